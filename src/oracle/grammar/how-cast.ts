// How the spell that a permanent was had been cast: "it was kicked", "you cast it from your hand", "{R} was spent to cast it".
import { type Clause, COLOR_OF, type Condition } from '../../engine/index.ts';
import { table } from '../combine.ts';
import { form, says } from '../form.ts';
import { either, lit, map, type Phrase, readWhole, same, variant } from '../phrase.ts';
import { costSymbols } from './costs.ts';
import { aFilter } from './filters.ts';
import { words } from './how-many.ts';
import { keywordName } from './keyword-names.ts';
import { oneOrMoreWords } from './numbers.ts';
import { OPPONENT, ref, YOU } from './players.ts';

const CARD: Clause = { kind: 'card' };
const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };

const not = (of: Phrase<Condition>): Phrase<Condition> => form({ kind: 'not' })`${{ of }}`;

/** "you revealed a Dragon card or controlled a Dragon as you cast this spell": what is controlled is looked up as it enters. */
const revealedOrControlled: Phrase<Condition> = map(
  form({})`you revealed ${{ card: aFilter }} or controlled ${{ what: aFilter }} as you cast this spell`,
  ({ card, what }): Condition | undefined =>
    same(card.clauses, [...what.clauses, CARD])
      ? {
          kind: 'or',
          of: [
            { kind: 'paid', cost: 'reveal' },
            { kind: 'count', is: '>=', amount: 1, of: { clauses: [...what.clauses, CONTROLLED] } },
          ],
        }
      : undefined,
  it => {
    const [paid, count, ...more] = it.kind === 'or' ? it.of : [];
    if (paid?.kind !== 'paid' || paid.cost !== 'reveal' || count?.kind !== 'count' || more.length > 0) return undefined;
    const clauses = count.of.clauses.slice(0, -1);
    return same(count.of.clauses.at(-1), CONTROLLED)
      ? { card: { clauses: [...clauses, CARD] }, what: { clauses } }
      : undefined;
  },
);

/** Conditions about how it came to be there, and whose turn it is. */
export const cast: readonly Phrase<Condition>[] = [
  form({
    kind: 'is',
    filter: { clauses: [{ kind: 'history', what: 'enteredThisTurn' }] },
  })`${{ ref }} entered this turn`,
  says({ kind: 'turn', who: YOU }, "it's your turn"),
  says({ kind: 'not', of: { kind: 'turn', who: YOU } }, "it's not your turn"),
  says({ kind: 'turn', who: OPPONENT }, "it's an opponent's turn"),
  says({ kind: 'kicked' }, 'it was kicked'),
  variant(says({ kind: 'kicked' }, '~ was kicked')),
  variant(says({ kind: 'kicked' }, 'this spell was kicked')),
  says({ kind: 'kicked', times: 2 }, 'it was kicked twice'),
  form({ kind: 'kicked' })`${either('it', '~')} was kicked with its ${{ with: costSymbols }} kicker`,
  says({ kind: 'wasCast', by: YOU }, 'you cast it'),
  variant(says({ kind: 'wasCast', by: YOU }, 'you cast ~')),
  says({ kind: 'wasCast' }, 'it was cast'),
  variant(says({ kind: 'wasCast' }, '~ was cast')),
  says({ kind: 'not', of: { kind: 'wasCast' } }, "it wasn't cast"),
  variant(says({ kind: 'not', of: { kind: 'wasCast' } }, "~ wasn't cast")),
  says({ kind: 'not', of: { kind: 'paid', cost: 'tribute' } }, "tribute wasn't paid"),
  form({ kind: 'linked', verb: 'devoured', is: '>=', amount: 1 })`it devoured ${{ filter: aFilter }}`,
  variant(form({ kind: 'linked', verb: 'devoured', is: '>=', amount: 1 })`~ devoured ${{ filter: aFilter }}`),
  form({ kind: 'wasCast', by: YOU })`you cast ${either('it', '~')} from ${{ from: castZone() }}`,
  form({ kind: 'wasCast' })`${either('it', '~')} was cast from ${{ from: castZone() }}`,
  not(form({ kind: 'wasCast', by: YOU })`you didn't cast ${either('it', '~')} from ${{ from: castZone() }}`),
  variant(form({ kind: 'paid' })`~'s ${{ cost: keywordName }} cost was paid`),
  variant(form({ kind: 'paid' })`the ${{ cost: keywordName }} cost was paid`),
  revealedOrControlled,
  says({ kind: 'paid', cost: 'bargain' }, 'it was bargained'),
  variant(says({ kind: 'paid', cost: 'bargain' }, '~ was bargained')),
  says({ kind: 'paid', cost: 'escape' }, 'it escaped'),
  variant(says({ kind: 'paid', cost: 'escape' }, '~ escaped')),
  says({ kind: 'paid', cost: 'gift' }, 'the gift was promised'),
  form({ kind: 'paid' })`its ${{ cost: keywordName }} cost was paid`,
  form({ kind: 'manaSpent' })`${{ symbols: symbols() }} was spent to cast ${either('it', '~', 'this spell')}`,
  form({
    kind: 'manaSpent',
    symbols: [],
  })`at least ${{ sameColor: oneOrMoreWords }} mana of the same color was spent to cast ${either('it', '~', 'this spell')}`,
  ...adamant(),
  form({
    kind: 'compare',
    left: { kind: 'manaSpent', symbol: undefined },
    is: '>=',
  })`${{ right: words }} or more mana was spent to cast ${either('it', '~')}`,
];

/** "at least three red mana was spent to cast it". */
function adamant(): readonly Phrase<Condition>[] {
  return Object.entries(COLOR_OF)
    .map(([letter, color]) =>
      says<Condition>(
        { kind: 'manaSpent', symbols: [letter, letter, letter] },
        `at least three ${color} mana was spent to cast it`,
      ),
    )
    .flatMap(it => [it, variant(respelled(it))]);
}

/** The same said of "this spell". */
function respelled(phrase: Phrase<Condition>): Phrase<Condition> {
  const words = phrase.name.replace(/it$/, 'this spell');
  return map(
    lit(words),
    (): Condition | undefined => readWhole(phrase, phrase.name).values[0],
    () => undefined,
  );
}

function castZone(): Phrase<string> {
  return table('a zone', {
    'your hand': 'hand',
    'your graveyard': 'graveyard',
    exile: 'exile',
    'your library': 'library',
    'the command zone': 'command',
    'a graveyard': 'graveyard',
  });
}

function symbols(): Phrase<readonly string[]> {
  return table('mana', {
    '{W}': ['W'],
    '{U}': ['U'],
    '{B}': ['B'],
    '{R}': ['R'],
    '{G}': ['G'],
    '{C}': ['C'],
    '{S}': ['S'],
    '{W}{W}': ['W', 'W'],
    '{U}{U}': ['U', 'U'],
    '{B}{B}': ['B', 'B'],
    '{R}{R}': ['R', 'R'],
    '{G}{G}': ['G', 'G'],
  } as Readonly<Record<string, readonly string[]>>);
}
