// Intrinsic abilities: of planeswalkers, battles and Sagas as they enter, of permanents with certain counters.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { Rewrite } from '../ability/replacement.ts';
import { SELF } from '../ability/self.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { Edition } from '../edition.ts';
import type { ObjectAbility, PrintedNumber } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import { type IntrinsicAbility, replacingByRule } from './counter-abilities.ts';
import type { ObjectDraft } from './object-draft.ts';

/** The intrinsic abilities about the way an object enters (306.5b, 310.4b, 310.12a, 714.3a, 714.3b). */
export function enteringAbilities(draft: ObjectDraft, edition: Edition): readonly IntrinsicAbility[] {
  if (draft.hasLostAbilities) return [];
  const { types, subtypes, object } = draft;
  const values = copiableValuesOf(object);
  const found: IntrinsicAbility[] = [];
  if (types.includes('Planeswalker')) found.push(loyalty(draft, printed(values.loyalty)));
  if (types.includes('Battle')) found.push(defense(printed(values.defense)));
  if (subtypes.includes('Siege')) found.push(entering('310.12a', { kind: 'protector' }));
  if (subtypes.includes('Saga'))
    found.push(hasKeyword(draft, 'read ahead') ? chaptersAhead(draft) : firstChapter(edition));
  if (hasKeyword(draft, 'hideaway') && !edition.hideawayEntersUntapped)
    found.push(entering('702.75a', { kind: 'tapped', tapped: true }));
  return found;
}

/**
 * 903.9b: instead of a hand or a library, a commander goes to the command zone if its owner likes; until July 2020
 * instead of a graveyard and exile as well.
 */
export function commanderAbilities(object: GameObject, edition: Edition): readonly IntrinsicAbility[] {
  if (!object.designations.includes('commander')) return [];
  return edition.commandersReturnAfterwards ? COMMANDER : COMMANDER_BEFORE;
}

const COMMANDER: readonly IntrinsicAbility[] = (['hand', 'library'] as const).map(toCommandZone);

const COMMANDER_BEFORE: readonly IntrinsicAbility[] = [
  ...COMMANDER,
  ...(['graveyard', 'exile'] as const).map(toCommandZone),
];

function toCommandZone(to: 'hand' | 'library' | 'graveyard' | 'exile'): IntrinsicAbility {
  return {
    key: `rule:903.9b:${to}`,
    rule: '903.9b',
    ability: {
      ...replacingByRule({ kind: 'move', what: SELF, from: undefined, to }, { kind: 'zone', to: 'command' }),
      optional: { kind: 'ownerOf', of: { kind: 'self' } },
      offers: 'command zone',
      functionsFrom: 'anywhere',
    },
  };
}

/** 310.12b: the triggered ability of a Siege; 702.2b, 702.15b: triggered abilities before Magic 2010. */
export function triggersByRule(draft: ObjectDraft, edition: Edition): readonly IntrinsicAbility<TriggeredAbility>[] {
  const found = !draft.hasLostAbilities && draft.subtypes.includes('Siege') ? [DEFEATED] : [];
  const lifelinks = eachOf(draft, 'lifelink', LIFELINK);
  const deathtouches = eachOf(draft, 'deathtouch', DEATHTOUCH);
  if (lifelinks.length > 0 && !edition.lifelinkIsNoTrigger) found.push(...lifelinks);
  if (deathtouches.length > 0 && !edition.deathtouchIsNoTrigger) found.push(...deathtouches);
  return found;
}

