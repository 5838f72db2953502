// `effects`: what resolved spells and abilities have left behind, made by the engine from their words.
import type { ActiveEffect, Context, Effect, GameState, Printed } from '../../engine/index.ts';
import { editionOf, lastingEffects, playerId, project } from '../../engine/index.ts';
import { baseName } from '../names.ts';
import type { GivenEffect } from '../schema/given.ts';
import { chosenOf } from './board.ts';
import { afterCost, effectsOfCard } from './cause.ts';
import { cardNamed, idOf, objectOrPlayer, type Staging } from './staging.ts';

/** The position with its lasting effects, later than every object, in the order written (613.7). */
export function withEffects(staging: Staging, state: GameState): GameState {
  const edition = editionOf(staging.scenario.rules);
  let now = state;
  for (const player of staging.scenario.players) {
    const given = staging.scenario.given.players[player]?.effects ?? [];
    for (const [n, effect] of given.entries()) {
      const path = ['given', player, 'effects', n];
      const view = project(now, edition);
      const { effects, name, context } = makerOf(staging, now, effect, player, path);
      const made = lastingEffects(view, effects, { sourceName: name, context }, now.nextTimestamp);
      noteUnknownX(staging, effects, context, path);
      if (made.length === 0) noteNothingLasts(staging, effect, path);
      const stamped = made.map(it => (effect.timestamp === undefined ? it : { ...it, timestamp: effect.timestamp }));
      now = added(now, stamped);
    }
  }
  return now;
}

function added(state: GameState, made: readonly ActiveEffect[]): GameState {
  return { ...state, effects: [...state.effects, ...made], nextTimestamp: state.nextTimestamp + made.length };
}

interface Making {
  readonly effects: readonly Effect[];
  readonly name: string;
  readonly context: Context;
}

function makerOf(
  staging: Staging,
  state: GameState,
  effect: GivenEffect,
  player: string,
  path: readonly (string | number)[],
): Making {
  const controller = playerId(player);
  const targets = (effect.targets ?? []).flatMap(
    (name, n) => objectOrPlayer(staging, name, [...path, 'targets', n]) ?? [],
  );
  const chosen = chosenOf(effect.chosen);
  const source = effect.from === undefined ? undefined : staging.names.find(effect.from);
  const inPlay = source !== undefined && state.objects.get(idOf(source))?.controller === controller;
  const x = chosen?.number === undefined ? {} : { x: chosen.number };
  const context: Context = { source: inPlay ? idOf(source) : undefined, controller, targets, chosen, ...x };
  const name = effect.from ?? effect.text ?? '';
  if (effect.text !== undefined) return { effects: readText(staging, effect, effect.text, path), name, context };
  const card = effect.from === undefined ? undefined : cardNamed(staging, effect.from, [...path, 'from']);
  if (card !== undefined) noteUnreadSequel(staging, card.printed, inPlay);
  return {
    effects: card === undefined ? [] : effectsOfCard(staging, card.printed, effect.chosen?.mode),
    name,
    context,
  };
}

/** 615.5: what a prevention effect does besides is told where it was not read, since the shield itself was. */
function noteUnreadSequel(staging: Staging, { faces, cardName }: Printed, inPlay: boolean): void {
  for (const { abilities, name } of faces) {
    for (const ability of abilities) {
      const text = 'text' in ability ? ability.text : '';
      const both = /([^.\n]*\bprevent\b[^.]*\.) ([^.]*\bprevented this way\b[^.]*\.)/i.exec(text)?.[0];
      if (both === undefined) continue;
      const read = staging.shelf.compiler.effects(afterCost(both), { names: [name] });
      // the spell that would deal damage is no object any more
      const needsSource = !inPlay && JSON.stringify(read)?.includes('"kind":"dealDamage","source":{"kind":"self"}');
      if (read !== undefined && needsSource !== true) continue;
      staging.unread.push({ card: cardName ?? name, line: text });
    }
  }
}

function readText(
  staging: Staging,
  { targets = [], from }: GivenEffect,
  text: string,
  path: readonly (string | number)[],
): readonly Effect[] {
  const names = [...targets.map(baseName), ...(from === undefined ? [] : [from])];
  const read = staging.shelf.compiler.effects(text, { names });
  if (read !== undefined) return read;
  staging.unread.push({ card: 'effects', line: text });
  staging.issues.push({ path: [...path, 'text'], message: `I could not read the effect "${text}".` });
  return [];
}

/** 107.3: an X nobody has said is no 0. */
function noteUnknownX(
  staging: Staging,
  effects: readonly Effect[],
  { chosen }: Context,
  path: readonly (string | number)[],
): void {
  const isX = effects.some(it => it.kind === 'shield' && typeof it.uses === 'object' && it.uses.kind === 'x');
  if (!isX || chosen?.number !== undefined) return;
  staging.issues.push({ path, message: 'This effect has an X. Say what X is: chosen: {number: 3}.' });
}

function noteNothingLasts(staging: Staging, effect: GivenEffect, path: readonly (string | number)[]): void {
  if (staging.issues.length > 0) return;
  const message = `I could not read an effect that lasts in ${effect.from ?? 'these words'}.`;
  staging.issues.push({ path, message });
}
