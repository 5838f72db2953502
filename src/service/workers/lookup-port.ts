// Look-ups of a worker thread in data that stays with the main thread: one numbered request at a time goes over a port,
// and the thread sleeps until the reply of that number is there.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { CardBook, CardLookup } from '../../cards/index.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import {
  excerptsFrom,
  isRuleNumber,
  type QuotableRule,
  type RuleLookup,
  type RuleNumberText,
} from '../../rules/index.ts';
import type { AnswerDeps } from '../answerer.ts';

/**
 * The data that workers look up in the main thread: rules, and a card whose record a worker cannot read itself. The
 * scenario library each worker reads itself.
 */
export interface LookupSource extends Pick<RuleLookup, 'quotable'> {
  readonly book: Pick<CardBook, 'byName'>;
}

/** The most rules that a worker keeps, those of each day apart. */
const MOST_RULES = 500;

export type LookupRequest =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'rules'; readonly numbers: readonly RuleNumberText[]; readonly day: string | undefined };

interface NumberedRequest {
  readonly number: number;
  readonly request: LookupRequest;
}

type LookupReply = { readonly number: number } & ({ readonly value: unknown } | { readonly fault: unknown });

/** One end of the connection between the main thread and a worker. */
export interface LookupChannel {
  readonly port: MessagePort;
  /** A single number in shared memory: that of the last request whose reply was posted. */
  readonly replied: Int32Array;
}

/**
 * The main thread's end: replies to each request from the present source. An error thrown on the way becomes a fault of
 * that request, so that a damaged card file ends one question and not the process.
 */
export function serveLookups({ port, replied }: LookupChannel, source: () => LookupSource | undefined): void {
  port.on('message', ({ number, request }: NumberedRequest) => {
    try {
      port.postMessage({ number, value: answerLookup(request, source()) } satisfies LookupReply);
    } catch (error) {
      // An error may contain values that cannot be posted; its message always can.
      port.postMessage({ number, fault: error instanceof Error ? error.message : String(error) } satisfies LookupReply);
    }
    Atomics.store(replied, 0, number);
    Atomics.notify(replied, 0);
  });
}

function answerLookup(request: LookupRequest, source: LookupSource | undefined): unknown {
  if (source === undefined) throw new Error('nothing is leased to this worker');
  switch (request.kind) {
    case 'name':
      return source.book.byName(request.name);
    case 'rules':
      return source.quotable(request.numbers, request.day);
  }
}

/** The worker's end of the look-ups, with the rules that it has kept. */
export interface LookupClient extends Pick<AnswerDeps, 'excerpts'> {
  readonly byName: CardBook['byName'];
  /** Forgets the rules, as there may be others. */
  readonly forgetRules: () => void;
}

/** The worker's end. A rule is requested once until it is forgotten. Each look-up throws where its reply is a fault. */
export function connectLookups(channel: LookupChannel): LookupClient {
  const request = requesterOn(channel);
  const rules = keptRules(request);
  return {
    // What the other end replies to requests of this kind.
    byName: name => request({ kind: 'name', name }) as CardLookup,
    excerpts: (cited, day) => {
      const numbers = cited.map(it => (typeof it === 'string' ? it : it.rule)).filter(isRuleNumber);
      const quotable = rules.of([...new Set(numbers)], day);
      return excerptsFrom(cited, number => quotable.get(number));
    },
    forgetRules: rules.forget,
  };
}

/** Rules as they can be quoted: those that are not kept are requested together. */
function keptRules(request: (request: LookupRequest) => unknown) {
  let kept = new RecentMap<string, { readonly rule: QuotableRule | undefined }>(MOST_RULES);
  const keyOf = (number: RuleNumberText, day: string | undefined) => `${day} ${number}`;
  return {
    of: (numbers: readonly RuleNumberText[], day: string | undefined) => {
      const found = new Map<RuleNumberText, QuotableRule | undefined>();
      const missing: RuleNumberText[] = [];
      for (const number of numbers) {
        const known = kept.get(keyOf(number, day));
        if (known === undefined) missing.push(number);
        else found.set(number, known.rule);
      }
      const replied = missing.length === 0 ? [] : (request({ kind: 'rules', numbers: missing, day }) as RulesReply);
      for (const [at, number] of missing.entries()) {
        kept.set(keyOf(number, day), { rule: replied[at] });
        found.set(number, replied[at]);
      }
      return found;
    },
    forget: () => {
      kept = new RecentMap(MOST_RULES);
    },
  };
}

type RulesReply = ReturnType<LookupSource['quotable']>;

function requesterOn({ port, replied }: LookupChannel): (request: LookupRequest) => unknown {
  let number = 0;
  return request => {
    number = (number + 1) | 0; // as wide as the shared number
    port.postMessage({ number, request } satisfies NumberedRequest);
    sleepUntil(replied, number);
    // The other end posts nothing else on this port.
    const reply: LookupReply | undefined = receiveMessageOnPort(port)?.message;
    if (reply?.number !== number) {
      throw new Error(`Look-up ${number} (${request.kind}) found ${reply ? `reply ${reply.number}` : 'no reply'}.`);
    }
    if ('fault' in reply) throw new Error(`Look-up ${number} (${request.kind}) failed: ${reply.fault}.`);
    return reply.value;
  };
}

/** Sleeps until the shared number is this one. A wake-up alone proves nothing: it may be late or spurious. */
function sleepUntil(shared: Int32Array, number: number): void {
  for (let seen = Atomics.load(shared, 0); seen !== number; seen = Atomics.load(shared, 0)) {
    Atomics.wait(shared, 0, seen);
  }
}
