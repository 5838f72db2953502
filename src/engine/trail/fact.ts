// Facts of the trail by code, each with its details besides objects and players.
import type { Zone } from '../../vocabulary/index.ts';
import type { Condition } from '../ability/condition.ts';
import type { MoveVerb } from '../ability/effect.ts';
import type { PutCounter } from '../event/game-event.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Unpayable } from '../replacement/impossible-instruction.ts';
import type { EffectName } from './step.ts';

/** No details besides the objects and players. */
type Nothing = Readonly<Record<never, never>>;

interface Amount {
  readonly amount: number;
}

interface Counters extends Amount {
  readonly counter: string;
}

/** Reasons why a no-op event is discarded before replacement effects are considered (614.7), with their rules. */
export const NO_OP_RULES = {
  'more life than there is': '119.4',
  'summoning sick': '302.6',
  'no attacker': '508.1a',
  defender: '702.3b',
  'no life': '119.9',
  'not damageable': '120.1a',
  'no damage': '614.7a',
  'no longer there': '400.7',
  'not on the battlefield': '701.8a',
  'not double-faced': '701.27c',
  'other face is a spell': '701.27d',
  'meld card': '712.4c',
  'instant or sorcery': '701.40g',
  'cloaked instant or sorcery': '701.58g',
  'already face down': '708.2b',
  'transforms face down': '712.15a',
  'double-faced': '712.16',
  'merged instant or sorcery': '730.2g',
  'merged double-faced': '730.2j',
} as const;

export type NoOpReason = keyof typeof NO_OP_RULES;

/** The action on objects as another object entered: an instruction's verb, or its keyword. */
export type EntryVerb = MoveVerb | 'reveal' | 'devour';

/** Facts on what damage comes to (120.3). */
export interface DamageResults {
  readonly lifelink: Amount;
  readonly poison: Amount;
  readonly 'loses life': Amount;
  readonly 'loses loyalty': Amount;
  readonly 'loses defense': Amount;
  readonly withers: Amount;
  readonly marked: Amount;
}

/** Facts on how a replacement came out, recorded just before its step. */
export interface ReplacementResults {
  readonly prevented: Amount;
  readonly 'cannot be prevented': Amount;
  readonly redirected: Amount;
  readonly 'cannot be redirected': Nothing;
  readonly regenerated: Nothing;
  readonly 'life floor': { readonly floor: number };
}

