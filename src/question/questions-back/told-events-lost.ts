// Events told by a verb in a scenario in which something enters that no verb was told of: the event got lost.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Happening } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';
import { statementParts } from '../tokens/statement-parts.ts';

/** Events that no reading in which something else enters may leave out. */
const TOLD: ReadonlySet<SpokenAction> = new Set([
  ...(['dies', 'destroys', 'wipes', 'exiles', 'mills', 'discards', 'sacrifices', 'hits', 'deals'] as const),
  ...(['draws', 'gainsLife', 'losesLife', 'bounces', 'casts', 'taps', 'resolves'] as const),
]);

/** Events of those that are done by or to something, and are no mere outcome. */
const NO_OUTCOMES: ReadonlySet<SpokenAction> = new Set([
  ...(['dies', 'destroys', 'wipes', 'exiles', 'mills', 'discards', 'sacrifices', 'hits', 'deals'] as const),
  ...(['bounces', 'casts'] as const),
]);

/**
 * The verbs of events, "my friend guesses two but X hits me", in a part that tells, where what the scenario has is that something enters
 * of which no verb tells; `typed` are the tokens as they were typed.
 */
export function toldEventsLost(typed: readonly Token[], { happening }: Plan, cards: Cards): readonly string[] {
  if (!isMadeUp(happening)) return [];
  const tells = statementParts(typed);
  const triggers = typed.find((_, i) => tells[i] === true && isOfOther(typed, i, happening, cards));
  const lost = typed.filter((verb, i) => {
    if (verb.kind !== 'verb' || /ing\b/iu.test(verb.text)) return false;
    return tells[i] === true ? TOLD.has(verb.action) : NO_OUTCOMES.has(verb.action) && isToldBefore(typed, i);
  });
  return [...lost, ...(triggers === undefined ? [] : [triggers])].map(it => it.text);
}

/** The wording "Rhystic Study triggers and …": an ability of what would enter that waits for something else. */
function isOfOther(typed: readonly Token[], i: number, { objects: [entering] }: Happening, cards: Cards): boolean {
  const [source, token] = [typed[i - 1], typed[i]];
  if (source?.kind !== 'card' || token === undefined || !/^trigger(?:s|ed)$/iu.test(token.text)) return false;
  const known = cardKnown(cards, source);
  return known?.watches === true && !known.enters && entering?.names[0] === source.names[0];
}

/** Whether an event is that something enters, from nowhere in particular and by nothing that was told. */
function isMadeUp({ action, verb, by, zone }: Happening): boolean {
  return action === 'enters' && verb === undefined && by === undefined && zone !== 'library';
}

/** Whether a verb has its subject right before it, asks nothing, and more is told or asked after it. */
function isToldBefore(typed: readonly Token[], i: number): boolean {
  const before = typed.slice(0, i).findLast(it => it.kind !== 'filler' && it.kind !== 'be');
  const isIt = before?.kind === 'small' && before.word === 'it';
  const isSubject =
    isIt || before?.kind === 'card' || before?.kind === 'noun' || (before?.kind === 'who' && !before.whose);
  const from = typed.slice(0, i).findLastIndex(it => it.kind === 'stop') + 1;
  const asks = typed.slice(from, i).some((it, n) => it.kind === 'ask' || (it.kind === 'be' && n === 0));
  const next = typed[i + 1];
  return isSubject && !asks && next !== undefined && next.text !== '?';
}
