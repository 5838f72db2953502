// What is chosen, paid or done as something enters: what stands after "as ~ enters, ".
import {
  type Amount,
  type Change,
  type Condition,
  type Effect,
  type Filter,
  type Rewrite,
  some,
} from '../../engine/index.ts';
import { AND, beyond, checked, list, OR, single } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, map, oneOf, type Phrase, same } from '../phrase.ts';
import { bodies } from './bodies.ts';
import { byChance } from './chance.ts';
import { chooses } from './choices.ts';
import { describedChoices } from './choices-described.ts';
import { condition } from './conditions.ts';
import { copiesAsEnters } from './copies-as-enters.ts';
import { oneCost, oneDeed } from './entering-costs.ts';
import { aFilter } from './filters.ts';
import { keywordName } from './keyword-names.ts';
import { effectKnot } from './knots.ts';
import { article } from './numbers.ts';
import { YOU } from './players.ts';
import { size } from './power-toughness.ts';
import { TAPPED, ways } from './ways.ts';

type Done = readonly Rewrite[];

const itEnters = either('it enters ', '~ enters ');
const effects: Phrase<readonly Effect[]> = single(oneCost);
const may = { kind: 'may', who: YOU } as const;
const how = ways(false);

/** Any other effect, such as "mill four cards". */
const anyEffects: Phrase<readonly Effect[]> = beyond(effects, beyond(single(oneDeed), effectKnot));

const does: Phrase<Done> = single(form({ kind: 'do' })`${{ effects: anyEffects }}`);

/** "you may pay 2 life. if you don't, it enters tapped". */
const mayDo: Phrase<Done> = oneOf<Done>('you may …', [
  single(form({ ...may, then: [], otherwise: [] })`you may ${{ effects: anyEffects }}`),
  single(form({ ...may, effects: [], otherwise: [] })`you may ${{ then: chooses }}`),
  single(form({ ...may, then: [] })`you may ${{ effects }}. if you don't, ${itEnters}${{ otherwise: how }}`),
  single(form({ ...may, otherwise: [] })`you may ${{ effects }}. if you do, ${itEnters}${{ then: how }}`),
]);

/** "discard any number of creature cards. it enters with a flying counter on it if a card discarded this way has flying. the same is true for …". */
const keywordsOfDone: Phrase<Done> = map(
  form({})`${{ first: oneCost }}. ${itEnters}with ${article(
    form({})`${{ keyword: keywordName }} counter on it if a card discarded this way has ${{ again: keywordName }}`,
  )}. the same is true for ${{ others: list(keywordName, AND) }}`,
  ({ first, keyword, again, others }): Done | undefined =>
    keyword === again && first.kind === 'move' && first.verb === 'discard'
      ? [{ kind: 'do', effects: [first] }, ...[keyword, ...others].map(counterFor)]
      : undefined,
  ([done, ...counters]) => {
    if (done?.kind !== 'do') return undefined;
    const [first, ...more] = done.effects;
    const keywords = counters.flatMap(it =>
      it.kind === 'if' && it.then[0]?.kind === 'withCounters' ? [it.then[0].counter] : [],
    );
    const [keyword, ...others] = keywords;
    if (first === undefined || keyword === undefined || more.length > 0) return undefined;
    return same(counters, keywords.map(counterFor)) ? { first, keyword, again: keyword, others } : undefined;
  },
);

function counterFor(keyword: string): Rewrite {
  const filter: Filter = { clauses: [{ kind: 'keyword', keyword }] };
  return {
    kind: 'if',
    condition: { kind: 'linked', verb: 'discarded', filter, is: '>=', amount: 1 },
    then: [{ kind: 'withCounters', counter: keyword, amount: 1, additional: false }],
    otherwise: [],
  };
}

/** "you revealed a Dragon card this way": what was just done, as a condition. */
const doneThisWay: Phrase<Condition> = oneOf<Condition>('what was done', [
  form({
    kind: 'linked',
    verb: 'revealed',
    is: '>=',
    amount: 1 as Amount,
  })`you revealed ${{ filter: aFilter }} this way`,
  condition,
]);
const anyDone: Phrase<Condition> = oneOf<Condition>('what was done', [
  doneThisWay,
  form({ kind: 'or' })`${{ of: list(doneThisWay, OR, 2) }}`,
]);

/** "you may reveal a Dragon card from your hand. ~ enters tapped unless you revealed a Dragon card this way or …". */
const thenIf: Phrase<Done> = map(
  oneOf<{ readonly first: Rewrite; readonly second: Rewrite }>('then', [
    form({})`${{ first: mayOnly() }}. ${{
      second: form({
        kind: 'if',
        then: [],
        otherwise: [TAPPED],
      })`${either('~', 'it')} enters tapped unless ${{ condition: anyDone }}`,
    }}`,
    form({})`${{ first: mayOnly() }}. ${{
      second: form({
        kind: 'if',
        otherwise: [],
      })`if you do or ${{ condition: orDone() }}, ${either('~', 'it')} enters ${{ then: how }}`,
    }}`,
  ]),
  ({ first, second }): Done => [first, second],
  ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
);

