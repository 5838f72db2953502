// Requests to the endpoint of a bot, signed as Discord signs them.

import { generateKeyPairSync, sign } from 'node:crypto';
import type { Json } from './shapes.ts';

/** The headers and the bytes of a signed request. */
export interface SignedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SigningKey {
  /** The key to check signatures with, in hexadecimal digits. */
  readonly publicKey: string;
  /** Signs a body as of a time in milliseconds since 1970. */
  readonly signed: (body: string, at: number) => SignedBody;
  /** Posts a payload signed as of a time. */
  readonly post: (url: string, payload: Json, at: number) => Promise<Response>;
}

/** Makes a new key. */
export function signingKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const signed = (body: string, at: number): SignedBody => {
    const timestamp = String(Math.floor(at / 1_000));
    const signature = sign(null, Buffer.from(timestamp + body), privateKey).toString('hex');
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': signature,
      'x-signature-timestamp': timestamp,
    };
    return { headers, body };
  };
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    signed,
    post: (url, payload, at) => fetch(url, { method: 'POST', ...signed(JSON.stringify(payload), at) }),
  };
}
