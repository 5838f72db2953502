// Tokens about to be created, as the effect describes them, before effects that would change them (701.7b).
import type { Filter } from '../ability/filter.ts';
import type { TokenToCreate } from '../event/game-event.ts';
import { projectAhead, type Run } from '../event/run-state.ts';
import { matches } from '../match/matches.ts';
import type { Context } from '../match/view.ts';
import { asNewObject, changeState } from '../model/change-state.ts';
import type { GameObject } from '../model/game-object.ts';
import { objectId, type PlayerId } from '../model/ids.ts';

const SAMPLE = objectId('token to create');

/** Whether the token matches the filter. */
export function matchesToken(
  at: { readonly run: Run; readonly context: Context },
  filter: Filter | undefined,
  token: TokenToCreate,
  under: PlayerId,
): boolean {
  if (filter === undefined) return true;
  const sample = tokenObject(token, SAMPLE, under, at.run.state.nextTimestamp);
  const state = changeState(at.run.state, draft => {
    draft.objects.set(SAMPLE, sample);
  });
  return matches(projectAhead(at.run, state, undefined), filter, SAMPLE, { ...at.context, it: SAMPLE });
}

/** 111.2, 111.3: the token as an object in no zone; the player who creates it owns and controls it. */
export function tokenObject(
  token: TokenToCreate,
  id: GameObject['id'],
  under: PlayerId,
  timestamp: number,
): GameObject {
  const { copy } = token;
  const printed = copy?.of.printed ?? token.printed;
  const copies = copy === undefined ? [] : [{ ...copy, timestamp }];
  const blank = asNewObject(
    { id, label: token.label, printed, token: true, owner: under, copies },
    'nowhere',
    timestamp,
  );
  return { ...blank, face: copy?.of.face ?? token.face };
}
