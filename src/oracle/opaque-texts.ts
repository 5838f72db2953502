// Texts kept in abilities: words in their data for which the engine has no data.
import { type Ability, type KeywordAbility, visit } from '../engine/index.ts';
import { type OpaquePattern, opaquePredicate, opaqueSentence } from './grammar/index.ts';

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

export interface OpaqueText {
  readonly sort: TextSort;
  /** The pattern that set the text aside, where one did. */
  readonly pattern: OpaquePattern | undefined;
}

/** Every text in an ability, those of abilities it grants included. */
export function opaqueTexts(ability: Ability): readonly OpaqueText[] {
  const found: OpaqueText[] = [];
  const add = (sort: TextSort | undefined, pattern?: OpaquePattern) => {
    if (sort !== undefined) found.push({ sort, pattern });
  };
  visit('ability', ability, {
    ability: it => add(sortOfAbility(it)),
    cant: it => add(it.kind === 'text' ? 'rule or prohibition' : undefined, patternIn(it, opaqueSentence)),
    rule: it => add(it.kind === 'text' ? 'rule or prohibition' : undefined, patternIn(it, opaquePredicate)),
    trigger: it => add(it.kind === 'text' ? 'event of a triggered ability' : undefined),
    condition: it => add(it.kind === 'unread' ? 'condition' : undefined),
    range: it => add(it.kind === 'described' ? 'choice' : undefined),
    effect: it => add(it.kind === 'text' ? 'instruction' : undefined),
    rewrite: it => add(it.kind === 'noMore' ? 'instruction' : undefined),
  });
  return found;
}

type PatternOf = (words: string) => OpaquePattern | undefined;

function patternIn(
  node: { readonly kind: string; readonly text?: string },
  patternOf: PatternOf,
): OpaquePattern | undefined {
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

/** Keywords whose quality is an unread phrase; those of others name a card, a player or a quality by a fixed word. */
const WORDED: ReadonlySet<string> = new Set(['companion', 'craft', 'gift']);
