// Phrases that only say how much what stands beside them matters, or how often it was done before: "(if that matters)", "for the third time".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each phrase that says whether something matters as filler, and with each earlier time of a deed as a remark. */
export function withoutIdlePhrases(tokens: readonly Token[]): readonly Token[] {
  const isOfMatter = anyWord(tokens, ...MATTERING);
  const isOfTime = anyWord(tokens, 'time') && anyWord(tokens, 'ordinal');
  if (!isOfMatter && !isOfTime) return tokens;
  return withRunsReplaced(
    tokens,
    i => (isOfMatter ? matterAt(tokens, i) : undefined) ?? (isOfTime ? timeAt(tokens, i) : undefined),
  );
}

const MATTERING: readonly string[] = [
  ...[
    'matter',
    'matters',
    'mattered',
    'relevant',
    'important',
    'difference',
    'anything',
    'care',
    'cares',
    'helps',
    'helped',
  ],
  ...['counts', 'worth', 'relevance', 'context'],
];
const MATTER = new RegExp(
  `^(?:${[
    "(?:just )?(?:if|in case|not that|not sure if|idk if|dunno if|whether or not) (?:that|it|this|any of (?:that|it|this)|you|anyone|anybody|someone|somebody)(?:['’]s| is| was| even| would| will| really| actually)*(?: (?:even|really|actually))? (?:matters?|mattered|relevant|important|counts|cares?|helps?|makes (?:a|any) difference|make (?:a|any) difference|changes anything|change anything|does anything)(?: (?:here|at all|much|for this|anyway))?",
    "(?:for what|for what it) ?(?:it['’]?s|it is|is|['’]s)? worth",
    'for (?:context|relevance)',
  ].join('|')})$`,
  'iu',
);
/** The most tokens of such a phrase. */
const LONGEST = 9;

function matterAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  for (let n = Math.min(LONGEST, tokens.length - i); n > 1; n--) {
    const part = tokens.slice(i, i + n);
    if (part.some(it => it.kind === 'card' && !it.loose)) continue;
    if (MATTER.test(part.map(it => it.text).join(' '))) return { tokens: part.map(asFiller), to: i + n };
  }
  return undefined;
}

/** The wording "I cast X for the third time this game". */
function timeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, ordinal, time, rest] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (lead?.kind !== 'small' || lead.word !== 'for' || ordinal?.kind !== 'small' || ordinal.word !== 'ordinal')
    return undefined;
  if (time === undefined || !/^time$/iu.test(time.text)) return undefined;
  const isThisGame = /^(?:this|the) game$/iu.test(rest?.text ?? '');
  const text = `for ${ordinal.text} time`;
  return { tokens: [{ kind: 'remark', ...plainPart(lead), text, end: time.end }], to: isThisGame ? i + 4 : i + 3 };
}
