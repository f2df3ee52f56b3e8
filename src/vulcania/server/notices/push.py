"""Web Push: a message that one browser alone can read (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

TO_LIVE = 24 * 3600
"""For how many seconds a push service keeps what a browser that is switched off has not fetched."""
_VALID = 12 * 3600


def new_key() -> str:
    """The key by which push services know this server, as text to be kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pusher:
    """Packs messages, and signs for this server."""

    def __init__(self, key: str, contact: str) -> None:
        loaded = load_pem_private_key(key.encode(), None)
        assert isinstance(loaded, ec.EllipticCurvePrivateKey), "the key is ours"
        self._key = loaded
        self._contact = contact
        self.public = b64(_point(loaded.public_key()))
        """What a browser is told when it subscribes."""

    def packed(self, message: str, p256dh: str, auth: str) -> bytes:
        own = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(
            message.encode(), private_key=own, dh=unb64(p256dh), auth_secret=unb64(auth), version="aes128gcm"
        )
        return sealed

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _VALID, "sub": self._contact}
        head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{b64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TO_LIVE),
            "Urgency": "normal",
        }


def usable(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are what they should be; they come from outside."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
        return len(unb64(auth)) == 16
    except ValueError:
        return False


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
