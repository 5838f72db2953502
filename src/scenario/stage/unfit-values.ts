// Values written for an object that it cannot have: a face it lacks, a mode it does not offer, a choice of nothing.
import {
  type Ability,
  type Change,
  castRestrictions,
  type GameObject,
  type GameState,
  mayTarget,
  type ObjectId,
  type Printed,
  project,
  some,
  speaksOfChoice,
  undefinedKeywordChoice,
} from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { nearest } from '../../kit/nearest.ts';
import { saysOfChoosing, saysOfLifePaid } from '../../oracle/index.ts';
import { isInstantOrSorcery, LIFE_PAID } from '../../vocabulary/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import { PLAIN_CAST } from '../schema/cast-schema.ts';
import type { ChosenWords } from '../schema/chosen-schema.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import { isIssue } from './card-lookup.ts';
import { modeNamed, modesOf, sizesOffered } from './chosen-mode.ts';
import { contradictoryFacts } from './implied-facts.ts';
import { kickersOf, unfitKicking } from './kickers.ts';
import { MOST_OFFERED } from './stage-targets.ts';
import { idOf, playerNamed, type Staging } from './staging.ts';
import { castAtWrongTime } from './unfit-casting.ts';
import { unfitDesignations } from './unfit-designations.ts';
import { unfitMana } from './unfit-mana.ts';

/** Issues for values that their object cannot have; nothing written is passed over in silence. */
export function unfitValues(staging: Staging, state: GameState): readonly Issue[] {
  const ofObjects = staging.names.objects.flatMap(written => {
    const printed = state.objects.get(idOf(written))?.printed;
    if (printed === undefined) return [];
    const face = written.given?.face ?? written.entering?.object.face;
    return [
      ...unknownFace(written, printed, face),
      ...unfitKickers(written, printed),
      ...castFromElsewhere(staging, written, printed),
      ...fromNoSuchZone(written, printed),
      ...castThoughForbidden(staging, state, written),
      ...castTooSoon(staging, state, written),
      ...outOfReach(staging, state, written),
      ...bestowedOnNothing(staging, state, written),
      ...unfitDesignations(staging, state, written),
      ...unfitMana(state, written),
      ...(written.given === undefined ? [] : unfitGiven({ staging, state }, written, written.given, printed)),
    ];
  });
  return [
    ...ofObjects,
    ...unknownCommanderCasts(staging, state),
    ...contradictoryFacts(staging),
    ...damageToOwnSide(staging, state),
  ];
}

function unfitGiven(
  { staging, state }: { readonly staging: Staging; readonly state: GameState },
  written: DeclaredObject,
  given: GivenObject,
  printed: Printed,
): readonly Issue[] {
  const isOf = (type: string) => printed.faces.some(face => [...face.types, ...face.subtypes].includes(type));
  const path = (key: string) => [...written.path, key];
  const lacks = (key: string, what: string): Issue => ({ path: path(key), message: `${written.name} is no ${what}.` });
  return [
    ...(given.level === undefined || isOf('Class') || printed.layout === 'leveler' || given.copyOf !== undefined
      ? []
      : [{ path: path('level'), message: `${written.name} has no levels, so it cannot be at level ${given.level}.` }]),
    ...noPermanent(written, given, printed),
    ...noAttack(staging, state, written, given),
    ...unknownLifePaid(staging, written, given, printed),
    ...unknownSize(written, given, printed),
    ...(given.protector === undefined || isOf('Battle') || given.copyOf !== undefined
      ? []
      : [lacks('protector', `battle, so "${given.protector}" does not protect it`)]),
    ...(given.protector === undefined ? [] : unknownPlayer(staging, given.protector, path('protector'))),
    ...nothingChosen(written, given, printed),
    ...(given.chosen === undefined ? [] : unfitChoices(staging, given.chosen, modesOf(printed), path('chosen'))),
  ];
}

