// Choices in words: the choice request, the pick, and the choices that decide between outcomes.

import type { Choice, ChoiceKind, ChoiceSubject, ObjectId, Pick, PickedChoice } from '../../engine/index.ts';
import {
  asSentence,
  capitalized,
  countedGroups,
  listInWords,
  numberWord,
  timesInWords,
  withIndefiniteArticleWord,
  withoutPlace,
} from '../english.ts';
import { abilitiesOf, type ExplainContext } from '../explain-context.ts';
import { CARD_VOICE, makePhraser } from '../phrase/make-phraser.ts';
import { anyPick } from './any-pick.ts';

/** A choice with its pick. */
export interface MadeChoice {
  readonly choice: Choice;
  readonly pick: Pick;
  readonly label?: string | undefined;
}

/** A choice as a sentence: "You choose Grizzly Bears to copy." */
export function explainChoice(context: ExplainContext, made: MadeChoice): string {
  return asSentence(wordsOf(made.choice).made(partsOf(context, made)));
}

/** A pick in a few words: "Grizzly Bears", "no copy", "pay two life". */
export function shortPick(context: ExplainContext, made: MadeChoice): string {
  const parts = partsOf(context, made);
  if (made.choice.kind === 'apply') return `${parts.picked} first`;
  if (!parts.none && made.pick.kind !== 'yes' && made.pick.kind !== 'no') return parts.picked;
  if (made.choice.kind === 'copy') return 'no copy';
  const sentence = wordsOf(made.choice).made(parts);
  const who = `${context.names.player(made.choice.who).name} `;
  return sentence.startsWith(who) ? sentence.slice(who.length) : sentence;
}

/** A choice request as a clause: "you choose what Clone copies". */
export function explainChoiceRequest(context: ExplainContext, choice: Choice): string {
  return wordsOf(choice).request(partsOf(context, { choice, pick: { kind: 'none' } }));
}

interface Parts {
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
  readonly your: string;
  /** The payment offered: "pay two life"; undefined where no ability names one. */
  readonly price: string | undefined;
}

function partsOf(context: ExplainContext, { choice, pick, label }: MadeChoice): Parts {
  const object = choice.object;
  return {
    does: verb => context.names.does(choice.who, verb),
    object: object === undefined ? 'it' : context.names.object(object),
    for: object === undefined ? '' : ` for ${context.names.object(object)}`,
    among: fewWords(context, choice),
    option: choice.kind === 'may' ? optionOf(context, choice) : undefined,
    picked: anyPick(context, choice) ?? pickWords(context, pick, label),
    none: pick.kind === 'none' || (pick.kind === 'objects' && pick.objects.length === 0),
    yes: pick.kind === 'yes',
    number: pick.kind === 'number' ? pick.number : undefined,
    your: context.names.player(choice.who).own,
    price: choice.kind === 'pay' ? priceOf(context, object) : undefined,
  };
}

/** An effect by the name of its source in the answer, where a scenario calls the source otherwise. */
function effectNamed(context: ExplainContext, label: string): string {
  for (const object of context.before.objects.values())
    if (object.label === label) return context.names.object(object.id);
  return label;
}

/** A pick in words. */
export function pickWords(context: ExplainContext, pick: Pick, label?: string): string {
  switch (pick.kind) {
    case 'objects':
      return objectWords(context, pick.objects);
    case 'player':
      return context.names.player(pick.player).second ? 'yourself' : context.names.player(pick.player).name;
    case 'effect':
      return effectNamed(context, pick.label || (label ?? 'that effect'));
    case 'word':
      return /\bcounter$/.test(pick.word) ? withIndefiniteArticleWord(pick.word) : pick.word;
    case 'number':
      return numberWord(pick.number);
    case 'yes':
    case 'no':
    case 'none':
      return pick.kind === 'none' ? 'nothing' : pick.kind;
  }
}

/** Objects by name, with equal names counted. */
export function objectWords(context: ExplainContext, ids: readonly ObjectId[]): string {
  if (ids.length === 0) return 'nothing';
  const plain = ids.map(context.names.plain);
  return new Set(plain).size < ids.length
    ? listInWords(countedGroups(plain))
    : listInWords(ids.map(context.names.object));
}

interface Words {
  readonly made: (parts: Parts) => string;
  readonly request: (parts: Parts) => string;
}

const WORDS = {
  apply: {
    made: it => it.does(`choose to apply ${it.picked} first`),
    request: it => it.does(`choose which effect applies to ${it.object} first`),
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
    request: it => it.does(`decide whether to ${it.price ?? 'pay'}${it.for}`),
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
    request: it => it.does(`choose which of two moves ${it.object} makes`),
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
    request: it => it.does(`choose the kind of counter${it.for}`),
  },
  keep: {
    made: it => it.does(`keep ${it.picked}`),
    request: it => it.does('choose which one to keep'),
  },
  token: {
    made: it => it.does(`choose the token: ${it.picked}`),
    request: it => it.does('choose which token is created'),
  },
} as const satisfies { readonly [K in ChoiceKind]: Words };

