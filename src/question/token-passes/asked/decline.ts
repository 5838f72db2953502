// Refusals of questions outside the scope of the bot, one sentence for each kind.

import type { Token, UnjudgedTopic } from '../../tokens/question-token.ts';
import { sentenceStart } from '../../tokens/token-parts.ts';

const SENTENCES: Readonly<Record<UnjudgedTopic, string>> = {
  deck: 'I answer what the rules make of a board; building and playing decks is not my field.',
  price: 'I know what cards do, not what they cost.',
  timing:
    'I answer what one event brings about; who may act when, and in which order the stack resolves, is not in me.',
  combat: 'I do not play out combat; ask about one event of it, such as damage that is dealt.',
  advice: 'I answer what happens by the rules; what is good, legal in a format or sporting is not for me to say.',
  teams: 'I know no teams (810): in my games each other player is an opponent.',
};

/** The refusal of a question that is not about the outcome of an event; undefined where it may be one. */
export function declines(tokens: readonly Token[]): string | undefined {
  const unjudged = tokens.find(
    (it, i): it is Extract<Token, { kind: 'unjudged' }> =>
      it.kind === 'unjudged' && !isRemark(tokens, i) && !isSetting(it, tokens, i) && !isOfAttackTold(it, tokens, i),
  );
  if (unjudged !== undefined) return declined(unjudged.why, tokens);
  return tokens.some((_, i) => isCostAsked(tokens, i)) ? declined('price', tokens) : undefined;
}

/** The wording "how much does my Sol Ring cost". */
function isCostAsked(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'unknown' || !/^costs?$/iu.test(token.text)) return false;
  const sentence = tokens.slice(sentenceStart(tokens, i), i);
  const isOfMana = !sentence.some(it => /^(?:life|cards?|damage)$/iu.test(it.text));
  return isOfMana && sentence.some(it => it.kind === 'ask' && /^how much\b/iu.test(it.text));
}

/** The refusal of a question of a kind that is not answered, with the cards to look up. */
export function declined(why: UnjudgedTopic, tokens: readonly Token[]): string {
  const named = [...new Set(tokens.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])))];
  const lookUp = named.length === 0 ? '' : ` You can look up ${named.slice(0, 3).join(', ')} with /card.`;
  return SENTENCES[why] + lookUp;
}

/** The wording "I attack with X, does it trigger on attack?": the attack is the event, which was told. */
function isOfAttackTold({ text }: Token, tokens: readonly Token[], i: number): boolean {
  return (
    /^attack(?:s|ing)?$/iu.test(text) && tokens.some((it, n) => n < i && it.kind === 'verb' && it.action === 'attacks')
  );
}

/** Topics that only tell of the game where another sentence asks: "lifegain deck question. …". */
const OF_SETTING: ReadonlySet<UnjudgedTopic> = new Set<UnjudgedTopic>(['deck', 'price']);

/** Whether an unjudged topic stands in a sentence that asks nothing, beside one that does. */
function isSetting({ why }: Extract<Token, { kind: 'unjudged' }>, tokens: readonly Token[], i: number): boolean {
  if (!OF_SETTING.has(why)) return false;
  const from = sentenceStart(tokens, i);
  // "Wizards deck: Naban out, …"
  const next = tokens[i + 1];
  if (next?.kind === 'small' && next.word === 'colon') return true;
  const stop = tokens.findIndex((it, at) => at > i && it.kind === 'stop');
  const end = stop < 0 ? tokens.length : stop;
  const asks = (part: readonly Token[], last: Token | undefined) =>
    last?.text === '?' || part.some(it => it.kind === 'ask');
  if (asks(tokens.slice(from, end), tokens[end])) return false;
  const others = [...tokens.slice(0, from), ...tokens.slice(end + 1)];
  return others.some(it => it.kind === 'ask' || it.text === '?');
}

/**
 * Wordings "do I sac it or swing for 12", "they cast X at instant speed": an alternative of what is asked, or how
 * something was cast.
 */
function isRemark(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const part = tokens.slice(from, i);
  const before = part.at(-1);
  const or = part.findLastIndex(it => it.kind === 'small' && it.word === 'or');
  // "or only when I attack"
  const isLead = (token: Token) =>
    ['filler', 'ask'].includes(token.kind) ||
    (token.kind === 'who' && !token.whose) ||
    (token.kind === 'small' && token.word === 'if');
  // "zombie off itself or do I have to wait for the next land"
  const isFragment = (it: Token) => ['noun', 'about', 'small', 'filler', 'number', 'size', 'state'].includes(it.kind);
  if (or > 0 && part.slice(or + 1).every(isLead))
    return part.slice(0, or).some(it => it.kind === 'ask') || part.slice(0, or).every(isFragment);
  return (
    before?.kind === 'card' && /instant speed$/iu.test(tokens[i]?.text ?? '') && !part.some(it => it.kind === 'ask')
  );
}
