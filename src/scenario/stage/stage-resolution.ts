// Staging of `resolves`: an instant or sorcery whose instructions are carried out in order (608.2).

import type { Cause, Effect, GameEvent, GameState, ObjectId, Printed } from '../../engine/index.ts';
import { giftEffect, playerId, some, zoneKey } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import {
  CAST_FROM_GRAVEYARD,
  hasOptionalCost,
  instructionOf,
  isOfBearing,
  isOfOtherCasting,
  modeLimits,
  modeLines,
  modesMeant,
  reasonUnplayed,
  type SpellInstructions,
  selfNamesOf,
  textAsCast,
  withModes,
} from '../../oracle/index.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import { type CastDetails, PLAIN_CAST } from '../schema/cast-schema.ts';
import type { When } from '../schema/when-events.ts';
import { resolutionWords } from '../shorthand/resolution-event.ts';
import { additionalCosts } from './additional-costs.ts';
import type { CompiledCardRef } from './card-lookup.ts';
import { kickersOf, unfitKicking } from './kickers.ts';
import { nothingRead } from './nothing-read.ts';
import { textDivided } from './stage-division.ts';
import { plainObject, stageCast } from './stage-object.ts';
import { doesSomething, MOST_OFFERED, type Targeting, targetsOf } from './stage-targets.ts';
import { cardNamed, recordUnreadOfEvent, type Staging } from './staging.ts';
import { brokenCastLimit } from './unfit-casting.ts';
import { unfitSpending } from './unfit-mana.ts';

type Resolves = Extract<When, { readonly kind: 'resolves' }>;

const PATH: Issue['path'] = ['when', 'resolves'];
/** The spell on the stack, which no scenario names. */
const SPELL_ID = 'resolving' as ObjectId; // branded here

/** The face of a card that is an instant or sorcery. */
type SpellFace = Printed['faces'][number];

/** The position with the spell that resolves on the stack. */
export function withResolvingSpell(staging: Staging, state: GameState): GameState {
  const { when } = staging.scenario;
  if (when.kind !== 'resolves') return state;
  const found = cardNamed(staging, when.spell, [...PATH, 'spell']);
  if (found === undefined || spellFaceOf(found) === undefined) return state;
  const owner = playerId(when.player);
  const object = plainObject({
    id: SPELL_ID,
    label: found.printed.cardName ?? when.spell,
    printed: found.printed,
    token: false,
    owner,
    controller: owner,
    zone: 'stack',
    timestamp: 0,
  });
  const cast = stageCast(castOf(when), owner);
  const stack = zoneKey('stack', owner);
  const zones = { ...state.zones, [stack]: [SPELL_ID, ...(state.zones[stack] ?? [])] };
  const face = faceIndexOf(found);
  return { ...state, objects: new Map([...state.objects, [SPELL_ID, { ...object, face, cast }]]), zones };
}

/** The place of the face that is cast among those of the card (709.3a, 715.3a). */
function faceIndexOf(found: CompiledCardRef): number {
  const face = spellFaceOf(found);
  return face === undefined ? -1 : found.printed.faces.indexOf(face);
}

function spellFaceOf({ printed, face }: CompiledCardRef): SpellFace | undefined {
  const faces = face === undefined ? printed.faces : [printed.faces[face] ?? printed.faces[0]];
  return faces.find(it => isInstantOrSorcery(it.types));
}