/** 607.2d: something said to be chosen for a permanent none of whose words have anything chosen. */
function nothingChosen({ name, path, zone }: DeclaredObject, given: GivenObject, printed: Printed): readonly Issue[] {
  const [key] = Object.keys(given.chosen ?? {});
  const { copyOf, faceDown, components, except } = given;
  if (key === undefined || zone !== 'battlefield' || copyOf !== undefined || faceDown !== undefined) return [];
  if (components.length > 0 || except.length > 0) return [];
  const isOfChoice = (ability: Ability) =>
    speaksOfChoice('ability', ability) ||
    some('ability', ability, {
      rewrite: ['choose', 'modes'],
      ability: one => undefinedKeywordChoice(one, {}) !== undefined,
    }) ||
    saysOfChoosing(ability);
  if (printed.faces.some(face => face.abilities.some(isOfChoice))) return [];
  const message = `${name} has nothing chosen as it enters, so there is no ${key} that was chosen for it.`;
  return [{ path: [...path, 'chosen', key], message }];
}

/** 304.4, 307.4: an instant or sorcery that is said to be on the battlefield with nothing that lets it. */
function noPermanent({ name, path, zone }: DeclaredObject, given: GivenObject, printed: Printed): readonly Issue[] {
  const { copyOf, faceDown, components, token } = given;
  if (zone !== 'battlefield' || token !== undefined) return [];
  if (copyOf !== undefined || faceDown !== undefined || components.length > 0) return [];
  if (!printed.faces.every(it => isInstantOrSorcery(it.types))) return [];
  const what = printed.faces[0].types.includes('Instant') ? 'an instant' : 'a sorcery';
  return [{ path, message: `${name} is ${what}, so it can't be on the battlefield.` }];
}

/** 506.2, 508.1a: something said to attack that is no creature on the battlefield, attacks its own side, or not with the others. */
function noAttack(
  { scenario, edition }: Staging,
  state: GameState,
  written: DeclaredObject,
  given: GivenObject,
): readonly Issue[] {
  const { name, path } = written;
  const object = state.objects.get(idOf(written));
  if (given.attacking === undefined || object?.attacking === undefined) return [];
  const at = [...path, 'attacking'];
  const isCreature = object.zone === 'battlefield' && project(state, edition).of(object.id).types.includes('Creature');
  if (!isCreature)
    return [{ path: at, message: `${name} is no creature on the battlefield, so it can't be attacking.` }];
  const attacked = state.objects.get(object.attacking as ObjectId); // a player has no object
  const side = attacked?.controller ?? object.attacking;
  if (side === object.controller)
    return [
      {
        path: at,
        message: `${name} can't attack its own controller. Write whom it attacks, as in attacking: ${scenario.players.find(it => it !== object.controller) ?? 'opponent'}.`,
      },
    ];
  const others = [...state.objects.values()].filter(it => it.zone === 'battlefield' && it.attacking !== undefined);
  if (others.every(it => it.controller === object.controller)) return [];
  return [{ path: at, message: 'Creatures of one player attack at a time (506.2).' }];
}

/** 506.2, 509.1a: combat damage between creatures of one player, neither of which can attack or block the other. */
function damageToOwnSide({ scenario: { when }, names }: Staging, state: GameState): readonly Issue[] {
  if (when.kind !== 'dealsDamage') return [];
  return when.damage.flatMap(({ source, to, combat }) => {
    const [one, other] = [source, to].map(name => {
      const written = names.find(name);
      return written === undefined ? undefined : state.objects.get(idOf(written));
    });
    if (!combat || one?.zone !== 'battlefield' || other?.zone !== 'battlefield') return [];
    if (one.controller !== other.controller || !isCreature(one) || !isCreature(other)) return [];
    const message = `One player controls both ${source} and ${to}, so neither deals combat damage to the other (506.2).`;
    return [{ path: ['when', 'dealsDamage', 'to'], message }];
  });
}

