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
  const { content = '', type } = await encoded(body);
  const isSecure = url.startsWith('https:');
  const [open, agent] = isSecure ? [secureRequest, AGENTS.secure] : [plainRequest, AGENTS.plain];
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        agent,
        ...(method == null ? {} : { method }),
        headers: {
          // The library writes its headers as a record.
          ...(headers as Readonly<Record<string, string>>),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...(body == null ? {} : { 'Content-Length': Buffer.byteLength(content) }),
        },
      },
      response => received(response, resolve, reject),
    );
    request.once('error', reject);
    // The signal is of this request alone.
    signal?.addEventListener('abort', () => request.destroy(signal.reason), { once: true });
    request.end(content);
  });
};

/** A body as it is sent: JSON as text, which goes out in one piece with the headers, or a form with files, which brings its type. */
async function encoded(
  body: Parameters<Send>[1]['body'],
): Promise<{ readonly content?: string | Buffer; readonly type?: string }> {
  if (body == null) return {};
  if (typeof body === 'string') return { content: body };
  const form = new Response(body as FormData); // the library makes nothing else
  const type = form.headers.get('content-type');
  return { content: Buffer.from(await form.arrayBuffer()), ...(type === null ? {} : { type }) };
}

function received(
  response: IncomingMessage,
  resolve: (whole: ResponseLike) => void,
  reject: (error: Error) => void,
): void {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.once('end', () => resolve(whole(response, Buffer.concat(parts))));
  // A connection that ends within the response is an error of that.
  response.once('error', reject);
}

function whole({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer): ResponseLike {
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
