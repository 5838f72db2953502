// Clauses of a headline on permanents that stay and become something else: "Urza's Saga becomes a Mountain".

import type { Characteristics, ObjectId } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { unique } from '../../kit/lists.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/index.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { numberWord, sizeChange } from '../english-numbers.ts';
import type { ExplainContext } from '../explain-context.ts';
import { CARD_VOICE, makePhraser } from '../phrase/make-phraser.ts';
import { objectWords } from '../step/pick-words.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import type { HeadlineClause } from './trigger-clause.ts';

/** A change in words, said of one permanent and of several. */
interface Change {
  readonly one: string;
  readonly many: string;
}

/** The most different changes that a headline tells; more are left to the lines of the final state. */
const MOST_CHANGES = 2;
/** The most names in one clause; of more permanents it is said how many they are. */
const MOST_NAMED = 3;
const MOST_KEYWORDS = 2;

/**
 * The clauses on permanents that are changed where they are, except those of the event; none where too much is. Without
 * `withSizes` those are left out that have only another size or other keywords.
 */
export function changeClauses(
  { context }: OutcomeInContext,
  mentioned: readonly ObjectId[],
  withSizes: boolean,
): readonly HeadlineClause[] {
  const groups = new Map<string, { readonly change: Change; readonly ids: ObjectId[] }>();
  for (const id of stayed(context)) {
    const change = mentioned.includes(id) ? undefined : changeOf(context, id, withSizes);
    if (change === undefined) continue;
    const group = groups.get(change.many);
    if (group === undefined) groups.set(change.many, { change, ids: [id] });
    else group.ids.push(id);
  }
  if (groups.size > MOST_CHANGES) return [];
  return [...groups.values()].map(({ change, ids }) => ({
    subject: subjectOf(context, ids),
    predicate: ids.length === 1 ? change.one : change.many,
  }));
}

/** The permanents that are on the battlefield before and after. */
function stayed({ before, after }: ExplainContext): readonly ObjectId[] {
  const isThere = (it: { readonly zone: string; readonly phasedOut: boolean } | undefined) =>
    it?.zone === 'battlefield' && !it.phasedOut;
  return [...before.objects].flatMap(([id, was]) => (isThere(was) && isThere(after.objects.get(id)) ? [id] : []));
}

function subjectOf(context: ExplainContext, ids: readonly ObjectId[]): string {
  if (unique(ids.map(context.names.plain)).length <= MOST_NAMED) return objectWords(context, ids);
  const types = ['Creature', 'Land', 'Artifact', 'Enchantment'] as const;
  const shared = types.find(type => ids.every(id => context.seenBefore.of(id).types.includes(type)));
  return `${numberWord(ids.length)} ${pluralNoun(shared?.toLowerCase() ?? 'permanent')}`;
}

/** The change of a permanent that a player would call out: who controls it, its types, its abilities, its size. */
function changeOf(context: ExplainContext, id: ObjectId, withSizes: boolean): Change | undefined {
  const controller = context.seenAfter.controller(id);
  if (controller !== context.seenBefore.controller(id)) {
    const under = `under ${context.names.player(controller).own} control`;
    return { one: `comes ${under}`, many: `come ${under}` };
  }
  const [was, now] = [context.seenBefore.of(id), context.seenAfter.of(id)];
  return (
    typeChange(was, now) ??
    lossOfAbilities(was, now, isPlain(context, id)) ??
    (withSizes ? gains(context, id) : undefined)
  );
}

function typeChange(was: Characteristics, now: Characteristics): Change | undefined {
  const isCreature = (it: Characteristics) => it.types.includes('Creature');
  const stops = isCreature(was) && !isCreature(now);
  if (!isCreature(was) && isCreature(now)) {
    const size = sizeOf(now);
    return { one: `becomes ${withIndefiniteArticleWord(`${size} creature`)}`, many: `become ${size} creatures` };
  }
  const basics = (it: Characteristics) => BASIC_LAND_TYPES.filter(type => it.subtypes.includes(type));
  const [had, has] = [basics(was), basics(now)];
  const isLess = had.some(it => !has.includes(it));
  const fresh = isLess ? has : has.filter(it => !had.includes(it));
  if (fresh.length === 0) return stops ? { one: NO_CREATURE, many: NO_CREATURES } : noLonger(had, has);
  if (has.length === BASIC_LAND_TYPES.length) return { one: `has ${EVERY_TYPE}`, many: `have ${EVERY_TYPE}` };
  const isSet = isLess || kept(was, now) < own(was).length;
  const [one, many] = [listInWords(fresh.map(withIndefiniteArticleWord)), listInWords(fresh.map(pluralNoun))];
  if (stops) return { one: `becomes ${one} and ${NO_CREATURE}`, many: `become ${many} and ${NO_CREATURES}` };
  return isSet
    ? { one: `becomes ${one}`, many: `become ${many}` }
    : { one: `is ${one} as well`, many: `are ${many} as well` };
}

