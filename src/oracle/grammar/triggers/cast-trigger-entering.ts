// Entering of spells that an ability changed as they were cast: the change holds as they enter (611.2e).
import type { Ability, Clause, Filter, Rewrite } from '../../../engine/index.ts';
import { either, mapPhrase, type Phrase, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { entryModifiersOne, UNCONDITIONAL } from '../entering/own-entering.ts';
import { YOU } from '../words/players.ts';
import { spellNoun } from './played-and-cast.ts';

interface EnteringSo {
  readonly what: Filter;
  readonly rewrites: readonly Rewrite[];
}

const CAST_BY_YOU: Clause = { kind: 'history', what: 'cast', who: YOU };

/** "whenever you cast a creature spell, that creature enters with …": how such a spell enters once it resolves. */
export const castTriggerEntering: Phrase<readonly Ability[]> = mapPhrase(
  template(
    {},
  )`whenever you cast ${{ what: spellNoun }}, that ${either('creature', 'permanent', 'artifact')} enters ${{ rewrites: entryModifiersOne }}`,
  ({ what, rewrites }: EnteringSo): readonly Ability[] => {
    const clauses = [...what.clauses.filter(it => it.kind !== 'spell'), CAST_BY_YOU];
    return [{ kind: 'replacement', event: { kind: 'enters', what: { clauses } }, ...UNCONDITIONAL, rewrites }];
  },
  ([enters, ...more]): EnteringSo | undefined => {
    if (enters?.kind !== 'replacement' || enters.event.kind !== 'enters' || more.length > 0) return undefined;
    const { clauses } = enters.event.what;
    if (!same(clauses.at(-1), CAST_BY_YOU)) return undefined;
    return { what: asSpell({ clauses: clauses.slice(0, -1) }), rewrites: enters.rewrites };
  },
);

/** The filter of spells: "spell" follows the words for types. */
function asSpell({ clauses }: Filter): Filter {
  const after = clauses.findIndex(it => !['type', 'subtype', 'supertype', 'color', 'not', 'any'].includes(it.kind));
  const at = after < 0 ? clauses.length : after;
  return { clauses: [...clauses.slice(0, at), { kind: 'spell' }, ...clauses.slice(at)] };
}
