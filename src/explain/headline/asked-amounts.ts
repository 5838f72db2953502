// Questions for numbers: cards drawn, life, damage, tokens and mana.

import { type Effect, type PendingTrigger, type PlayerId, some } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { createsTokenOf, isOfMatter } from '../../oracle/index.ts';
import type { AskedAmount, Inquiry } from '../../scenario/index.ts';
import type { EffectAction } from '../../vocabulary/index.ts';
import { countedGroups, listInWords } from '../english.ts';
import { allResolved } from './all-resolved.ts';
import { amountIn, sharersOf } from './amount-done.ts';
import { type AskedOutcome, type AskedVerdict, counted, createdIn, playerAsked } from './asked-outcome.ts';
import { reached } from './asked-reach.ts';
import { fixedTotal, isUnchanged, laterTotal, type Total } from './asked-totals.ts';
import { isUnclear, silentSources } from './asked-triggers.ts';
import { eventSaid } from './event-said.ts';
import { withChange } from './later-outcomes.ts';
import { loopBegun } from './trigger-loops.ts';
import { triggersSaid } from './triggers-said.ts';

type AmountInquiry = Extract<Inquiry, { kind: 'amount' }>;

/** The verdict on a number of the event, or on abilities that trigger and do it; undefined where it can't be told. */
export function askedAmount(shown: AskedOutcome, inquiry: AmountInquiry): AskedVerdict | undefined {
  if (isUnclear(shown)) return undefined;
  const { of, player, token } = inquiry;
  const triggers = shown.outcome.triggers.filter(
    // 605.4a: a mana ability has resolved
    it => it.mana === undefined && bringsAbout(it, of) && makes(it, token),
  );
  if (inquiry.asks === 'who') return whoseAmount(shown, of, triggers);
  const who = player === undefined ? undefined : playerAsked(shown, player);
  const n = amountIn(shown.outcome, { of, who, token });
  const whole = cascaded(shown, inquiry, who);
  if (whole !== undefined) return counted(inquiry, n + whole.n, whole.fact);
  // a number of one round of a loop would be none of all
  const loop = inquiry.asks === 'how many' && triggers.length > 0 ? loopBegun(shown) : undefined;
  if (loop !== undefined) return { short: '', fact: loop };
  if (n === 0 && triggers.length > 0) return ofTriggers(shown, triggers, inquiry, who);
  if (n === 0 && !isOfKind(shown, of)) {
    const silent = silentSources(shown, EFFECT_OF[of]);
    return silent === undefined ? undefined : counted(inquiry, 0, silent);
  }
  const exact = inquiry.asks === 'how many' || inquiry.number !== undefined;
  if (exact && isSplit(shown, inquiry)) return undefined;
  const fact = amountSaid(shown, of, who) ?? eventSaid(shown);
  if (!exact || triggers.length === 0) return counted(inquiry, n, fact);
  const more = totalOf(shown, triggers, inquiry, who);
  return more === undefined
    ? undefined
    : withLater(
        counted(inquiry, n + more.n, `${fact}; then ${triggersSaid(shown, triggers, true)}${withChange(more)}`),
        more,
      );
}

/** A verdict with the steps on which its number rests. */
function withLater(verdict: AskedVerdict, { later }: Total): AskedVerdict {
  return later === undefined ? verdict : { ...verdict, later };
}

/** The sum of what all abilities do, where some of them make others trigger that add to it; undefined elsewhere. */
function cascaded(
  shown: AskedOutcome,
  { of, token }: AmountInquiry,
  who: PlayerId | undefined,
): { readonly n: number; readonly fact: string } | undefined {
  const meant = { of, who, token };
  const all = allResolved(
    shown,
    it => amountIn(it, meant),
    it => amountIn(it.outcome, meant) > 0,
  );
  if (all === undefined || new Set(all.resolved.flatMap(it => sharersOf(it.outcome, meant))).size > 1) return undefined;
  return { n: all.resolved.reduce((sum, it) => sum + amountIn(it.outcome, meant), 0), fact: all.said };
}

