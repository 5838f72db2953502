// Boards of study from the library: its questions, with other cards of the same function in place of some.
import { boardInWords } from '../explain/index.ts';
import { stringsOf } from '../kit/strings.ts';
import { equals } from '../kit/structure.ts';
import type { EnteringItem, GivenObject, Scenario, ScenarioToken, When } from '../scenario/index.ts';
import { likeFunction, type StudyCard } from './card-functions.ts';
import type { Chance } from './seeded-chance.ts';
import type { StudyBoard } from './study-board.ts';

/** A board, and the cards without one of which it is a question of the library as it stands there. */
export interface DrawnBoard {
  readonly board: StudyBoard;
  readonly fresh?: readonly string[];
}

/** The boards of a library that can be told in words, without those of cards that only their question knows. */
export function libraryBoards(library: readonly Scenario[]): readonly StudyBoard[] {
  return library.flatMap(scenario => {
    const plain = { ...scenario, rules: 'current' };
    const when = whenOf(scenario.when);
    if (when === undefined || scenario.cards.length > 0 || boardInWords(plain) === undefined) return [];
    const side = (player: string | undefined) => scenario.given.players[player ?? '']?.battlefield.map(objectOf) ?? [];
    const [you, opponent] = scenario.players;
    const choose = scenario.choose.flatMap(it => (it.kind === 'copy' ? [{ copy: it.picks[0] }] : []));
    return [{ yours: side(you), theirs: side(opponent), when, ...(choose.length > 0 && { choose }) }];
  });
}

/** The board with cards exchanged for others of the same function, and those others; undefined where none was. */
export function withLikeCards(
  board: StudyBoard | undefined,
  cards: readonly StudyCard[],
  chance: Chance,
): DrawnBoard | undefined {
  if (board === undefined) return undefined;
  const named = new Set(stringsOf([board.when, board.choose]));
  const others: string[] = [];
  const used = new Set<unknown>([...board.yours, ...board.theirs]);
  const change = (part: unknown): unknown => {
    const card = cards.find(it => it.name === part);
    if (card === undefined || named.has(card.name)) return part;
    const other = chance.one(cards.filter(it => it !== card && !used.has(it.name) && likeFunction(it, card)));
    if (other !== undefined) {
      used.add(other.name);
      others.push(other.name);
    }
    return other?.name ?? part;
  };
  const changed = { ...board, yours: board.yours.map(change), theirs: board.theirs.map(change) };
  return equals(changed, board) ? undefined : { board: changed, fresh: others };
}

/** An object as a file writes it. */
function objectOf({ card, token, count, tapped, counters, copyOf, attachedTo }: GivenObject): unknown {
  const details = {
    ...(count > 1 && { count }),
    ...(tapped && { tapped }),
    ...(counters !== undefined && { counters }),
    ...(copyOf !== undefined && { copyOf }),
    ...(attachedTo !== undefined && { attachedTo }),
  };
  if (token !== undefined) return { token: tokenOf(token), ...details };
  return Object.keys(details).length === 0 ? card : { ...(card !== undefined && { card }), ...details };
}

function tokenOf(token: ScenarioToken): unknown {
  if (token.kind === 'predefined') return token.name;
  const { kind: _, ...described } = token;
  return described;
}

/** The event as a file writes it; undefined for one that boards of study do not have. */
function whenOf(when: When): StudyBoard['when'] | undefined {
  switch (when.kind) {
    case 'enters':
      return { enters: when.objects.map(enteringOf) };
    case 'dies':
    case 'destroys':
      return { [when.kind]: { objects: when.objects } };
    case 'putsCounters':
      return { putsCounters: { on: when.on, kind: when.counter, count: when.count } };
    case 'becomesCopy':
      return { becomesCopy: { object: when.object, of: when.of } };
    default:
      return undefined;
  }
}

function enteringOf({ card, under, from, fromWritten, cast }: EnteringItem): unknown {
  const { x, kicked = 0 } = cast ?? {};
  const how = { ...(x !== undefined && { x }), ...(kicked !== 0 && { kicked }) };
  return {
    card,
    ...(under !== 'you' && { under }),
    ...(fromWritten && { from }),
    ...(Object.keys(how).length > 0 && { cast: how }),
  };
}
