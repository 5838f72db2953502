// What each kind of rewrite does to an event: the table, complete by kind.
import type { Rewrite } from '../../ability/replacement.ts';
import type { Asking } from '../../choice/ask.ts';
import type { GameEvent } from '../../event/event.ts';
import { tell } from '../../event/play.ts';
import { affectedBy } from '../../event/split.ts';
import type { Work } from '../../event/work.ts';
import type { Cited } from '../cited.ts';
import type { Candidate } from '../gather.ts';
import { add, counterKind, halve, manaColor, scale, setAmount, tokens } from './amounts.ts';
import { asCopy } from './as-copy.ts';
import type { Apply, At } from './at.ts';
import { choose } from './choose.ts';
import { asThough, lifeFloor, prevent, redirect } from './damage.ts';
import {
  attached,
  becomes,
  faceDown,
  prepared,
  protector,
  tapped,
  transformed,
  underControl,
  withChoiceOfCounter,
  withCounters,
  withEachKind,
} from './enters.ts';
import { doAs, may, modes, onlyIf } from './instructions.ts';
import { also, instead, skip, zone } from './otherwise.ts';
import { regenerate, removeCounter } from './survives.ts';
import { tokenCopies } from './token-copies.ts';

const APPLY: { readonly [K in Rewrite['kind']]: Apply<K> } = {
  tapped,
  withCounters,
  withChoiceOfCounter,
  withEachKind,
  asCopy,
  underControl,
  choose,
  becomes,
  attached,
  transformed,
  prepared,
  protector,
  faceDown,
  do: doAs,
  may,
  if: onlyIf,
  modes,
  scale,
  add,
  halve,
  setAmount,
  tokens,
  counterKind,
  tokenCopies,
  zone,
  instead,
  also,
  skip,
  prevent,
  redirect,
  lifeFloor,
  asThough,
  regenerate,
  removeCounter,
  manaColor,
  // Kept as text on purpose: it changes nothing the engine plays.
  *noMore() {},
};

/** Applies the effect to the event on its way. */
export function* applyEffect(work: Work, candidate: Candidate, cited: Cited): Asking<void> {
  const at: At = {
    work,
    candidate,
    that: undefined,
    those: undefined,
    declined: false,
    result: undefined,
    apply: rewrites => applyAll(at, rewrites, cited),
  };
  const { rewrites } = candidate.effect.ability;
  // what is copied is chosen first: "enter tapped as a copy of …" does nothing where nothing is copied
  yield* at.apply(rewrites.filter(isCopying));
  if (!at.declined) yield* at.apply(rewrites.filter(rewrite => !isCopying(rewrite)));
}

function isCopying(rewrite: Rewrite): boolean {
  return rewrite.kind === 'asCopy';
}

function* applyAll(at: At, rewrites: readonly Rewrite[], cited: Cited): Asking<void> {
  for (const rewrite of rewrites) {
    const before = at.work.event;
    const apply = APPLY[rewrite.kind] as Apply<typeof rewrite.kind>; // the table is complete by kind
    yield* apply(at, rewrite as never);
    if (!at.declined) tellApplied(at, rewrite, before, cited);
    at.result = undefined;
  }
}

/** 614.6: what the effect made of the event. */
function tellApplied(at: At, rewrite: Rewrite, before: GameEvent | undefined, cited: Cited): void {
  const { candidate, work } = at;
  const { name: effect } = candidate.effect;
  const object = before === undefined ? candidate.context.it : affectedBy(before);
  tell(work.play, {
    kind: 'replaced',
    ...cited,
    notable: true,
    effect,
    object,
    rewrite,
    event: before?.kind,
    amount: candidate.context.amount,
    result: at.result,
  });
}
