// 613.11: static abilities that change rules: the legend rule, triggering, devotion.
import type { Change, Condition, Filter, GameRule, PlayerRef, TriggerEvent } from '../../../engine/index.ts';
import { CARD_TYPES } from '../../../vocabulary/index.ts';
import { listOfOne, listPhrase, OR, rankedWordings } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { aFilter, eachFilter, filterMany } from '../nouns/filters.ts';
import { SELF_FILTER, subjectOne } from '../nouns/subjects.ts';
import { conditionRef } from '../words/forward-refs.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { OPPONENT, playerOne, YOU } from '../words/players.ts';
import { handSize } from './hand-sizes.ts';

interface RuleClause {
  readonly affects: Filter;
  readonly changes: readonly Change[];
}

const EVERYTHING: Filter = { clauses: [] };
const ANOTHER: PlayerRef = { kind: 'another' };
const noLegendRule: Change = { kind: 'rule', rule: { kind: 'noLegendRule' } };

const legendRule: Phrase<RuleClause> = oneOf<RuleClause>('the legend rule', [
  template({ changes: [noLegendRule] })`the "legend rule" doesn't apply to ${{ affects: filterMany }}`,
  constant({ changes: [noLegendRule], affects: EVERYTHING }, 'the "legend rule" doesn\'t apply'),
]);

const silenced = (event: 'entering' | 'dying'): Change => ({ kind: 'rule', rule: { kind: 'noTriggers', event } });

/** Causes that trigger nothing: "creatures entering don't cause abilities to trigger". */
const silencers: Phrase<RuleClause> = oneOf<RuleClause>('what triggers nothing', [
  template({ changes: [silenced('entering')] })`${{ affects: filterMany }} entering don't cause abilities to trigger`,
  template({ changes: [silenced('dying')] })`${{ affects: filterMany }} dying don't cause abilities to trigger`,
  template({
    changes: [silenced('entering'), silenced('dying')],
  })`${{ affects: filterMany }} entering or dying don't cause abilities to trigger`,
  template({})`${{ affects: filterMany }} entering don't cause ${{
    changes: listOfOne(
      mapPhrase(
        wrapping`abilities of ${filterMany} to trigger`,
        (of): Change => ({ kind: 'rule', rule: { kind: 'noTriggers', event: 'entering', of } }),
        change =>
          change.kind === 'rule' && change.rule.kind === 'noTriggers' && change.rule.event === 'entering'
            ? change.rule.of
            : undefined,
      ),
    ),
  }}`,
]);

const despiteHexproof = (whose: PlayerRef | undefined): Change => ({
  kind: 'rule',
  rule: { kind: 'targetedDespiteHexproof', whose },
});

/** 609.4: what may be targeted as though it had no hexproof, and whose ward doesn't trigger. */
const targetedAnyway: Phrase<RuleClause> = oneOf<RuleClause>('what hexproof does not protect', [
  template({ changes: [despiteHexproof(undefined)] })`${{
    affects: filterMany,
  }} can be the targets of spells and abilities as though they didn't have hexproof`,
  template({ changes: [despiteHexproof(YOU)] })`${{
    affects: filterMany,
  }} can be the targets of spells and abilities you control as though they didn't have hexproof`,
  template({ changes: [despiteHexproof(undefined), { kind: 'rule', rule: { kind: 'wardIsSilent' } }] })`${{
    affects: filterMany,
  }} can be the targets of spells and abilities as though they didn't have hexproof. ward abilities of ${either(
    'those creatures',
    'those permanents',
  )} don't trigger`,
]);

const one = { oneOrMore: false } as const;
const acting = (words: string, build: (what: Filter) => TriggerEvent): Phrase<TriggerEvent> =>
  mapPhrase(
    template({})`${{ what: oneOf<Filter>('what', [aFilter, subjectOne]) }} ${either(words)}`,
    ({ what }) => build(what),
    it => ('what' in it && it.what !== undefined && same(build(it.what), it) ? { what: it.what } : undefined),
  );

