// Phrases for one-shot effects: "you sacrifice a Forest", "that player loses 2 life".

import type { Amount, Effect, MoveVerb } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { listInWords, midSentence, spelledOut, thirdPerson } from '../english.ts';
import { GETS_DESIGNATION } from './designation-words.ts';
import { objectsOrWho } from './effect-objects-phrase.ts';
import type { Phraser } from './phraser.ts';
import { createdTokens } from './token-phrase.ts';

export function effectsPhrase(phraser: Phraser, effects: readonly Effect[]): string {
  return listInWords(effects.map(phraser.effect).filter(it => it !== ''));
}

export function effectPhrase(phraser: Phraser, effect: Effect): string {
  switch (effect.kind) {
    case 'draw':
      return phraser.does(effect.who, `draw ${cards(phraser, effect.amount)}`);
    case 'gainLife':
      return phraser.does(effect.who, `gain ${lifeWords(phraser, effect.amount)}`);
    case 'loseLife':
      return phraser.does(effect.who, `lose ${lifeWords(phraser, effect.amount)}`);
    case 'payLife':
      return phraser.does(effect.who, `pay ${lifePaid(phraser, effect)}`);
    case 'payMana':
      return phraser.does(effect.who, `pay ${effect.cost}`);
    case 'setLife':
      return `${phraser.whose(effect.who)} life total becomes ${phraser.amount(effect.amount)}`;
    case 'putCounters':
      return `${phraser.counters(effect.amount, effect.counter)} go on ${objectsOrWho(phraser, effect.on)}`;
    case 'removeCounters':
      return `${removed(phraser, effect)} off ${objectsOrWho(phraser, effect.from)}`;
    case 'createTokens':
      return phraser.does(effect.who, `create ${createdTokens(phraser, effect)}`);
    case 'move':
      return phraser.does(effect.who, moved(phraser, effect));
    case 'dealDamage':
      if (effect.fights === true)
        return `${effect.dealers === undefined ? phraser.ref(effect.source) : phraser.objects(effect.dealers)} fights ${objectsOrWho(phraser, effect.to)}`;
      return `${effect.dealers === undefined ? phraser.ref(effect.source) : phraser.objects(effect.dealers)} deals ${muchDamage(phraser, effect.amount)} to ${objectsOrWho(phraser, effect.to)}`;
    case 'addMana':
      return phraser.does(effect.who, `add ${manaWords(effect)}`);
    case 'may':
      return `${phraser.who(effect.who)} may: ${phraser.effects(effect.effects)}`;
    case 'if':
      return `if ${phraser.condition(effect.condition)}, ${phraser.effects(effect.then)}`;
    default:
      return otherEffect(phraser, effect);
  }
}

/** The mana as the trail names it before it is added. */
function manaWords({ mana, of }: Extract<Effect, { readonly kind: 'addMana' }>): string {
  if (of === undefined) return mana;
  return of === 'any combination' ? 'mana in any combination' : `mana (${of})`;
}

type Other = Exclude<
  Effect,
  {
    readonly kind:
      | 'draw'
      | 'gainLife'
      | 'loseLife'
      | 'payLife'
      | 'payMana'
      | 'setLife'
      | 'putCounters'
      | 'removeCounters'
      | 'createTokens'
      | 'move'
      | 'dealDamage'
      | 'addMana'
      | 'may'
      | 'if';
  }
>;

