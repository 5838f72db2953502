// Objects that a question tells apart or only asks about, and that its scenario lacks or has put on the board.
import { equals } from '../../kit/structure.ts';
import type { Scenario } from '../../scenario/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';

/**
 * The words of objects that got lost or came along: "as the wurm" of what enters as a copy, where nothing is chosen to copy; "the
 * old one" beside a new one, where the scenario has one of each name; and "a zombie" of what is asked, of which a named card makes
 * tokens, where a card of the kind stands in on the board. `typed` are the tokens as they were typed.
 */
export function objectsLost(typed: readonly Token[], plan: Plan, scenario: Scenario, cards: Cards): readonly string[] {
  return [
    ...modelsLost(typed, plan, scenario, cards),
    ...namesakesLost(typed, plan, scenario, cards),
    ...haulsPlaced(plan, scenario, cards),
    ...countedInHands(typed, scenario),
    ...copyingLost(typed, plan, scenario, cards),
    ...spellsLost(typed, scenario),
    ...choicesLost(typed, scenario),
  ];
}

/** The wording "choose 3 for read ahead", where the scenario has nothing chosen and no such number (702.155b). */
function choicesLost(typed: readonly Token[], { given, when, choose }: Scenario): readonly string[] {
  return typed.flatMap((chosen, i) => {
    const number = typed[i + 1];
    const isChosen = chosen.kind !== 'card' && /^(?:choos(?:e|es|ing)|chose|pick(?:s|ed|ing)?)$/iu.test(chosen.text);
    if (!isChosen || choose.length > 0 || number?.kind !== 'number' || number.article) return [];
    const [, of] = typed.slice(i + 1);
    const isOfNumber =
      of === undefined || of.kind === 'stop' || (of.kind === 'small' && /^(?:for|comma|and|as)$/u.test(of.word));
    return isOfNumber && !hasNumber([given, when], number.value) ? [`${chosen.text} ${number.text}`] : [];
  });
}

/** Whether a number stands anywhere in data of a scenario. */
function hasNumber(data: unknown, value: number): boolean {
  if (typeof data === 'number') return data === value;
  return typeof data === 'object' && data !== null && Object.values(data).some(it => hasNumber(it, value));
}

/** Verbs by which a spell is done to something, "gets bolted", where the scenario has that spell nowhere. */
function spellsLost(typed: readonly Token[], { given, when, choose }: Scenario): readonly string[] {
  const verbs = typed.flatMap(it =>
    it.kind === 'verb' && it.action === 'resolves' && it.voice === 'passive' ? [it] : [],
  );
  if (verbs.length === 0) return [];
  const counts = new Map<string, number>();
  addCounts(counts, [given, when, choose]);
  return verbs.flatMap(({ card, text }) => (card === undefined || counts.has(card) ? [] : [text]));
}

/** The wording "comes in as the wurm", where what copies is to enter and nothing was chosen (707.5). */
function modelsLost(
  typed: readonly Token[],
  { happening: { action, objects } }: Plan,
  { choose }: Scenario,
  cards: Cards,
): readonly string[] {
  const copies = action === 'enters' && objects.some(it => cardKnown(cards, it)?.copies === true);
  if (!copies || choose.length > 0) return [];
  const isModel = (it: Token) =>
    it.kind === 'card' && cardKnown(cards, it)?.creature === true && cardKnown(cards, it)?.copies !== true;
  const models = new Set(typed.filter(isModel).map(it => (it.kind === 'card' ? it.names[0] : '')));
  // what one of the creatures named is "picked" for, or what it is to "become"
  const wishes = models.size === 0 ? [] : typed.filter(it => it.kind !== 'card' && OF_COPYING.test(it.text));
  if (wishes.length > 0) return wishes.slice(0, 1).map(it => it.text);
  return typed.flatMap((as, i) => {
    const [the, kind] = [typed[i + 1], typed[i + 2]];
    if (as.kind !== 'small' || as.word !== 'as' || !/^(?:the|that|their|my)$/iu.test(the?.text ?? '')) return [];
    const isKind =
      kind?.kind === 'noun' || (kind?.kind === 'about' && creatureType(kind.text.toLowerCase()) !== undefined);
    return isKind ? [`as ${the?.text} ${kind.text}`] : [];
  });
}

