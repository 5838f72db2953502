// Statements with the name before or after all else: "Uphill Battle is what my opponent has", "Across from me sits X", "one treasure makes what?"
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with who has a name before it, as in other statements. */
export function withInvertedStatements(tokens: readonly Token[]): readonly Token[] {
  const isTold = anyOfKind(tokens, 'there') || anyWord(tokens, 'what', 'all', 'something', 'about');
  if (!isTold && !(anyOfKind(tokens, 'noun') && anyOfKind(tokens, 'number'))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      putDown(tokens, i) ??
      aboutTo(tokens, i) ??
      hadByPlayer(tokens, i) ??
      sittingThere(tokens, i) ??
      comingFrom(tokens, i) ??
      alongside(tokens, i) ??
      madeInto(tokens, i),
  );
}

const WHAT = /^(?:what|all|something)$/iu;
/** Whether a word of another order than usual stands among the tokens. */
function isOfOrder({ text }: Token): boolean {
  return [WHAT, SITS, HOW, PUT, SOON].some(it => it.test(text));
}

const HOW = /^how many$/iu;
const SITS = /^(?:sits?|sat|stands?|stood|is|are|waits?|lurks?)$/iu;

const PUT = /^i put (?:down|out)$/iu;

/** The wording "when I put down X": the player plays it. */
function putDown(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'there') return undefined;
  const [put, next, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (put?.kind !== 'there' || !PUT.test(put.text) || !beginsClause(tokens[i - 1])) return undefined;
  const isLed =
    (next?.kind === 'number' && next.article) || (next?.kind === 'who' && next.whose) || next?.kind === 'filler';
  const card = isLed ? named : next;
  if (card?.kind !== 'card' && card?.kind !== 'noun') return undefined;
  const place = plainPart(put);
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place, text: 'I' },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'put down' },
    ],
    to: i + 1,
  };
}

const SOON = /^(?:is )?(?:just )?about to$/iu;

/** The wording "I have an X about to resolve": the player casts it. */
function aboutTo(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i + 1]?.kind !== 'have') return undefined;
  const [who, have] = [tokens[i], tokens[i + 1]];
  if (who?.kind !== 'who' || who.whose || have?.kind !== 'have') return undefined;
  const isLed = tokens[i + 2]?.kind === 'number' || (tokens[i + 2]?.kind === 'who' && tokens[i + 2]?.text !== '');
  const at = isLed ? i + 3 : i + 2;
  const [card, soon, verb, end] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isComing = verb?.kind === 'verb' && verb.action === 'enters';
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small';
  if (card?.kind !== 'card' || !SOON.test(soon?.text ?? '') || !isComing || !ends) return undefined;
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(have), text: 'cast' };
  return { tokens: [who, cast, card], to: at + 3 };
}

/** The wording "X is what my opponent has". */
function hadByPlayer(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card' || tokens[i + 1]?.kind !== 'be') return undefined;
  const [name, be, what, who, have, end] = tokens.slice(i, i + 6);
  if (name?.kind !== 'card' || be?.kind !== 'be' || !WHAT.test(what?.text ?? '')) return undefined;
  if (who?.kind !== 'who' || who.whose) return undefined;
  // "X is what I cast into their Y"
  const isCast = have?.kind === 'verb' && have.action === 'enters' && have.voice === 'active';
  if (isCast && beginsClause(tokens[i - 1])) return { tokens: [who, have, name], to: i + 5 };
  if (have?.kind !== 'have') return undefined;
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'there';
  return ends && beginsClause(tokens[i - 1]) ? { tokens: [who, have, name], to: i + 5 } : undefined;
}

/** The wording "Across from me sits X". */
function sittingThere(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'there') return undefined;
  const [place, verb, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (place?.kind !== 'there' || verb === undefined || !SITS.test(verb.text) || name?.kind !== 'card') return undefined;
  return beginsClause(tokens[i - 1]) ? { tokens: [name, { ...place, ...plainPart(verb) }], to: i + 3 } : undefined;
}

/** The wording "from across the table comes X": that player casts it. */
function comingFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [place, comes, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isThere = place?.kind === 'there' || (place?.kind === 'who' && !place.whose);
  if (!isThere || place.who === undefined || comes?.kind !== 'verb' || !beginsClause(tokens[i - 1])) return undefined;
  const isComing = comes.action === 'enters' && comes.voice === 'middle' && COMES.test(comes.text);
  const name = next?.kind === 'number' && next.article ? tokens[i + 3] : next;
  if (!isComing || name?.kind !== 'card') return undefined;
  return {
    tokens: [
      { kind: 'who', who: place.who, whose: false, ...plainPart(place) },
      { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(comes), text: 'casts' },
    ],
    to: i + 2,
  };
}

/** The wording "X in play and Y alongside,": Y is there as well. */
function alongside(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, word, end] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (name?.kind !== 'card' || word?.kind !== 'small' || !/^(?:alongside|beside)$/iu.test(word.text)) return undefined;
  const ends = end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word === 'comma');
  return ends ? { tokens: [{ kind: 'there', ...plainPart(word) }], to: i + 1 } : undefined;
}

const COMES = /^(?:comes?|came|arrives?|arrived|lands?|landed|drops?)(?: down| in| out)?$/iu;

/** The wording "one treasure makes what": a predefined token that is made (111.10). */
function madeInto(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'number' || tokens[i + 1]?.kind !== 'noun') return undefined;
  const [number, noun, verb, ...rest] = tokens.slice(i, i + 6);
  if (number?.kind !== 'number' || noun?.kind !== 'noun' || typeof noun.noun.token !== 'string') return undefined;
  const isMade = (verb?.kind === 'verb' && verb.action === 'creates') || INTO.test(verb?.text ?? '');
  const asked = rest.findIndex(it => it.kind === 'ask');
  const end = rest[asked + 1];
  const isAsked = asked >= 0 && asked < 2 && (end === undefined || ['stop', 'about', 'small'].includes(end.kind));
  if (verb === undefined || !isMade || !isAsked || !beginsClause(tokens[i - 1])) return undefined;
  if (!tokens.some(isOfOrder)) return undefined;
  const place = plainPart(verb);
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place, text: '' },
      { kind: 'verb', action: 'creates', voice: 'active', ...place, text: 'make' },
      number,
      noun,
      { kind: 'stop', hard: false, ...place, text: '' },
    ],
    to: i + 3,
  };
}

const INTO = /^(?:becomes?|turns? into|gives?(?: me)?|gets?(?: me)?|is)$/iu;

function beginsClause(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind === 'stop' ||
    (token.kind === 'small' && ['comma', 'and', 'colon', 'if', 'then'].includes(token.word))
  );
}
