// Headlines on created tokens.

import type { ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { keyOf } from '../../kit/structure.ts';
import { listInWords, pluralNoun } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { type ExplainContext, isTokenCopy } from '../explain-context.ts';
import { pluralPredicate } from './entry-groups.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';
import type { EventOfKind, OutcomeInContext } from './explained-outcome.ts';

/** The tokens each player creates: "you create two tapped Goblin tokens". */
export function created({ context, outcome }: OutcomeInContext, event: EventOfKind<'creates'>): string {
  const made = outcome.occurrences.flatMap(it => (it.kind === 'entered' && it.created ? [it.object] : []));
  if (made.length === 0) return `${context.names.does(event.under, 'create')} no tokens`;
  const owners = new Map<PlayerId, ObjectId[]>();
  for (const id of made) {
    const owner = outcome.state.objects.get(id)?.owner ?? event.under;
    owners.set(owner, [...(owners.get(owner) ?? []), id]);
  }
  return listInWords(
    [...owners].map(([owner, ids]) => context.names.does(owner, `create ${tokenWords(context, outcome, ids)}`)),
  );
}

/** Tokens created, like ones counted: "two tapped Goblin tokens", "a token copy of Bear Cub with a +1/+1 counter". */
function tokenWords(context: ExplainContext, outcome: Outcome, ids: readonly ObjectId[]): string {
  const groups = new Map<string, { readonly made: MadeToken; readonly count: number }>();
  for (const id of ids) {
    const made = madeToken(context, outcome, id);
    const key = keyOf(made);
    groups.set(key, { made, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return listInWords(
    [...groups.values()].map(({ made: { tapped, noun, of, how, after }, count }) => {
      const which = after === '' ? '' : `, which ${count === 1 ? after : pluralPredicate(after)}`;
      const what = `${tapped}${noun}`;
      const named = count === 1 ? withIndefiniteArticleWord(what) : `${numberWord(count)} ${pluralNoun(what)}`;
      const ways = count === 1 ? how : pluralPredicate(how);
      return `${named}${of}${ways === '' ? '' : ` ${ways}`}${which}`;
    }),
  );
}

interface MadeToken {
  readonly tapped: string;
  readonly noun: string;
  readonly of: string;
  /** The rest of how it entered: "attached to Bear Cub". */
  readonly how: string;
  readonly after: string;
}

function madeToken(context: ExplainContext, outcome: Outcome, id: ObjectId): MadeToken {
  const parts = entryParts(context, outcome, id);
  const object = outcome.state.objects.get(id);
  const name = context.names.plain(id).replace(/ Token$/, '');
  const copy = object !== undefined && isTokenCopy(context, object);
  const isAs = parts.as === `as a copy of ${name}`;
  const tapped = parts.tapped === 'tapped' ? 'tapped ' : '';
  const rest = { ...parts, as: isAs ? '' : parts.as, tapped: tapped === '' ? parts.tapped : '', after: '' };
  return {
    tapped,
    noun: copy || isAs ? 'token copy' : `${name} token`,
    of: copy || isAs ? ` of ${name}` : '',
    how: entryPredicate(rest).replace(/^enters ?/, ''),
    after: parts.after,
  };
}
