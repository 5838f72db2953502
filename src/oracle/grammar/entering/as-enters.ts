// Choices, payments and actions as something enters: the words after "as ~ enters, ".
import {
  type Amount,
  type Change,
  type Condition,
  type Effect,
  type Filter,
  isKeyword,
  type KeywordName,
  type Rewrite,
  some,
} from '../../../engine/index.ts';
import { AND, firstOrFurther, listOfOne, listPhrase, OR, printsAsRead } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { ptSize } from '../amounts/power-toughness.ts';
import { condition } from '../conditions/conditions.ts';
import { aFilter } from '../nouns/filters.ts';
import { objectDescriptions } from '../statics/object-descriptions.ts';
import { effectRef } from '../words/forward-refs.ts';
import { keywordName } from '../words/keyword-names.ts';
import { withIndefiniteArticle } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { describedChoices } from './choices-described.ts';
import { copiesAsEnters } from './copies-as-enters.ts';
import { byChance } from './dice-and-coins.ts';
import { enteringChoices } from './entering-choices.ts';
import { oneAction, oneCost } from './entering-costs.ts';
import { entryModifiers, TAPPED } from './entry-modifiers.ts';
import { exiledOrBuried } from './exiled-or-buried.ts';

type Done = readonly Rewrite[];

const itEnters = either('it enters ', '~ enters ');
const effects: Phrase<readonly Effect[]> = listOfOne(oneCost);
const may = { kind: 'may', who: YOU } as const;
const how = entryModifiers(false);

/** Effects of any other kind, such as "mill four cards". */
const anyEffects: Phrase<readonly Effect[]> = firstOrFurther(effects, firstOrFurther(listOfOne(oneAction), effectRef));

const does: Phrase<Done> = listOfOne(template({ kind: 'do' })`${{ effects: anyEffects }}`);

/** "you may pay 2 life. if you don't, it enters tapped". */
const mayDo: Phrase<Done> = oneOf<Done>('you may …', [
  listOfOne(template({ ...may, then: [], otherwise: [] })`you may ${{ effects: anyEffects }}`),
  listOfOne(template({ ...may, effects: [], otherwise: [] })`you may ${{ then: enteringChoices }}`),
  listOfOne(template({ ...may, then: [] })`you may ${{ effects }}. if you don't, ${itEnters}${{ otherwise: how }}`),
  listOfOne(template({ ...may, otherwise: [] })`you may ${{ effects }}. if you do, ${itEnters}${{ then: how }}`),
]);

/**
 * "discard any number of creature cards. it enters with a flying counter on it if a card discarded this way has flying.
 * the same is true for …".
 */
const keywordsOfDone: Phrase<Done> = mapPhrase(
  template({})`${{ first: oneCost }}. ${itEnters}with ${withIndefiniteArticle(
    template({})`${{ keyword: keywordName }} counter on it if a card discarded this way has ${{ again: keywordName }}`,
  )}. the same is true for ${{ others: listPhrase(keywordName, AND) }}`,
  ({ first, keyword, again, others }): Done | undefined =>
    keyword === again && first.kind === 'move' && first.verb === 'discard'
      ? [{ kind: 'do', effects: [first] }, ...[keyword, ...others].map(counterFor)]
      : undefined,
  ([done, ...counters]) => {
    if (done?.kind !== 'do') return undefined;
    const [first, ...more] = done.effects;
    const keywords = counters.flatMap(rewrite =>
      rewrite.kind === 'if' && rewrite.then[0]?.kind === 'withCounters'
        ? [rewrite.then[0].counter].filter(isKeyword)
        : [],
    );
    const [keyword, ...others] = keywords;
    if (first === undefined || keyword === undefined || more.length > 0) return undefined;
    return same(counters, keywords.map(counterFor)) ? { first, keyword, again: keyword, others } : undefined;
  },
);

function counterFor(keyword: KeywordName): Rewrite {
  const filter: Filter = { clauses: [{ kind: 'keyword', keyword }] };
  return {
    kind: 'if',
    condition: { kind: 'linked', verb: 'discarded', filter, is: '>=', amount: 1 },
    then: [{ kind: 'withCounters', counter: keyword, amount: 1, additional: false }],
    otherwise: [],
  };
}

/** A condition on the action just done: "you revealed a Dragon card this way". */
const doneThisWay: Phrase<Condition> = oneOf<Condition>('what was done', [
  template({
    kind: 'linked',
    verb: 'revealed',
    is: '>=',
    amount: 1 as Amount,
  })`you revealed ${{ filter: aFilter }} this way`,
  condition,
]);
const anyDone: Phrase<Condition> = oneOf<Condition>('what was done', [
  doneThisWay,
  template({ kind: 'or' })`${{ of: listPhrase(doneThisWay, OR, 2) }}`,
]);

/** "you may reveal a Dragon card from your hand. ~ enters tapped unless you revealed a Dragon card this way or …". */
const thenIf: Phrase<Done> = mapPhrase(
  oneOf<{ readonly first: Rewrite; readonly second: Rewrite }>('then', [
    template({})`${{ first: mayOnly() }}. ${{
      second: template({
        kind: 'if',
        then: [],
        otherwise: [TAPPED],
      })`${either('~', 'it')} enters tapped unless ${{ condition: anyDone }}`,
    }}`,
    template({})`${{ first: mayOnly() }}. ${{
      second: template({
        kind: 'if',
        otherwise: [],
      })`if you do or ${{ condition: orDone() }}, ${either('~', 'it')} enters ${{ then: how }}`,
    }}`,
  ]),
  ({ first, second }): Done => [first, second],
  ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
);

