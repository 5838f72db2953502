// An object as a list of shorthand writes it: `2 Grizzly Bears (tapped, 2 +1/+1 counters)`.
import type { CastDetails } from '../schema/cast-schema.ts';
import type { CreatingItem, EnteringItem } from '../schema/entering-schema.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import type { ScenarioToken } from '../schema/token-schema.ts';
import { playerWords } from './seat-words.ts';

/** Properties of an object that a list has words for. */
type Written = Partial<GivenObject> & Partial<EnteringItem> & Partial<CreatingItem>;

/** Designations that shorthand says in several words. */
const SAID: Readonly<Record<string, string>> = {
  attackedThisTurn: 'attacked this turn',
  enteredThisTurn: 'entered this turn',
};

/** An object in words: count, name, and its states in brackets. What shorthand has no words for is left out. */
export function printObject(object: Written, more: readonly string[] = []): string {
  const { card, token, copyOf, ...rest } = object;
  if (card === undefined && token === undefined && copyOf !== undefined)
    return printObject({ ...rest, card: `token ${(object.count ?? 1) > 1 ? 'copies' : 'copy'} of ${copyOf}` }, more);
  const name = card ?? (token === undefined ? '' : printToken(token));
  const states = [...stateWords(object), ...more];
  const count = object.count === undefined || object.count === 1 ? '' : `${object.count} `;
  return `${count}${name}${states.length === 0 ? '' : ` (${states.join(', ')})`}`;
}

/** A token by its name, or described: `1/1 red Goblin creature token`. */
export function printToken(token: ScenarioToken): string {
  if (token.kind === 'predefined') return `${token.name} token`;
  const { power, toughness, colors, subtypes, types, text } = token;
  const others = types.filter(it => it !== 'Creature').map(it => it.toLowerCase());
  const size = power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`];
  const noun = types.length === 0 || types.includes('Creature') ? 'creature token' : 'token';
  const rules = text === undefined ? [] : [`with "${text}"`];
  return [...size, ...colors, ...subtypes, ...others, noun, ...rules].join(' ');
}

function stateWords(object: Written): readonly string[] {
  const { attachedTo, attacking, owner, protector, damage, level, lifePaid, exiledWith, pairedWith } = object;
  return [
    ...(object.as === undefined ? [] : [`as ${object.as}`]),
    ...(object.tapped === true ? ['tapped'] : []),
    ...(object.tapped === false && attacking !== undefined ? ['untapped'] : []),
    ...(object.flipped === true ? ['flipped'] : []),
    ...(object.phasedOut === true ? ['phased out'] : []),
    ...(object.faceDown === undefined ? [] : [object.faceDown]),
    ...(object.face === 'back' || object.transformed === true ? ['transformed'] : []),
    ...counterWords(object),
    ...(object.copyOf === undefined ? [] : [`copying ${object.copyOf}`]),
    ...(attachedTo === undefined ? [] : [`attached to ${playerWords(attachedTo)}`]),
    ...(attacking === undefined ? [] : [`attacking ${playerWords(attacking)}`]),
    ...(owner === undefined || owner === object.under ? [] : [`owned by ${playerWords(owner)}`]),
    ...(protector === undefined ? [] : [`protected by ${playerWords(protector)}`]),
    ...(damage === undefined || damage === 0 ? [] : [`${damage} damage`]),
    ...(exiledWith === undefined ? [] : [`exiled with ${exiledWith}`]),
    ...(pairedWith === undefined ? [] : [`paired with ${pairedWith}`]),
    ...(lifePaid === undefined ? [] : [`${lifePaid} life paid`]),
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(object.designations ?? []).map(it => SAID[it] ?? it),
    ...chosenWords(object.chosen),
    ...castWords(object.cast),
  ];
}

function counterWords({ counters, under }: Written): readonly string[] {
  if (counters === undefined) return [];
  const kinds = Object.entries(counters);
  // what enters has none by default; what is there has what is printed
  if (kinds.length === 0) return under === undefined ? ['no counters'] : [];
  return kinds.map(([kind, n]) => `${n} ${kind} counter${n === 1 ? '' : 's'}`);
}

/** Choices made for an object or an effect, in words. */
export function chosenWords(chosen: Written['chosen']): readonly string[] {
  if (chosen === undefined) return [];
  const { color, creatureType, basicLandType, cardName, mode, number, player } = chosen;
  const { colors, players, basicLandTypes } = chosen;
  return [
    ...(color === undefined ? [] : [`color ${color}`]),
    ...(creatureType === undefined ? [] : [`type ${creatureType}`]),
    ...(basicLandType === undefined ? [] : [`land type ${basicLandType}`]),
    ...(cardName === undefined ? [] : [`name ${cardName}`]),
    ...(colors === undefined ? [] : [`colors ${colors.join(' and ')}`]),
    ...(players === undefined ? [] : [`players ${players.map(playerWords).join(' and ')}`]),
    ...(basicLandTypes === undefined ? [] : [`land types ${basicLandTypes.join(' and ')}`]),
    ...(mode === undefined ? [] : [`mode ${mode}`]),
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(player === undefined ? [] : [`player ${playerWords(player)}`]),
  ];
}

/** The casting of a spell, in words: `cast from graveyard`, `kicked 2`. */
export function castWords(cast: CastDetails | undefined): readonly string[] {
  if (cast === undefined) return [];
  const { from, x, kicked, costs, targets, manaSpent, treasureMana, artifactMana, creatureMana, snowMana } = cast;
  const { additionalMana } = cast;
  const times = typeof kicked === 'number' && kicked > 1 ? `kicked ${kicked}` : 'kicked';
  return [
    ...(from === 'hand' ? [] : [`cast from ${from}`]),
    ...(x === undefined ? [] : [`x ${x}`]),
    ...(kicked === 0 ? [] : [times]),
    ...(manaSpent === undefined ? [] : [`mana spent ${manaSpent}`]),
    ...(treasureMana === 0 ? [] : [`${treasureMana} from Treasures`]),
    ...(artifactMana === undefined ? [] : [`${artifactMana} from artifacts`]),
    ...(creatureMana === undefined ? [] : [`${creatureMana} from creatures`]),
    ...(snowMana === undefined ? [] : [`snow mana ${snowMana}`]),
    ...(additionalMana === undefined ? [] : [`${additionalMana} additional mana`]),
    ...costs.map(it => `for ${it}`),
    ...targets.map(it => `targeting ${playerWords(it.name)}`),
  ];
}
