// 603: exiling from either of two zones, or by an effect of a player: two events of one ability.
import type { Clause, Filter, TriggerEvent } from '../../../engine/index.ts';
import { mapPhrase, type Phrase, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { OPPONENT, YOU } from '../words/players.ts';

type Events = readonly TriggerEvent[];

const more = { oneOrMore: true } as const;
const YOURS: Clause = { kind: 'ownedBy', who: YOU };
const PERMANENT: Filter = { clauses: [{ kind: 'permanent' }] };

function yours({ clauses }: Filter): Filter {
  return { clauses: [...clauses, YOURS] };
}

function notYours({ clauses }: Filter): Filter {
  return { clauses: clauses.filter(it => !same(it, YOURS)) };
}

interface What {
  readonly what: Filter;
}

/** Events built of the objects that are named; read back where they are the same. */
function events(phrase: Phrase<What>, build: (what: Filter) => Events, of: (all: Events) => Filter | undefined) {
  return mapPhrase(
    phrase,
    ({ what }): Events => build(what),
    (all): What | undefined => {
      const what = of(all);
      return what !== undefined && same(build(what), all) ? { what } : undefined;
    },
  );
}

const firstOf = ([event]: Events) => (event?.kind === 'moves' ? event.what : undefined);
const firstYours = (all: Events) => {
  const what = firstOf(all);
  return what === undefined ? undefined : notYours(what);
};

/** Events of exiling in one clause, and of a land that an opponent's effect puts into your graveyard. */
export const exilePairs: readonly Phrase<Events>[] = [
  events(
    template({})`one or more ${{ what: filterMany }} are put into exile from your library and/or your graveyard`,
    what => [
      { kind: 'moves', what: yours(what), from: 'library', to: 'exile', ...more },
      { kind: 'moves', what: yours(what), from: 'graveyard', to: 'exile', ...more },
    ],
    firstYours,
  ),
  events(
    template({})`one or more ${{ what: filterMany }} are put into exile from graveyards and/or the battlefield`,
    what => [
      { kind: 'moves', what, from: 'graveyard', to: 'exile', ...more },
      { kind: 'moves', what, from: 'battlefield', to: 'exile', ...more },
    ],
    firstOf,
  ),
  events(
    template({})`one or more ${{
      what: filterMany,
    }} are put into exile from your hand or a spell or ability you control exiles one or more permanents from the battlefield`,
    what => [
      { kind: 'moves', what: yours(what), from: 'hand', to: 'exile', ...more },
      { kind: 'leaves', what: PERMANENT, to: 'exile', by: YOU, ...more },
    ],
    firstYours,
  ),
  events(
    template({})`a spell or ability an opponent controls causes ${{
      what: aFilter,
    }} to be put into your graveyard from the battlefield`,
    what => [{ kind: 'dies', what: yours(what), oneOrMore: false, by: OPPONENT }],
    ([event]) => (event?.kind === 'dies' ? notYours(event.what) : undefined),
  ),
];
