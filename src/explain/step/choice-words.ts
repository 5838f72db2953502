// Words for each kind of choice: what was picked, and what there is to pick.

import type { Choice, ChoiceKind, ChoiceSubject } from '../../engine/index.ts';
import { COIN_FACES } from '../../vocabulary/index.ts';
import { numberWord } from '../english-numbers.ts';

/** The parts of a sentence on a choice. */
export interface ChoiceParts {
  /** The chooser with a verb: "you choose", "Ann chooses". */
  readonly does: (verb: string) => string;
  /** The object the choice is for: "Clone", or "it"; with "for" before it, empty where there is none. */
  readonly object: string;
  readonly for: string;
  /** The possibilities of few words: "haste or a +1/+1 counter"; undefined where there are others. */
  readonly among: string | undefined;
  /** The option offered as the object enters: "unleash Splatter Thug"; undefined where no keyword names it. */
  readonly option: string | undefined;
  /** The pick: "Grizzly Bears", "blue", "three". Empty for none. */
  readonly picked: string;
  readonly none: boolean;
  readonly yes: boolean;
  readonly number: number | undefined;
  /** Whether the number is of life (119.4). */
  readonly life: boolean;
  /** Whether objects are picked. */
  readonly ofObjects: boolean;
  readonly your: string;
  /** The payment offered: "pay two life"; undefined where no ability names one. */
  readonly price: string | undefined;
}

/** The clauses on a choice: made, and as a request. */
export interface ChoiceWords {
  readonly made: (parts: ChoiceParts) => string;
  readonly request: (parts: ChoiceParts) => string;
}

const WORDS = {
  apply: {
    made: it => it.does(`choose to apply ${it.picked} first`),
    request: it => it.does(`choose which effect applies ${it.object === 'it' ? '' : `to ${it.object} `}first`),
  },
  copy: {
    made: it => it.does(it.none ? `choose no copy${it.for}` : `choose ${it.picked} to copy`),
    request: it => it.does(`choose what ${it.object} copies`),
  },
  color: chosen('a color'),
  creatureType: chosen('a creature type'),
  cardName: {
    made: it => it.does(it.none ? `name no card${it.for}` : `name ${it.picked}${it.for}`),
    request: it => it.does(`choose a card name${it.for}`),
  },
  player: chosen('a player'),
  number: chosen('a number'),
  basicLandType: chosen('a basic land type'),
  landType: chosen('a land type'),
  cardType: chosen('a card type'),
  mode: chosen('a mode'),
  word: chosen('a word'),
  pay: {
    made: it => it.does(paid(it)),
    request: it => it.does(offered(it)),
  },
  may: {
    made: parts => parts.does(`${parts.yes ? '' : "don't "}${parts.option ?? `use the option of ${parts.object}`}`),
    request: it => it.does(`decide whether to ${it.option ?? `use the option of ${it.object}`}`),
  },
  object: chosen('an object'),
  put: {
    made: it => it.does(it.none ? `choose no card${it.for}` : `choose ${it.picked}${it.for}`),
    request: it => it.does(`choose a card${it.for}`),
  },
  reveal: moving('reveal'),
  sacrifice: moving('sacrifice'),
  devour: moving('devour'),
  exile: moving('exile'),
  return: moving('return'),
  discard: moving('discard'),
  attachTo: {
    made: it => it.does(it.none ? `attach ${it.object} to nothing` : `attach ${it.object} to ${it.picked}`),
    request: it => it.does(`choose what ${it.object} is attached to`),
  },
  protector: {
    made: it => it.does(`choose ${it.picked} as the protector of ${it.object}`),
    request: it => it.does(`choose the protector of ${it.object}`),
  },
  order: {
    made: it => it.does(`choose the order: ${it.picked}`),
    request: it => it.does('choose the order'),
  },
  move: {
    made: it => it.does(`choose where ${it.object} goes: ${it.picked}`),
    request: it => it.does(`choose where ${it.object} goes`),
  },
  attacking: {
    made: it => it.does(`choose ${it.picked} for ${it.object} to attack`),
    request: it => it.does(`choose what ${it.object} attacks`),
  },
  flip: {
    made: it => `the coin comes up ${it.picked}`,
    request: () => 'a coin is flipped',
  },
  counter: {
    made: it => it.does(`choose ${it.picked}${it.for}`),
    request: it => it.does(it.ofObjects ? 'choose what gets counters' : `choose the kind of counter${it.for}`),
  },
  keep: {
    made: it => it.does(`keep ${it.picked}`),
    request: it => it.does('choose which one to keep'),
  },
  token: {
    made: it => it.does(`choose the token: ${it.picked}`),
    request: it => it.does('choose which token is created'),
  },
} as const satisfies { readonly [K in ChoiceKind]: ChoiceWords };