/** 702.103a, 303.4a: a spell cast bestowed has a target, which only the question can tell. */
function bestowedOnNothing(
  { scenario, names }: Staging,
  state: GameState,
  { name, path, entering }: DeclaredObject,
): readonly Issue[] {
  const item = entering?.object;
  const isBestowed = item?.cast?.costs.some(it => it.toLowerCase() === 'bestow') === true;
  if (scenario.when.kind !== 'enters' || !isBestowed || item === undefined) return [];
  if (item.attachedTo !== undefined || item.cast?.targets.length !== 0) return [];
  const creatures = names.objects.filter(it => isCreature(state.objects.get(idOf(it))));
  const instead = creatures.slice(0, MOST_OFFERED).map(it => `${name} (bestow, attached to ${it.key}) enters`);
  const message = `A spell cast bestowed is an Aura with a target. What does ${name} enchant? Say so, as in ${name} (bestow, attached to CREATURE), or cast: {targets: [CREATURE]}.`;
  return [{ path: [...path, 'cast', 'targets'], message, ...(instead.length === 0 ? {} : { instead }) }];
}

function isCreature(object: GameObject | undefined): boolean {
  if (object?.zone !== 'battlefield') return false;
  return object.printed.faces[object.face]?.types.includes('Creature') === true;
}

/** 607.2g: a permanent whose size, or activated ability, counts the life paid as it entered, which only the question can tell. */
function unknownLifePaid(
  { scenario: { when }, names }: Staging,
  written: DeclaredObject,
  given: GivenObject,
  printed: Printed,
): readonly Issue[] {
  const isActivated = when.kind === 'activates' && names.find(when.object) === written;
  const needs = printed.faces.some(
    ({ abilities }) =>
      some('ability', abilities, { change: setsSizeByLifePaid }) || (isActivated && abilities.some(saysOfLifePaid)),
  );
  if (!needs || given.lifePaid !== undefined || given.copyOf !== undefined || written.zone !== 'battlefield') return [];
  const message = `How much life was paid as ${written.name} entered? Say so in parentheses: ${written.name} (5 life paid), or lifePaid: 5.`;
  return [{ path: [...written.path, 'lifePaid'], message }];
}

/** 614.12a: a permanent that is nothing without the size chosen as it entered, which only the question can tell. */
function unknownSize(written: DeclaredObject, given: GivenObject, printed: Printed): readonly Issue[] {
  const { chosen, copyOf, faceDown } = given;
  if (written.zone !== 'battlefield' || copyOf !== undefined || faceDown !== undefined) return [];
  const sizes = chosen?.mode === undefined && chosen?.word === undefined ? sizesOffered(printed) : [];
  const [first = ''] = sizes;
  const path = [...written.path, 'chosen'];
  if (sizes.length > 0) {
    const message = `What did ${written.name} become as it entered? It could be ${sizes.join(', or ')}. Say so, as in chosen: {mode: ${first}}.`;
    return [{ path, message, suggestions: sizes }];
  }
  if (chosen?.number !== undefined || !printed.faces.some(face => some('ability', face.abilities, OF_SIZE_CHOSEN)))
    return [];
  const message = `Which number was chosen as ${written.name} entered? Its size depends on it. Say so, as in chosen: {number: 3}.`;
  return [{ path, message }];
}

const OF_SIZE_CHOSEN = {
  change: (change: Change) => 'power' in change && some('change', change, { amount: ['chosenNumber'] }),
};

function setsSizeByLifePaid(change: Change): boolean {
  return (
    'power' in change && some('change', change, { amount: it => it.kind === 'remembered' && it.what === LIFE_PAID })
  );
}