/** Each instance of the keyword triggers on its own. */
function eachOf(draft: ObjectDraft, keyword: string, meant: IntrinsicAbility<TriggeredAbility>) {
  const instances = draft.abilities.filter(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
  return instances.map(({ key }) => ({ ...meant, key: `${meant.key}:${key}` }));
}

const LIFELINK: IntrinsicAbility<TriggeredAbility> = dealing('702.15b', undefined, 'You gain that much life.');

const DEATHTOUCH: IntrinsicAbility<TriggeredAbility> = dealing(
  '702.2b',
  { clauses: [{ kind: 'type', type: 'Creature' }] },
  'Destroy that creature.',
);

function dealing(rule: string, to: Filter | undefined, effect: string): IntrinsicAbility<TriggeredAbility> {
  const event = { kind: 'dealsDamage', source: SELF, to, combat: undefined, oneOrMore: false } as const;
  return {
    key: `rule:${rule}`,
    rule,
    ability: { kind: 'triggered', events: [event], condition: undefined, effect, oncePerTurn: false },
  };
}

const DEFEATED: IntrinsicAbility<TriggeredAbility> = {
  key: 'rule:310.12b',
  rule: '310.12b',
  ability: {
    kind: 'triggered',
    events: [{ kind: 'countersRemoved', counter: 'defense', on: SELF, last: true, oneOrMore: false }],
    condition: undefined,
    effect: 'Exile it, then you may cast it transformed without paying its mana cost.',
    oncePerTurn: false,
  },
};

function hasKeyword(draft: ObjectDraft, keyword: string): boolean {
  return draft.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

/** 306.5b; 702.150a: compleated, two fewer for each Phyrexian symbol paid with life. */
function loyalty(draft: ObjectDraft, amount: Amount): IntrinsicAbility {
  const paid = draft.object.cast?.lifePaidFor.length ?? 0;
  if (paid === 0 || !hasKeyword(draft, 'compleated'))
    return { ...entersWith('306.5b', 'loyalty', amount), counters: 'printed loyalty' };
  return entersWith('702.150a', 'loyalty', { kind: 'minus', of: amount, n: 2 * paid });
}

function defense(amount: Amount): IntrinsicAbility {
  return { ...entersWith('310.4b', 'defense', amount), counters: 'printed defense' };
}

/** 714.3b: as it enters a number of its chapters is chosen, and it gets that many lore counters. */
function chaptersAhead(draft: ObjectDraft): IntrinsicAbility {
  const among = { kind: 'numbers', from: 1, to: Math.max(1, finalChapterOf(draft.abilities)) } as const;
  const choose: Rewrite = { kind: 'choose', what: 'number', who: { kind: 'you' }, among };
  const counters: Rewrite = {
    kind: 'withCounters',
    counter: 'lore',
    amount: { kind: 'chosenNumber' },
    additional: false,
  };
  return {
    key: 'rule:714.3b',
    rule: '714.3b',
    ability: replacingByRule({ kind: 'enters', what: SELF }, choose, counters),
  };
}

/** 714.2d: the greatest number among its chapter abilities; 0 where it has none. */
export function finalChapterOf(abilities: readonly ObjectAbility[]): number {
  const chapters = abilities.flatMap(({ ability }) =>
    ability.kind === 'triggered' ? ability.events.flatMap(it => (it.kind === 'chapter' ? it.chapters : [])) : [],
  );
  return Math.max(0, ...chapters);
}

function printed(number: PrintedNumber | undefined): Amount {
  if (number === undefined) return 0;
  if (typeof number === 'number') return number;
  return number.kind === 'x' ? { kind: 'x' } : number.plus;
}

/** 714.3a: until April 2026 no effect put a Saga's first lore counter on it. */
function firstChapter({ sagaCounterIsReplacement: byEffect }: Edition): IntrinsicAbility {
  const lore = { kind: 'withCounters', counter: 'lore', amount: 1, additional: false, byEffect } as const;
  return { ...entering('714.3a', lore), counters: 'first chapter' };
}

function entersWith(rule: string, counter: string, amount: Amount): IntrinsicAbility {
  return entering(rule, { kind: 'withCounters', counter, amount, additional: false });
}

function entering(rule: string, rewrite: Rewrite): IntrinsicAbility {
  return { key: `rule:${rule}`, rule, ability: replacingByRule({ kind: 'enters', what: SELF }, rewrite) };
}
