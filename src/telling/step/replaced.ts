// What an applied replacement or prevention effect made of the event: a predicate a rewrite, with the numbers it came to.

import type { EffectName, ObjectId, PlayerId, Rewrite, Step } from '../../engine/index.ts';
import type { Say } from '../phrase/say.ts';
import { type Scene, sayOf } from '../scene.ts';
import { list, numberWord, sentence, spelled } from '../words.ts';
import { type Detail, numberIn, saysYes, wordIn } from './detail.ts';

type Replaced = Extract<Step, { readonly kind: 'replaced' }>;

/** Whole sentences for a step in which an effect was applied. */
export function tellReplaced(scene: Scene, step: Replaced): string {
  const { effect, object, rewrite, detail } = step;
  const words = wordsOf(scene, step);
  const told = numbered(rewrite, detail, words) ?? words.say.rewrite(rewrite);
  if (isAmount(rewrite)) return sentence(amountSentence(scene, step, told, words));
  if (object === undefined) return sentence(`${words.effect}: the event ${told}`);
  const subject = scene.names.thing(object);
  if (effect.source === object) return sentence(`${subject} ${told}${namedAbility(scene, effect, object)}`);
  return sentence(`${subject} ${told} because of ${words.effect}`);
}

interface Words {
  readonly say: Say;
  readonly effect: string;
  readonly thing: (id: ObjectId | PlayerId) => string;
  readonly isPlayer: boolean;
}

function wordsOf(scene: Scene, step: Replaced): Words {
  return {
    say: sayOf(scene, step.effect, step.object),
    effect: scene.names.effect(step.effect),
    thing: scene.names.thing,
    isPlayer: step.object !== undefined && scene.names.isPlayer(step.object),
  };
}

/** " (devour 2)" where the effect of its own has a name apart from the permanent's. */
function namedAbility(scene: Scene, effect: EffectName, object: ObjectId | PlayerId): string {
  const own = [scene.names.plain(object as ObjectId), scene.names.object(object as ObjectId)]; // effect.source is an object
  const name = effect.name.trim();
  return name === '' || own.some(it => it === name || it.includes(name) || name.includes(it)) ? '' : ` (${name})`;
}

type Counted = Extract<
  Rewrite,
  {
    readonly kind:
      | 'scale'
      | 'add'
      | 'halve'
      | 'setAmount'
      | 'lifeFloor'
      | 'prevent'
      | 'redirect'
      | 'counterKind'
      | 'tokens';
  }
>;

function isAmount(rewrite: Rewrite): rewrite is Counted {
  return ['scale', 'add', 'halve', 'setAmount', 'lifeFloor', 'prevent', 'redirect', 'counterKind', 'tokens'].includes(
    rewrite.kind,
  );
}

/** "Doubling Season: four counters instead of two for Bear Cub." */
function amountSentence(scene: Scene, step: Replaced, told: string, words: Words): string {
  const { detail, object, rewrite } = step;
  const before = numberIn(detail, 'amount');
  const after = before === undefined ? undefined : resized(rewrite, before);
  const unit = UNITS[wordIn(detail, 'event') ?? ''] ?? { one: 'of it', many: 'of it', to: 'for' };
  const on = object === undefined ? '' : ` ${unit.to} ${scene.names.thing(object)}`;
  if (before === undefined || before === 0 || after === undefined || before === after) {
    return `${words.effect}: ${unit.many === 'of it' ? 'this' : `the ${unit.many}`}${on} ${told}`;
  }
  return `${words.effect}: ${numberWord(after)} ${after === 1 ? unit.one : unit.many} instead of ${numberWord(before)}${on}`;
}

/** What an amount becomes; undefined where the rewrite's own words must do. */
function resized(rewrite: Rewrite, amount: number): number | undefined {
  switch (rewrite.kind) {
    case 'scale':
      return amount * rewrite.times;
    case 'add':
      return typeof rewrite.amount === 'number' ? Math.max(0, amount + rewrite.amount) : undefined;
    case 'halve':
      return rewrite.rounded === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
    case 'setAmount':
      return typeof rewrite.amount === 'number' ? rewrite.amount : undefined;
    default:
      return undefined;
  }
}

