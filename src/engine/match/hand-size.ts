// Maximum hand sizes (402.2), which rules effects change in timestamp order (613.11); their words are kept as text.
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { View } from './view.ts';

/** Words about a maximum hand size that were not read, with the object they are on. */
interface Unknown {
  readonly words: string;
  readonly source: ObjectId | undefined;
}

/** 402.2: the cards that a player may keep, Infinity without a maximum; the words about it where they were not read. */
export function maximumHandSize(view: View, player: PlayerId): number | Unknown {
  const told = view.cants
    .flatMap(({ ability: { what }, controller, timestamp, source }) =>
      what.kind === 'text' && /\bmaximum hand size\b/iu.test(what.text)
        ? [{ words: what.text, controller, timestamp, source }]
        : [],
    )
    .toSorted((one, other) => one.timestamp - other.timestamp);
  let size = USUAL;
  for (const { words, controller, source } of told) {
    const [, whose = '', change = ''] = WORDING.exec(words) ?? [];
    const meant = OF_PLAYERS[whose.toLowerCase()];
    if (meant?.(player === controller) === false) continue;
    const next = meant === undefined ? undefined : changed(size, change);
    if (next === undefined) return { words, source };
    size = next;
  }
  return Math.max(0, size);
}

const USUAL = 7;
const NUMBERS: readonly string[] = NUMBER_WORDS;

const WORDING =
  /^(you have|players have|each player has|your opponents have|your|each player's|each opponent's) (no maximum hand size|maximum hand size is [a-z ]+)/iu;

/** Whether the words mean a player who is the controller of the effect or not. */
const OF_PLAYERS: Readonly<Record<string, ((isController: boolean) => boolean) | undefined>> = {
  'you have': isController => isController,
  your: isController => isController,
  'players have': () => true,
  'each player has': () => true,
  "each player's": () => true,
  'your opponents have': isController => !isController,
  "each opponent's": isController => !isController,
};

function changed(size: number, words: string): number | undefined {
  if (/^no\b/iu.test(words)) return Number.POSITIVE_INFINITY;
  const [, how, word = ''] = / is (reduced by |increased by )?([a-z]+)$/iu.exec(words) ?? [];
  const n = NUMBERS.indexOf(word.toLowerCase());
  if (n < 0) return undefined;
  if (how === undefined) return n;
  return how.startsWith('reduced') ? size - n : size + n;
}