function mayOnly(): Phrase<Rewrite> {
  return form({ ...may, then: [], otherwise: [] })`you may ${{ effects }}`;
}

/** "if you do or if you control a Dragon": something was linked by revealing, or that. */
function orDone(): Phrase<Condition> {
  const done: Condition = { kind: 'linked', verb: 'revealed', filter: undefined, is: '>=', amount: 1 };
  return map(
    just`if ${condition}`,
    (it): Condition => ({ kind: 'or', of: [done, it] }),
    it => {
      if (it.kind !== 'or' || it.of.length !== 2) return undefined;
      const [first, second] = it.of;
      return first?.kind === 'linked' && first.filter === undefined ? second : undefined;
    },
  );
}

/** "it becomes your choice of a 3/3 creature with flying or a 1/6 Wall creature": a mode each. */
const becomesChoice: Phrase<Done> = single(
  form({ kind: 'modes', who: YOU })`it becomes your choice of ${{
    modes: map(
      list(just`${oneBody()}`, OR, 2),
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

/** A mode is named by the words of what it becomes. */
function oneBody(): Phrase<Mode> {
  const words: Phrase<readonly Change[]> = oneOf<readonly Change[]>('what it becomes', [
    bodies(false),
    single(form({ kind: 'setPowerToughness' })`${size}`),
  ]);
  return map(
    words,
    (changes): Mode => ({ name: words.print(changes) ?? '', changes }),
    it => (Array.isArray(it.changes) && words.print(it.changes) === it.name ? it.changes : undefined),
  );
}

/** "choose a creature you control it could be attached to. if you do, it enters attached to that creature". */
const attached: Phrase<Done> = single(
  form({
    kind: 'attached',
  })`choose ${{ to: aFilter as Phrase<Filter> }} it could be attached to. if you do, it enters attached to that creature`,
);

/** "discard any number of cards. it enters with a +1/+1 counter on it for each card discarded this way". */
const thenAsMany: Phrase<Done> = map(
  form({})`${{ first: oneOf<Done>('what is done', [does, single(mayOnly())]) }}. ${itEnters}${{ rest: how }}`,
  ({ first, rest }): Done | undefined => (saysThat(rest) ? [...first, ...rest] : undefined),
  all => {
    const [first, ...rest] = all;
    return first !== undefined && (first.kind === 'do' || first.kind === 'may') && saysThat(rest)
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
const sizeOfSacrificed: Phrase<Done> = map(
  just`${does}. ~'s power becomes the total power of those creatures and its toughness becomes their total toughness`,
  (first): Done => [...first, { kind: 'becomes', changes: [TOTALS] }],
  ([first, second, ...more]) =>
    first?.kind === 'do' && second?.kind === 'becomes' && more.length === 0 && same(second.changes, [TOTALS])
      ? [first]
      : undefined,
);

/** Whether the words speak of how many were just done. */
export function saysThat(done: Done): boolean {
  return some('rewrite', done, { amount: ['that'] });
}

/** "look at an opponent's hand, then choose a card name". */
const looks: Phrase<Done> = map(
  form(
    {},
  )`${{ first: says({ kind: 'do', effects: [{ kind: 'text', text: "look at an opponent's hand" }] } as Rewrite, "look at an opponent's hand") }}, then ${{ rest: chooses }}`,
  ({ first, rest }): Done => [first, ...rest],
  ([first, ...rest]) => (first && rest.length > 0 ? { first, rest } : undefined),
);

/** "choose a basic land type. then you may pay 2 life. if you don't, it enters tapped". */
const choosesThenMay: Phrase<Done> = map(
  form({})`${{ first: chooses }}. then ${{ rest: mayDo }}`,
  ({ first, rest }): Done => [...first, ...rest],
  all => {
    const at = all.findIndex(it => it.kind === 'may');
    return at > 0 ? { first: all.slice(0, at), rest: all.slice(at) } : undefined;
  },
);

const opponentChooses: Phrase<Done> = single(
  says<Rewrite>(
    { kind: 'choose', what: 'creatureType', who: { kind: 'opponent' }, among: undefined },
    'an opponent chooses a creature type',
  ),
);

/** What follows "as ~ enters, ". */
export const asEnters: Phrase<Done> = checked(
  oneOf<Done>('what is done as it enters', [
    chooses,
    does,
    mayDo,
    thenIf,
    keywordsOfDone,
    becomesChoice,
    attached,
    looks,
    choosesThenMay,
    thenAsMany,
    sizeOfSacrificed,
    opponentChooses,
    describedChoices,
    byChance,
    copiesAsEnters,
  ]),
);
