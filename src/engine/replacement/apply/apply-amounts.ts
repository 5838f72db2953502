// Rewrites of amounts and kinds (614.16, 614.1a): damage, counters, tokens, cards, life, mana.
import type { Rewrite } from '../../ability/replacement.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { GameEvent, TokenToCreate } from '../../event/game-event.ts';
import { recordFact } from '../../event/run-state.ts';
import { describedToken } from '../../instructions/described-token.ts';
import { evaluate } from '../../match/evaluate.ts';
import { matchesToken } from '../pending-token.ts';
import {
  type RewriteApplier,
  type RewriteContext,
  replaceEvent,
  rewriteAmount,
  wordsContext,
} from './rewrite-context.ts';

/** ~ twice that many. */
export const applyScale: RewriteApplier<'scale'> = function* (at, rewrite) {
  const first = at.pendingEvent.run.edition.misconceptions.doublingsAdd
    ? amountOf(at.pendingEvent.proposed)
    : undefined;
  resize(at, amount => (first === undefined ? amount * rewrite.times : amount + first * (rewrite.times - 1)));
};

/** The number that an event began with; undefined where it is no number, or one for each of several things. */
function amountOf(event: GameEvent | undefined): number | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'creates') return event.tokens.length === 1 ? event.tokens[0]?.count : undefined;
  if (event.kind === 'dealsDamage') return event.damage.length === 1 ? event.damage[0]?.amount : undefined;
  return 'amount' in event ? event.amount : 'count' in event ? event.count : undefined;
}

/** ~ that many plus one. */
export const applyAdd: RewriteApplier<'add'> = function* (at, rewrite) {
  const more = rewriteAmount(at, rewrite.amount);
  resize(at, amount => amount + more);
};

/** ~ half that many, rounded down. */
export const applyHalve: RewriteApplier<'halve'> = function* (at, rewrite) {
  const round = rewrite.rounded === 'up' ? Math.ceil : Math.floor;
  resize(at, amount => round(amount / 2));
};

/** ~ it's N instead. */
export const applySetAmount: RewriteApplier<'setAmount'> = function* (at, rewrite) {
  const amount = rewriteAmount(at, rewrite.amount);
  resize(at, () => amount);
};

/** ~ those tokens plus a 1/1 Squirrel each; ~ that many 4/4 Angels instead; ~ one of each instead. */
export const applyTokens: RewriteApplier<'tokens'> = function* (at, rewrite) {
  const { event } = at.pendingEvent;
  if (event?.kind !== 'creates') return;
  const [those, others] = [
    event.tokens.filter(token => isMeant(at, event, token)),
    event.tokens.filter(token => !isMeant(at, event, token)),
  ];
  const context = { ...wordsContext(at), amount: those.reduce((sum, token) => sum + token.count, 0) };
  const count = evaluate(eventView(at.pendingEvent), rewrite.amount, context);
  const made = [rewrite.token, ...(rewrite.each ?? [])].map(spec =>
    describedToken(eventView(at.pendingEvent), spec, count, context),
  );
  if (rewrite.besides) return replaceEvent(at, { ...event, tokens: [...event.tokens, ...made] });
  const [first] = those;
  const kept = first === undefined ? {} : { tapped: first.tapped, attacking: first.attacking };
  const label = first === undefined || made.length > 1 ? {} : { label: first.label };
  replaceEvent(at, { ...event, tokens: [...others, ...made.map(token => ({ ...token, ...kept, ...label }))] });
};

/** Whether the token is one that the effect is about, where others are created with it. */
function isMeant(at: RewriteContext, { under }: Creates, token: TokenToCreate): boolean {
  const { event } = at.candidate.effect.ability;
  const { run } = at.pendingEvent;
  return event.kind !== 'createTokens' || matchesToken({ run, context: wordsContext(at) }, event.what, token, under);
}

type Creates = Extract<GameEvent, { kind: 'creates' }>;

/** ~ a counter of another kind instead; ~ and one of another kind besides. */
export const applyCounterKind: RewriteApplier<'counterKind'> = function* (at, rewrite) {
  const { event } = at.pendingEvent;
  if (event?.kind !== 'putsCounters') return;
  const amount = rewriteAmount(at, rewrite.amount);
  const other = { ...event, counter: rewrite.counter, amount };
  if (rewrite.besides) at.pendingEvent.containedEvents.push(other);
  else replaceEvent(at, other);
};

/** ~ mana of another color, ~ any type. */
export const applyManaColor: RewriteApplier<'manaColor'> = function* (
  at,
  rewrite: Extract<Rewrite, { kind: 'manaColor' }>,
) {
  const { event } = at.pendingEvent;
  if (event?.kind === 'addsMana') replaceEvent(at, { ...event, mana: event.mana.map(() => rewrite.symbol) });
};

/** Replaces the event with one of another amount. */
function resize(at: RewriteContext, size: (amount: number) => number): void {
  const { event } = at.pendingEvent;
  if (event === undefined) return;
  const most = (amount: number) => Math.max(0, size(amount));
  const sized = event.kind === 'creates' ? moreTokens(at, event, most) : resized(event, most);
  if (event.kind === 'addsMana' && sized?.kind === 'addsMana' && sized.mana.length > event.mana.length)
    recordFact(at.pendingEvent.run, '106.6a', { kind: 'more mana' }, []);
  replaceEvent(at, sized);
}

function moreTokens(at: RewriteContext, event: Creates, size: (amount: number) => number): GameEvent {
  const tokens = event.tokens.map(token =>
    isMeant(at, event, token) ? { ...token, count: size(token.count) } : token,
  );
  return { ...event, tokens };
}

function resized(event: Exclude<GameEvent, Creates>, size: (amount: number) => number): GameEvent {
  switch (event.kind) {
    case 'putsCounters':
    case 'removesCounters':
    case 'movesCounters':
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'setsLife':
      return { ...event, amount: size(event.amount) };
    case 'draws':
    case 'mills':
      return { ...event, count: size(event.count) };
    case 'dealsDamage':
      return { ...event, damage: event.damage.map(damage => ({ ...damage, amount: size(damage.amount) })) };
    case 'addsMana':
      return { ...event, mana: moreOf(event.mana, size(event.mana.length)) };
    case 'enters':
      return {
        ...event,
        objects: event.objects.map(entering => ({
          ...entering,
          counters: entering.counters.map(put => ({ ...put, amount: size(put.amount) })),
        })),
      };
    case 'becomesCopy':
    case 'transforms':
    case 'taps':
    case 'untaps':
    case 'phasesIn':
    case 'phasesOut':
    case 'turnsFaceUp':
    case 'turnsFaceDown':
    case 'merges':
    case 'destroys':
    case 'moves':
    case 'attaches':
    case 'attacks':
    case 'casts':
    case 'begins':
    case 'losesGame':
    case 'winsGame':
    case 'shuffles':
    case 'carriesOut':
      return event;
  }
}

/** A number of symbols, of the types the event has, in turn. */
function moreOf(mana: readonly string[], count: number): readonly string[] {
  if (mana.length === 0) return [];
  return Array.from({ length: count }, (_, n) => mana[Math.floor((n * mana.length) / count)] ?? '');
}
