// Drafts: plans with owners, written as the data of a scenario.

import { equals } from '../../kit/structure.ts';
import { FURTHER_OPPONENTS } from '../../scenario/index.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import { doesThat, type Written } from '../events/event-writing.ts';
import { withinStep } from '../events/steps.ts';
import { writeEvent } from '../events/write-event.ts';
import { effectsGiven } from '../implied/earlier-effects.ts';
import { unnamedLibrary } from '../implied/unnamed-libraries.ts';
import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import type { Happening, Mention, Patch } from '../model/mention.ts';
import { nameOf, type Plan } from '../model/plan.ts';
import { boardFor, type ScenarioBoard } from '../model/scenario-board.ts';
import { countersPrinted } from '../model/states.ts';
import type { Side } from '../tokens/question-token.ts';
import { stands } from './eventless-plan.ts';

/** The data of a scenario, with the cards that stand in for the nouns of the question. */
export interface Drafted {
  readonly data: Patch;
  readonly standIns: readonly { readonly said: string; readonly name: string }[];
  /** Sentences on what was presumed of objects on the board, of which the question tells nothing. */
  readonly presumed: readonly string[];
}

/** The scenario of a plan with these owners, as data, without the objects of `without`; or the part that is missing. */
export function draft(
  plan: Plan,
  cards: Cards,
  owners: ReadonlyMap<Mention, Side>,
  without: readonly Mention[] = [],
): Drafted | { readonly missing: string } {
  const { happening, gathered } = plan;
  const all = gathered.mentions.filter(it => !without.includes(it));
  const printed = (mention: Mention): Patch => {
    const chosen = choosesPlayer(mention, cards) ? { chosen: { player: otherSide(board.ownerOf(mention)) } } : {};
    return { ...countersPrinted(cardKnown(cards, mention)), ...chosen };
  };
  const board = boardFor(all, owners, printed);
  const effects = effectsGiven(gathered.effects, board);
  const written: Written = writeEvent(happening, { board, cards, all });
  if ('missing' in written) return written;
  const lasting = all.find(it => it.place === 'battlefield' && isTheSpell(it, cards));
  if (lasting !== undefined) return { missing: `what is left of ${nameOf(lasting)}` };
  const stray = strayIn(happening);
  if (stray !== undefined) return { missing: `what ${nameOf(stray)} has to do with it` };
  const taken = new Set<Mention | undefined>([...(isOfPlayers(happening) ? [] : happening.objects), happening.by]);
  for (const mention of all) {
    const elsewhere = mention.place !== undefined && mention.place !== 'battlefield';
    if (taken.has(mention) || board.isPut(mention) || (mention.asked && isOfKindMade(mention, written.when))) continue;
    if (!elsewhere && isTheSpell(mention, cards)) {
      if (isIdle(mention, gathered) && !doesThat(mention, happening, cards))
        return { missing: `what ${nameOf(mention)} has to do with it` };
      continue;
    }
    if (
      !elsewhere &&
      mention.attachedTo === undefined &&
      mention.patch.attachedTo === undefined &&
      isAura(mention, cards)
    )
      return { missing: `what ${nameOf(mention)} is attached to` };
    board.put(mention, mention.place ?? 'battlefield');
  }
  let data: Patch = {
    given: withEffects(board.given(), effects),
    when: written.when,
    // only creatures of the player whose turn it is attack (506.2)
    ...(attackerOf(happening, all) === 'opponent' ? { active: 'opponent' } : {}),
    ...(written.choose === undefined ? {} : { choose: written.choose }),
  };
  const commander = happening.objects.find(it => `${it.patch.designations}` === 'commander');
  const { facts } = withinStep(gathered);
  for (const { path, value } of facts) {
    // as many opponents as life totals are told of
    if (path[1] === 'lives' && Array.isArray(value)) data = withFact(data, ['seats'], value.length + 1);
    if (path[0] === 'everyone' || path[0] === 'opponents' || (path[0] === 'commandZone' && value === 'open')) continue;
    if (path[0] !== 'commandZone') data = withFact(data, path, value);
    // 903.9a: its owner may put a commander that died into the command zone
    else if (commander !== undefined) data = withFact(data, ['choose'], [{ may: value, for: board.ref(commander) }]);
    else return { missing: 'which commander goes to the command zone' };
  }
  const discarded = unnamedDiscards(data);
  if (discarded !== undefined) data = withFact(data, ['given', discarded.player, 'hand'], discarded.hand);
  if (happening.toFurther === true) data = withFact(data, ['seats'], Math.max(Number(data.seats ?? 0), 3));
  data = withOpponents(
    data,
    all.filter(it => it.each === true).map(it => board.item(it)),
  );
  data = withFactsOfSeveral(data, facts);
  const standIns = all.flatMap(({ noun, names }) => {
    if (names.length > 0 || noun?.card === undefined) return [];
    return [{ said: noun.said, name: noun.card }];
  });
  const spells = unnamedSpell(happening, data, all);
  const isHandAssumed =
    discarded !== undefined || gathered.facts.some(it => it.path.at(-1) === 'hand' && !isEmptyList(it.value));
  const hands = isHandAssumed ? [{ said: 'cards in hand', name: 'Forest' }] : [];
  const dredging = unnamedLibrary(data, all, board, cards);
  if (dredging !== undefined) data = withFact(data, ['given', dredging, 'library'], [{ card: 'Forest', count: 20 }]);
  const chosen = board.onBattlefield().filter(it => it.patch.chosen === undefined && choosesPlayer(it, cards));
  const presumed = chosen.map(it => `the player chosen for ${nameOf(it)} is ${PLAYERS[otherSide(board.ownerOf(it))]}`);
  const libraries = dredging === undefined ? [] : [{ said: 'cards in the library', name: 'Forest' }];
  const several = severalUncounted(all, happening, board);
  return { data, standIns: [...standIns, ...spells, ...hands, ...libraries], presumed: [...presumed, ...several] };
}