function wordsOf({ kind, about }: Choice): Words {
  return about === undefined ? WORDS[kind] : ABOUT[about];
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
} as const satisfies { readonly [S in ChoiceSubject]: Words };

function chosen(what: string): Words {
  return {
    made: parts => parts.does(`choose ${parts.none ? `no ${what.replace(/^an? /, '')}` : parts.picked}${parts.for}`),
    request: it => it.does(`choose ${it.among ?? what}${it.for}`),
  };
}

function moving(verb: string): Words {
  return {
    made: it => it.does(`${verb} ${it.none ? 'nothing' : it.picked}${it.for}`),
    request: it => it.does(`choose what to ${verb}${it.for}`),
  };
}

function paid(parts: Parts): string {
  if (parts.number !== undefined)
    return parts.number === 0 ? `pay nothing${parts.for}` : `pay ${numberWord(parts.number)}${parts.for}`;
  const price = `${parts.price ?? 'pay'}${parts.for}`;
  return parts.yes ? price : `don't ${price}`;
}

/** The words to choose among, where they are few: "Khans or Dragons". */
function fewWords(context: ExplainContext, { kind, options }: Choice): string | undefined {
  if ((kind !== 'mode' && kind !== 'word') || options.length < 2 || options.length > MOST_WORDS) return undefined;
  return listInWords(
    options.map(it => pickWords(context, it.pick, it.label).replace(IN_ADDITION, '')),
    'or',
  );
}

const MOST_WORDS = 4;
const IN_ADDITION = / in addition to (?:its|the) other types/;

/** The option that a keyword of the object offers: "unleash Splatter Thug"; undefined without such a keyword. */
function optionOf(context: ExplainContext, { object, rule }: Choice): string | undefined {
  if (object === undefined) return undefined;
  const name = context.names.object(object);
  if (rule.startsWith('903.9')) return `put ${name} into the command zone`;
  for (const ability of abilitiesOf(context, object)) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'unleash') return `unleash ${name}`;
    if (ability.keyword === 'tribute') return `pay the tribute of ${name}`;
  }
  return undefined;
}

/** The payment that the object's own ability offers as it enters: "pay two life". */
function priceOf(context: ExplainContext, object: ObjectId | undefined): string | undefined {
  const phraser = makePhraser(CARD_VOICE);
  for (const ability of abilitiesOf(context, object)) {
    const offer = ability.kind === 'replacement' ? ability.rewrites.find(it => it.kind === 'may') : undefined;
    if (offer?.kind !== 'may' || !offer.effects.some(it => it.kind === 'payLife' || it.kind === 'payMana')) continue;
    const words = phraser.effects(offer.effects);
    if (words.startsWith('you pay ')) return words.slice('you '.length);
  }
  return undefined;
}

/** The choices that decide between outcomes: one sentence for each request with more than one pick. */
export function decidedBy(
  outcomes: readonly { readonly context: ExplainContext; readonly made: readonly MadeChoice[] }[],
): readonly string[] {
  const requests = new Map<string, { readonly text: string; readonly picks: Set<string> }>();
  for (const { context, made } of outcomes) {
    for (const each of made) {
      const text = explainChoiceRequest(context, each.choice);
      const request = requests.get(text) ?? { text, picks: new Set<string>() };
      request.picks.add(pickWords(context, each.pick, each.label));
      requests.set(text, request);
    }
  }
  return [...requests.values()].filter(it => it.picks.size > 1).map(it => `${capitalized(it.text)}.`);
}

/**
 * The choices that had the same pick in all of the outcomes explored, though there were others: "what Clone copies (six
 * times)".
 */
export function neverVaried(
  outcomes: readonly { readonly context: ExplainContext; readonly made: readonly PickedChoice[] }[],
): readonly string[] {
  const picks = new Map<
    string,
    { readonly choice: Choice; readonly context: ExplainContext; readonly made: Set<string> }
  >();
  for (const { context, made } of outcomes) {
    for (const { choice, pick, scripted } of made) {
      const text = explainChoiceRequest(context, choice);
      const entry = picks.get(text) ?? { choice, context, made: new Set<string>() };
      // what was scripted was not to be varied
      for (const it of scripted ? ['', 'scripted'] : [pickWords(context, pick)]) entry.made.add(it);
      picks.set(text, entry);
    }
  }
  const times = new Map<string, number>();
  for (const [text, { choice, made }] of picks) {
    if (made.size > 1 || !isOpen(choice)) continue;
    const plain = withoutPlace(text).replace(/^\S+ (?:choose|chooses|decide|decides) /, '');
    times.set(plain, (times.get(plain) ?? 0) + 1);
  }
  return [...times].map(([text, n]) => (n === 1 ? text : `${text} (${timesInWords(n)})`));
}

/** Whether there was more than one way to choose. */
function isOpen({ legal, options }: Choice): boolean {
  switch (legal.kind) {
    case 'objects':
      return legal.among.length > legal.min || legal.min === 0 || legal.orNone === true;
    case 'words':
      return legal.words === 'any' || legal.words.length > 1;
    case 'numbers':
      return legal.max > legal.min;
    case 'cardNames':
      return true;
    case 'options':
      return options.length > 1;
  }
}
