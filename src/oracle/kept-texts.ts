// What of an ability stayed text: the words its data holds where there is no data for what they mean.
import type { Ability } from '../engine/index.ts';
import { predicateAside, type SetAside, sentenceAside } from './grammar/index.ts';

export const TEXT_SORTS = [
  'effect of a triggered ability',
  'event of a triggered ability',
  'spell or activated ability',
  'rule or prohibition',
  'condition',
  'choice',
  'instruction',
  'cost of a keyword',
  'quality of a keyword',
] as const;
export type TextSort = (typeof TEXT_SORTS)[number];

export interface KeptText {
  readonly sort: TextSort;
  /** The pattern that set it aside, where it is one of those. */
  readonly aside: SetAside | undefined;
}

/** Every text in an ability, those of abilities it gives included. */
export function keptTexts(ability: Ability): readonly KeptText[] {
  const found: KeptText[] = [];
  visitNodes(ability, '', (node, key) => {
    const sort = sortOf(node, key);
    if (sort !== undefined) found.push({ sort, aside: asideOf(node, key) });
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

/** Shows every object of a tree, with the key it stands under. */
function visitNodes(value: unknown, key: string, see: (node: Node, key: string) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visitNodes(one, key, see);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node: Node = { ...value };
  see(node, key);
  for (const [name, child] of Object.entries(node)) visitNodes(child, name, see);
}

function sortOf({ kind, text, effect, effects, cost, words, keyword }: Node, key: string): TextSort | undefined {
  if (kind === 'triggered') return effect === '' || effects !== undefined ? undefined : 'effect of a triggered ability';
  if (kind === 'keyword') {
    if (typeof cost === 'string' && isInWords(cost)) return 'cost of a keyword';
    const worded = typeof words === 'string' && typeof keyword === 'string' && WORDED.has(keyword);
    return worded ? 'quality of a keyword' : undefined;
  }
  return typeof text === 'string' ? sortOfText(kind, key) : undefined;
}

function asideOf({ text }: Node, key: string): SetAside | undefined {
  if (typeof text !== 'string') return undefined;
  return key === 'rule' ? predicateAside(text) : key === 'what' ? sentenceAside(text) : undefined;
}

/** Whether a cost is more than symbols: "—Sacrifice a creature", "{X}, where X is …". */
function isInWords(cost: string): boolean {
  return /[a-z]/i.test(cost.replace(/\{[^{}]*\}/g, ''));
}

/** Keywords whose quality is a phrase nobody reads; others name a card, a player or a quality by a known word. */
const WORDED: ReadonlySet<string> = new Set(['companion', 'craft', 'gift']);

function sortOfText(kind: unknown, key: string): TextSort {
  switch (kind) {
    case 'spell':
    case 'activated':
      return 'spell or activated ability';
    case 'unread':
      return 'condition';
    case 'described':
      return 'choice';
    default:
      return SORTS_BY_KEY[key] ?? 'instruction';
  }
}

/** Nodes of the one kind `text` stand for what their key names. */
const SORTS_BY_KEY: Readonly<Record<string, TextSort>> = {
  events: 'event of a triggered ability',
  cause: 'event of a triggered ability',
  what: 'rule or prohibition',
  rule: 'rule or prohibition',
};