/** The sum of what abilities do for a player: as they are carried out, else by their words. */
function totalOf(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  { of, token }: AmountInquiry,
  who: PlayerId | undefined,
): Total | undefined {
  const isMore = (it: PendingTrigger) => bringsAbout(it, of);
  const later = laterTotal(shown, triggers, { of, who, token }, isMore);
  const theirs = later === undefined ? reachedOf(shown, triggers, of, who) : undefined;
  return later ?? (theirs && fixedTotal(shown, theirs, of));
}

/** The abilities that reach a player; undefined where their words do not tell. */
function reachedOf(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  of: AskedAmount,
  who: PlayerId | undefined,
): readonly PendingTrigger[] | undefined {
  if (who === undefined) return triggers;
  const reach = triggers.map(it => reached(shown, it, of, who));
  return reach.includes(undefined) ? undefined : triggers.filter((_, at) => reach[at] === true);
}

/** The tokens that an event creates besides what it is: "you create a Zombie token"; undefined for what its sentence says. */
function amountSaid(
  { context, outcome, event }: AskedOutcome,
  of: AskedAmount,
  who: PlayerId | undefined,
): string | undefined {
  if (of !== 'tokens' || event.kind === 'creates' || event.kind === 'carriesOut') return undefined;
  const made = createdIn(outcome).filter(id => who === undefined || outcome.state.objects.get(id)?.owner === who);
  const owners = [...new Set(made.flatMap(id => outcome.state.objects.get(id)?.owner ?? []))];
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return undefined;
  return context.names.does(owner, `create ${listInWords(tokensMade(made.map(context.names.plain)))}`);
}

/** "a Zombie token", "two Clue tokens". */
function tokensMade(names: readonly string[]): readonly string[] {
  const groups = countedGroups(names.map(it => it.replace(/ Token$/u, ' token')));
  return groups.map(it => (names.includes(it.replace(/ token$/u, ' Token')) ? withIndefiniteArticleWord(it) : it));
}

/** Whether an ability makes tokens of a kind. */
function makes({ effect }: PendingTrigger, token: string | undefined): boolean {
  return token === undefined || createsTokenOf(effect, token);
}

/** The players who get it; undefined where nobody does, or words of abilities do not tell. */
function whoseAmount(
  shown: AskedOutcome,
  of: AskedAmount,
  triggers: readonly PendingTrigger[],
): AskedVerdict | undefined {
  const { names } = shown.context;
  const inquiry = { kind: 'amount', of, asks: 'who' } as const;
  const players = shown.outcome.state.players.map(it => it.id);
  const done = players.filter(it => amountIn(shown.outcome, { of, who: it }) > 0);
  const then = players.map(who => (triggers.length === 0 ? NONE : totalOf(shown, triggers, inquiry, who)));
  if (then.includes(undefined)) {
    return done.length > 0 ? undefined : { short: '', fact: triggersSaid(shown, triggers, true) };
  }
  const all = players.filter((it, at) => done.includes(it) || (then[at]?.n ?? 0) > 0);
  if (all.length === 0) return undefined;
  const changed = then.find(it => it !== undefined && it.changed !== '') ?? NONE;
  const fact =
    triggers.length > 0 && done.length === 0
      ? triggersSaid(shown, triggers, true) + withChange({ ...changed, n: 1 })
      : eventSaid(shown);
  return { short: listInWords(all.map(it => names.player(it).name)), fact };
}

const NONE: Total = { n: 0, changed: '' };

/** Whether it goes to several players or objects while the question names none. */
function isSplit({ outcome }: AskedOutcome, { of, player }: Extract<Inquiry, { kind: 'amount' }>): boolean {
  return player === undefined && of !== 'tokens' && sharersOf(outcome, { of }).length > 1;
}

