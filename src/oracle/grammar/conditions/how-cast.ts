// Conditions on the casting of a permanent's spell: "it was kicked", "you cast it from your hand", "{R} was spent to
// cast it".
import { type Clause, COLOR_OF, type Condition } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import { either, literalText, mapPhrase, type Phrase, readWhole, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { countWord } from '../amounts/how-many.ts';
import { aFilter } from '../nouns/filters.ts';
import { costSymbols } from '../words/cost-symbols.ts';
import { keywordName } from '../words/keyword-names.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { OPPONENT, objectRef, YOU } from '../words/players.ts';

const CARD: Clause = { kind: 'card' };
const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };

const not = (of: Phrase<Condition>): Phrase<Condition> => template({ kind: 'not' })`${{ of }}`;

const MANA_SOURCES = wordTable('what mana is from', {
  creatures: 'creature',
  Treasures: 'Treasure',
  artifacts: 'artifact',
} as const);

const TREASURE_MANA_SPENT: Condition = {
  kind: 'compare',
  left: { kind: 'manaFrom', source: 'Treasure', of: { kind: 'it' } },
  is: '>=',
  right: 1,
};

/** "you revealed a Dragon card or controlled a Dragon as you cast this spell": control is checked as it enters. */
const revealedOrControlled: Phrase<Condition> = mapPhrase(
  template({})`you revealed ${{ card: aFilter }} or controlled ${{ what: aFilter }} as you cast this spell`,
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
  condition => {
    const [paid, count, ...more] = condition.kind === 'or' ? condition.of : [];
    if (paid?.kind !== 'paid' || paid.cost !== 'reveal' || count?.kind !== 'count' || more.length > 0) return undefined;
    const clauses = count.of.clauses.slice(0, -1);
    return same(count.of.clauses.at(-1), CONTROLLED)
      ? { card: { clauses: [...clauses, CARD] }, what: { clauses } }
      : undefined;
  },
);

/** 701.4a: "a Dragon was beheld": whatever it was, as the cost says. */
const beheld: Phrase<Condition> = mapPhrase(
  template({})`${{ what: aFilter }} was beheld`,
  (): Condition => ({ kind: 'paid', cost: 'behold' }),
  () => undefined,
);

