// 701.20, 401.5: cards looked at or revealed from the top of a library, of which some are put somewhere and the rest elsewhere.
import type { Amount, Effect, Filter } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { someObjects } from '../entering/entering-costs.ts';
import { filterMany } from '../nouns/filters.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';

type Look = Extract<Effect, { readonly kind: 'lookAndPick' }>;
type Taken = Pick<Look, 'take' | 'pick' | 'may' | 'to' | 'tapped'>;

/** The cards that are seen: "look at the top four cards of your library". */
const seen: Phrase<Pick<Look, 'look' | 'revealed'>> = oneOf<Pick<Look, 'look' | 'revealed'>>('cards seen', [
  template({})`look at the top ${{ look: oneOrMoreWords }} cards of your library`,
  template({ revealed: true })`reveal the top ${{ look: oneOrMoreWords }} cards of your library`,
  template({})`look at the top X cards of your library, where X is ${{ look: amount }}`,
  template({ revealed: true })`reveal the top X cards of your library, where X is ${{ look: amount }}`,
  constant({ look: { kind: 'x' } as Amount }, 'look at the top X cards of your library'),
  constant({ look: { kind: 'x' } as Amount, revealed: true }, 'reveal the top X cards of your library'),
]);

const THEM = either('them', 'those cards');
const REVEALED = either('them', 'it', 'that card', 'those cards', 'the revealed cards');

/** A number of them: "one of them", "up to two of those cards". */
const number: Phrase<Pick<Taken, 'take' | 'may'>> = oneOf<Pick<Taken, 'take' | 'may'>>('how many', [
  template({})`${{ take: oneOrMoreWords }} of ${THEM}`,
  constant({ take: 1 }, 'one'),
  template({ may: true })`up to ${{ take: oneOrMoreWords }} of ${THEM}`,
]);

/** Cards of a kind among them: "a creature card", "up to two land cards", "any number of Elf cards". */
const picked: Phrase<Pick<Taken, 'take' | 'pick' | 'may'>> = mapPhrase(
  someObjects,
  ({ filter: pick, min, max }): Pick<Taken, 'take' | 'pick' | 'may'> | undefined => {
    const take = typeof max === 'object' && max.kind === 'any' ? MANY : max;
    if (typeof take !== 'number' || typeof min !== 'number') return undefined;
    return { take, pick, ...(min < take ? { may: true as const } : {}) };
  },
  (): undefined => undefined,
);

/** As many cards as any number of them. */
const MANY = 100;

const where: Phrase<Pick<Taken, 'to' | 'tapped'>> = oneOf<Pick<Taken, 'to' | 'tapped'>>('where', [
  constant({ to: 'hand' }, 'into your hand'),
  constant({ to: 'battlefield' }, 'onto the battlefield'),
  constant({ to: 'battlefield', tapped: true }, 'onto the battlefield tapped'),
]);

const chosen: Phrase<Taken> = oneOf<Taken>('what is taken', [
  template({})`put ${number} ${where}`,
  template({})`put ${picked} from among ${THEM} ${where}`,
  template({ may: true })`you may put ${picked} from among ${THEM} ${where}`,
  template({ may: true })`you may reveal ${picked} from among ${THEM} and put ${REVEALED} ${where}`,
  template({ may: true })`you may put ${number} ${where}`,
  mapPhrase(
    template({})`put all ${{ all: filterMany }} ${either('revealed this way', 'from among them')} ${where}`,
    ({ all, ...to }): Taken => ({ take: all as Filter, ...to }),
    (): undefined => undefined,
  ),
]);

const REST_WORDS = {
  graveyard: ['into your graveyard'],
  bottom: ['on the bottom of your library in any order', 'on the bottom of your library in a random order'],
} as const;

const rest: Phrase<Pick<Look, 'rest'>> = oneOf<Pick<Look, 'rest'>>('where the rest goes', [
  constant({ rest: 'hand' }, 'into your hand'),
  constant({ rest: 'graveyard' }, 'into your graveyard'),
  constant({ rest: 'bottom' }, 'on the bottom of your library in any order'),
  constant({ rest: 'bottom' }, 'on the bottom of your library in a random order'),
  constant({ rest: 'bottom' }, 'on the bottom of your library'),
]);

/** One sentence, its parts set apart by semicolons: see `lookedAtTogether`. */
export const looked: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'cards seen and picked',
  [
    template({})`${seen}; ${chosen} and ${either('the rest', 'the other')} ${rest}`,
    template({})`${seen}; ${chosen}; put ${either('the rest', 'the other')} ${rest}`,
    template(
      {},
    )`${seen}; ${chosen}; then put all cards revealed this way that weren't put onto the battlefield ${rest}`,
  ].map(words =>
    mapPhrase(
      words,
      (it): readonly Effect[] => [{ kind: 'lookAndPick', who: YOU, ...it }],
      (): undefined => undefined,
    ),
  ),
);

type Until = Extract<Look['look'], { readonly until: unknown }>;

/** The cards one by one until some of a kind are there: "a creature card", "two land cards", "X land cards". */
const untilSome: Phrase<Until> = mapPhrase(
  template({})`reveal cards from the top of your library until you reveal ${{ objects: someObjects }}`,
  ({ objects: { filter: until, min, max } }): Until | undefined => {
    if (min !== max && !(typeof min === 'object' && typeof max === 'object' && min.kind === max.kind)) return undefined;
    if (typeof min === 'object' && min.kind !== 'x') return undefined;
    return min === 1 ? { until } : { until, times: min };
  },
  (): undefined => undefined,
);

const revealedRest: Phrase<Look['rest']> = oneOf<Look['rest']>('where the rest goes', [
  ...(['graveyard', 'bottom'] as const).flatMap(to =>
    REST_WORDS[to].map(words => constant<Look['rest']>(to, `put the rest ${words}`)),
  ),
  constant<Look['rest']>('shuffled', 'shuffle the rest into your library'),
  constant<Look['rest']>('shuffled', 'shuffle'),
]);

const revealedPut: Phrase<Pick<Look, 'may'>> = oneOf<Pick<Look, 'may'>>('whether it is put', [
  constant({}, 'put it'),
  constant({ may: true }, 'you may put it'),
]);

/** One sentence, as `revealedTogether` makes it: cards revealed until one of a kind is there, that one, and the rest. */
export const revealedUntil: Phrase<readonly Effect[]> = mapPhrase(
  template({})`${{ look: untilSome }}; ${revealedPut} ${where}; ${{ rest: revealedRest }}`,
  (said): readonly Effect[] => {
    const taken = said.may === true ? { take: 1, pick: said.look.until } : { take: said.look.until };
    return [{ kind: 'lookAndPick', who: YOU, revealed: true, ...said, ...taken }];
  },
  (): undefined => undefined,
);