/** "is no longer a Swamp": a land that has lost its basic land types and has got none. */
function noLonger(had: readonly string[], has: readonly string[]): Change | undefined {
  if (had.length === 0 || has.length > 0) return undefined;
  return {
    one: `is no longer ${listInWords(had.map(withIndefiniteArticleWord), 'or')}`,
    many: `are no longer ${listInWords(had.map(pluralNoun), 'or')}`,
  };
}

const EVERY_TYPE = 'every basic land type';
const NO_CREATURE = 'is no longer a creature';
const NO_CREATURES = 'are no longer creatures';

/** The abilities that a permanent does not have by a basic land type (305.6). */
function own({ abilities }: Characteristics): Characteristics['abilities'] {
  return abilities.filter(it => !it.key.startsWith('intrinsic:'));
}

/** The number of its own abilities that a permanent has kept. */
function kept(was: Characteristics, now: Characteristics): number {
  const keys = new Set(now.abilities.map(it => it.key));
  return own(was).filter(it => keys.has(it.key)).length;
}

/** Whether a permanent has no abilities of its own: those it has are from elsewhere. */
function isPlain({ before }: ExplainContext, id: ObjectId): boolean {
  const object = before.objects.get(id);
  return object?.copies.length === 0 && object.printed.faces[object.face]?.abilities.length === 0;
}

/** The loss of all abilities, of those that were not its own by their names. */
function lossOfAbilities(was: Characteristics, now: Characteristics, plain: boolean): Change | undefined {
  if (own(was).length === 0) return undefined;
  if (now.abilities.length > 0) return kept(was, now) > 0 || own(now).length === 0 ? undefined : lossOfOthers(was, now);
  const size = sizeOf(now) !== '' && sizeOf(was) !== sizeOf(now) ? ` and is ${sizeOf(now)}` : '';
  const keywords = keywordsOf(was);
  if (plain && keywords.length === own(was).length && keywords.length <= MOST_KEYWORDS) {
    const lost = listInWords(keywords);
    return { one: `loses ${lost}${size}`, many: `lose ${lost}${size.replace(' is ', ' are ')}` };
  }
  return { one: `loses all abilities${size}`, many: `lose all abilities${size.replace(' is ', ' are ')}` };
}

/** The loss of all abilities but those that are new: "loses all other abilities, is 1/1, and gains defender". */
function lossOfOthers(was: Characteristics, now: Characteristics): Change {
  const size = sizeOf(now);
  const isOther = size !== '' && sizeOf(was) !== size;
  const fresh = keywordsOf(now);
  const gained = fresh.length === 0 || fresh.length > MOST_KEYWORDS ? '' : listInWords(fresh);
  const words = (loses: string, is: string, gains: string) =>
    listInWords([
      `${loses} all other abilities`,
      ...(isOther ? [`${is} ${size}`] : []),
      ...(gained === '' ? [] : [`${gains} ${gained}`]),
    ]);
  return { one: words('loses', 'is', 'gains'), many: words('lose', 'are', 'gain') };
}

/** A new size and new keyword abilities. */
function gains(context: ExplainContext, id: ObjectId): Change | undefined {
  const [was, now] = [context.seenBefore.of(id), context.seenAfter.of(id)];
  const size = sizeOf(now);
  const isOther = size !== '' && sizeOf(was) !== size && !isCounted(context, id);
  const fresh = keywordsOf(now).filter(it => !keywordsOf(was).includes(it));
  const gained = fresh.length > MOST_KEYWORDS ? '' : listInWords(fresh);
  if (!isOther && gained === '') return undefined;
  const delta = isOther ? deltaOf(was, now) : '';
  const parts = (becomes: string, gets: string, gain: string): string =>
    [...(isOther ? [becomes || gets] : []), ...(gained === '' ? [] : [`${gain} ${gained}`])].join(' and ');
  return { one: parts(`becomes ${size}`, '', 'gains'), many: parts('', `get ${delta}`, 'gain') };
}

/** 604.3: whether a permanent says itself how its size is counted, so that it is another all the time. */
function isCounted({ after }: ExplainContext, id: ObjectId): boolean {
  const object = after.objects.get(id);
  const face = object?.copies.at(-1)?.of.printed.faces[0] ?? object?.printed.faces[object.face];
  return [face?.power, face?.toughness].some(it => it !== undefined && typeof it !== 'number');
}

function keywordsOf({ abilities }: Characteristics): readonly string[] {
  return abilities.flatMap(it => (it.ability.kind === 'keyword' ? [PHRASER.ability(it.ability)] : []));
}

const PHRASER = makePhraser(CARD_VOICE);

function sizeOf({ power, toughness }: Characteristics): string {
  return power === undefined || toughness === undefined ? '' : `${power}/${toughness}`;
}

/** The change of a size: "+1/+1". */
function deltaOf(was: Characteristics, now: Characteristics): string {
  const [power, toughness] = [(now.power ?? 0) - (was.power ?? 0), (now.toughness ?? 0) - (was.toughness ?? 0)];
  return sizeChange(power, toughness);
}