const OF_COPYING =
  /^(?:cop(?:y|ies|ied|ying)|clon(?:e|es|ed|ing)|becom(?:e|es|ing)|to become|pick(?:s|ed|ing)?|mimic(?:s|king)?|turn(?:s|ed|ing)? (?:it )?into|(?:want|wants|wanted)(?: to)?|as)$/iu;

/** The wording "the old one", where the scenario has no two objects of a name. */
function namesakesLost(
  typed: readonly Token[],
  { happening: { objects } }: Plan,
  { given, when }: Scenario,
  cards: Cards,
): readonly string[] {
  // what enters as a copy of another is of its name
  if (objects.some(it => cardKnown(cards, it)?.copies === true)) return [];
  const told = typed.flatMap((old, i) => {
    const one = typed[i + 1];
    const isLed = /^(?:the|my|their|his|her|with|while)$/iu.test(typed[i - 1]?.text ?? '');
    return isLed && OLD.test(old.text) && /^ones?$/iu.test(one?.text ?? '') ? [`${old.text} ${one?.text}`] : [];
  });
  if (told.length === 0) return [];
  const counts = new Map<string, number>();
  addCounts(counts, [given, when]);
  return [...counts.values()].some(it => it > 1) ? [] : told;
}

const OLD = /^(?:old|older|previous|existing|original)$/iu;

/** Adds how many objects of each name data of a scenario has. */
function addCounts(counts: Map<string, number>, data: unknown): void {
  if (typeof data === 'string') counts.set(data, (counts.get(data) ?? 0) + 1);
  if (typeof data !== 'object' || data === null) return;
  const { card, count, copyOf } = data as Readonly<Record<string, unknown>>; // a map of the scenario
  for (const name of [card, copyOf])
    if (typeof name === 'string') counts.set(name, (counts.get(name) ?? 0) + (typeof count === 'number' ? count : 1));
  for (const [key, inner] of Object.entries(data))
    if (!['card', 'copyOf', 'as', 'from', 'under', 'owner', 'kind'].includes(key)) addCounts(counts, inner);
}

/** The verb of copying that is asked, where nothing of the scenario copies. */
function copyingLost(
  typed: readonly Token[],
  { happening }: Plan,
  { choose, when }: Scenario,
  cards: Cards,
): readonly string[] {
  const asks = typed.findIndex(it => it.kind === 'ask');
  const copies = typed.filter((it, i) => it.kind === 'verb' && it.action === 'copies' && asks >= 0 && i > asks);
  const isOfCopies =
    choose.length > 0 ||
    when.kind !== 'enters' ||
    when.objects.some(it => it.copyOf !== undefined) ||
    happening.objects.some(it => cardKnown(cards, it)?.copies === true);
  return isOfCopies || happening.verb !== undefined ? [] : copies.map(it => it.text).slice(0, 1);
}

/** The word for counters, where a card in a hand has some: there are none on cards there (122.2). */
function countedInHands(typed: readonly Token[], { given }: Scenario): readonly string[] {
  const isCounted = Object.values(given.players).some(({ hand }) =>
    hand.some(it => Object.keys(it.counters ?? {}).length > 0),
  );
  return isCounted
    ? typed
        .filter(it => it.kind === 'counters')
        .map(it => it.text)
        .slice(0, 1)
    : [];
}

/** The wording "do I end up with a zombie", where a card is on the board in place of a token that another would make. */
function haulsPlaced(
  { gathered: { mentions, happenings } }: Plan,
  { given }: Scenario,
  cards: Cards,
): readonly string[] {
  const counts = new Map<string, number>();
  addCounts(counts, given);
  const isPlaced = (mention: Mention): boolean => {
    const { noun, asked, whose, counted } = mention;
    const type = noun?.card === undefined ? undefined : creatureType(noun.said.toLowerCase());
    if (!asked || type === undefined || whose !== undefined || counted || !counts.has(noun?.card ?? '')) return false;
    if (happenings.some(it => [...it.objects, ...it.targets].includes(mention))) return false;
    return mentions.some(it => !equals(it, mention) && cardKnown(cards, it)?.says.speaksOfTokens(type) === true);
  };
  return mentions.filter(isPlaced).map(it => it.text);
}
