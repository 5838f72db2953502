// Abilities of a spell that trigger as it becomes cast, asked about by that: "do I draw on cast or on entering" (601.2i).

import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const ON_CAST =
  /^(?:on cast|when cast|cast triggers?|trigger when i cast it|triggers when i cast it|on casting|upon casting)$/iu;

/** Words of a casting by which an ability may be told of. */
const TOLD_OF = [
  ...['on cast', 'when cast', 'if cast', 'once cast', 'cast trigger', 'cast triggers', 'on casting', 'upon casting'],
  ...['trigger when i cast it', 'triggers when i cast it'],
];

/** The tokens with the verb of the one spell that has such an ability as its casting, where they ask of it. */
export function withOwnCastTriggers(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfCopies = anyVerb(typed, 'copies') && anyWord(typed, 'how many');
  if (!isOfCopies && !anyWord(typed, 'trigger on', 'triggers on', 'stack', 'storm', 'cascade', ...TOLD_OF))
    return typed;
  const tokens = withoutIdleCasts(typed, cards);
  const asks = tokens.findIndex(it => it.kind === 'ask');
  const on = tokens.findIndex(
    (it, i) =>
      i > asks && (ON_CAST.test(it.text) || isTriggerOnCast(tokens, i) || isOnStack(tokens, i) || isOfStorm(tokens, i)),
  );
  if (asks < 0 || on < 0) return tokens;
  const named = tokens.flatMap((it, i) => (it.kind === 'card' && triggersAsCast(cardKnown(cards, it)) ? [i] : []));
  const [name, ...more] = named.filter(it => it < asks);
  if (name === undefined || more.length > 0) return tokens;
  const told = tokens.findIndex((it, i) => i < asks && i >= name - 2 && i <= name + 1 && isCasting(it));
  const verb = told < 0 ? tokens.findIndex((it, i) => i > asks && isCasting(it) && isPronoun(tokens[i + 1])) : told;
  if (verb < 0) return tokens;
  return tokens.map((token, i): Token => {
    if (i === verb && token.kind === 'verb') return { ...token, action: 'casts' };
    if (i === on + 1 && isTriggerOnCast(tokens, on)) return asFiller(token);
    if (i !== on || isOnStack(tokens, on) || isOfStorm(tokens, on)) return token;
    return isTriggerOnCast(tokens, i)
      ? { kind: 'about', word: 'trigger', ...plainPart(token), text: 'trigger' }
      : asFiller(token);
  });
}

/** The tokens with "how big is X when cast" as without it, where nothing that was named triggers as it becomes cast. */
function withoutIdleCasts(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => WHEN_CAST.test(it.text))) return tokens;
  if (tokens.some(it => it.kind === 'card' && triggersAsCast(cardKnown(cards, it)))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [when, next] = [tokens[i], tokens[i + 1]];
    if (when === undefined || when.kind === 'card' || !WHEN_CAST.test(when.text)) return undefined;
    const ends = next === undefined || next.kind === 'stop' || isComma(next);
    if (ends) return { tokens: [asFiller(when)], to: i + 1 };
    if (next.kind !== 'state' || !('cast' in next.patch)) return undefined;
    return { tokens: castAgain(when), to: i + 1 };
  });
}

/** The tokens of "if I cast it", before the cost that is paid: "is X a creature when cast for impending". */
function castAgain(token: Token): readonly Token[] {
  const place = { at: token.at, end: token.at };
  return [
    { kind: 'small', word: 'if', ...place, text: 'if' },
    { kind: 'who', who: 'you', whose: false, ...place, text: 'I' },
    { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' },
    { kind: 'small', word: 'it', ...place, text: 'it' },
  ];
}

const WHEN_CAST = /^(?:when cast|if cast|once cast|upon casting|on casting)$/iu;

/** The wording "what goes on the stack". */
function isOnStack(tokens: readonly Token[], i: number): boolean {
  const stack = tokens[i + 1]?.kind === 'filler' ? tokens[i + 2] : tokens[i + 1];
  return /^on(?:to)?$/iu.test(tokens[i]?.text ?? '') && /^stack$/iu.test(stack?.text ?? '');
}

/** Wordings "does storm trigger", "how many copies" of what is cast (702.40a). */
function isOfStorm(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (/^(?:storm|cascade)$/iu.test(token?.text ?? '') && token?.kind === 'about') return true;
  return /^how many$/iu.test(before?.text ?? '') && token?.kind === 'verb' && token.action === 'copies';
}

function isPronoun(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'it';
}

/** The wording "does it trigger on cast": a relation to what is no name. */
function isTriggerOnCast(tokens: readonly Token[], i: number): boolean {
  const [on, cast, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isOn = on?.kind === 'relation' && /^triggers? on$/iu.test(on.text) && /^cast(?:ing)?$/iu.test(cast?.text ?? '');
  return isOn && (end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word === 'or'));
}

function isCasting(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'enters' && /^(?:hard)?cast/iu.test(token.text);
}

/** Whether an ability of a card triggers as that card becomes cast. */
function triggersAsCast(known: Known | undefined): boolean {
  const abilities = known?.face.abilities ?? [];
  return abilities.some(
    ability =>
      (ability.kind === 'keyword' && ['storm', 'cascade'].includes(ability.keyword)) ||
      (ability.kind === 'triggered' &&
        ability.events.some(
          event =>
            event.kind === 'casts' &&
            event.what?.clauses.some(clause => clause.kind === 'is' && clause.ref.kind === 'self') === true,
        )),
  );
}
