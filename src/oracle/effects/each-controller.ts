// Instructions to the controllers of what was done something to: "for each creature exiled this way, its controller …".
import type { Effect } from '../../engine/index.ts';
import type { SentenceRead } from './sentence-targets.ts';

const EACH =
  /^for each ([^.,"]* (?:exiled|destroyed|sacrificed) this way)(?: so far)?, its controller (creates an? (?!token that)[^."]*|draws a card)\.$/;

/** Each player's part, counted by what that player controlled (608.2h); `read` reads it as the controller's own. */
export function forEachController(
  wording: string,
  read: (sentence: string) => SentenceRead | undefined,
): SentenceRead | undefined {
  const [, what, does] = EACH.exec(wording) ?? [];
  const own = does === undefined ? undefined : read(`${does.replace(/^(create|draw)s/, '$1')} for each ${what}.`);
  const [only, ...more] = own?.effects ?? [];
  if (only === undefined || more.length > 0 || !('amount' in only)) return undefined;
  const { amount } = only;
  if (typeof amount !== 'object' || !('kind' in amount) || amount.kind !== 'movedThisWay') return undefined;
  const theirs = { ...only, amount: { ...amount, by: { kind: 'you' } } } as Effect; // its kind is kept
  return { effects: [{ kind: 'eachDoes', who: { kind: 'anyone' }, effects: [theirs] }], targets: [] };
}