/** The event in which the spell's instructions are carried out; undefined with problems recorded. */
export function resolvesEvent(staging: Staging, state: GameState, when: Resolves): GameEvent | undefined {
  const found = cardNamed(staging, when.spell, [...PATH, 'spell']);
  if (found === undefined) return undefined;
  const face = spellFaceOf(found);
  if (face === undefined) {
    return refuse(staging, 'spell', `${when.spell} is no instant or sorcery: ask what happens as it enters.`);
  }
  const written = castText(staging, face, when);
  if (written === undefined) return undefined;
  const text = textDivided(staging, written, {
    name: face.name,
    names: selfNamesOf(face),
    path: PATH,
    targets: when.targets,
    divided: when.divided,
    x: when.x,
    words: divided => resolutionWords({ ...when, divided }),
  });
  if (text === undefined) return undefined;
  const { kicked = 0 } = when.cast ?? {};
  if (kicked !== 0 && kickersOf(found.printed).length === 0) {
    return refuse(staging, 'cast', `${face.name} has no kicker, so it cannot be kicked (702.33).`);
  }
  const unfit = unfitKicking(face.name, found.printed, kicked);
  if (unfit !== undefined) return refuse(staging, 'cast', unfit);
  staging.issues.push(...unfitSpending(face.name, found.printed, castOf(when), [...PATH, 'cast']));
  const early = brokenCastLimit(staging, state, { face, caster: playerId(when.player), isSaid: true });
  if (early !== undefined) return refuse(staging, 'spell', early);
  const instructions = staging.cards.compiler.instructions(text, selfNamesOf(face));
  if (instructions.effects.length === 0) {
    return refuse(staging, 'spell', nothingRead(staging, face.name, text.replaceAll('\n', ' '), instructions.unread));
  }
  const targeting: Targeting = {
    name: face.name,
    path: PATH,
    controller: when.player,
    source: SPELL_ID,
    named: when.targets,
    x: when.x,
    words: named => resolutionWords({ ...when, targets: named }),
  };
  if (
    when.targets.length > instructions.targets.length &&
    instructions.unread.some(it => reasonUnplayed(it) === 'stack')
  )
    return refuse(staging, 'targets', nothingRead(staging, face.name, '', instructions.unread));
  const by: Cause = { name: face.name, controller: playerId(when.player), source: SPELL_ID, isEffect: true };
  const costs = additionalCosts(staging, state, { names: selfNamesOf(face), text, by, x: when.x });
  const { targets, illegal } = targetsOf(staging, state, targeting, instructions);
  const gift = giftOf(staging, face, when);
  if (doesSomething({ targets, illegal }, instructions)) {
    const unread = instructions.unread.filter(it => !isOfOtherCasting(it, castOf(when)));
    recordUnreadOfEvent(staging, face.name, [...unread, ...gift.unread]);
    recordUnreadOfEvent(staging, face.name, instructions.lasting, 'lasts');
  }
  if (countsDiscards(instructions.effects) && !state.players.some(it => hasHand(state, it.id))) {
    return refuse(
      staging,
      'spell',
      `${face.name} counts the cards that are discarded, and no card in a hand was named.`,
    );
  }
  if (when.x === undefined && isOfX(instructions.effects)) {
    return refuse(staging, 'x', `${face.name} has an X. Say what X is: resolve ${face.name} (X=3).`);
  }
  const effects = [...gift.effects, ...instructions.effects];
  const x = when.x === undefined ? {} : { x: when.x };
  return {
    kind: 'carriesOut',
    effects,
    ...(costs.length === 0 ? {} : { costs }),
    by,
    spell: SPELL_ID,
    targets,
    rule: '608.2c',
    ...(illegal.length === 0 ? {} : { illegal }),
    ...x,
  };
}

function refuse(staging: Staging, key: string, message: string, suggestions?: readonly string[]): undefined {
  staging.issues.push({ path: [...PATH, key], message, ...(suggestions === undefined ? {} : { suggestions }) });
  return undefined;
}

/** The text of the spell as it was cast; undefined with a problem recorded. */
function castText(staging: Staging, face: SpellFace, when: Resolves): string | undefined {
  const text = chosenText(staging, face, when);
  if (text === undefined) return undefined;
  for (const cost of when.costs ?? []) {
    if (!isCostOf(cost.toLowerCase(), face)) {
      return refuse(staging, 'costs', `${face.name} has no cost called "${cost}".`);
    }
    const isPaid = some('effect', staging.cards.compiler.instructions(text, selfNamesOf(face)).effects, {
      condition: it => it.kind === 'paid' && it.cost === cost.toLowerCase(),
    });
    if (!isPaid && !isOfBearing(cost.toLowerCase())) {
      return refuse(staging, 'costs', `"${cost}" does not change what ${face.name} does here.`);
    }
  }
  return textAsCast(text, castOf(when));
}

/** The casting of the spell: from its owner's graveyard where its cost is one of those. */
function castOf({ costs: said = [], cast }: Resolves): CastDetails {
  const costs = said.map(it => it.toLowerCase());
  const isFromGraveyard = costs.some(it => CAST_FROM_GRAVEYARD.includes(it));
  return { ...PLAIN_CAST, ...(isFromGraveyard ? { from: 'graveyard' } : {}), ...cast, costs };
}

/** 702.174b, 702.174j: what an opponent was promised, which happens first; unread where nobody knows which opponent. */
function giftOf(
  { scenario: { players }, cards: { compiler } }: Staging,
  { abilities, name }: SpellFace,
  { costs = [] }: Resolves,
): Pick<SpellInstructions, 'effects' | 'unread'> {
  const given = abilities.find(it => it.kind === 'keyword' && it.keyword === 'gift');
  if (given?.kind !== 'keyword' || !costs.some(it => it.toLowerCase() === 'gift')) return { effects: [], unread: [] };
  const words = players.length > 2 ? undefined : giftEffect(given.words, 'Each opponent');
  const read = words === undefined ? undefined : compiler.instructions(words, [name]);
  return read === undefined || read.unread.length > 0 ? { effects: [], unread: ['Gift'] } : read;
}

