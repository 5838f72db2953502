// Choices of keywords told of what enters (614.12a): riot ("and choose haste"), unleash ("unleashed"), tribute ("they don't pay it").

import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isAskedBefore,
  isLeadOfThing,
  isListSign,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

const NOT = "(?:don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|do not|does not|did not|will not|not|without|never)";
const NO_WISH = '(?:(?:choose|chooses|chose|choosing|decide|decides|decided|deciding|opt|opts|opted) not to)';
const WISH = '(?:(?:choose|chooses|chose|decide|decides|decided|opt|opts|opted) to )?';
const HAS = "(?:is|was|gets|got|['’]s|being)";
const PICK =
  '(?:choos(?:e|es|ing)|chose|chosen|pick(?:s|ed|ing)?|tak(?:e|es|ing)|took|(?:go|goes|going|went) (?:for|with)|(?:giv(?:e|es|ing)|gave) it)';
const RIOT = '(?:with )?(?:its |the )?riot (?:(?:on|for|into|as|is|to|was|choosing|giving it|set to|gives it) )?';

/** Keywords that ask for a choice, with what is said of the choice made; "P" is who does something. */
const SAID: readonly { readonly keyword: string; readonly choice: readonly [string, string]; readonly said: RegExp }[] =
  [
    {
      keyword: 'tribute',
      choice: ['may', 'no'],
      said: new RegExp(
        `^(?:P )?(?:(?:${NOT}|${NO_WISH}|refus(?:e|es|ed) to|declin(?:e|es|ed) to) pay(?:ing)?|declin(?:e|es|ed)|refus(?:e|es|ed)|no|without) (?:the |for (?:the )?|its )?tribute$|^(?:the |its )?tribute (?:(?:isn['’]?t|wasn['’]?t|(?:is|was) not|not) paid|(?:is|was|goes|went|stays) unpaid|(?:is|was|gets) (?:declined|refused))$`,
        'iu',
      ),
    },
    {
      keyword: 'tribute',
      choice: ['may', 'yes'],
      said: new RegExp(
        `^(?:P )?(?:do |does |did )?${WISH}pa(?:y|ys|id|ying) (?:the |for (?:the )?|its )?tribute$|^(?:the |its |with )?tribute (?:${HAS} )?paid$`,
        'iu',
      ),
    },
    {
      keyword: 'riot',
      choice: ['mode', 'haste'],
      said: new RegExp(`^(?:P )?(?:${PICK} |${RIOT})(?:the |riot )*haste$`, 'iu'),
    },
    {
      keyword: 'riot',
      choice: ['mode', '+1/+1 counter'],
      said: new RegExp(
        `^(?:P )?(?:${PICK} |${RIOT}|with )(?:a |the |its |one |riot )*(?:\\+1/\\+1 )?counter(?: on it)?$`,
        'iu',
      ),
    },
    {
      keyword: 'unleash',
      choice: ['may', 'no'],
      said: new RegExp(
        `^(?:P )?(?:${NOT}|${NO_WISH}) unleash(?:ed|ing)?(?: it)?$|^(?:without|no) (?:unleash|(?:a |the |its |unleash )*(?:\\+1/\\+1 )?counter)$|^not unleashed$`,
        'iu',
      ),
    },
    {
      keyword: 'unleash',
      choice: ['may', 'yes'],
      said: new RegExp(
        `^(?:P )?(?:do )?${WISH}unleash(?:es|ed|ing)?(?: it)?$|^with (?:unleash|(?:a |the |its |one |unleash )*(?:\\+1/\\+1 )?counter)$`,
        'iu',
      ),
    },
  ];

/** The tokens with each such choice as a choice of the scenario, where something with the keyword enters. */
export function withKeywordChoices(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters', 'returns', 'blinks', 'creates')) return tokens;
  if (!anyWord(tokens, 'tribute', 'riot', 'haste', 'unleash', 'unleashed', 'unleashing', 'counter', 'unleashes'))
    return tokens;
  const told = SAID.filter(({ keyword }) => tokens.filter(it => brings(it, keyword, cards)).length === 1);
  return told.length === 0
    ? tokens
    : withRunsReplaced(tokens, i => choiceAt(tokens, i, told) ?? unleashedAt(tokens, i, cards));
}

/** Whether a card has a keyword, or gives riot to others. */
function brings(token: Token, keyword: string, cards: Cards): boolean {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (known === undefined) return false;
  const has = known.face.abilities.some(it => it.kind === 'keyword' && it.keyword === keyword);
  return has || (keyword === 'riot' && known.says.has('have riot'));
}

/** The wording "I unleash my Rakdos Cackler": so it is cast, and the choice is made. */
function unleashedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || !/^unleash(?:es|ed|ing)?$/iu.test(verb.text) || isAskedBefore(tokens, i))
    return undefined;
  const to = isLeadOfThing(tokens[i + 1]) ? i + 3 : i + 2;
  const named = tokens[to - 1];
  if (named === undefined || !brings(named, 'unleash', cards)) return undefined;
  return { tokens: [...tokens.slice(i, to), choiceOf('may', 'yes', [verb])], to };
}

function choiceAt(tokens: readonly Token[], i: number, told: typeof SAID): RunReplacement | undefined {
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'card' || isJoint(before);
  if (!begins || isAskedBefore(tokens, i)) return undefined;
  const from = tokens[i] !== undefined && isJoint(tokens[i]) ? i + 1 : i;
  const to = firstIndexFrom(tokens, from, it => it.kind === 'stop' || isListSign(it)) ?? tokens.length;
  const said = tokens
    .slice(from, to)
    .map(it => (it.kind === 'who' && !it.whose ? 'P' : it.text))
    .join(' ');
  const found = told.find(it => it.said.test(said));
  if (found === undefined) return undefined;
  const isPlain = found.choice[1] === '+1/+1 counter' || /^with\b/iu.test(said);
  if (isPlain && /^with (?!riot|unleash)/iu.test(said) && !isOfCast(tokens, from)) return undefined;
  const run = tokens.slice(i, to);
  return { tokens: [choiceOf(found.choice[0], found.choice[1], run)], to };
}

/** Whether what is named before a place is what is cast, and not what is there: "I cast X with a counter". */
function isOfCast(tokens: readonly Token[], i: number): boolean {
  const said = lastBefore(tokens, i, it => it.kind === 'verb' || it.kind === 'have' || it.kind === 'stop');
  return said?.kind === 'verb' && said.action === 'enters';
}

function isJoint(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isListSign(token) || (token.kind === 'small' && ['if', 'colon', 'then'].includes(token.word)))
  );
}

/** A choice made in the event, of the kinds of scenarios, in place of the words that tell of it. */
export function choiceOf(kind: string, pick: string, run: readonly Token[]): Token {
  const [first, last] = [run[0], run.at(-1)];
  const place = { at: first?.at ?? 0, end: last?.end ?? 0 };
  return {
    kind: 'fact',
    path: ['choose'],
    value: [{ [kind]: pick }],
    text: run.map(it => it.text).join(' '),
    ...place,
  };
}

/** A token as filler, but for a joint between clauses, which stays. */
export function asJointOrFiller(token: Token): Token {
  return isJoint(token) ? token : asFiller(token);
}
