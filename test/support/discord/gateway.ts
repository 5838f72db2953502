// The gateway of the stand-in: hello, identify, resume, heartbeats, and events out.

import type { Server } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { type Json, type Person, snowflake, userPayload } from './shapes.ts';

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  invalidSession: 9,
  hello: 10,
  acknowledged: 11,
} as const;
const HEARTBEAT_MS = 20_000;

interface Session {
  readonly id: string;
  readonly shard: readonly number[];
  readonly missed: string[];
  sequence: number;
  socket: WebSocket | undefined;
}

export interface GatewaySettings {
  readonly server: Server;
  readonly token: string;
  readonly bot: Person;
  readonly url: () => string;
  readonly problem: (text: string) => void;
  /** The fewest shards that are accepted. */
  readonly shards: () => number;
}

export interface Gateway {
  /** Sends an event to the shard of its server; to one that is away when it comes back. */
  dispatch(event: string, data: Json): void;
  /** Cuts every connection as a failing network does. */
  cut(): void;
  /** Reads nothing any more that the bot sends, as where the network is stuck. */
  stall(): void;
  /** Closes every connection with a code of Discord's. */
  end(code: number): void;
  close(): Promise<void>;
  readonly identified: () => number;
  readonly resumed: () => number;
  readonly heartbeats: () => number;
}

export function makeGateway(settings: GatewaySettings): Gateway {
  const sockets = new WebSocketServer({ server: settings.server, path: '/gateway' });
  const sessions = new Map<string, Session>();
  const counts = { identified: 0, resumed: 0, heartbeats: 0 };
  const send = (session: Session, event: string, data: Json) => {
    session.sequence += 1;
    const text = JSON.stringify({ op: OP.dispatch, s: session.sequence, t: event, d: data });
    if (session.socket?.readyState === WebSocket.OPEN) session.socket.send(text);
    else session.missed.push(text);
  };

  const identify = (socket: WebSocket, data: Json) => {
    if (data.token !== settings.token) return socket.close(4004, 'Authentication failed.');
    const shard = Array.isArray(data.shard) ? data.shard.map(Number) : [0, 1];
    if ((shard[1] ?? 1) < settings.shards()) return socket.close(4011, 'Sharding required.');
    counts.identified += 1;
    const session: Session = { id: snowflake(), shard, missed: [], sequence: 0, socket };
    // A shard that identifies anew has given up its session.
    for (const session of sessions.values())
      if (session.shard[0] === shard[0] || session.shard[1] !== shard[1]) sessions.delete(session.id);
    sessions.set(session.id, session);
    send(session, 'READY', {
      v: 10,
      user: userPayload(settings.bot, true),
      guilds: [],
      session_id: session.id,
      resume_gateway_url: settings.url(),
      shard: data.shard,
      application: { id: settings.bot.id, flags: 0 },
    });
  };

  const resume = (socket: WebSocket, data: Json) => {
    const session = sessions.get(String(data.session_id));
    if (!session) return socket.send(JSON.stringify({ op: OP.invalidSession, d: false }));
    counts.resumed += 1;
    session.socket = socket;
    for (const text of session.missed.splice(0)) socket.send(text);
    send(session, 'RESUMED', {});
  };

  sockets.on('connection', socket => {
    socket.send(JSON.stringify({ op: OP.hello, d: { heartbeat_interval: HEARTBEAT_MS } }));
    socket.on('message', raw => {
      const { op, d } = payloadOf(String(raw));
      if (op === OP.heartbeat) {
        counts.heartbeats += 1;
        socket.send(JSON.stringify({ op: OP.acknowledged }));
      } else if (op === OP.identify) identify(socket, d);
      else if (op === OP.resume) resume(socket, d);
      else settings.problem(`The bot sent the gateway operation ${String(op)}, which the stand-in does not know.`);
    });
    socket.on('close', () => {
      for (const session of sessions.values()) if (session.socket === socket) session.socket = undefined;
    });
  });

  return {
    dispatch: (event, data) => {
      const session = [...sessions.values()].find(({ shard: [id = 0, count = 1] }) => shardOf(data, count) === id);
      if (session) send(session, event, data);
    },
    cut: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    stall: () => {
      for (const socket of sockets.clients) socket.pause();
    },
    end: code => {
      sessions.clear();
      for (const socket of sockets.clients) socket.close(code);
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise(resolve => sockets.close(resolve));
    },
    identified: () => counts.identified,
    resumed: () => counts.resumed,
    heartbeats: () => counts.heartbeats,
  };
}

/** The shard to which the events of a server are sent; those of direct messages are sent to the first. */
function shardOf({ guild_id: server }: Json, count: number): number {
  return typeof server === 'string' ? Number((BigInt(server) >> 22n) % BigInt(count)) : 0;
}

function payloadOf(text: string): { readonly op: unknown; readonly d: Json } {
  const value: unknown = JSON.parse(text);
  const { op, d } = { op: undefined, d: undefined, ...(typeof value === 'object' ? value : {}) };
  return { op, d: typeof d === 'object' && d !== null ? Object.fromEntries(Object.entries(d)) : {} };
}