/** The cause of triggering as a noun: "a creature entering", "you gaining life". */
export const triggerCause: Phrase<TriggerEvent> = oneOf<TriggerEvent>('a cause', [
  acting('entering', what => ({ kind: 'enters', what, ...one })),
  acting('entering under your control', what => ({ kind: 'enters', what, ...one, under: YOU })),
  acting("entering under an opponent's control", what => ({ kind: 'enters', what, ...one, under: OPPONENT })),
  acting('dying', what => ({ kind: 'dies', what, ...one })),
  acting('leaving the battlefield', what => ({ kind: 'leaves', what, ...one })),
  acting('attacking', what => ({ kind: 'attacks', what, ...one })),
  acting('being dealt damage', what => ({ kind: 'dealtDamage', what, ...one })),
  acting('dealing combat damage to a player', what => ({
    kind: 'dealsDamage',
    source: what,
    to: { kind: 'anyone' },
    combat: true,
    ...one,
  })),
  template({ kind: 'dealsDamage', to: { kind: 'anyone' }, combat: true, ...one })`${{
    source: aFilter,
  }} dealing combat damage to a player`,
  constant({ kind: 'gainsLife', who: YOU, ...one }, 'you gaining life'),
  template({ kind: 'casts', who: YOU, orCopies: true })`you casting or copying ${{ what: aFilter }}`,
  template({ kind: 'draws', ...one })`${{ who: playerOne }} drawing a card`,
  constant(
    { kind: 'turnsFaceUp', what: { clauses: [{ kind: 'permanent' }] } },
    'turning a face-down permanent face up',
  ),
]);

/** 114.4: an emblem, which is in the command zone and has no types. */
const YOUR_EMBLEMS: Filter = {
  clauses: [
    { kind: 'inZone', zone: 'command', whose: undefined },
    { kind: 'ownedBy', who: YOU },
    { kind: 'not', of: { kind: 'any', of: CARD_TYPES.map(type => ({ kind: 'type', type })) } },
  ],
};

/** "a Shaman or another Wizard you control", "~ or an Equipment attached to it", "~ or an emblem you own". */
const several: Phrase<Filter> = mapPhrase(
  listPhrase(oneOf<Filter>('what', [aFilter, subjectOne, constant(YOUR_EMBLEMS, 'an emblem you own')]), OR, 2),
  all => (all.length > 1 ? { clauses: [{ kind: 'any', of: all.map(clauseOf) }] } : undefined),
  ({ clauses: [any, ...more] }) => (any?.kind === 'any' && more.length === 0 ? any.of.map(filterOf) : undefined),
);
const oneOrSeveral: Phrase<Filter> = oneOf<Filter>('what', [aFilter, several]);

const twoCauses: Phrase<readonly TriggerEvent[]> = oneOf<readonly TriggerEvent[]>('causes', [
  listOfOne(triggerCause),
  ...(['leaving the battlefield', 'attacking', 'dying'] as const).map(words =>
    mapPhrase(
      wrapping`${oneOrSeveral} entering or ${either(words)}`,
      (what): readonly TriggerEvent[] => [
        { kind: 'enters', what, ...one },
        { kind: LATER[words], what, ...one },
      ],
      ([first, second, ...more]) =>
        first?.kind === 'enters' && second?.kind === LATER[words] && more.length === 0 && same(first.what, second.what)
          ? first.what
          : undefined,
    ),
  ),
]);
const LATER = { 'leaving the battlefield': 'leaves', attacking: 'attacks', dying: 'dies' } as const;

interface Extra {
  readonly causes: readonly TriggerEvent[];
  readonly of: Filter;
  readonly times: number;
}

const YOUR_DUNGEONS: Filter = {
  clauses: [
    { kind: 'type', type: 'Dungeon' },
    { kind: 'inZone', zone: 'command', whose: undefined },
    { kind: 'ownedBy', who: YOU },
  ],
};

const whose: Phrase<Filter> = oneOf<Filter>('what', [aFilter, subjectOne, several]);
const times: Phrase<number> = rankedWordings<number>('times', [
  constant(1, 'an additional time'),
  wrapping`${oneOrMoreWords} additional times`,
]);
const again = wrapping`${either('that ability', 'it')} triggers ${times}`;

const extra: Phrase<Extra> = rankedWordings<Extra>('what triggers again', [
  // 309.4c: the only abilities that a dungeon has
  constant(
    { causes: [], of: YOUR_DUNGEONS, times: 1 },
    'Room abilities of dungeons you own trigger an additional time',
  ),
  template(
    {},
  )`if ${{ causes: twoCauses }} causes a triggered ability of ${{ of: whose }} to trigger, ${{ times: again }}`,
  variant(
    template(
      {},
    )`if ${{ causes: twoCauses }} would cause a triggered ability of ${{ of: whose }} to trigger, ${{ times: again }}`,
  ),
  template({ causes: [] })`if a triggered ability of ${{ of: whose }} triggers, ${{ times: again }}`,
  variant(template({ causes: [] })`if an ability of ${{ of: whose }} triggers, ${{ times: again }}`),
]);