/** The spell that stands in for what returns something to a hand: "I bounce X". */
function unnamedSpell({ action, verb }: Happening, { when }: Patch, all: readonly Mention[]): Drafted['standIns'] {
  const name = action === 'bounces' ? spellOf(when) : undefined;
  if (name === undefined || verb === undefined || all.some(it => it.names.includes(name))) return [];
  return [{ said: verb.text, name }];
}

function spellOf(when: unknown): string | undefined {
  const { resolves } = (when ?? {}) as { readonly resolves?: { readonly spell?: string } }; // as the writer of events has it
  return resolves?.spell;
}

/** Whether it was told that there are none. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The player whose creatures attack, or are attacking as something else happens. */
function attackerOf({ action, objects }: Happening, all: readonly Mention[]): Side | undefined {
  const [first] = action === 'attacks' ? objects : all.filter(it => it.patch.attacking !== undefined);
  return first?.whose;
}

/** The sentence about kinds in the plural of which no number is told: "I have elves and saprolings". */
function severalUncounted(all: readonly Mention[], { objects }: Happening, board: ScenarioBoard): readonly string[] {
  const there = [...board.onBattlefield(), ...objects];
  const open = all.filter(
    it => it.noun?.plural === true && !it.counted && it.count === 1 && !it.asked && there.includes(it),
  );
  const said = [...new Set(open.map(it => `"${it.noun?.said}"`))];
  const means = said.length === 1 ? 'means one' : 'mean one each';
  return said.length === 0 ? [] : [`${said.join(' and ')} ${means}, as no number is told`];
}

/** Whether a player is chosen as a permanent enters (614.12a): the opponent of who controls it, where nothing else is told. */
function choosesPlayer(mention: Mention, cards: Cards): boolean {
  const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
  return abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(made => made.kind === 'choose' && made.what === 'player'),
  );
}

const PLAYERS: Readonly<Record<Side, string>> = { you: 'you', opponent: 'your opponent' };

function otherSide(side: Side): Side {
  return side === 'you' ? 'opponent' : 'you';
}

/** Cards for a player to discard, where neither they nor that hand were named: else nothing would be discarded (701.9). */
function unnamedDiscards(data: Patch): { readonly player: string; readonly hand: Patch[] } | undefined {
  const discards = mapAt(mapAt(data, 'when'), 'discards');
  if (discards?.count === undefined) return undefined;
  const player = typeof discards.player === 'string' ? discards.player : 'you';
  if (mapAt(mapAt(data, 'given'), player)?.hand !== undefined) return undefined;
  return { player, hand: [{ card: 'Forest', count: discards.count }] };
}