function otherEffect(phraser: Phraser, effect: Other): string {
  switch (effect.kind) {
    case 'reveal':
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'regenerate':
    case 'transform':
      return phraser.does(effect.who, `${effect.kind} ${phraser.objects(effect.what)}`);
    case 'turnFaceDown':
      return phraser.does(effect.who, `turn ${phraser.objects(effect.what)} face down`);
    case 'phaseOut':
      return `${phraser.objects(effect.what)} phases out`;
    case 'becomeCopy':
      return `${phraser.objects(effect.what)} becomes a copy of ${phraser.ref(effect.of)}`;
    case 'meld':
      return `they are melded into ${effect.into.cardName}`;
    case 'shuffle':
      return phraser.does(effect.who, 'shuffle');
    case 'getEmblem':
      return phraser.does(effect.who, 'get an emblem');
    case 'winGame':
      return phraser.does(effect.who, 'win the game');
    case 'loseGame':
      return phraser.does(effect.who, 'lose the game');
    case 'skip':
      return phraser.does(effect.who, `skip the ${spelledOut(effect.what)}`);
    case 'attach':
      return `${phraser.ref(effect.what)} becomes attached to ${phraser.objects(effect.to)}`;
    case 'unattach':
      return `${phraser.objects(effect.what)} becomes unattached`;
    case 'turnKey':
      return `a half of ${phraser.objects(effect.what)} is ${effect.ways.map(it => `${it}ed`).join(' or ')}`;
    case 'continuous':
      return `${phraser.objects(effect.what)} ${phraser.changes(effect.changes, 'one')}`;
    case 'shield':
      return phraser.ability(effect.does);
    case 'populate':
    case 'proliferate':
      return phraser.does(effect.who, effect.kind);
    case 'becomesDayOrNight':
      return `it becomes ${effect.is}`;
    case 'anyMay':
      return `${phraser.who(effect.who)} may: ${phraser.effects(effect.effects)}`;
    case 'moveCounters':
      return `${movedCounters(phraser, effect)} move from ${phraser.ref(effect.from)} onto ${phraser.ref(effect.to)}`;
    case 'exchangeControl':
      return `control of ${phraser.ref(effect.one)} and ${phraser.ref(effect.other)} is exchanged`;
    case 'repeat':
      return `${phraser.effects(effect.effects)}, ${phraser.amount(effect.times)} times`;
    case 'eachDoes':
      return eachDoes(phraser, effect);
    case 'lookAndPick':
      return phraser.does(effect.who, lookedAndPicked(phraser, effect));
    case 'timeTravel':
      return phraser.does(effect.who, 'time travel');
    case 'announce':
      return phraser.does(effect.who, `choose a ${spelledOut(effect.what)}`);
    case 'discover':
      return phraser.does(effect.who, `discover ${phraser.amount(effect.amount)}`);
    case 'performs':
      return `${phraser.objects(effect.what)}: ${phraser.effects(effect.effects)}`;
    case 'act':
      return effect.action;
    case 'designate':
      return `${phraser.objects(effect.what)} becomes ${effect.designation}`;
    case 'designatePlayer':
      return phraser.does(effect.who, GETS_DESIGNATION[effect.designation]);
    case 'increaseSpeed':
      return `${phraser.whose(effect.who)} speed increases by ${phraser.amount(effect.amount)}`;
    case 'oneOf':
      return effect.modes.map(mode => phraser.effects(mode.effects)).join(' or ');
    case 'shuffleHandAway':
      return phraser.does(effect.who, 'shuffle the hand into the library');
    case 'endTurn':
      return 'the turn ends';
    case 'text':
      return midSentence(effect.text.replace(/[.\s]+$/, '').replace(/~/g, phraser.voice.self));
    default:
      return assertNever(effect);
  }
}

function movedCounters(phraser: Phraser, { counter, amount }: Extract<Effect, { readonly kind: 'moveCounters' }>) {
  if (amount === 'all') return `all ${counter === undefined ? '' : `${counter} `}counters`;
  return phraser.counters(amount, counter ?? '');
}

/** "Each player returns a permanent they control": the effects in the words of whoever does them. */
function eachDoes(phraser: Phraser, { who, effects }: Extract<Effect, { readonly kind: 'eachDoes' }>): string {
  const words = phraser.withYou('they', 'their').effects(effects);
  const they = /^they (.+)$/su.exec(words)?.[1];
  const player = who.kind === 'anyone' ? 'each player' : phraser.who(who);
  return they === undefined ? `${player}: ${words}` : `${player} ${player === 'you' ? they : thirdPerson(they)}`;
}