/** 111.1, 305.1: a card said to come from nowhere, as tokens do, and a land said to come from the stack. */
function fromNoSuchZone({ name, path, entering }: DeclaredObject, { faces }: Printed): readonly Issue[] {
  const item = entering?.object;
  if (item?.card === undefined || !item.fromWritten) return [];
  const issue = (message: string): readonly Issue[] => [{ path: [...path, 'from'], message }];
  if (item.from === 'nowhere')
    return issue(`${name} is a card, and only tokens come from nowhere. For a token write copyOf: ${name}.`);
  const isLand = item.from === 'stack' && item.faceDown === undefined && faces.every(it => it.types.includes('Land'));
  if (!isLand || item.cast !== undefined) return [];
  return issue(`${name} is a land: it is played, and is never on the stack. Leave "from" out, or write from: hand.`);
}

/** 101.2: a spell that becomes cast, of a name that can't be cast since it was chosen for something on the board. */
function castThoughForbidden(
  { scenario, edition }: Staging,
  state: GameState,
  written: DeclaredObject,
): readonly Issue[] {
  const spell = state.objects.get(idOf(written));
  if (scenario.when.kind !== 'casts' || written.entering === undefined || spell === undefined) return [];
  const view = project(state, edition);
  const found = castRestrictions(view, spell.id, spell.controller).find(it => it.isCertain);
  const source = found?.source === undefined ? undefined : state.objects.get(found.source);
  if (source === undefined) return [];
  const message = `${written.name} can't be cast: it is the name chosen for ${source.label} (101.2).`;
  return [{ path: written.path, message }];
}

/** 601.2c: a spell that becomes cast with a target that its controller can't target. */
function outOfReach(staging: Staging, state: GameState, written: DeclaredObject): readonly Issue[] {
  const spell = state.objects.get(idOf(written));
  if (staging.scenario.when.kind !== 'casts' || written.entering === undefined || spell === undefined) return [];
  const view = project(state, staging.edition);
  return (written.entering.object.cast?.targets ?? []).flatMap(({ name, legal }, n) => {
    const target = staging.names.find(name);
    const object = target === undefined ? undefined : state.objects.get(idOf(target));
    const id = playerNamed(staging, name) ?? object?.id;
    if (!legal || id === undefined || mayTarget(view, spell.controller, id, spell.id)) return [];
    const message = `${name} can't be a target of ${written.name}, by hexproof, shroud, protection or another effect (601.2c).`;
    return [{ path: [...written.path, 'cast', 'targets', n], message }];
  });
}

/** 601.3: a spell whose own words let it not be cast now. */
function castTooSoon(staging: Staging, state: GameState, written: DeclaredObject): readonly Issue[] {
  const message = castAtWrongTime(staging, state, written);
  return message === undefined ? [] : [{ path: written.path, message }];
}

/** 601.3: a card that may be cast from one zone alone, and is said to be cast from another. */
function castFromElsewhere(
  { scenario }: Staging,
  { name, path, entering }: DeclaredObject,
  printed: Printed,
): readonly Issue[] {
  const cast = entering?.object.cast ?? (scenario.when.kind === 'casts' ? PLAIN_CAST : undefined);
  if (entering === undefined || cast === undefined || cast.from === 'graveyard') return [];
  const only = printed.faces.some(face => face.abilities.some(isCastFromGraveyardOnly));
  if (!only) return [];
  const message = `${name} can be cast from its owner's graveyard only, not from ${cast.from}. Say so, as in cast: {from: graveyard}.`;
  return [{ path: [...path, 'cast', 'from'], message }];
}

function isCastFromGraveyardOnly(ability: Ability): boolean {
  return (
    ability.kind === 'cant' && ability.what.kind === 'text' && ability.what.about.includes('being cast from elsewhere')
  );
}