/** Whether a face has the keyword of a cost, or the cost as an additional one that may be paid (118.8b). */
function isCostOf(cost: string, { abilities }: SpellFace): boolean {
  return abilities.some(ability => {
    if (ability.kind === 'keyword') return ability.keyword === cost;
    return ability.kind === 'spell' && hasOptionalCost(ability.text, cost);
  });
}

/** The text of the spell with the modes chosen (700.2); undefined where a mode is needed, unknown, or one too many. */
function chosenText(staging: Staging, face: SpellFace, when: Resolves): string | undefined {
  const text = face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n');
  const offered = modeLines(text);
  if (offered.length === 0) {
    const [mode] = when.modes;
    return mode === undefined ? text : refuse(staging, 'modes', `${face.name} has no modes, so not "${mode}" either.`);
  }
  const isEntwined = (when.costs ?? []).some(it => it.toLowerCase() === 'entwine');
  const chosen = isEntwined ? offered.map((_, n) => n) : placesChosen(staging, face, when, offered);
  if (chosen === undefined) return undefined;
  const { least, most, repeated } = modeLimits(text, isEntwined || choosesMore(face));
  const twice = repeated ? undefined : chosen.find((it, n) => chosen.indexOf(it) !== n);
  if (twice !== undefined) return refuse(staging, 'modes', `A mode of ${face.name} can be chosen only once (700.2d).`);
  if (chosen.length < least) return refuseFewModes(staging, face, when, offered, least);
  if (chosen.length > most) {
    const number = most === 1 ? 'one mode is' : `${most} modes are`;
    return refuse(staging, 'modes', `Only ${number} chosen for ${face.name}, and ${chosen.length} are given (700.2).`);
  }
  return withModes(text, chosen);
}

/** The places of the modes that were named, each of them one; undefined with a problem recorded. */
function placesChosen(
  staging: Staging,
  face: SpellFace,
  { modes }: Resolves,
  offered: readonly string[],
): readonly number[] | undefined {
  const found = modes.map(mode => ({ mode, places: modesMeant(offered, mode) }));
  const unclear = found.find(it => it.places.length !== 1);
  if (unclear === undefined) return found.flatMap(it => it.places);
  const which = unclear.places.length === 0 ? 'is none' : `may be ${unclear.places.length}`;
  return refuse(staging, 'modes', `"${unclear.mode}" ${which} of the modes of ${face.name}: ${numbered(offered)}.`);
}

/** Whether a keyword lets further modes be chosen for a cost (702.42, 702.120, 702.172). */
function choosesMore({ abilities }: SpellFace): boolean {
  return abilities.some(it => it.kind === 'keyword' && ['entwine', 'escalate', 'spree'].includes(it.keyword));
}

function numbered(offered: readonly string[]): string {
  return offered.map((it, n) => `${n + 1} (${instructionOf(it)})`).join(', ');
}

/** The problem with modes that are missing, with lines that name them. */
function refuseFewModes(
  staging: Staging,
  face: SpellFace,
  when: Resolves,
  offered: readonly string[],
  least: number,
): undefined {
  const places = offered.map((_, n) => String(n + 1));
  const others = places.filter(it => !when.modes.includes(it));
  const missing = least - when.modes.length;
  const lines = others
    .slice(0, others.length - missing + 1)
    .map((_, n) => resolutionWords({ ...when, modes: [...when.modes, ...others.slice(n, n + missing)] }))
    .slice(0, MOST_OFFERED);
  const needs = least === 1 ? 'a mode' : `${least} modes`;
  const message = `${face.name} needs ${needs}: ${numbered(offered)}.`;
  staging.issues.push({ path: [...PATH, 'modes'], message, instead: lines });
  return undefined;
}

/** Whether any of the effects has an X that was chosen as the spell was cast or the ability activated (107.3). */
export function isOfX(effects: readonly Effect[]): boolean {
  return some('effect', effects, { amount: it => typeof it === 'object' && it.kind === 'x' });
}

/** Whether any of the effects counts cards discarded this way. */
function countsDiscards(effects: readonly Effect[]): boolean {
  return some('effect', effects, { amount: it => it.kind === 'movedThisWay' && it.verb === 'discard' });
}

function hasHand(state: GameState, player: GameState['players'][number]['id']): boolean {
  return (state.zones[zoneKey('hand', player)] ?? []).length > 0;
}
