// One-shot effects: "you sacrifice a Forest", "that player loses 2 life".

import type { Amount, Effect, MoveVerb, Objects, PlayerRef, TokenSpec } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { list, plural, spelled, withArticle } from '../words.ts';
import { typeWords } from './change.ts';
import type { Say } from './say.ts';

export function sayEffects(say: Say, effects: readonly Effect[]): string {
  return list(effects.map(say.effect).filter(it => it !== ''));
}

export function sayEffect(say: Say, effect: Effect): string {
  switch (effect.kind) {
    case 'draw':
      return say.does(effect.who, `draw ${cards(say, effect.amount)}`);
    case 'gainLife':
      return say.does(effect.who, `gain ${say.amount(effect.amount)} life`);
    case 'loseLife':
      return say.does(effect.who, `lose ${say.amount(effect.amount)} life`);
    case 'payLife':
      return say.does(effect.who, `pay ${say.amount(effect.amount)} life`);
    case 'payMana':
      return say.does(effect.who, `pay ${effect.cost}`);
    case 'setLife':
      return `${say.whose(effect.who)} life total becomes ${say.amount(effect.amount)}`;
    case 'putCounters':
      return `${say.counters(effect.amount, effect.counter)} go on ${objectsOrWho(say, effect.on)}`;
    case 'removeCounters':
      return `${removed(say, effect)} off ${objectsOrWho(say, effect.from)}`;
    case 'createTokens':
      return say.does(effect.who, `create ${tokens(say, effect)}`);
    case 'move':
      return say.does(effect.who, moved(say, effect));
    case 'dealDamage':
      return `${say.ref(effect.source)} deals ${muchDamage(say, effect.amount)} to ${objectsOrWho(say, effect.to)}`;
    case 'addMana':
      return say.does(effect.who, `add ${effect.mana}`);
    case 'may':
      return `${say.who(effect.who)} may: ${say.effects(effect.effects)}`;
    case 'if':
      return `if ${say.condition(effect.condition)}, ${say.effects(effect.then)}`;
    default:
      return otherEffect(say, effect);
  }
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

function otherEffect(say: Say, effect: Other): string {
  switch (effect.kind) {
    case 'reveal':
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'regenerate':
    case 'transform':
      return say.does(effect.who, `${effect.kind} ${say.objects(effect.what)}`);
    case 'turnFaceDown':
      return say.does(effect.who, `turn ${say.objects(effect.what)} face down`);
    case 'phaseOut':
      return `${say.objects(effect.what)} phases out`;
    case 'becomeCopy':
      return `${say.objects(effect.what)} becomes a copy of ${say.ref(effect.of)}`;
    case 'meld':
      return `they are melded into ${effect.into.cardName}`;
    case 'shuffle':
      return say.does(effect.who, 'shuffle');
    case 'winGame':
      return say.does(effect.who, 'win the game');
    case 'loseGame':
      return say.does(effect.who, 'lose the game');
    case 'skip':
      return say.does(effect.who, `skip the ${spelled(effect.what)}`);
    case 'attach':
      return `${say.ref(effect.what)} becomes attached to ${say.objects(effect.to)}`;
    case 'continuous':
      return `${say.objects(effect.what)} ${say.changes(effect.changes, 'one')}`;
    case 'shield':
      return say.ability(effect.does);
    case 'populate':
    case 'proliferate':
      return say.does(effect.who, effect.kind);
    case 'becomesDayOrNight':
      return `it becomes ${effect.is}`;
    case 'anyMay':
      return `${say.who(effect.who)} may: ${say.effects(effect.effects)}`;
    case 'eachDoes':
      return say.does(effect.who, say.effects(effect.effects));
    case 'sift':
      return say.does(effect.who, sifted(say, effect));
    case 'timeTravel':
      return say.does(effect.who, 'time travel');
    case 'discover':
      return say.does(effect.who, `discover ${say.amount(effect.amount)}`);
    case 'performs':
      return `${say.objects(effect.what)}: ${say.effects(effect.effects)}`;
    case 'act':
      return effect.action;
    case 'designate':
      return `${say.objects(effect.what)} becomes ${effect.designation}`;
    case 'oneOf':
      return effect.modes.map(mode => say.effects(mode.effects)).join(' or ');
    case 'shuffleHandAway':
      return say.does(effect.who, 'shuffle the hand into the library');
    case 'endTurn':
      return 'the turn ends';
    case 'text':
      return small(effect.text.replace(/[.\s]+$/, '').replace(/~/g, say.voice.self));
    default:
      return assertNever(effect);
  }
}

export function sayObjects(say: Say, objects: Objects): string {
  switch (objects.kind) {
    case 'ref':
      return say.ref(objects.ref);
    case 'each':
      return `each ${say.filter(objects.filter, 'bare')}`;
    case 'choose':
      return chosenObjects(say, objects);
    case 'target':
      return `target ${say.filter(objects.filter, 'bare')}`;
    case 'chooseFromTop':
      return `${say.amount(objects.max)} of the top ${say.amount(objects.look)} cards of ${say.whose(objects.who)} library`;
    case 'topOfLibrary':
      return objects.amount === 1
        ? `the top card of ${say.whose(objects.who)} library`
        : `the top ${say.amount(objects.amount)} cards of ${say.whose(objects.who)} library`;
    default:
      return assertNever(objects);
  }
}

function chosenObjects(say: Say, objects: Extract<Objects, { readonly kind: 'choose' }>): string {
  const { min, max, filter } = objects;
  const random = objects.atRandom === true ? ' at random' : '';
  if (max === 1) return `${say.filter(filter, 'one')}${random}`;
  if (typeof max === 'object' && max.kind === 'any') return `any number of ${say.filter(filter, 'many')}${random}`;
  const most = say.amount(max);
  return `${min === max ? most : `up to ${most}`} ${say.filter(filter, 'many')}${random}`;
}

function objectsOrWho(say: Say, what: Objects | PlayerRef): string {
  return isObjects(what) ? say.objects(what) : say.who(what);
}

/** "target" stands in both unions: objects that are targets carry a filter. */
function isObjects(what: Objects | PlayerRef): what is Objects {
  if (what.kind === 'target') return 'filter' in what;
  return ['ref', 'each', 'choose', 'chooseFromTop', 'topOfLibrary'].includes(what.kind);
}

function cards(say: Say, amount: Parameters<Say['amount']>[0]): string {
  return amount === 1 ? 'a card' : `${say.amount(amount)} cards`;
}

function tokens(say: Say, effect: Extract<Effect, { readonly kind: 'createTokens' }>): string {
  const what =
    'copyOf' in effect.token ? `token copy of ${say.ref(effect.token.copyOf)}` : tokenWords(say, effect.token);
  const how = effect.tapped === true ? `tapped ${what}` : what;
  return effect.amount === 1 ? withArticle(how) : `${say.amount(effect.amount)} ${many(how)}`;
}

function many(what: string): string {
  return what.replace(/\btoken\b/, plural('token'));
}

/** "1/1 white Soldier creature token", "Treasure token". */
export function tokenWords(say: Say, token: TokenSpec): string {
  if (token.predefined !== undefined) return `${token.predefined} token`;
  const size =
    token.power === undefined || token.toughness === undefined
      ? []
      : [`${digits(say, token.power)}/${digits(say, token.toughness)}`];
  const colors = token.colors.length === 0 ? [] : [list(token.colors)];
  return [...size, ...colors, typeWords(token), 'token'].join(' ');
}

function digits(say: Say, amount: Parameters<Say['amount']>[0]): string {
  if (typeof amount === 'number') return String(amount);
  return amount.kind === 'x' ? 'X' : `(${say.amount(amount)})`;
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

function moved(say: Say, effect: Extract<Effect, { readonly kind: 'move' }>): string {
  const what = `${MOVED[effect.verb]} ${say.objects(effect.what)}`;
  if (effect.verb === 'return') return `${what} to ${effect.to === 'hand' ? "its owner's hand" : `the ${effect.to}`}`;
  if (effect.verb === 'put') return `${what} ${effect.to === 'battlefield' ? 'onto' : 'into'} the ${effect.to}`;
  return effect.verb === 'shuffle' ? `${what} into the library` : what;
}

/** Kept text begins a sentence; here it stands inside one. */
function small(text: string): string {
  return /^[A-Z][a-z]+ [a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function muchDamage(say: Say, amount: Amount): string {
  const isThat = typeof amount !== 'number' && (amount.kind === 'that' || amount.kind === 'prevented');
  return isThat ? 'that much damage' : `${say.amount(amount)} damage`;
}

function sifted(say: Say, { look, take, rest, revealed }: Extract<Effect, { kind: 'sift' }>): string {
  const much = typeof look === 'object' && 'until' in look ? 'cards one by one' : `the top ${say.amount(look)} cards`;
  const some = typeof take === 'number' ? say.amount(take) : say.filter(take, 'many');
  const away = rest === 'graveyard' ? 'into the graveyard' : 'on the bottom of the library';
  return `${revealed ? 'reveal' : 'look at'} ${much}, put ${some} into hand and the rest ${away}`;
}

function removed(say: Say, { amount, counter }: Extract<Effect, { kind: 'removeCounters' }>): string {
  const kind = counter === undefined ? '' : `${counter} `;
  if (amount === 1) return `${withArticle(`${kind}counter`)} comes`;
  return `${amount === 'all' ? 'all' : say.amount(amount)} ${kind}counters come`;
}
