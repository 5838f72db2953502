// Clients of Discord's HTTP API. They send by Node's own client: the one that the library comes with takes longer to load
// than all else of it, and more memory.

import { Agent, type IncomingMessage, request as plainRequest, STATUS_CODES } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { REST, type RESTOptions, type ResponseLike } from '@discordjs/rest';

/** Milliseconds that a connection is kept open without a request: another one takes longer to open than a response to send. */
const KEPT_OPEN = 60_000;
const KEPT = { keepAlive: true, timeout: KEPT_OPEN } as const;
const AGENTS = { plain: new Agent(KEPT), secure: new SecureAgent(KEPT) } as const;

/** A client; `api` is the address of Discord's API, without the version, where it is not its own. */
export function discordRest(api: string | undefined, options: Partial<RESTOptions> = {}): REST {
  return new REST({ makeRequest: send, ...options, ...(api === undefined ? {} : { api }) });
}

type Send = RESTOptions['makeRequest'];

/** Sends a request, and resolves when the whole response is there. */
const send: Send = async (url, { method, headers, body, signal }) => {
  const { bytes, type } = await encoded(body);
  const isSecure = url.startsWith('https:');
  const [open, agent] = isSecure ? [secureRequest, AGENTS.secure] : [plainRequest, AGENTS.plain];
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        agent,
        ...(method == null ? {} : { method }),
        ...(signal == null ? {} : { signal }),
        headers: {
          // The library writes its headers as a record.
          ...(headers as Readonly<Record<string, string>>),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...(bytes === undefined ? {} : { 'Content-Length': bytes.length }),
        },
      },
      response => received(response).then(resolve, reject),
    );
    request.once('error', reject);
    request.end(bytes);
  });
};

/** A body as it is sent: JSON as text, or a form with files, which brings its type. */
async function encoded(
  body: Parameters<Send>[1]['body'],
): Promise<{ readonly bytes?: Buffer; readonly type?: string }> {
  if (body == null) return {};
  if (typeof body === 'string') return { bytes: Buffer.from(body) };
  const form = new Response(body as FormData); // the library makes nothing else
  const type = form.headers.get('content-type');
  return { bytes: Buffer.from(await form.arrayBuffer()), ...(type === null ? {} : { type }) };
}

async function received(response: IncomingMessage): Promise<ResponseLike> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const body = Buffer.concat(parts);
  const { statusCode: status = 0, headers } = response;
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : (value?.join(', ') ?? null);
  };
  return {
    body: null,
    bodyUsed: true,
    status,
    statusText: STATUS_CODES[status] ?? '',
    ok: status >= 200 && status < 300,
    headers: { get } as Headers, // of which the library reads single headers alone
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
    arrayBuffer: async () => new Uint8Array(body).buffer,
  };
}
