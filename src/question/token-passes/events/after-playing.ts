// Orders told backwards: "if I play X after playing Y", "I resolve X after landing Y last turn": Y is there by then; and what comes
// before what is asked: "is my Island still a Swamp once they have Blood Moon out".
import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what was played before as what stands beside the event, and with what changes what is "still" so as played. */
export function withAfterPlaying(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'after', 'once', 'first') || !tokens.some(it => AFTER.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i => playedBefore(tokens, i) ?? playedFirst(tokens, i) ?? hadByThen(tokens, i) ?? afterOwn(tokens, i, cards),
  );
}

/** The wording "does it still count after my Frogify?", where no event is told: the Aura is cast on the one creature named. */
function afterOwn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [after, owner, aura, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (after?.kind !== 'small' || !/^after$/iu.test(after.text) || owner?.kind !== 'who' || !owner.whose)
    return undefined;
  if (aura?.kind !== 'card' || cardKnown(cards, aura)?.face.subtypes.includes('Aura') !== true) return undefined;
  if (!(end === undefined || end.kind === 'stop') || tokens.some(it => it.kind === 'verb' && it.action !== 'enters'))
    return undefined;
  const hosts = tokens.filter(it => it.kind === 'card' && cardKnown(cards, it)?.creature === true);
  const [host, ...more] = hosts;
  const isOne = host?.kind === 'card' && more.every(it => it.kind === 'card' && it.names[0] === host.names[0]);
  if (host === undefined || !isOne) return undefined;
  const place = { text: '', at: aura.end, end: aura.end };
  return {
    tokens: [
      after,
      { ...owner, whose: false },
      { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(owner), text: 'cast' },
      aura,
      { kind: 'small', word: 'on', ...place, text: 'on' },
      { ...host, ...place },
    ],
    to: i + 3,
  };
}

const AFTER = /^(?:(?:(?:a|the) turn )?after|once|first)$/iu;

/** The wording "is it still X once they have Y out", where no event is told: Y is what comes. */
function hadByThen(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [once, player, have] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (once?.kind !== 'small' || !/^(?:once|after)$/iu.test(once.text) || player?.kind !== 'who' || player.whose)
    return undefined;
  if (have?.kind !== 'have' || tokens.some(it => it.kind === 'verb')) return undefined;
  const at = tokens[i + 3]?.kind === 'card' ? i + 3 : i + 4;
  const [named, there] = [tokens[at], tokens[at + 1]];
  const isAsked = tokens.slice(0, i).some(it => /^(?:still|anymore|any more)$/iu.test(it.text));
  const isThere = there?.kind === 'there' || /^down$/iu.test(there?.text ?? '');
  if (named?.kind !== 'card' || !isThere || !isAsked) return undefined;
  const plays: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(have) };
  return { tokens: [once, player, plays, ...tokens.slice(i + 3, at + 1)], to: at + 2 };
}

const TURNS = /\bturns?\b/iu;

function isPlaying(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
}

/** The wordings "after playing Y", "the turn after they played Y", behind the event of the clause. */
function playedBefore(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [after, next] = [tokens[i], tokens[i + 1]];
  if (after === undefined || !/^(?:(?:a|the) turn )?after$/iu.test(after.text)) return undefined;
  const doer = next?.kind === 'who' && !next.whose ? next : undefined;
  const from = doer === undefined ? i + 1 : i + 2;
  const verb = tokens[from];
  const isGerund = /ing$/iu.test(verb?.text ?? '');
  const isEarlier =
    isGerund ||
    (verb?.kind === 'verb' && verb.past === true) ||
    [tokens[i - 1], after].some(it => TURNS.test(it?.text ?? ''));
  if (!isPlaying(verb) || (doer === undefined && !isGerund)) return undefined;
  const lead = tokens[from + 1];
  const isLed =
    (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article) || lead?.kind === 'filler';
  const at = isLed ? from + 2 : from + 1;
  const name = tokens[at];
  if ((name?.kind !== 'card' && name?.kind !== 'noun') || verb === undefined) return undefined;
  const told = tokens.slice(sentenceStart(tokens, i), i);
  // "does my X enter tapped after they play Y"
  const isEntering = told.some(it => it.kind === 'verb' && it.action === 'enters' && it.voice === 'middle');
  if (!isEntering && !told.some(it => it.kind === 'verb' && it.voice === 'active')) return undefined;
  // "does it trigger if they play X after I cast Y": Y comes before X
  const condition = told.slice(told.findLastIndex(it => it.kind === 'small' && it.word === 'if') + 1);
  const isPlayed = condition.some(isPlaying) && !condition.some(it => it.kind === 'ask');
  const asks = told.some(it => it.kind === 'ask');
  if (
    doer !== undefined &&
    !(asks ? isEntering || (isPlayed && condition.length < told.length) : isEarlier || isPlayed)
  )
    return undefined;
  const player = doer ?? lastBefore(tokens, i, it => it.kind === 'who' && !it.whose);
  const who = player?.kind === 'who' ? player.who : 'you';
  const rest = tokens.slice(from + 1, at + 1);
  return {
    tokens: [
      { kind: 'small', word: 'with', ...plainPart(after), text: 'with' },
      ...rest,
      { kind: 'there', who, ...plainPart(verb), text: '' },
    ],
    to: at + 1,
  };
}

/** The wordings "I drop Y first and later …", "casting Y first, then playing X": the order, which "then" says. */
function playedFirst(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, first] = [tokens[i - 1], tokens[i]];
  if (first?.kind !== 'about' || !/^first$/iu.test(first.text) || (name?.kind !== 'card' && name?.kind !== 'noun'))
    return undefined;
  const then = [tokens[i + 1], tokens[i + 2]].find(it => it?.kind === 'small' && it.word === 'then');
  const isPlayed = lastBefore(tokens, i - 1, it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  if (then === undefined || !isPlaying(isPlayed)) return undefined;
  return { tokens: [], to: i + 1 };
}
