// Look-ups of a worker thread in data that stays with the main thread: one numbered request at a time goes over a port,
// and the thread sleeps until the reply of that number is there.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { RecordPlace } from '../../cards/node.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import {
  excerptsFrom,
  isRuleNumber,
  type QuotableRule,
  type RuleLookup,
  type RuleNumberText,
} from '../../rules/index.ts';
import type { AnswerDeps } from '../answer-question.ts';

/** The data that workers look up in the main thread; the scenario library each worker reads itself. */
export interface LookupSource extends Pick<AnswerDeps, 'book'>, Pick<RuleLookup, 'quotable'> {
  /** The place of a card in the store that has it compiled. */
  readonly placeOf?: (name: string) => RecordPlace | undefined;
}

type CardLookup = ReturnType<LookupSource['book']['byName']>;

/** The reply to a name: what was found, and the place of that card in a store that has it compiled. */
interface NameReply {
  readonly found: CardLookup;
  readonly place: RecordPlace | undefined;
}

/** The reply to what may be a full name: that name, with the reply to it, which is looked up next. */
interface FullNameReply extends NameReply {
  readonly full: string;
}

/** The most names whose replies a worker keeps. */
const MOST_NAMES = 500;
/** The most rules that a worker keeps, those of each day apart. */
const MOST_RULES = 500;

export type LookupRequest =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'fullName' | 'namesIn' | 'nameNear'; readonly text: string }
  | { readonly kind: 'date' }
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
      return nameReply(request.name, source);
    case 'fullName': {
      const full = source.book.fullName(request.text);
      return full === undefined ? undefined : ({ full, ...nameReply(full, source) } satisfies FullNameReply);
    }
    case 'namesIn':
      return source.book.namesIn(request.text);
    case 'nameNear':
      return source.book.nameNear(request.text);
    case 'date':
      return source.book.date;
    case 'rules':
      return source.quotable(request.numbers, request.day);
  }
}

function nameReply(name: string, { book, placeOf }: LookupSource): NameReply {
  const found = book.byName(name);
  return { found, place: found.kind === 'found' ? placeOf?.(found.card.name) : undefined };
}

/** The worker's end of the look-ups, with what it has kept of the replies. */
export interface LookupClient extends Pick<AnswerDeps, 'book' | 'excerpts'>, Required<Pick<LookupSource, 'placeOf'>> {
  /** Forgets names, as there may be other cards, or rules. */
  readonly forget: (what: 'names' | 'rules') => void;
}

/**
 * The worker's end. A card name and a rule are requested once until they are forgotten. Each look-up throws where its
 * reply is a fault.
 */
export function connectLookups(channel: LookupChannel): LookupClient {
  const request = requesterOn(channel);
  const rules = keptRules(request);
  let known = noNames();
  const keep = (name: string, { found, place }: NameReply) => {
    known.found.set(name, found);
    if (found.kind === 'found' && place !== undefined) known.places.set(found.card.name, place);
    return found;
  };
  let date: { readonly of: string | undefined } | undefined;
  return {
    book: {
      // What the other end replies to requests of these kinds.
      byName: name => known.found.get(name) ?? keep(name, request({ kind: 'name', name }) as NameReply),
      fullName: text => {
        const before = known.full.get(text);
        if (before !== undefined) return before.name;
        const reply = request({ kind: 'fullName', text }) as FullNameReply | undefined;
        known.full.set(text, { name: reply?.full });
        if (reply !== undefined) keep(reply.full, reply);
        return reply?.full;
      },
      namesIn: text => request({ kind: 'namesIn', text }) as ReturnType<LookupSource['book']['namesIn']>,
      nameNear: text => request({ kind: 'nameNear', text }) as ReturnType<LookupSource['book']['nameNear']>,
      get date() {
        date ??= { of: request({ kind: 'date' }) as string | undefined };
        return date.of;
      },
    },
    excerpts: (cited, day) => {
      const numbers = cited.map(it => (typeof it === 'string' ? it : it.rule)).filter(isRuleNumber);
      const quotable = rules.of([...new Set(numbers)], day);
      return excerptsFrom(cited, number => quotable.get(number));
    },
    placeOf: name => known.places.get(name),
    forget: what => {
      if (what === 'rules') {
        rules.forget();
        return;
      }
      known = noNames();
      date = undefined;
    },
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

/** Replies of the other end. */
function noNames() {
  return {
    found: new RecentMap<string, CardLookup>(MOST_NAMES),
    places: new RecentMap<string, RecordPlace>(4 * MOST_NAMES),
    full: new RecentMap<string, { readonly name: string | undefined }>(MOST_NAMES),
  };
}

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