/** "if an ability of another Shrine you control triggers while …": what triggers, and how often more. */
export const triggersWhile: Phrase<Pick<Extra, 'of' | 'times'> & { readonly condition: Condition }> = template(
  {},
)`if an ability of ${{ of: whose }} triggers while ${{ condition: conditionRef }}, ${{ times: again }}`;

/** 603.2d: "if a creature entering causes a triggered ability of a permanent you control to trigger, …". */
const extras: Phrase<RuleClause> = mapPhrase(
  extra,
  ({ causes, of: what, times: often }): RuleClause => {
    const causing = causes.length === 0 ? [undefined] : causes;
    const rules = causing.map(it => ({ kind: 'extraTriggers', cause: it, of: what, times: often }) as const);
    return { affects: EVERYTHING, changes: rules.map(rule => ({ kind: 'rule', rule })) };
  },
  ({ affects, changes }) => {
    if (affects?.clauses.length !== 0) return undefined;
    const rules = changes.flatMap(it => (it.kind === 'rule' && it.rule.kind === 'extraTriggers' ? [it.rule] : []));
    const [first] = rules;
    if (first === undefined || rules.length < changes.length) return undefined;
    const causes = rules.flatMap(it => (it.cause === undefined ? [] : [it.cause]));
    return { causes, of: first.of, times: first.times };
  },
);

const devotion: Phrase<RuleClause> = constant(
  { affects: EVERYTHING, changes: [{ kind: 'rule', rule: { kind: 'devotion', amount: 1, colors: undefined } }] },
  'your devotion to each color and each combination of colors is increased by one',
);

const survival: Phrase<RuleClause> = constant(
  { affects: EVERYTHING, changes: [{ kind: 'rule', rule: { kind: 'survivesNoLife' } }] },
  "you don't lose the game for having 0 or less life",
);

/** 122.2: an object that keeps its counters as it moves. */
const keepsCounters: Phrase<RuleClause> = constant(
  {
    affects: SELF_FILTER,
    changes: [{ kind: 'rule', rule: { kind: 'keepsCounters', except: ['hand', 'library'] } }],
  },
  "counters remain on ~ as it moves to any zone other than a player's hand or library",
);

const untapped: Phrase<Filter> = rankedWordings<Filter>('what untaps', [
  constant(SELF_FILTER, '~'),
  wrapping`all ${filterMany}`,
  variant(eachFilter),
]);

/** 502.3: permanents that untap in the untap steps of others too. */
const untapsInOthers: Phrase<RuleClause> = oneOf<RuleClause>('an untap step', [
  untapsIn(ANOTHER, "each other player's"),
  untapsIn(OPPONENT, "each opponent's"),
]);

function untapsIn(whose: PlayerRef, words: string): Phrase<RuleClause> {
  return template({ changes: [{ kind: 'rule', rule: { kind: 'untapsDuring', whose } }] as readonly Change[] })`untap ${{
    affects: untapped,
  }} during ${either(words)} untap step`;
}

/** 402.2: maximum hand sizes. */
const handSizes: Phrase<RuleClause> = mapPhrase(
  handSize,
  (rule): RuleClause => ({ affects: EVERYTHING, changes: [{ kind: 'rule', rule }] }),
  ({ affects, changes: [only, ...more] }) =>
    affects.clauses.length === 0 && only?.kind === 'rule' && more.length === 0 ? only.rule : undefined,
);

/** 701.23f, 723.2: what becomes of searches of a library. */
const searching: Phrase<GameRule> = oneOf<GameRule>('searching', [
  template({ kind: 'searchesTop' })`if ${{
    who: playerOne,
  }} would search a library, that player searches the top ${{ amount: oneOrMoreWords }} cards of that library instead`,
  constant(
    { kind: 'controlsSearch', who: OPPONENT },
    "you control your opponents while they're searching their libraries",
  ),
  constant(
    { kind: 'exilesFound', who: OPPONENT },
    'while an opponent is searching their library, they exile each card they find',
  ),
]);
const searches: Phrase<RuleClause> = mapPhrase(
  searching,
  (rule): RuleClause => ({ affects: EVERYTHING, changes: [{ kind: 'rule', rule }] }),
  ({ affects, changes: [only, ...more] }) =>
    affects.clauses.length === 0 && only?.kind === 'rule' && more.length === 0 ? only.rule : undefined,
);

/** A sentence about rules, without its period. */
export const ruleClause: Phrase<RuleClause> = oneOf<RuleClause>('a rule', [
  legendRule,
  silencers,
  targetedAnyway,
  extras,
  devotion,
  survival,
  keepsCounters,
  untapsInOthers,
  handSizes,
  searches,
]);
