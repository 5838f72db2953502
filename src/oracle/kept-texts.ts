// What of an ability stayed text: the words its data holds where there is no data for what they mean.
import { type Ability, type KeywordAbility, visit } from '../engine/index.ts';
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
  const keep = (sort: TextSort | undefined, aside?: SetAside) => {
    if (sort !== undefined) found.push({ sort, aside });
  };
  visit('ability', ability, {
    ability: it => keep(sortOfAbility(it)),
    cant: it => keep(it.kind === 'text' ? 'rule or prohibition' : undefined, asideIn(it, sentenceAside)),
    rule: it => keep(it.kind === 'text' ? 'rule or prohibition' : undefined, asideIn(it, predicateAside)),
    trigger: it => keep(it.kind === 'text' ? 'event of a triggered ability' : undefined),
    condition: it => keep(it.kind === 'unread' ? 'condition' : undefined),
    range: it => keep(it.kind === 'described' ? 'choice' : undefined),
    effect: it => keep(it.kind === 'text' ? 'instruction' : undefined),
    rewrite: it => keep(it.kind === 'noMore' ? 'instruction' : undefined),
  });
  return found;
}

type PatternOf = (words: string) => SetAside | undefined;

function asideIn(node: { readonly kind: string; readonly text?: string }, patternOf: PatternOf): SetAside | undefined {
  return node.kind === 'text' && node.text !== undefined ? patternOf(node.text) : undefined;
}

function sortOfAbility(ability: Ability): TextSort | undefined {
  switch (ability.kind) {
    case 'triggered':
      return ability.effect === '' || ability.effects !== undefined ? undefined : 'effect of a triggered ability';
    case 'spell':
    case 'activated':
    case 'unread':
      return 'spell or activated ability';
    case 'keyword':
      return sortOfKeyword(ability);
    case 'static':
    case 'replacement':
    case 'cant':
      return undefined;
  }
}

function sortOfKeyword({ keyword, cost, words }: KeywordAbility): TextSort | undefined {
  if (cost !== undefined && isInWords(cost)) return 'cost of a keyword';
  return words !== undefined && WORDED.has(keyword) ? 'quality of a keyword' : undefined;
}

/** Whether a cost is more than symbols: "—Sacrifice a creature", "{X}, where X is …". */
function isInWords(cost: string): boolean {
  return /[a-z]/i.test(cost.replace(/\{[^{}]*\}/g, ''));
}

/** Keywords whose quality is a phrase nobody reads; others name a card, a player or a quality by a known word. */
const WORDED: ReadonlySet<string> = new Set(['companion', 'craft', 'gift']);
