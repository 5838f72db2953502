// Cards named as examples of a kind, and what "mine" and "that" mean beside them: "a planeswalker like X", "stuff like X. If I cast that",
// "mine is out and I cast it".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such card alone, and with the pronouns that the wording leaves no doubt about. */
export function withExamplesNamed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'like', 'such', 'eg', 'mine', 'that')) return tokens;
  return withRunsReplaced(
    tokens,
    i => exampleAt(tokens, i, cards) ?? mineAndIt(tokens, i) ?? castThat(tokens, i) ?? controlsThat(tokens, i),
  );
}

/** The wordings "a planeswalker like X", "stuff like X", "an Aura such as X", "some fatty like X". */
function exampleAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [kind, like, ...rest] = tokens.slice(i, i + 4);
  const [lead, next] = rest;
  const isLed = lead?.kind === 'number' && lead.article;
  const name = isLed ? next : lead;
  if (kind === undefined || name?.kind !== 'card' || !/^(?:like|such as|e\.?g\.?)$/iu.test(like?.text ?? ''))
    return undefined;
  const isKind = kind.kind === 'noun' || KINDS.test(kind.text) || isTypeOf(kind, name, cards);
  return isKind ? { tokens: [name], to: i + (isLed ? 4 : 3) } : undefined;
}

/** Words for cards by what they are good for. */
const KINDS =
  /^(?:stuff|things?|something|smth|sth|somethin|anything|someone|cards?|(?:big |good |juicy )?(?:fatt(?:y|ies)|beaters?|bombs?|bod(?:y|ies)|threats?|finishers?|targets?|guys?|dudes?|walkers?|(?:board ?)?wipes?|sweepers?|wraths?|burn(?: spells?)?|removal(?: spells?)?|cantrips?|legends?|lords?|dorks?|doublers?|hatebears?|tutors?|spells?|permanents?|pw|pws|planeswalkers?))$/iu;

/** Whether a word is a type of the card: "a Room like X". */
function isTypeOf(word: Token, name: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const said = word.text.toLowerCase();
  const { supertypes = [], types = [], subtypes = [] } = cardKnown(cards, name)?.face ?? {};
  return [...supertypes, ...types, ...subtypes].some(it => [it.toLowerCase(), `${it.toLowerCase()}s`].includes(said));
}

/** The wording "mine is on the battlefield and I'm about to cast it", after two cards: the last is there, and the other is cast. */
function mineAndIt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [mine, be, there] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (mine?.kind !== 'who' || !/^mine$/iu.test(mine.text) || be?.kind !== 'be' || there?.kind !== 'there')
    return undefined;
  const pronoun = [i + 5, i + 6, i + 7].find(n => tokens[n]?.kind === 'small' && /^it$/iu.test(tokens[n]?.text ?? ''));
  const verb = pronoun === undefined ? undefined : tokens[pronoun - 1];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  const named = new Map(tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? [[it.names[0], it] as const] : [])));
  const [one, two, ...more] = [...named.values()];
  if (pronoun === undefined || !isCast || one === undefined || two === undefined || more.length > 0) return undefined;
  return {
    tokens: [
      { ...mine, text: 'my' },
      { ...two, ...plainPart(mine) },
      ...tokens.slice(i + 1, pronoun),
      { ...one, ...plainPart(tokens[pronoun] ?? mine) },
    ],
    to: pronoun + 1,
  };
}

/** The wording "if I cast that": what was named. */
function castThat(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, that, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (that?.kind !== 'small' || !/^that$/iu.test(that.text)) return undefined;
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'ask' || isListSign(next);
  return isCast && ends
    ? { tokens: [{ kind: 'small', word: 'it', ...plainPart(that), text: 'it' }], to: i + 1 }
    : undefined;
}

/** The wording "opp controls that": the card named last. */
function controlsThat(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, have, that, end] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (that?.kind !== 'small' || !/^that$/iu.test(that.text) || have?.kind !== 'have') return undefined;
  if (who?.kind !== 'who' || who.whose || !(end === undefined || end.kind === 'stop')) return undefined;
  const named = tokens.slice(0, i).findLast(it => it.kind === 'card');
  return named && { tokens: [{ ...named, ...plainPart(that) }], to: i + 1 };
}
