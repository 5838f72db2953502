// Signatures of Discord's requests: Ed25519 over the time and the bytes of the body, each accepted once and while fresh.

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Clock } from '../../clock/index.ts';

/** The reason why a request is refused. */
export type SignatureFault = 'not signed' | 'stale' | 'forged' | 'replayed';

export interface SignedRequest {
  /** The header X-Signature-Ed25519: 64 bytes in hexadecimal digits. */
  readonly signature: string | undefined;
  /** The header X-Signature-Timestamp: seconds since 1970. */
  readonly timestamp: string | undefined;
  readonly body: Uint8Array;
}

/** Milliseconds that a request may be older, or its time ahead: Discord itself waits three seconds for an answer. */
const FRESH = 60_000;
/** The most signatures remembered; more than come within the time above. */
const MOST_SEEN = 100_000;

/** Makes the check for an application's public key, in hexadecimal digits. Throws where that is no key. */
export function signatureCheck(
  publicKey: string,
  { now }: Clock,
): (request: SignedRequest) => SignatureFault | undefined {
  const key = keyOf(publicKey);
  /** The signatures accepted, the oldest first, each with the time at which it is too old to be accepted again. */
  const seen = new Map<string, number>();
  return ({ signature, timestamp, body }) => {
    if (signature === undefined || timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return 'not signed';
    if (!/^[0-9a-f]{128}$/i.test(signature)) return 'not signed';
    const signedAt = Number(timestamp) * 1_000;
    if (Math.abs(now() - signedAt) > FRESH) return 'stale';
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    if (!verify(null, signed, key, Buffer.from(signature, 'hex'))) return 'forged';
    // Of one signature there are two spellings in letters.
    const once = signature.toLowerCase();
    if (seen.has(once)) return 'replayed';
    for (const [old, until] of seen) {
      if (until > now() && seen.size < MOST_SEEN) break;
      seen.delete(old);
    }
    seen.set(once, now() + 2 * FRESH);
    return undefined;
  };
}

function keyOf(publicKey: string): KeyObject {
  if (!/^[0-9a-f]{64}$/i.test(publicKey)) throw new Error("Discord's public key for the application is no key.");
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
