// Rewrite of tokens to as many copies of an object (614.16, 707.2).

import type { Rewrite } from '../../ability/replacement.ts';
import { type ChoiceGenerator, chooseObjects } from '../../choice/choice-request.ts';
import { copySourceOf } from '../../copy/copiable.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { TokenToCreate } from '../../event/game-event.ts';
import { currentView } from '../../event/run-state.ts';
import { copyToken } from '../../instructions/described-token.ts';
import { missedLimit } from '../../match/missed-limits.ts';
import { resolveObject } from '../../match/resolve-reference.ts';
import { select } from '../../match/select.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import { type RewriteApplier, type RewriteContext, replaceEvent, wordsContext } from './rewrite-context.ts';

/** ~ create that many tokens that are copies of enchanted permanent. */
export const applyTokenCopies: RewriteApplier<'tokenCopies'> = function* (at, rewrite) {
  const { event, run } = at.pendingEvent;
  if (event?.kind !== 'creates') return;
  const original = yield* copied(at, rewrite);
  if (original === undefined) return;
  const count = event.tokens.reduce((sum, token) => sum + token.count, 0);
  const { name } = currentView(run).of(original);
  const [first] = event.tokens;
  const kept =
    first === undefined ? {} : { tapped: first.tapped, attacking: first.attacking, ...labelOf(event.tokens) };
  replaceEvent(at, {
    ...event,
    tokens: [{ ...copyToken(copySourceOf(run.state, original), name, count, []), ...kept }],
  });
};

/** The name that a question gives the token, where only one kind would have been created. */
function labelOf([only, ...more]: readonly TokenToCreate[]): { readonly label?: string } {
  return only === undefined || more.length > 0 ? {} : { label: only.label };
}

function* copied(at: RewriteContext, { of }: OfKind<Rewrite, 'tokenCopies'>): ChoiceGenerator<ObjectId | undefined> {
  const { run } = at.pendingEvent;
  const context = wordsContext(at);
  if (!('clauses' in of)) return resolveObject(currentView(run), of, context);
  const header = { kind: 'copy', who: context.controller, object: context.source, rule: '707.2' } as const;
  const [original] = yield* chooseObjects(run, header, {
    among: select(eventView(at.pendingEvent), of, context),
    min: 1,
    max: 1,
    missed: id => missedLimit(eventView(at.pendingEvent), of, id, context),
  });
  return original;
}
