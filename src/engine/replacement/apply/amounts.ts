// 614.16, 614.1a: more, fewer or other things than the event says: damage, counters, tokens, cards, life, mana.
import type { Rewrite } from '../../ability/replacement.ts';
import { tokenOf } from '../../carry-out/token.ts';
import { sight } from '../../entering/look-ahead.ts';
import type { GameEvent } from '../../event/event.ts';
import { note } from '../../event/play.ts';
import { type Apply, type At, amountAt, become, contextAt } from './at.ts';

/** ~ twice that many. */
export const scale: Apply<'scale'> = function* (at, rewrite) {
  resize(at, amount => amount * rewrite.times);
};

/** ~ that many plus one. */
export const add: Apply<'add'> = function* (at, rewrite) {
  const more = amountAt(at, rewrite.amount);
  resize(at, amount => amount + more);
};

/** ~ half that many, rounded down. */
export const halve: Apply<'halve'> = function* (at, rewrite) {
  const round = rewrite.rounded === 'up' ? Math.ceil : Math.floor;
  resize(at, amount => round(amount / 2));
};

/** ~ it's N instead. */
export const setAmount: Apply<'setAmount'> = function* (at, rewrite) {
  const amount = amountAt(at, rewrite.amount);
  resize(at, () => amount);
};

/** ~ those tokens plus a 1/1 Squirrel each; ~ that many 4/4 Angels instead. */
export const tokens: Apply<'tokens'> = function* (at, rewrite) {
  const { event } = at.work;
  if (event?.kind !== 'creates') return;
  const count = amountAt(at, rewrite.amount);
  const made = tokenOf(sight(at.work), rewrite.token, count, contextAt(at));
  if (rewrite.besides) return become(at, { ...event, tokens: [...event.tokens, made] });
  const [first] = event.tokens;
  const kept = first === undefined ? {} : { tapped: first.tapped, attacking: first.attacking, label: first.label };
  become(at, { ...event, tokens: [{ ...made, ...kept }] });
};

/** ~ a counter of another kind instead; ~ and one of another kind besides. */
export const counterKind: Apply<'counterKind'> = function* (at, rewrite) {
  const { event } = at.work;
  if (event?.kind !== 'putsCounters') return;
  const amount = amountAt(at, rewrite.amount);
  const other = { ...event, counter: rewrite.counter, amount };
  if (rewrite.besides) at.work.besides.push(other);
  else become(at, other);
};

/** ~ mana of another color, ~ any type. */
export const manaColor: Apply<'manaColor'> = function* (at, rewrite: Extract<Rewrite, { kind: 'manaColor' }>) {
  const { event } = at.work;
  if (event?.kind === 'addsMana') become(at, { ...event, mana: event.mana.map(() => rewrite.symbol) });
};

/** The event with another amount of what it is about. */
function resize(at: At, size: (amount: number) => number): void {
  const { event } = at.work;
  if (event === undefined) return;
  const sized = resized(event, amount => Math.max(0, size(amount)));
  if (event.kind === 'addsMana') note(at.work.play, '106.6a', 'more mana', []);
  become(at, sized);
}

function resized(event: GameEvent, size: (amount: number) => number): GameEvent {
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
    case 'creates':
      return { ...event, tokens: event.tokens.map(token => ({ ...token, count: size(token.count) })) };
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
    default:
      return event;
  }
}

/** So many symbols, of the types the event has, in turn. */
function moreOf(mana: readonly string[], count: number): readonly string[] {
  if (mana.length === 0) return [];
  return Array.from({ length: count }, (_, n) => mana[Math.floor((n * mana.length) / count)] ?? '');
}
