"""Without a connection the house says so, and is back when it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import Visitors


def test_without_a_connection_the_house_says_so(visitors: Visitors) -> None:
    anna = visitors.come(locale="fr-FR", service_workers="allow", fresh=True)
    anna.excuse("ERR_INTERNET_DISCONNECTED")
    anna.go("/").page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    anna.context.set_offline(True)
    anna.go("/rules/soum-soum")
    expect(anna.page.locator("#offline")).to_have_text("La maison ne répond pas")
    anna.page.locator("main .btn.primary").click()  # asked again too early, it says so again
    expect(anna.page.locator("#offline")).to_have_text("La maison ne répond pas")
    anna.context.set_offline(False)  # and nobody has to ask
    expect(anna.page.locator("#offline")).to_have_count(0)
    assert anna.page.url.endswith("/rules/soum-soum")