/** 702.33b, 702.33c: costs that are no kicker of the card, more of them than it has, and one of several that is not said. */
function unfitKickers({ name, path, entering, given }: DeclaredObject, printed: Printed): readonly Issue[] {
  const kickers = kickersOf(printed);
  const kicked = entering?.object.cast?.kicked ?? given?.cast?.kicked ?? 0;
  const issue = (message: string): readonly Issue[] => [
    { path: [...path, 'cast', 'kicked'], message, ...(kickers.length === 0 ? {} : { suggestions: kickers }) },
  ];
  const unfit = unfitKicking(name, printed, kicked);
  if (unfit !== undefined) return issue(unfit);
  if (kickers.length < 2 || kicked !== 1 || entering === undefined) return [];
  return issue(
    `${name} has the kickers ${kickers.join(' and ')}. Which was paid? Say so, as in kicked: ["${kickers[0]}"], or kicked: ${kickers.length} for each.`,
  );
}

/** 903.8: the number of commanders cast, where an ability counts them and the question does not tell. */
function unknownCommanderCasts(staging: Staging, state: GameState): readonly Issue[] {
  const asking = staging.names.objects.filter(written => {
    const object = state.objects.get(idOf(written));
    const counts = (ability: Ability) => some('ability', ability, { amount: ['commanderCasts'] });
    const isThere = written.entering !== undefined || object?.zone === 'battlefield';
    return isThere && object?.printed.faces.some(face => face.abilities.some(counts));
  });
  const players = asking.flatMap(it => it.entering?.object.under ?? it.player ?? []);
  return [...new Set(players)].flatMap(player => {
    if (staging.scenario.given.players[player]?.commanderCasts !== undefined) return [];
    const message = `How often has a commander been cast from the command zone this game, by ${player}? Say so, as in: ${player === 'you' ? 'my' : 'opp'} commander casts: 2.`;
    return [{ path: ['given', player, 'commanderCasts'], message }];
  });
}

/** 711, 712: a face named that the card does not have. */
function unknownFace({ name, path }: DeclaredObject, { faces }: Printed, face: string | undefined): readonly Issue[] {
  if (face === undefined || face === 'front') return [];
  const names = faces.map(it => it.name);
  if (face === 'back') {
    if (faces.length > 1) return [];
    return [{ path: [...path, 'face'], message: `${name} has no back face, so "back" cannot be up.` }];
  }
  if (names.some(it => it.toLowerCase() === face.toLowerCase())) return [];
  const message = `"${face}" is no face of ${name}. Its faces: ${names.join(', ')}.`;
  return [{ path: [...path, 'face'], message, suggestions: nearest(face, names), typed: face }];
}

/** Issues for choices that name no player, no card, or none of the words that are offered. */
export function unfitChoices(
  staging: Staging,
  { player, players = [], cardName, mode, word }: ChosenWords,
  modes: readonly string[],
  path: Issue['path'],
): readonly Issue[] {
  const card = cardName === undefined ? undefined : staging.cards.card(cardName, [...path, 'cardName']);
  return [
    ...(player === undefined ? [] : unknownPlayer(staging, player, [...path, 'player'])),
    ...players.flatMap((it, n) => unknownPlayer(staging, it, [...path, 'players', n])),
    ...(card !== undefined && isIssue(card) ? [card] : []),
    ...unknownMode(mode ?? word, modes, [...path, mode === undefined ? 'word' : 'mode']),
  ];
}

function unknownPlayer({ scenario }: Staging, player: string, path: Issue['path']): readonly Issue[] {
  if (scenario.players.includes(player)) return [];
  const message = `There is no player called "${player}" in this scenario.`;
  return [{ path, message, suggestions: nearest(player, scenario.players), typed: player }];
}

/** A word that is none of those offered; where nothing is known to be offered, any word stands. */
function unknownMode(mode: string | undefined, modes: readonly string[], path: Issue['path']): readonly Issue[] {
  if (mode === undefined || modes.length === 0) return [];
  if (modeNamed(modes, mode) !== undefined) return [];
  const message = `"${mode}" is not what it lets anybody choose. What can be chosen: ${modes.join(', ')}.`;
  return [{ path, message, suggestions: nearest(mode, modes), typed: mode }];
}
