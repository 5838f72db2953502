// Basic lands of which it is asked whether they are found: "do I really get two Plains out of it?".
import { isBasicLandType } from '../../engine/index.ts';
import { lastBefore } from '../../kit/lists.ts';
import type { Gathered } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';

const FINDS = /(?:^|\s)(?:get|fetch|find|grab|search for|tutor|tutor for|fetch up)$/iu;

/** The gathered question with each such land in the library, where what searches may find it. */
export function withAskedLands(gathered: Gathered, tokens: readonly Token[]): Gathered {
  for (const mention of gathered.mentions) {
    const isOpen = mention.asked && mention.place === undefined && mention.whose === undefined;
    if (!isOpen || !isBasicLandType(mention.names[0] ?? '') || !isFound(tokens, mention.at)) continue;
    mention.place = 'library';
    mention.whose = 'you';
  }
  return gathered;
}

/** Whether the word before what is named at an offset is one for finding it. */
function isFound(tokens: readonly Token[], at: number): boolean {
  const i = tokens.findIndex(it => it.at === at);
  const lead = lastBefore(tokens, i, it => !['number', 'filler'].includes(it.kind));
  return lead !== undefined && FINDS.test(lead.text);
}