/** The words for a choice, by its kind or by what it is about. */
export function choiceWords({ kind, about, options }: Choice): ChoiceWords {
  if (about !== undefined) return ABOUT[about];
  // 705.2: between the two sides of a coin nobody chooses
  const sides = options.map(({ pick }) => (pick.kind === 'word' ? pick.word : ''));
  return kind === 'mode' && sides.length === 2 && sides.every(isFace) ? WORDS.flip : WORDS[kind];
}

function isFace(side: string): boolean {
  return COIN_FACES.some(it => it === side);
}

const ABOUT = {
  timestamps: WORDS.order,
  'shielded damage': {
    made: it => it.does(`choose to prevent the damage from ${it.picked} first`),
    request: it => it.does('choose which damage is prevented first'),
  },
  'chosen object': chosen('an object'),
  'counters taken': {
    made: it => it.does(`choose in which order the counters are taken: ${it.picked}`),
    request: it => it.does('choose which one takes counters first'),
  },
  untapping: {
    made: it => it.does(it.none ? 'untap none of them' : `untap ${it.picked}`),
    request: it => it.does('choose what untaps'),
  },
  'at random': {
    made: it => `${it.none ? 'nothing' : it.picked} is picked at random${it.for}`,
    request: it => `something is picked at random${it.for}`,
  },
  'graveyard order': {
    made: it => it.does(`put ${it.picked} on top of the graveyard`),
    request: it => it.does('choose which card is on top of the graveyard'),
  },
  'cast on': {
    made: it => it.does(it.none ? `attach ${it.object} to nothing` : `cast ${it.object} on ${it.picked}`),
    request: it => it.does(`choose what ${it.object} is attached to`),
  },
} as const satisfies { readonly [S in ChoiceSubject]: ChoiceWords };

function chosen(what: string): ChoiceWords {
  return {
    made: parts => parts.does(`choose ${parts.none ? `no ${what.replace(/^an? /, '')}` : parts.picked}${parts.for}`),
    request: it => it.does(`choose ${it.among ?? what}${it.for}`),
  };
}

function moving(verb: string): ChoiceWords {
  return {
    made: it => it.does(`${verb} ${it.none ? 'nothing' : it.picked}${it.for}`),
    request: it => it.does(`choose what to ${verb}${it.for}`),
  };
}

function offered(parts: ChoiceParts): string {
  return `${parts.life ? 'choose how much life to pay' : `decide whether to ${parts.price ?? 'pay'}`}${parts.for}`;
}

function paid(parts: ChoiceParts): string {
  if (parts.number !== undefined && parts.life)
    return `pay ${parts.number === 0 ? 'no' : parts.number} life${parts.for}`;
  if (parts.number !== undefined)
    return parts.number === 0 ? `pay nothing${parts.for}` : `pay ${numberWord(parts.number)}${parts.for}`;
  const price = `${parts.price ?? 'pay'}${parts.for}`;
  return parts.yes ? price : `don't ${price}`;
}