/** The map under a key of the data being put together; undefined where there is none. */
function mapAt(data: Patch | undefined, key: string): Patch | undefined {
  const inner = data?.[key];
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Patch) : undefined; // so it was written
}

/**
 * The wording "do my soldiers come in tapped": tokens of the kind that the event makes, of which none is there
 * besides.
 */
function isOfKindMade({ noun }: Mention, { creates }: Patch): boolean {
  if (typeof noun?.token !== 'object') return false;
  const { subtypes } = noun.token;
  return [creates].flat().some(it => isTokenOf(it, subtypes));
}

function isTokenOf(made: unknown, subtypes: unknown): boolean {
  if (typeof made !== 'object' || made === null || !('token' in made)) return false;
  const { token } = made;
  return typeof token === 'object' && token !== null && 'subtypes' in token && equals(token.subtypes, subtypes);
}

function withEffects(given: Patch, effects: Patch): Patch {
  const sides = Object.entries(effects).map(([who, list]) => {
    const zones = given[who];
    return [who, { ...(typeof zones === 'object' ? zones : {}), effects: list }] as const;
  });
  return { ...given, ...Object.fromEntries(sides) };
}

/** Data for more than two players, with copies of the objects each opponent has. */
function withOpponents(data: Patch, each: readonly Patch[]): Patch {
  const { seats, ...rest } = data;
  if (typeof seats !== 'number' || seats < 3) return rest;
  const others = FURTHER_OPPONENTS.slice(0, seats - 2);
  const given = typeof rest.given === 'object' ? rest.given : {};
  const boards = others.map((name, n) => [
    name,
    { battlefield: each.map(it => ({ ...it, ...(it.as === undefined ? {} : { as: `${it.as}-${n + 2}` }) })) },
  ]);
  return { ...rest, players: ['you', 'opponent', ...others], given: { ...given, ...Object.fromEntries(boards) } };
}

/** The players of a scenario that is put together. */
function playersIn({ players }: Patch): readonly string[] {
  return Array.isArray(players) ? players.map(String) : ['you', 'opponent'];
}

function isAura(mention: Mention, cards: Cards): boolean {
  return cardKnown(cards, mention)?.face.subtypes.includes('Aura') === true;
}

function isTheSpell(mention: Mention, cards: Cards): boolean {
  return isInstantOrSorcery(typesOf(mention, cards));
}

/** The data with a value at the end of the path. */
function withFact(data: Patch, path: readonly string[], value: unknown): Patch {
  const [key, ...rest] = path;
  if (key === undefined) return data;
  const inner = data[key];
  const below = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Patch) : {}; // a map of the data being put together
  const joint = Array.isArray(inner) && Array.isArray(value) ? [...inner, ...value] : value;
  return { ...data, [key]: rest.length === 0 ? joint : withFact(below, rest, value) };
}

/** The data with what was told of each player, or of each opponent. */
function withFactsOfSeveral(data: Patch, facts: Plan['gathered']['facts']): Patch {
  let result = data;
  for (const { path, value } of facts) {
    const [whose, ...rest] = path;
    if (whose !== 'everyone' && whose !== 'opponents') continue;
    const players = playersIn(data).filter(it => whose === 'everyone' || it !== 'you');
    for (const [n, who] of players.entries())
      result =
        Array.isArray(value) && rest[0] === 'lives'
          ? withFact(result, ['given', who, 'life'], value[n])
          : withFact(result, ['given', who, ...rest], value);
  }
  return result;
}

/** Whether the event is of players alone, so that no object is part of it. */
function isOfPlayers({ action }: Happening): boolean {
  return ['acts', 'gainsLife', 'losesLife', 'draws'].includes(action);
}

/** An object named as that of an event that has none, of which nothing says that it is on the battlefield. */
function strayIn(happening: Happening): Mention | undefined {
  if (!isOfPlayers(happening)) return undefined;
  return happening.objects.find(it => it.place === undefined && it.whose === undefined && !stands(it));
}

/** A spell of which nothing in the question says what becomes of it. */
function isIdle(spell: Mention, { happenings }: Plan['gathered']): boolean {
  return !happenings.some(({ by, source, objects, targets, beside }) =>
    [by, source, ...objects, ...targets, ...beside].includes(spell),
  );
}