function ofTriggers(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  inquiry: AmountInquiry,
  who: PlayerId | undefined,
): AskedVerdict | undefined {
  const { of } = inquiry;
  const total = totalOf(shown, triggers, inquiry, who);
  const theirs = reachedOf(shown, triggers, of, who);
  const said = theirs === undefined || theirs.length === 0 ? triggers : theirs;
  const fact = triggersSaid(shown, said, true);
  // what permanents somebody controls is told, so that abilities which ask for that are carried out
  const matter = total === undefined ? 'condition' : 'untold condition';
  if (said.every(it => isOfMatter(it.effect, matter)))
    return theirs === undefined ? undefined : { short: 'it depends', fact };
  if (total !== undefined) {
    const isIdle = total.n === 0 && total.changed !== '';
    const sentence =
      nothingSaid(shown, triggers, inquiry, total) ??
      (isIdle ? triggersSaid(shown, said, false) : fact) + withChange(total);
    const verdict = withLater(counted(inquiry, total.n, sentence), total);
    const isOption = inquiry.asks === 'how many' && total.n > 0 && said.some(it => isOfMatter(it.effect, 'own option'));
    return isOption ? { ...verdict, short: `up to ${verdict.short}` } : verdict;
  }
  if (theirs === undefined || !isUnchanged(shown, of)) return undefined;
  if (theirs.length === 0) return counted(inquiry, 0, fact);
  const isExact = inquiry.asks === 'how many' || inquiry.number !== undefined;
  return isExact ? { short: '', fact: triggersSaid(shown, said, 'as the answer') } : counted(inquiry, 1, fact);
}

/** "Clone triggers, but no token is created": where abilities are carried out, and there is none of it for anybody. */
function nothingSaid(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  inquiry: AmountInquiry,
  { n, changed }: Total,
): string | undefined {
  const none = n === 0 && changed === '' && totalOf(shown, triggers, inquiry, undefined)?.n === 0;
  return none ? `${triggersSaid(shown, triggers, false)}, but ${NOTHING_DONE[inquiry.of]}` : undefined;
}

const NOTHING_DONE: Readonly<Record<AskedAmount, string>> = {
  'cards drawn': 'no card is drawn',
  'life gained': 'no life is gained',
  'life lost': 'no life is lost',
  damage: 'no damage is dealt',
  tokens: 'no token is created',
  mana: 'no mana is added',
};

/** Whether an ability would add to the amount: damage dealt to a player causes that player to lose life (120.3a). */
function bringsAbout({ effect }: PendingTrigger, of: AskedAmount): boolean {
  return isOfMatter(effect, EFFECT_OF[of]) || (of === 'life lost' && isOfMatter(effect, 'damage'));
}

/** The effect of an ability that would add to the amount. */
const EFFECT_OF: Readonly<Record<AskedAmount, EffectAction>> = {
  'cards drawn': 'draw',
  'life gained': 'gain life',
  'life lost': 'lose life',
  damage: 'damage',
  tokens: 'token',
  mana: 'mana',
};

/** The instruction of a spell or ability that does it. */
const INSTRUCTIONS: Readonly<Record<AskedAmount, Effect['kind']>> = {
  'cards drawn': 'draw',
  'life gained': 'gainLife',
  'life lost': 'loseLife',
  damage: 'dealDamage',
  tokens: 'createTokens',
  mana: 'addMana',
};

/** Whether the event itself is of that kind, or by lifelink would bring that about (702.15b), so that none of it is an answer. */
function isOfKind({ event, outcome }: AskedOutcome, of: AskedAmount): boolean {
  if (of === 'life gained' && outcome.trail.some(it => it.kind === 'fact' && it.fact.kind === 'lifelink')) return true;
  if (event.kind === 'carriesOut') return some('effect', event.effects, { effect: [INSTRUCTIONS[of]] });
  const kinds: Readonly<Record<AskedAmount, readonly string[]>> = {
    'cards drawn': ['draws'],
    'life gained': ['gainsLife'],
    // 119.3: damage makes players lose life
    'life lost': ['losesLife', 'paysLife', 'dealsDamage'],
    damage: ['dealsDamage'],
    tokens: ['creates'],
    mana: ['addsMana'],
  };
  return kinds[of].includes(event.kind);
}
