// Questions about choices: whether one is offered, has to be made, and by whom; and whether a player loses.

import { isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import type { ChoiceKind } from '../../vocabulary/index.ts';
import { listInWords } from '../english.ts';
import { explainChoiceRequest } from '../step/choice-step.ts';
import { type AskedOutcome, type AskedVerdict, isCaused, playerAsked, yesOrNo } from './asked-outcome.ts';
import { explainEvent } from './event-headline.ts';
import { verdictOnceResolved } from './once-resolved.ts';
import { triggersSaid } from './triggers-said.ts';

/** The verdict on a choice of a kind: of the first that is offered. */
export function askedChoice(
  shown: AskedOutcome,
  { choice, asks }: Extract<Inquiry, { kind: 'choice' }>,
): AskedVerdict | undefined {
  const { context, outcome, event } = shown;
  const picks = outcome.picks.filter(it => choice === undefined || it.choice.kind === choice);
  const [first, ...others] = picks;
  const ending = explainEvent(context, outcome, event).replace(/\.$/, '');
  const priced = outcome.triggers.filter(it => isOfMatter(it.effect, 'price'));
  if (first === undefined && choice === 'pay' && asks !== 'who' && priced.length > 0)
    return { short: '', fact: triggersSaid(shown, priced, true) };
  if (first === undefined)
    return asks === 'who' ? undefined : yesOrNo(false, `${ending}, and nobody ${unasked(choice)}`);
  if (asks === 'who') {
    const players = [...new Set(picks.map(it => context.names.player(it.choice.who).name))];
    return { short: listInWords(players), fact: explainChoiceRequest(context, first.choice) };
  }
  if (others.length > 0) return undefined;
  const isRefusal = (kind: string) => kind === 'no' || kind === 'none';
  const may = first.choice.options.some(it => !isRefusal(it.pick.kind));
  const must = !first.choice.options.some(it => isRefusal(it.pick.kind));
  const unable = context.names.does(first.choice.who, "can't pay");
  if (asks === 'does' && may && !must)
    return { short: 'only if you want', fact: explainChoiceRequest(context, first.choice) };
  const fact = may ? explainChoiceRequest(context, first.choice) : `${unable}, and ${ending}`;
  return yesOrNo(asks === 'may' ? may : must, fact);
}

/** The predicate on a choice that nobody is offered. */
function unasked(choice: ChoiceKind | undefined): string {
  if (choice === undefined || choice === 'pay') return 'is asked to pay';
  if (choice === 'creatureType') return 'chooses a type';
  if (choice === 'color') return 'chooses a color';
  return choice === 'cardName' ? 'names a card' : 'has a choice';
}

/** The verdict on whether a player loses; undefined where abilities yet to resolve may still make it so. */
export function askedLoss(shown: AskedOutcome, inquiry: Extract<Inquiry, { kind: 'lost' }>): AskedVerdict | undefined {
  return verdictOnceResolved(shown, 'end of the game', it => lossNow(it, inquiry)) ?? lossNow(shown, inquiry);
}

/** The verdict on whether a player wins (104.2): all others have lost; undefined as for a loss. */
export function askedWin(shown: AskedOutcome, inquiry: Extract<Inquiry, { kind: 'won' }>): AskedVerdict | undefined {
  return verdictOnceResolved(shown, 'end of the game', it => winNow(it, inquiry)) ?? winNow(shown, inquiry);
}

function winNow(shown: AskedOutcome, { player }: Extract<Inquiry, { kind: 'won' }>): AskedVerdict | undefined {
  const { context, outcome } = shown;
  const who = playerAsked(shown, player);
  if (who === undefined) return undefined;
  const { players } = outcome.state;
  if (players.every(it => it.lost === (it.id !== who))) return yesOrNo(true, context.names.does(who, 'win the game'));
  if (isCaused(shown, 'end of the game') || outcome.triggers.some(it => isOfMatter(it.effect, 'end of the game')))
    return undefined;
  const lost = players.filter(it => it.lost).map(it => context.names.does(it.id, 'lose the game'));
  return yesOrNo(false, lost.length > 0 ? listInWords(lost) : 'nobody wins the game by that');
}

function lossNow(shown: AskedOutcome, { player }: Extract<Inquiry, { kind: 'lost' }>): AskedVerdict | undefined {
  const { context, outcome } = shown;
  const who = playerAsked(shown, player);
  const now = outcome.state.players.find(it => it.id === who);
  if (who === undefined || now === undefined) return undefined;
  if (now.lost) return yesOrNo(true, context.names.does(who, 'lose the game'));
  // what else the spell or ability does that makes it enter may be the end of somebody
  if (isCaused(shown, 'end of the game') || outcome.triggers.some(it => isOfMatter(it.effect, 'end of the game')))
    return undefined;
  return yesOrNo(false, `${context.names.does(who, 'stay')} in the game at ${now.life} life`);
}
