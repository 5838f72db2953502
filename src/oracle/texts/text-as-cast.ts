// The text of an instant or sorcery as it was cast: what an announced cost changes of it (601.2b, 702.33g).

/** Costs that a text asks about, and the words in which it does. */
const ASKED_ABOUT: ReadonlyMap<string, RegExp> = new Map([
  ['bargain', /^(?:this spell|it) was bargained$/iu],
  ['gift', /^the gift was promised$/iu],
  ['collect evidence', /^evidence was collected$/iu],
  ['behold', /^an? [^,.]+ was beheld$/iu],
]);

/** Costs by which the text or the instructions of a spell change. */
const CHANGING: readonly string[] = ['overload', 'cleave', 'entwine', ...ASKED_ABOUT.keys()];

/** Ways of casting a card from its owner's graveyard (702.34, 702.133, 702.81, 702.127, 702.180). */
export const CAST_FROM_GRAVEYARD: readonly string[] = ['flashback', 'jump-start', 'retrace', 'aftermath', 'harmonize'];

/** Whether paying a cost is of any bearing on what the spell does, or where it goes then (702.27a). */
export function isOfBearing(cost: string): boolean {
  return cost === 'buyback' || CHANGING.includes(cost) || CAST_FROM_GRAVEYARD.includes(cost);
}

/** The casting of a spell: its kicker costs paid, or their number; other costs paid, by name; the zone it was cast from. */
export interface Casting {
  readonly kicked: number | readonly string[];
  readonly costs: readonly string[];
  readonly from: string;
}

/** Whether a text has the cost as an additional one that may be paid (118.8b). */
export function hasOptionalCost(text: string, cost: string): boolean {
  return text.toLowerCase().includes(`to cast this spell, you may ${cost}`);
}

/** Conditions on how the spell was cast, and whether they hold. */
const CONDITIONS: readonly (readonly [RegExp, (cast: Casting) => boolean])[] = [
  [/^(?:this spell|it) was kicked$/iu, ({ kicked }) => (typeof kicked === 'number' ? kicked > 0 : kicked.length > 0)],
  [/^(?:this spell|it) was cast from a graveyard$/iu, ({ from }) => from === 'graveyard'],
  ...[...ASKED_ABOUT].map(([cost, wording]) => [wording, ({ costs }: Casting) => costs.includes(cost)] as const),
];

/** Whether a sentence is about a casting that was another one, such as "if the gift was promised, …" where it was not. */
export function isOfOtherCasting(sentence: string, cast: Casting): boolean {
  const [, condition = ''] = UNDER_CONDITION.exec(sentence.trim()) ?? [];
  const denied = condition.replace(/\bwasn't\b/u, 'was');
  const row = CONDITIONS.find(([wording]) => wording.test(denied));
  return row !== undefined && row[1](cast) === (denied !== condition);
}

/**
 * The text as it was cast: with "each" for "target" where it was overloaded (702.96a), without the words in square brackets
 * where its cleave cost was paid (702.148a), with the targets that are chosen only if it was kicked, or was not (702.33g).
 */
export function textAsCast(text: string, cast: Casting): string {
  const plain = cast.costs.includes('cleave') ? text.replaceAll(/ ?\[[^\]]*\]/gu, '') : text.replaceAll(/[[\]]/gu, '');
  const chosen = plain
    .split('\n')
    .map(it => withTargetsChosen(whereFound(targetForEachKick(it, cast), cast), cast))
    .join('\n');
  if (!cast.costs.includes('overload')) return chosen;
  return chosen.replaceAll(/\btarget\b/gu, 'each').replaceAll(/\bTarget\b/gu, 'Each');
}

const UNDER_CONDITION = /^(?:then )?if ([^,]+), (.+)\.$/iu;

const FOUND_ELSEWHERE =
  /(\bsearch your library for [^.]*?), (reveal (?:it|that card),? and put (?:it|that card) into your hand)\. If ([^.,]*), put that card (onto the battlefield(?: tapped)?) instead\. Then shuffle\./iu;

/** A search whose card goes to one place or to another, as the spell was cast. */
function whereFound(paragraph: string, cast: Casting): string {
  return paragraph.replace(FOUND_ELSEWHERE, (all, search: string, hand: string, condition: string, onto: string) => {
    const row = CONDITIONS.find(([wording]) => wording.test(condition));
    if (row === undefined) return all;
    return `${search}, ${row[1](cast) ? `put it ${onto}` : hand.replace(' and put', ' put')}, then shuffle.`;
  });
}

/** A paragraph in which a sentence with targets of its own stands or falls with how the spell was cast. */
function withTargetsChosen(paragraph: string, cast: Casting): string {
  let sentences: readonly string[] = [];
  for (const sentence of paragraph.split(/(?<=\.) /u)) {
    const [, condition = '', rest = ''] = UNDER_CONDITION.exec(sentence) ?? [];
    const row = CONDITIONS.find(([wording]) => wording.test(condition));
    if (row === undefined || !/\btargets?\b/u.test(rest)) sentences = [...sentences, sentence];
    else if (row[1](cast)) sentences = [...(INSTEAD.test(rest) ? sentences.slice(0, -1) : sentences), standing(rest)];
  }
  return sentences.join(' ');
}

const FOR_EACH_KICK =
  /\bChoose (any target|target ([a-z]+)), then choose another target(?: \2)? for each time this spell was kicked\. ([^.]*?) each of them\./u;

/** "Choose any target, then choose another target for each time this spell was kicked": as many as there are (601.2c). */
function targetForEachKick(paragraph: string, { kicked }: Casting): string {
  const many = 1 + (typeof kicked === 'number' ? kicked : kicked.length);
  return paragraph.replace(FOR_EACH_KICK, (_, one: string, noun: string | undefined, done: string) => {
    const targets = noun === undefined ? 'targets' : `target ${noun}s`;
    return `${done} ${many === 1 ? one : `each of ${NUMBERS[many] ?? many} ${targets}`}.`;
  });
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const INSTEAD = /^instead | instead$/u;

function standing(words: string): string {
  const plain = words.replace(INSTEAD, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}
