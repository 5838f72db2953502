// Views told beside a question: what somebody said, counted, thought, wanted or was about to do. Nothing of it has happened.

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { doesNext, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';
import { isGameWord } from '../../words/terms-of-the-game.ts';
import { isVerdictAsked } from './verdicts-asked.ts';
import { type StoryView, VIEWING, viewAt } from './view-clauses.ts';

/**
 * The tokens with each view as one remark, where what it names is named beside it and something is asked beside it. Where that only
 * asks who is right, the first claim stays, of which it is asked, and so does what somebody wanted.
 */
export function withoutViews(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...VIEWING, 'because', 'since', 'cuz') || !anyOfKind(tokens, 'card')) return tokens;
  const views = [...viewsIn(tokens), ...reasonsIn(tokens)];
  if (views.length === 0) return tokens;
  const rest = tokens.map((token, i) => (isIn(views, i) ? undefined : token));
  const isOfVerdict = !asksOfItsOwn(rest);
  const claimed = views.findIndex(it => it.kind === 'claim');
  const isAsked = (view: StoryView, n: number) => {
    if (view.kind === 'claim') return isOfVerdict && n === claimed;
    return !['habit', 'reason'].includes(view.kind) && (isOfVerdict || rest.some(asksWhetherMay));
  };
  const left = views.filter(
    (it, n) => !isAsked(it, n) && isTold(tokens.slice(it.from, it.to), it, rest) && !tellsAim(tokens, it, cards),
  );
  if (left.length === 0) return tokens;
  return withRunsReplaced(tokens, i => {
    const view = left.find(it => it.from === i);
    return view && remarkOf(tokens, view);
  });
}

function viewsIn(tokens: readonly Token[]): readonly StoryView[] {
  const views: StoryView[] = [];
  for (let i = 0; i < tokens.length; ) {
    const view = viewAt(tokens, i);
    if (view !== undefined) views.push(view);
    i = view?.to ?? i + 1;
  }
  return views;
}

/** The reasons in what is asked of which a word is none of the game: "…, or not, because it 'became' that only then?". */
function reasonsIn(tokens: readonly Token[]): readonly StoryView[] {
  return tokens.flatMap((token, from) => {
    if (!/^(?:because|since|cuz)$/iu.test(token.text)) return [];
    const stop = tokens.findIndex((it, n) => n > from && it.kind === 'stop');
    const to = stop < 0 ? tokens.length : stop;
    const asks = tokens.slice(sentenceStart(tokens, from), from).some(it => it.kind === 'ask');
    const isOdd = tokens.slice(from, to).some(it => it.kind === 'unknown' && !isGameWord(it.text));
    return asks && isOdd ? [{ from, to, kind: 'reason' as const }] : [];
  });
}

function isIn(views: readonly StoryView[], i: number): boolean {
  return views.some(it => i >= it.from && i < it.to);
}

/** Whether a sentence beside the views asks something else than whether they are right. */
function asksOfItsOwn(rest: readonly (Token | undefined)[]): boolean {
  let part: Token[] = [];
  for (const token of [...rest, undefined]) {
    if (token !== undefined) part.push(token);
    if (token !== undefined && token.kind !== 'stop') continue;
    const asks = part.some(it => it.kind === 'ask') || token?.text === '?';
    if (asks && !isVerdictAsked(part)) return true;
    if (token !== undefined) part = [];
  }
  return false;
}

/** Whether a token asks whether somebody may do something, which may be what he wanted: "can I search?". */
function asksWhetherMay(token: Token | undefined): boolean {
  return (
    token?.kind === 'ask' &&
    /^(?:(?:can|could|may|might) (?:i|he|she|they|we)|(?:am|was|were|do|did) (?:i|he|she|they|we) (?:get|have|able|allowed) to)$/iu.test(
      token.text,
    )
  );
}

/** The wordings "I cast Doom Blade, hoping to kill it", "I play Clone, trying to copy it": what a spell is aimed at, or what is chosen. */
function tellsAim(tokens: readonly Token[], { from, to, kind }: StoryView, cards: Cards): boolean {
  if (kind !== 'purpose') return false;
  const isChoice = (token: Token) =>
    (token.kind === 'card' && !isPlainWord(token)) || /^cop(?:y|ying|ies)$/iu.test(token.text);
  const cast = tokens.findLast((it, i) => i < from && it.kind === 'card');
  const spell = cast?.kind === 'card' && cards.named(cast.names[0] ?? '')?.spell === true;
  return spell || tokens.slice(from, to).some(isChoice);
}

/** Whether nothing is lost with a view: what it names, the event and the board are told beside it. */
function isTold(part: readonly Token[], { kind }: StoryView, rest: readonly (Token | undefined)[]): boolean {
  const others = rest.filter(it => it !== undefined);
  const named = new Set(others.flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
  const isNamed = (token: Token) => token.kind !== 'card' || named.has(token.names[0] ?? '') || isPlainWord(token);
  if (!part.every(isNamed) || part.some(tellsBoard)) return false;
  // "he said he has three goblins"
  const ofPlayer = part.some((it, n) => it.kind === 'have' && part[n - 1]?.kind === 'who');
  if (kind === 'claim' && ofPlayer) return false;
  const happens = (token: Token) => token.kind === 'verb' && token.voice !== 'middle';
  return !part.some(happens) || others.some(it => it.kind === 'verb');
}

/** Whether a word that may call a card is in small letters, and more likely means what it says: "thinking". */
function isPlainWord({ loose, text }: Extract<Token, { kind: 'card' }>): boolean {
  return loose && /^\p{Ll}/u.test(text);
}

/** Whether a token tells of the board or of a player; a time is no part of what has not happened. */
function tellsBoard(token: Token): boolean {
  return token.kind === 'there' || (token.kind === 'fact' && !['step', 'active'].includes(token.path[0] ?? ''));
}

/** A view as one remark, without the joint between it and what precedes it, before its player where he does something next: "… and cast X". */
function remarkOf(tokens: readonly Token[], { from, to }: StoryView): RunReplacement {
  const part = tokens.slice(from, to);
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return { tokens: [], to };
  const text = part.map(it => it.text).join(' ');
  const goesOn = first.kind === 'who' && !first.whose && doesNext(tokens, to);
  return { tokens: [...(goesOn ? [first] : []), { kind: 'remark', text, at: first.at, end: last.end }], to };
}