function mayOnly(): Phrase<Rewrite> {
  return template({ ...may, then: [], otherwise: [] })`you may ${{ effects }}`;
}

/** "if you do or if you control a Dragon": the first part holds where revealing has linked an object. */
function orDone(): Phrase<Condition> {
  const done: Condition = { kind: 'linked', verb: 'revealed', filter: undefined, is: '>=', amount: 1 };
  return mapPhrase(
    wrapping`if ${condition}`,
    (it): Condition => ({ kind: 'or', of: [done, it] }),
    condition => {
      if (condition.kind !== 'or' || condition.of.length !== 2) return undefined;
      const [first, second] = condition.of;
      return first?.kind === 'linked' && first.filter === undefined ? second : undefined;
    },
  );
}

/** A mode for each description: "it becomes your choice of a 3/3 creature with flying or a 1/6 Wall creature". */
const becomesChoice: Phrase<Done> = listOfOne(
  template({ kind: 'modes', who: YOU })`it becomes your choice of ${{
    modes: mapPhrase(
      listPhrase(wrapping`${oneBody()}`, OR, 2),
      all => all.map(it => ({ name: it.name, rewrites: [{ kind: 'becomes', changes: it.changes } as const] })),
      all => {
        const found = all.flatMap(({ name, rewrites: [only, ...more] }) =>
          only?.kind === 'becomes' && more.length === 0 ? [{ name, changes: only.changes }] : [],
        );
        return found.length === all.length ? found : undefined;
      },
    ),
  }}`,
);

interface Mode {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** One mode, named by the words of its description. */
function oneBody(): Phrase<Mode> {
  const words: Phrase<readonly Change[]> = oneOf<readonly Change[]>('what it becomes', [
    objectDescriptions(false),
    listOfOne(template({ kind: 'setPowerToughness' })`${ptSize}`),
  ]);
  return mapPhrase(
    words,
    (changes): Mode => ({ name: words.print(changes) ?? '', changes }),
    it => (Array.isArray(it.changes) && words.print(it.changes) === it.name ? it.changes : undefined),
  );
}

/** "choose a creature you control it could be attached to. if you do, it enters attached to that creature". */
const attached: Phrase<Done> = listOfOne(
  template({
    kind: 'attached',
  })`choose ${{ to: aFilter as Phrase<Filter> }} it could be attached to. if you do, it enters attached to that creature`,
);

/** "discard any number of cards. it enters with a +1/+1 counter on it for each card discarded this way". */
const thenAsMany: Phrase<Done> = mapPhrase(
  template({})`${{ first: oneOf<Done>('what is done', [does, listOfOne(mayOnly())]) }}. ${itEnters}${{ rest: how }}`,
  ({ first, rest }): Done | undefined => (mentionsThatMany(rest) ? [...first, ...rest] : undefined),
  all => {
    const [first, ...rest] = all;
    return first !== undefined && (first.kind === 'do' || first.kind === 'may') && mentionsThatMany(rest)
      ? { first: [first], rest }
      : undefined;
  },
);

const TOTALS: Change = {
  kind: 'setPowerToughness',
  power: { kind: 'linkedTotal', verb: 'sacrificed', measure: 'power' },
  toughness: { kind: 'linkedTotal', verb: 'sacrificed', measure: 'toughness' },
};

/** "~'s power becomes the total power of those creatures and its toughness becomes their total toughness". */
const sizeOfSacrificed: Phrase<Done> = mapPhrase(
  wrapping`${does}. ~'s power becomes the total power of those creatures and its toughness becomes their total toughness`,
  (first): Done => [...first, { kind: 'becomes', changes: [TOTALS] }],
  ([first, second, ...more]) =>
    first?.kind === 'do' && second?.kind === 'becomes' && more.length === 0 && same(second.changes, [TOTALS])
      ? [first]
      : undefined,
);

/** Whether the words refer to the number of objects just acted on. */
export function mentionsThatMany(done: Done): boolean {
  return some('rewrite', done, { amount: ['that'] });
}

/** "look at an opponent's hand, then choose a card name". */
const looks: Phrase<Done> = mapPhrase(
  template(
    {},
  )`${{ first: constant({ kind: 'do', effects: [{ kind: 'text', text: "look at an opponent's hand" }] } as Rewrite, "look at an opponent's hand") }}, then ${{ rest: enteringChoices }}`,
  ({ first, rest }): Done => [first, ...rest],
  ([first, ...rest]) => (first && rest.length > 0 ? { first, rest } : undefined),
);

/** "choose a basic land type. then you may pay 2 life. if you don't, it enters tapped". */
const choosesThenMay: Phrase<Done> = mapPhrase(
  template({})`${{ first: enteringChoices }}. then ${{ rest: mayDo }}`,
  ({ first, rest }): Done => [...first, ...rest],
  all => {
    const at = all.findIndex(it => it.kind === 'may');
    return at > 0 ? { first: all.slice(0, at), rest: all.slice(at) } : undefined;
  },
);

const opponentChooses: Phrase<Done> = listOfOne(
  constant<Rewrite>(
    { kind: 'choose', what: 'creatureType', who: { kind: 'opponent' }, among: undefined },
    'an opponent chooses a creature type',
  ),
);

/** The words after "as ~ enters, ". */
export const asEnters: Phrase<Done> = printsAsRead(
  oneOf<Done>('what is done as it enters', [
    enteringChoices,
    does,
    mayDo,
    thenIf,
    keywordsOfDone,
    becomesChoice,
    attached,
    looks,
    choosesThenMay,
    thenAsMany,
    exiledOrBuried,
    sizeOfSacrificed,
    opponentChooses,
    describedChoices,
    byChance,
    copiesAsEnters,
  ]),
);
