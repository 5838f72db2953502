// Entering of spells that an ability changed as they were cast: the change holds as they enter (611.2e).
import type { Ability, Clause, Condition, Filter, Rewrite } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { entryModifiersOne, UNCONDITIONAL } from '../entering/own-entering.ts';
import { firstOf } from '../statics/first-spell-condition.ts';
import { YOU } from '../words/players.ts';
import { spellAfterOrdinal, spellNoun } from './played-and-cast.ts';

interface EnteringSo {
  readonly what: Filter;
  readonly condition: Condition | undefined;
  readonly rewrites: readonly Rewrite[];
}

const CAST_BY_YOU: Clause = { kind: 'history', what: 'cast', who: YOU };

const whatEnters = either('creature', 'permanent', 'artifact');

/** Mana of a snow source and of a color of the spell (107.4h). */
const snowOfItsColors: Phrase<Condition> = constant(
  { kind: 'manaSpent', symbols: ['S'], itsColors: true },
  "if {S} of any of that spell's colors was spent to cast it",
);

/** "whenever you cast your first Human creature spell each turn, that creature enters …". */
const firstEnteringSo: Phrase<EnteringSo> = mapPhrase(
  template(
    {},
  )`whenever you cast your first ${{ what: spellAfterOrdinal }} each turn, that ${whatEnters} enters ${{ rewrites: entryModifiersOne }}`,
  ({ what, rewrites }): EnteringSo => ({ what, condition: firstOf(what), rewrites }),
  ({ what, condition, rewrites }) => (same(condition, firstOf(what)) ? { what, rewrites } : undefined),
);

const enteringSo: Phrase<EnteringSo> = oneOf<EnteringSo>('how a spell enters', [
  template({
    condition: undefined,
  })`whenever you cast ${{ what: spellNoun }}, that ${whatEnters} enters ${{ rewrites: entryModifiersOne }}`,
  template(
    {},
  )`whenever you cast ${{ what: spellNoun }}, ${{ condition: snowOfItsColors }}, that ${whatEnters} enters ${{ rewrites: entryModifiersOne }}`,
  firstEnteringSo,
]);

/** "whenever you cast a creature spell, that creature enters with …": how such a spell enters once it resolves. */
export const castTriggerEntering: Phrase<readonly Ability[]> = mapPhrase(
  enteringSo,
  ({ what, condition, rewrites }: EnteringSo): readonly Ability[] => {
    const clauses = [...what.clauses.filter(it => it.kind !== 'spell'), CAST_BY_YOU];
    return [
      { kind: 'replacement', event: { kind: 'enters', what: { clauses } }, ...UNCONDITIONAL, condition, rewrites },
    ];
  },
  ([enters, ...more]): EnteringSo | undefined => {
    if (enters?.kind !== 'replacement' || enters.event.kind !== 'enters' || more.length > 0) return undefined;
    const { clauses } = enters.event.what;
    if (!same(clauses.at(-1), CAST_BY_YOU)) return undefined;
    const what = asSpell({ clauses: clauses.slice(0, -1) });
    return { what, condition: enters.condition, rewrites: enters.rewrites };
  },
);

/** The filter of spells: "spell" follows the words for types. */
function asSpell({ clauses }: Filter): Filter {
  const after = clauses.findIndex(it => !['type', 'subtype', 'supertype', 'color', 'not', 'any'].includes(it.kind));
  const at = after < 0 ? clauses.length : after;
  return { clauses: [...clauses.slice(0, at), { kind: 'spell' }, ...clauses.slice(at)] };
}
