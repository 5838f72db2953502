// Why something may not be chosen: the limit it misses, in words.

import type { Clause, Comparison, GameEvent, GameState, IllegalPick, MissedLimit } from '../engine/index.ts';
import { answerNames } from './answer-names.ts';
import { listInWords, spelledOut } from './english.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';
import type { Phraser } from './phrase/phraser.ts';

/** "Serra Angel has mana value 5, and Mockingbird with X = 2 copies at most 3"; undefined where no limit is missed. */
export function explainMissed(
  { choice, missed }: IllegalPick,
  before: GameState,
  event: GameEvent,
): string | undefined {
  if (missed.length === 0) return undefined;
  const names = answerNames([before]);
  const chooser = choice.object === undefined ? undefined : before.objects.get(choice.object);
  const self = chooser === undefined ? CARD_VOICE.self : names.plain(chooser.id);
  const speaker = names.player(choice.who);
  const phraser = makePhraser({ ...CARD_VOICE, you: speaker.name, your: speaker.own, self });
  const entering = event.kind === 'enters' ? event.objects.find(it => it.object === choice.object) : undefined;
  const x = entering?.cast?.x;
  const who = x === undefined ? self : `${self} with X = ${x}`;
  const verb = choice.kind === 'copy' ? 'copies' : 'takes';
  const sentences = missed.map(limitMissed => {
    const { fact, limit } = explainLimit(phraser, limitMissed);
    return `${names.full(limitMissed.object)} ${fact}, and ${who} ${verb} ${limit}`;
  });
  return `${listInWords(sentences, 'and')}.`;
}

interface LimitWords {
  /** The quality of the object, as a predicate. */
  readonly fact: string;
  /** The required quality. */
  readonly limit: string;
}

function explainLimit(phraser: Phraser, { clause, filter, measured }: MissedLimit): LimitWords {
  if (clause.kind === 'measure' && measured !== undefined) {
    const measure = spelledOut(clause.measure);
    const { value, bound } = measured;
    if (value === undefined) return { fact: `has no ${measure}`, limit: phraser.filter(filter, 'one') };
    return { fact: `has ${measure} ${value}`, limit: BOUNDS[clause.is](bound) };
  }
  return { fact: missedFact(phraser, clause), limit: phraser.filter(filter, 'one') };
}

function missedFact(phraser: Phraser, clause: Clause): string {
  if (clause.kind === 'inZone') return `is not ${PLACES[clause.zone]}`;
  if (clause.kind === 'not') return `is ${phraser.filter({ clauses: [clause.of] }, 'one')}`;
  if (clause.kind === 'other' || clause.kind === 'is') return `is not what is meant`;
  return `is not ${phraser.filter({ clauses: [clause] }, 'one')}`;
}

const BOUNDS = {
  '=': bound => `only ${bound}`,
  '!=': bound => `anything but ${bound}`,
  '<': bound => `less than ${bound}`,
  '<=': bound => `at most ${bound}`,
  '>': bound => `more than ${bound}`,
  '>=': bound => `at least ${bound}`,
} as const satisfies { readonly [C in Comparison]: (bound: number) => string };

const PLACES = {
  battlefield: 'on the battlefield',
  graveyard: 'in a graveyard',
  hand: 'in a hand',
  library: 'in a library',
  exile: 'in exile',
  command: 'in the command zone',
  stack: 'on the stack',
  outside: 'outside the game',
  nowhere: 'nowhere',
} as const satisfies { readonly [Z in Extract<Clause, { kind: 'inZone' }>['zone']]: string };
