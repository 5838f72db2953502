// Libraries of which a question tells nothing, and from which cards are taken in place of what would happen: they have cards.
import { type ReplacementAbility, some } from '../../engine/index.ts';
import { isRecord } from '../../kit/structure.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention, Patch } from '../model/mention.ts';
import type { ScenarioBoard } from '../model/scenario-board.ts';
import type { Side } from '../tokens/question-token.ts';

/** The player with a library that something is taken from instead of what would happen (614.1a), where none was told of. */
export function unnamedLibrary(
  data: Patch,
  all: readonly Mention[],
  board: ScenarioBoard,
  cards: Cards,
): Side | undefined {
  const owner = dredging(all, board, cards) ?? takenInstead(data, board, cards);
  return owner === undefined || mapAt(mapAt(data, 'given'), owner)?.library !== undefined ? undefined : owner;
}

/** The player with a card that can be dredged (702.52b). */
function dredging(all: readonly Mention[], board: ScenarioBoard, cards: Cards): Side | undefined {
  const dredges = (mention: Mention) =>
    cardKnown(cards, mention)?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'dredge') === true;
  const card = all.find(it => it.place === 'graveyard' && dredges(it));
  return card === undefined ? undefined : board.ownerOf(card);
}

/** The player who draws or is dealt damage, where a permanent has cards of a library go elsewhere instead. */
function takenInstead(data: Patch, board: ScenarioBoard, cards: Cards): Side | undefined {
  const when = mapAt(data, 'when');
  const { draws, dealsDamage } = { draws: mapAt(when, 'draws'), dealsDamage: mapAt(when, 'dealsDamage') };
  const player = draws === undefined ? dealsDamage?.to : (draws.player ?? 'you');
  if (player !== 'you' && player !== 'opponent') return undefined;
  const event = draws === undefined ? 'dealDamage' : 'draw';
  const isInstead = board.onBattlefield().some(mention => {
    const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
    return abilities.some(it => it.kind === 'replacement' && it.event.kind === event && it.rewrites.some(isOfLibrary));
  });
  return isInstead ? player : undefined;
}

function isOfLibrary(made: ReplacementAbility['rewrites'][number]): boolean {
  return made.kind === 'instead' && some('effect', made.effects, { objects: ['topOfLibrary'] });
}

/** The map under a key of the data being put together; undefined where there is none. */
function mapAt(data: Patch | undefined, key: string): Patch | undefined {
  const inner = data?.[key];
  return isRecord(inner) ? inner : undefined;
}