interface Unit {
  readonly one: string;
  readonly many: string;
  /** How the unit goes with what it affects: counters *for* a creature, damage *to* a player. */
  readonly to: string;
}

const UNITS: Readonly<Record<string, Unit>> = {
  putsCounters: { one: 'counter', many: 'counters', to: 'for' },
  removesCounters: { one: 'counter', many: 'counters', to: 'from' },
  movesCounters: { one: 'counter', many: 'counters', to: 'for' },
  creates: { one: 'token', many: 'tokens', to: 'for' },
  dealsDamage: { one: 'damage', many: 'damage', to: 'to' },
  draws: { one: 'card', many: 'cards', to: 'for' },
  mills: { one: 'card', many: 'cards', to: 'for' },
  gainsLife: { one: 'life', many: 'life', to: 'for' },
  losesLife: { one: 'life', many: 'life', to: 'for' },
  paysLife: { one: 'life', many: 'life', to: 'for' },
  addsMana: { one: 'mana', many: 'mana', to: 'for' },
};

/** The predicate with what the engine worked out; undefined where the rewrite's own words do. */
function numbered(rewrite: Rewrite, detail: Detail, words: Words): string | undefined {
  switch (rewrite.kind) {
    case 'asCopy': {
      const of = wordIn(detail, 'of', 'ofName', 'copied', 'object', 'name');
      return of === undefined
        ? undefined
        : `enters as a copy of ${words.thing(of as ObjectId)}${exceptions(rewrite, words.say)}`; // an id, or a name that stands for itself
    }
    case 'choose': {
      const chosen =
        wordIn(detail, 'chosen', 'value', 'word', 'picked') ?? numberIn(detail, 'chosen', 'value', 'number');
      return chosen === undefined
        ? `enters with a choice of ${spelled(rewrite.what)}`
        : `enters with ${chosen} as the chosen ${spelled(rewrite.what)}`;
    }
    case 'do':
      return `has this done as it enters: ${words.say.effects(rewrite.effects)}`;
    case 'may':
      return optional(rewrite, detail, words.say);
    case 'if':
      return conditional(rewrite, detail, words.say);
    case 'modes': {
      const mode = wordIn(detail, 'mode', 'chosen', 'name');
      return mode === undefined ? undefined : `enters with the choice of ${mode}`;
    }
    default:
      return undefined;
  }
}

function exceptions(rewrite: Extract<Rewrite, { readonly kind: 'asCopy' }>, say: Say): string {
  return rewrite.exceptions.length === 0 ? '' : `, except ${list(rewrite.exceptions.map(say.exception))}`;
}

/** What was offered and whether it was taken. */
function optional(rewrite: Extract<Rewrite, { readonly kind: 'may' }>, detail: Detail, say: Say): string | undefined {
  const taken = detail.taken ?? detail.did ?? detail.accepted;
  if (typeof taken !== 'boolean') return undefined;
  const follows = taken ? rewrite.then : rewrite.otherwise;
  return follows.length === 0 ? 'enters as usual' : list(follows.map(say.rewrite));
}

function conditional(rewrite: Extract<Rewrite, { readonly kind: 'if' }>, detail: Detail, say: Say): string | undefined {
  const holds = detail.holds ?? detail.met ?? detail.condition;
  if (typeof holds !== 'boolean') return undefined;
  const follows = saysYes({ holds }, 'holds') ? rewrite.then : rewrite.otherwise;
  const condition = say.condition(rewrite.condition);
  const because = holds ? `because ${condition}` : `because it is not so that ${condition}`;
  return follows.length === 0 ? `enters as usual, ${because}` : `${list(follows.map(say.rewrite))}, ${because}`;
}