/** The codes of facts, with the details of each. */
export interface FactDetails extends DamageResults, ReplacementResults {
  // Entering, or not.
  /** `said`: what the spell or ability of that name says about how it enters. */
  readonly 'enters under': {
    readonly owner: PlayerId;
    readonly tapped: boolean;
    readonly said?: { readonly name: string; readonly counters: readonly PutCounter[] };
  };
  readonly 'enters attacking': Nothing;
  readonly attacks: Nothing;
  /** 608.2b; `all`: the spell or ability has no legal target left; `by`: the keyword that keeps it off, or the effect of a rule. */
  readonly 'illegal target': {
    readonly all: boolean;
    readonly of: 'spell' | 'ability';
    readonly by: 'hexproof' | 'protection' | 'shroud' | 'rule' | undefined;
  };
  /** 508.1c: a restriction kept as text, whose condition is not looked at. */
  readonly 'attack taken as legal': { readonly printed: string };
  /** 101.2: an effect by which spells can't be cast, kept as text, that is not looked into. */
  readonly 'cast taken as legal': { readonly printed: string };
  /** 701.43d: an optional cost to attack, which is not played. */
  readonly 'may be exerted': { readonly printed: string };
  /** 405.5: abilities that trigger as the ability is activated resolve before it. */
  readonly 'triggers resolve first': Nothing;
  /** 111.13: a copy of a permanent spell becomes a token, which nobody creates. */
  readonly 'becomes a token': Nothing;
  /** Something that only casting it would have brought: a prototype's size (718.4), an unlocked half (709.5d). */
  readonly 'not cast': { readonly without: 'prototype' | 'unlocked half' };
  /** 702.26b: it would be a legal choice if it were phased in. */
  readonly 'phased out': Nothing;
  /** 607.1: a copy whose own linked ability has done nothing. */
  readonly 'did nothing itself': { readonly action: 'devoured' | 'exiled' | 'other' };
  readonly 'enters unattached': Nothing;
  readonly attached: Nothing;
  /** `hostless`: an Aura with nothing that it can enchant (303.4g). */
  readonly 'not created': { readonly hostless?: true };
  readonly 'goes to the graveyard': { readonly hostless?: true };
  readonly 'stays where it is': { readonly zone: Zone; readonly hostless?: true };
  readonly 'does not move': Nothing;
  /** 610.3a: nothing is moved until the object leaves the battlefield. */
  readonly 'left already': Nothing;
  /** 610.3: what was exiled until something has come about. */
  readonly 'returns at once': { readonly to: Zone };
  readonly 'contradictory moves': Nothing;
  readonly creates: { readonly name: string };
  readonly 'is a new object': { readonly to: Zone };
  readonly 'effects go on': Nothing;
  readonly 'last known': Nothing;
  readonly 'has no permanent type': Nothing;
  // As it enters.
  readonly copies: { readonly name: string };
  readonly 'nothing to copy': Nothing;
  readonly 'linked trigger lost': Nothing;
  readonly 'with it': { readonly verb: EntryVerb };
  readonly 'condition met': Nothing;
  readonly 'condition not met': Nothing;
  /** 608.2c: an instruction of the effect is not followed, since its condition is not met. */
  readonly 'instruction not followed': { readonly unmet: Condition; readonly by: EffectName };
  /** `by`: the effect that forbids it. */
  readonly 'cannot be paid': { readonly because: Unpayable['kind']; readonly by?: EffectName };
  /** 608.2d: what a player may do is impossible. */
  readonly 'cannot be chosen': { readonly because: Unpayable['kind']; readonly by?: EffectName };
  readonly 'goes first': Nothing;
  // Searches (701.23).
  readonly 'cannot search': Nothing;
  readonly 'searches the top': Amount;
  readonly 'controls the search': Nothing;
  readonly 'exiles what is found': Nothing;
  /** 502.3. */
  readonly 'untaps only so many': Amount;
  readonly 'untaps in the step of others': Nothing;
  // Damage.
  /** 701.14a: the objects of the fact, one of them where a creature fights itself (701.14c). */
  readonly fights: Nothing;
  /** 701.14b: one of them is no creature on the battlefield. */
  readonly 'does not fight': Nothing;
  readonly 'done again': Nothing;
  readonly then: Nothing;
  // Life, counters, mana.
  readonly 'life set': { readonly life: number };
  readonly 'counters given': Counters;
  readonly 'moves counters': Counters;
  readonly 'cannot move counters': Counters;
  readonly 'more mana': Nothing;
  readonly paysMana: { readonly cost: string };
  // Other things.
  /** 709.5f, 709.5g: a half of a Room, by its name. */
  readonly 'turns a key': { readonly does: 'unlock' | 'lock'; readonly name: string };
  readonly 'turn-based': Nothing;
  /** Words that bear on a turn-based action and were not read. */
  readonly 'words not read': { readonly printed: string };
  readonly 'not among the cards': Nothing;
  readonly reveals: Nothing;
  /** 701.21a: it can't be destroyed, and is sacrificed. */
  readonly 'sacrificed, not destroyed': Nothing;
  readonly 'cannot be regenerated': Nothing;
  readonly endsTurn: Nothing;
  readonly 'gets an emblem': Nothing;
  readonly 'nothing happens': { readonly by: NoOpReason };
}

/** A fact: its code with the details of that code. */
export type Fact<K extends keyof FactDetails = keyof FactDetails> = {
  readonly [C in K]: { readonly kind: C } & FactDetails[C];
}[K];