function cards(phraser: Phraser, amount: Parameters<Phraser['amount']>[0]): string {
  return amount === 1 ? 'a card' : `${phraser.amount(amount)} cards`;
}

function lifePaid(phraser: Phraser, { amount, atMost }: Extract<Effect, { readonly kind: 'payLife' }>): string {
  if (typeof amount === 'number' || amount.kind !== 'any') return lifeWords(phraser, amount);
  return `any amount of life${atMost === undefined ? '' : ` up to ${phraser.amount(atMost)}`}`;
}

const MOVED = {
  exile: 'exile',
  sacrifice: 'sacrifice',
  discard: 'discard',
  return: 'return',
  mill: 'mill',
  put: 'put',
  shuffle: 'shuffle',
} as const satisfies { readonly [V in MoveVerb]: string };

function moved(phraser: Phraser, effect: Extract<Effect, { readonly kind: 'move' }>): string {
  // 701.57a: the card that was found
  if (effect.to === 'stack') return 'cast the card without paying its mana cost';
  const what = `${MOVED[effect.verb]} ${phraser.objects(effect.what)}`;
  if (effect.verb === 'return') return `${what} to ${effect.to === 'hand' ? "its owner's hand" : `the ${effect.to}`}`;
  if (effect.verb === 'put') return `${what} ${effect.to === 'battlefield' ? 'onto' : 'into'} the ${effect.to}`;
  return effect.verb === 'shuffle' ? `${what} into the library` : what;
}

/** An amount of life, in digits as on cards: "2 life", "life equal to the number of Forests you control". */
function lifeWords(phraser: Phraser, amount: Amount): string {
  if (typeof amount === 'number') return `${amount} life`;
  return amount.kind === 'x' || amount.kind === 'that'
    ? `${phraser.amount(amount).replace('many', 'much')} life`
    : `life equal to ${phraser.amount(amount)}`;
}

function muchDamage(phraser: Phraser, amount: Amount): string {
  const isThat = typeof amount !== 'number' && (amount.kind === 'that' || amount.kind === 'prevented');
  return isThat ? 'that much damage' : `${typeof amount === 'number' ? amount : phraser.amount(amount)} damage`;
}

function lookedAndPicked(
  phraser: Phraser,
  { look, take, pick, may, to, tapped, rest, revealed }: Extract<Effect, { kind: 'lookAndPick' }>,
): string {
  const much =
    typeof look === 'object' && 'until' in look ? 'cards one by one' : `the top ${phraser.amount(look)} cards`;
  const upTo = may === true ? 'up to ' : '';
  const some =
    typeof take === 'number'
      ? `${upTo}${phraser.amount(take)}${pick === undefined ? '' : ` ${phraser.filter(pick, take === 1 ? 'bare' : 'many')}`}`
      : phraser.filter(take, 'many');
  const where = to === 'hand' ? 'into hand' : `onto the battlefield${tapped === true ? ' tapped' : ''}`;
  const away =
    rest === 'bottom' ? 'on the bottom of the library' : `into ${rest === 'hand' ? 'hand' : 'the graveyard'}`;
  const others = rest === 'shuffled' ? 'shuffle the rest into the library' : `the rest ${away}`;
  return `${revealed ? 'reveal' : 'look at'} ${much}, put ${some} ${where} and ${others}`;
}

function removed(phraser: Phraser, { amount, counter }: Extract<Effect, { kind: 'removeCounters' }>): string {
  const kind = counter === undefined ? '' : `${counter} `;
  if (amount === 1) return `${withIndefiniteArticleWord(`${kind}counter`)} comes`;
  return `${amount === 'all' ? 'all' : phraser.amount(amount)} ${kind}counters come`;
}