/** Conditions on how an object came to be there, and on whose turn it is. */
export const castConditions: readonly Phrase<Condition>[] = [
  template({
    kind: 'is',
    filter: { clauses: [{ kind: 'history', what: 'enteredThisTurn' }] },
  })`${{ ref: objectRef }} entered this turn`,
  constant({ kind: 'turn', who: YOU }, "it's your turn"),
  constant({ kind: 'not', of: { kind: 'turn', who: YOU } }, "it's not your turn"),
  constant({ kind: 'turn', who: YOU, atMost: 3 }, "it's your first, second, or third turn of the game"),
  ...(['it', '~', 'this spell'] as const).map((spell, n) => {
    const spent = constant<Condition>(TREASURE_MANA_SPENT, `mana from a Treasure was spent to cast ${spell}`);
    return n === 0 ? spent : variant(spent);
  }),
  constant({ kind: 'turn', who: OPPONENT }, "it's an opponent's turn"),
  constant({ kind: 'kicked' }, 'it was kicked'),
  variant(constant({ kind: 'kicked' }, '~ was kicked')),
  variant(constant({ kind: 'kicked' }, 'this spell was kicked')),
  constant({ kind: 'kicked', times: 2 }, 'it was kicked twice'),
  template({ kind: 'kicked' })`${either('it', '~')} was kicked with its ${{ with: costSymbols }} kicker`,
  constant({ kind: 'wasCast', by: YOU }, 'you cast it'),
  variant(constant({ kind: 'wasCast', by: YOU }, 'you cast ~')),
  constant({ kind: 'wasCast' }, 'it was cast'),
  variant(constant({ kind: 'wasCast' }, '~ was cast')),
  constant({ kind: 'not', of: { kind: 'wasCast' } }, "it wasn't cast"),
  variant(constant({ kind: 'not', of: { kind: 'wasCast' } }, "~ wasn't cast")),
  constant({ kind: 'not', of: { kind: 'paid', cost: 'tribute' } }, "tribute wasn't paid"),
  template({ kind: 'linked', verb: 'devoured', is: '>=', amount: 1 })`it devoured ${{ filter: aFilter }}`,
  variant(template({ kind: 'linked', verb: 'devoured', is: '>=', amount: 1 })`~ devoured ${{ filter: aFilter }}`),
  template({ kind: 'wasCast', by: YOU })`you cast ${either('it', '~')} from ${{ from: castZone() }}`,
  template({ kind: 'wasCast' })`${either('it', '~', 'this spell')} was cast from ${{ from: castZone() }}`,
  not(template({ kind: 'wasCast', by: YOU })`you didn't cast ${either('it', '~')} from ${{ from: castZone() }}`),
  variant(template({ kind: 'paid' })`~'s ${{ cost: keywordName }} cost was paid`),
  variant(template({ kind: 'paid' })`this spell's ${{ cost: keywordName }} cost was paid`),
  variant(template({ kind: 'paid' })`the ${{ cost: keywordName }} cost was paid`),
  revealedOrControlled,
  constant({ kind: 'paid', cost: 'bargain' }, 'it was bargained'),
  variant(constant({ kind: 'paid', cost: 'bargain' }, '~ was bargained')),
  constant({ kind: 'paid', cost: 'escape' }, 'it escaped'),
  variant(constant({ kind: 'paid', cost: 'escape' }, '~ escaped')),
  constant({ kind: 'paid', cost: 'gift' }, 'the gift was promised'),
  variant(beheld),
  template({ kind: 'paid' })`its ${{ cost: keywordName }} cost was paid`,
  template({ kind: 'manaSpent' })`${{ symbols: symbols() }} was spent to cast ${either('it', '~', 'this spell')}`,
  template({
    kind: 'manaSpent',
    symbols: [],
  })`at least ${{ sameColor: oneOrMoreWords }} mana of the same color was spent to cast ${either('it', '~', 'this spell')}`,
  ...adamant(),
  variant(
    constant<Condition>(
      { kind: 'compare', left: { kind: 'colorsSpent' }, is: '=', right: 0 },
      'no colored mana was spent to cast it',
    ),
  ),
  template({
    kind: 'compare',
    is: '>=',
  })`${{ right: countWord }} or more mana ${{
    left: template({ kind: 'manaFrom', of: { kind: 'it' } })`from ${{
      source: MANA_SOURCES,
    }}`,
  }} was spent to cast it`,
  template({
    kind: 'compare',
    left: { kind: 'manaSpent', symbol: undefined },
    is: '>=',
  })`${{ right: countWord }} or more mana was spent to cast ${either('it', '~')}`,
];

/** "at least three red mana was spent to cast it". */
function adamant(): readonly Phrase<Condition>[] {
  return Object.entries(COLOR_OF)
    .map(([letter, color]) =>
      constant<Condition>(
        { kind: 'manaSpent', symbols: [letter, letter, letter] },
        `at least three ${color} mana was spent to cast it`,
      ),
    )
    .flatMap(it => [it, variant(respelled(it))]);
}

/** The conditions with "this spell" in the place of "it". */
function respelled(phrase: Phrase<Condition>): Phrase<Condition> {
  const words = phrase.name.replace(/it$/, 'this spell');
  return mapPhrase(
    literalText(words),
    (): Condition | undefined => readWhole(phrase, phrase.name).values[0],
    () => undefined,
  );
}

function castZone(): Phrase<string> {
  return wordTable('a zone', {
    'your hand': 'hand',
    'your graveyard': 'graveyard',
    exile: 'exile',
    'your library': 'library',
    'the command zone': 'command',
    'a graveyard': 'graveyard',
  });
}

function symbols(): Phrase<readonly string[]> {
  return wordTable('mana', {
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
