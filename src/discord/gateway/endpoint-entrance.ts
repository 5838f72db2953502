// The entrance over HTTPS: Discord sends each interaction as a signed request, and takes the first response as the answer
// to it. Nothing is kept between requests but in the store, so that any number of processes may stand behind one address.

import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { type APIInteractionResponse, InteractionResponseType, InteractionType, REST, Routes } from 'discord.js';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { type Clock, settledWithin } from '../../clock/index.ts';
import type { TakenInteractions } from '../../store/index.ts';
import type { InteractionOrigin } from '../input/interaction.ts';
import { RefusedByDiscord, whenReachable } from './connect.ts';
import type { Entered, Entrance } from './entrance.ts';
import type { Reception } from './reception.ts';
import { laterResponses, type ResponsePort, restForResponses } from './response-port.ts';
import { type SignatureFault, signatureCheck } from './signature.ts';

export interface EndpointOptions {
  readonly token: string;
  readonly log: Logger;
  readonly clock: Clock;
  /** The address of Discord's API, without the version; Discord's own when left out. */
  readonly api: string | undefined;
  /** The address to listen on, where a proxy ends TLS. Port 0 stands for any free one. */
  readonly host: string;
  readonly port: number;
  /** The interactions that processes over one store have taken; undefined where no other process takes any. */
  readonly taken: TakenInteractions | undefined;
}

/** The path of the address that Discord is told as the Interactions Endpoint URL. */
export const ENDPOINT_PATH = '/interactions';

/** The most bytes of a request: a message brought along has a few thousand characters, and its embeds as many. */
const MOST_BYTES = 256 * 1_024;

/**
 * Milliseconds for which a connection stays open that no request uses: longer than a proxy keeps it, since what a proxy
 * sends while this side closes is lost.
 */
const KEPT_OPEN = 130_000;

/** Milliseconds for the store to say whether another process has taken an interaction; Discord waits for three seconds. */
const TAKING = 1_000;

type Environment = { Bindings: HttpBindings };

/** Makes the entrance without listening. */
export function endpointEntrance(reception: Reception, options: EndpointOptions): Omit<Entrance, 'lost'> {
  const { token, log, clock, host } = options;
  const rest = new REST(options.api === undefined ? {} : { api: options.api }).setToken(token);
  const ending = new AbortController();
  let server: ServerType | undefined;
  return {
    open: async (): Promise<Entered> => {
      const { id, name, publicKey } = await whenReachable(() => application(rest), {
        clock,
        log,
        signal: ending.signal,
      });
      const app = endpoint(reception, restForResponses(options.api), signatureCheck(publicKey, clock), options);
      server = await listen(app, host, options.port);
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      return { rest, application: id, about: { as: name, host, port, path: ENDPOINT_PATH } };
    },
    isOpen: () => server?.listening === true,
    close: async () => {
      ending.abort(new Error('The bot was stopped.'));
      if (server === undefined) return;
      const closed = new Promise(resolve => server?.close(resolve));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

interface Application {
  readonly id: string;
  readonly name: string;
  readonly publicKey: string;
}

/** Requests what Discord knows of our application. */
async function application(rest: REST): Promise<Application> {
  const answer: unknown = await rest.get(Routes.currentApplication()).catch(error => {
    if (error instanceof Error && 'status' in error && error.status === 401) {
      throw new RefusedByDiscord('Discord refuses the token in DISCORD_TOKEN. Copy it again, or make a new one.');
    }
    throw error;
  });
  const { id, name, verify_key: publicKey } = { id: '', name: '', verify_key: '', ...(answer as object) };
  return { id, name, publicKey };
}

/** The server: one path, which answers what Discord has signed and nothing else. */
function endpoint(
  reception: Reception,
  rest: REST,
  check: ReturnType<typeof signatureCheck>,
  { log, clock, taken }: EndpointOptions,
): Hono<Environment> {
  const app = new Hono<Environment>();
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: context => context.text('too long', 413) });
  app.post(ENDPOINT_PATH, limit, async context => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const fault = check({
      signature: context.req.header('x-signature-ed25519'),
      timestamp: context.req.header('x-signature-timestamp'),
      body,
    });
    const refused = (reason: SignatureFault) => {
      log.warn({ fault: reason }, 'a request to the endpoint was refused');
      return context.text(reason, 401);
    };
    if (fault !== undefined) return refused(fault);
    const payload = parsed(body);
    if (isPing(payload)) return context.json({ type: InteractionResponseType.Pong });
    if (taken !== undefined && !(await isFirst(payload, taken, { log, clock }))) return refused('replayed');
    return answered(context, reception, payload, { rest, clock });
  });
  app.onError((error, context) => {
    log.error({ err: error }, 'a request to the endpoint failed');
    return context.text('failed', 500);
  });
  return app;
}

/**
 * Whether no other process has taken the interaction. Where the store does not say so in time, it counts as the first: an
 * outage of the store costs no answers.
 */
async function isFirst(
  payload: unknown,
  taken: TakenInteractions,
  { log, clock }: Pick<EndpointOptions, 'log' | 'clock'>,
): Promise<boolean> {
  const { id } = { id: undefined, ...(payload as object | undefined) };
  if (typeof id !== 'string') return true;
  let first: boolean | undefined;
  const taking = taken.take(id).then(
    answer => {
      first = answer;
    },
    error => {
      first = true;
      log.error({ err: error }, 'whether an interaction was taken before cannot be told');
    },
  );
  await settledWithin(taking, TAKING, clock);
  if (first === undefined)
    log.warn({ ms: TAKING }, 'the store did not say in time whether an interaction was taken before');
  return first ?? true;
}

/** The answer to a request: the first response to its interaction. */
async function answered(
  context: Context<Environment>,
  reception: Reception,
  payload: unknown,
  { rest, clock }: { readonly rest: REST; readonly clock: Clock },
): Promise<Response> {
  let respond: (response: APIInteractionResponse) => void = () => {};
  const first = new Promise<APIInteractionResponse>(resolve => {
    respond = resolve;
  });
  const port = (origin: InteractionOrigin): ResponsePort => ({
    ...laterResponses(rest, origin, clock),
    first: response => {
      const sent = whenSent(context);
      respond(response);
      return sent;
    },
  });
  const work = reception.receive(payload, port);
  if (work === undefined) return context.text('not an interaction of this bot', 400);
  const response = await Promise.race([first, work]);
  return response === undefined ? context.text('not answered', 500) : context.json(response);
}

/** Resolves when the answer to a request has been sent; rejects where nobody waits for it any more. */
function whenSent({ env }: Context<Environment>): Promise<void> {
  const { outgoing } = env;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('Discord closed the connection before the answer was sent.'));
    // What is closed already closes no second time.
    if (outgoing.closed) fail();
    outgoing.once('finish', () => resolve());
    outgoing.once('close', fail);
  });
}

function isPing(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'type' in payload && payload.type === InteractionType.Ping;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function listen(app: Hono<Environment>, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEPT_OPEN };
    const server = serve({ fetch: app.fetch, hostname, port, serverOptions }, () => resolve(server));
    server.once('error', reject);
  });
}
