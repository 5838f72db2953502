// 614.16, 707.2: that many tokens that are copies of something, in place of those that would be created.

import type { Rewrite } from '../../ability/replacement.ts';
import { copyToken } from '../../carry-out/token.ts';
import { type Asking, askObjects } from '../../choice/ask.ts';
import { copySourceOf } from '../../copy/copiable.ts';
import { sight } from '../../entering/look-ahead.ts';
import { viewNow } from '../../event/play.ts';
import { refOf } from '../../match/player.ts';
import { select } from '../../match/select.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import { type Apply, type At, become, contextAt } from './at.ts';

/** ~ create that many tokens that are copies of enchanted permanent. */
export const tokenCopies: Apply<'tokenCopies'> = function* (at, rewrite) {
  const { event, play } = at.work;
  if (event?.kind !== 'creates') return;
  const original = yield* copied(at, rewrite);
  if (original === undefined) return;
  const count = event.tokens.reduce((sum, token) => sum + token.count, 0);
  const { name } = viewNow(play).of(original);
  const [first] = event.tokens;
  const kept = first === undefined ? {} : { tapped: first.tapped, attacking: first.attacking };
  become(at, { ...event, tokens: [{ ...copyToken(copySourceOf(play.state, original), name, count, []), ...kept }] });
};

function* copied(at: At, { of }: OfKind<Rewrite, 'tokenCopies'>): Asking<ObjectId | undefined> {
  const { play } = at.work;
  const context = contextAt(at);
  if (!('clauses' in of)) return refOf(viewNow(play), of, context);
  const asked = { kind: 'copy', who: context.controller, object: context.source, rule: '707.2' } as const;
  const [original] = yield* askObjects(play, asked, { among: select(sight(at.work), of, context), min: 1, max: 1 });
  return original;
}
