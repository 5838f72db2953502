// Numbers of triggers asked about: "is it three Cloudblazer triggers or four", where one card is meant.
import { isBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceEnd, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each number before "X triggers", where something is asked, as one of triggers and not of cards. */
export function withTriggersCounted(typed: readonly Token[]): readonly Token[] {
  const isOfEntry = anyWord(typed, 'etb');
  const dying = anyWord(typed, 'dying', 'entering') ? withEachDying(typed) : typed;
  const told = isOfEntry ? withEntryTriggers(dying) : dying;
  const tokens = anyWord(told, ...TAKEN) ? withTriggersTaken(told) : told;
  if (!anyWord(tokens, 'trigger', 'triggers', 'triggering', 'triggered')) return tokens;
  const result = withTimesAsked(tokens).map((token, i): Token => {
    const [card, word] = [tokens[i + 1], tokens[i + 2]];
    const isCount = token.kind === 'number' && !token.article && card?.kind === 'card' && !card.plural;
    if (!isCount || !/^(?:(?:etb|death|enters?|landfall) )?triggers?$/iu.test(word?.text ?? '')) return token;
    const isAsked =
      sentenceEnd(tokens, i)?.text === '?' ||
      tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask' || it.kind === 'be');
    return isAsked ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** The tokens with "for each thing dying" in what is asked as how often it triggers: the event was told before. */
function withEachDying(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [each, kind, verb, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    const isEach = each !== undefined && /^(?:for )?(?:each|every)$/iu.test(each.text);
    const isKind = kind?.kind === 'noun' || /^(?:thing|one|creature|permanent|token|body)$/iu.test(kind?.text ?? '');
    const isVerb = verb?.kind === 'verb' && verb.voice === 'middle' && /^(?:dying|entering)$/iu.test(verb.text);
    if (!isEach || !isKind || !isVerb || kind === undefined || !(end === undefined || end.kind === 'stop'))
      return undefined;
    const isAsked = tokens[sentenceStart(tokens, i)]?.kind === 'ask';
    const isTold = isBefore(tokens, sentenceStart(tokens, i), it => it.kind === 'verb' || it.kind === 'card');
    if (!isAsked || !isTold) return undefined;
    return { tokens: [each, kind, verb].map(it => ({ kind: 'about', word: '', ...plainPart(it) })), to: i + 3 };
  });
}

/** The tokens with "an etb" and "the land's own etb" as a trigger that is spoken of: nothing enters in these words. */
function withEntryTriggers(tokens: readonly Token[]): readonly Token[] {
  const isNoun = (i: number) => {
    const [lead, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    const isLed = (lead?.kind === 'number' && lead.article) || /^own$/iu.test(lead?.text ?? '');
    const goesOn = next?.kind === 'card' || next?.kind === 'noun';
    return word?.kind === 'verb' && /^etb$/iu.test(word.text) && isLed && !goesOn;
  };
  if (!tokens.some((_, i) => isNoun(i))) return tokens;
  return tokens.map((token, i): Token => {
    if (isNoun(i)) return { kind: 'about', word: '', ...plainPart(token) };
    return /^own$/iu.test(token.text) && isNoun(i + 1) ? asFiller(token) : token;
  });
}

const TAKEN: readonly string[] = ['took', 'take', 'takes', 'taking'];

/** The tokens without the verb of ", took two triggers": so many triggered. */
function withTriggersTaken(tokens: readonly Token[]): readonly Token[] {
  const isTaken = (i: number) => {
    const [verb, number, word] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const isVerb = verb !== undefined && verb.kind !== 'card' && TAKEN.includes(verb.text.toLowerCase());
    return isVerb && number?.kind === 'number' && /^triggers?$/iu.test(word?.text ?? '');
  };
  return tokens.some((_, i) => isTaken(i)) ? tokens.map((it, i) => (isTaken(i) ? asFiller(it) : it)) : tokens;
}

/** The tokens with "triggers x2" and "triggers twice" as what is asked: no number of the card that triggers. */
function withTimesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => TIMES.test(it.text))) return tokens;
  return tokens.map((token, i): Token => {
    const isOfTrigger = /^(?:triggers?|triggering|triggered)$/iu.test(tokens[i - 1]?.text ?? '');
    return TIMES.test(token.text) && isOfTrigger ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
}

const TIMES = /^(?:x ?[2-9]|[2-9] ?x)$/iu;
