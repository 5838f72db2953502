// Staging of `by`: the spell or ability that causes an event, and the instructions in its own words.

import type { Ability, Cause, Change, CopiableValues, Effect, Printed } from '../../engine/index.ts';
import { listedValues, type PlayerId, playerId } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { unnumbered } from '../../kit/strings.ts';
import { afterCost, isModal, ofMode, selfNamesOf } from '../../oracle/index.ts';
import { isIssue } from './card-lookup.ts';
import { cardNamed, idOf, playerNamed, type Staging } from './staging.ts';

/** The cause a scenario names: the object of that name where there is one, else a card. */
export function causeOf(staging: Staging, by: string | undefined, who: PlayerId): Cause | undefined {
  if (by === undefined) return undefined;
  const object = staging.names.find(by);
  if (object === undefined) {
    const player = playerNamed(staging, by);
    // the spell may be of a card that is nowhere on the board; its lines are no part of it
    const card = player === undefined ? staging.cards.card(by, ['when', staging.scenario.when.kind, 'by']) : undefined;
    if (card !== undefined && isIssue(card)) staging.issues.push(card);
    return { name: by, controller: player ?? who, source: undefined, isEffect: true };
  }
  const controller = object.player === undefined ? who : playerId(object.player);
  return { name: object.key, controller, source: idOf(object), isEffect: true };
}

/** An event that has a player discard, sacrifice or mill something, as far as its cause goes. */
interface Suffered {
  readonly verb: string;
  readonly who: PlayerId;
}

/**
 * The cause of what a player is made to do. A card that is nowhere in the scenario is that player's own where its
 * instructions have its controller do so, and an opponent's otherwise; `unstatedFacts` says which was taken.
 */
export function causeSuffered(staging: Staging, by: string | undefined, { verb, who }: Suffered): Cause | undefined {
  const cause = causeOf(staging, by, who);
  const isTold = by === undefined || staging.names.find(by) !== undefined || playerNamed(staging, by) !== undefined;
  if (cause === undefined || isTold) return cause;
  const card = cardNamed(staging, unnumbered(by), ['when', staging.scenario.when.kind, 'by']);
  const { instructions } = staging.cards.compiler;
  const isOwn = card?.printed.faces.some(face =>
    face.abilities
      .flatMap(it => instructions(textDone(it), selfNamesOf(face)).effects)
      .flatMap(flatten)
      .some(it => it.kind === 'move' && it.verb === verb && it.who?.kind === 'you'),
  );
  return isOwn === true ? cause : { ...cause, controller: opponentOf(staging, who) };
}

/** The text that a spell or an ability has carried out as it resolves. */
function textDone(ability: Ability): string {
  if (ability.kind === 'spell') return ability.text;
  if (ability.kind === 'activated') return afterCost(ability.text);
  return ability.kind === 'triggered' ? ability.effect : '';
}

/** The player whose turn it is, where that is an opponent; else the next in turn order. */
function opponentOf({ scenario: { players, active } }: Staging, who: PlayerId): PlayerId {
  const next = players[(players.findIndex(it => playerId(it) === who) + 1) % players.length] ?? who;
  return playerId(active) === who ? playerId(next) : playerId(active);
}

/** All effects of the card named by `by`, as a spell or by its abilities, as far as they were read. */
export function effectsBy(staging: Staging, by: string | undefined, path: Issue['path']): readonly Effect[] {
  if (by === undefined) return [];
  const written = staging.names.find(by);
  const card = cardNamed(staging, written?.name ?? unnumbered(by), path);
  return card === undefined ? [] : effectsOfCard(staging, card.printed);
}

/** The effects of a card's spell text, and of its activated and triggered abilities after it. */
export function effectsOfCard(staging: Staging, printed: Printed, mode?: string | number): readonly Effect[] {
  const read = (text: string, face: Called) =>
    staging.cards.compiler.effects(ofMode(text, mode), { names: selfNamesOf(face), partly: true }) ?? [];
  return printed.faces.flatMap(face =>
    theOne(face.abilities, mode).flatMap(ability => {
      if (ability.kind === 'spell') return ability.effects ?? read(ability.text, face);
      if (ability.kind === 'activated') return read(afterCost(ability.text), face);
      if (ability.kind === 'triggered') return read(ability.effect, face);
      return [];
    }),
  );
}

/** The activated abilities: without modes, the one that is named by its number; all of them where none is. */
function theOne(abilities: readonly Ability[], mode: string | number | undefined): readonly Ability[] {
  const activated = abilities.filter(it => it.kind === 'activated');
  const named = activated[Number(mode) - 1];
  return named === undefined || activated.some(it => isModal(it.text)) ? abilities : [named];
}

type Called = Parameters<typeof selfNamesOf>[0];

function changesOfThose(effects: readonly Effect[]): readonly Change[] {
  return effects.flatMap(effect =>
    effect.kind === 'continuous' && effect.what.kind === 'ref' && ['it', 'those'].includes(effect.what.ref.kind)
      ? effect.changes
      : [],
  );
}

/** 708.2: the characteristics that the words of `by` list for the objects they turn face down. */
export function listedCharacteristicsOf(effects: readonly Effect[]): CopiableValues | undefined {
  const flat = effects.flatMap(flatten);
  const turns = flat.findIndex(effect => effect.kind === 'turnFaceDown');
  return turns === -1 ? undefined : listedValues(changesOfThose(flat.slice(turns + 1)));
}

/** 701.19c: whether the words of `by` forbid regeneration of what they destroy. */
export function forbidsRegeneration(effects: readonly Effect[]): boolean {
  return effects.flatMap(flatten).some(effect => effect.kind === 'destroy' && effect.noRegeneration === true);
}

function flatten(effect: Effect): readonly Effect[] {
  if (effect.kind === 'may') return [...effect.effects, ...effect.otherwise].flatMap(flatten);
  if (effect.kind === 'if') return [...effect.then, ...effect.otherwise].flatMap(flatten);
  return [effect];
}
