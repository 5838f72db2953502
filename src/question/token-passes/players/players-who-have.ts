// Clauses about what a player has, said in passing: "I cast Cruel Edict on my opponent who has Serra Angel", "my opponent who
// has Torpor Orb plays Mulldrifter".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each such clause as a sentence of its own, in which the player is named again. */
export function withPlayersWhoHave(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...WORDS)) return tokens;
  const result: Token[] = [];
  let subject: Extract<Token, { kind: 'who' }> | undefined;
  for (const [i, token] of tokens.entries()) {
    // "opp's got a Cage", "opp's sitting on a Cage"
    const contracted = contractedHaver(tokens, i);
    if (contracted !== undefined) {
      result.push(contracted);
      continue;
    }
    if (isHadAfter(tokens, i)) {
      result.push({ kind: 'have', ...plainPart(token) });
      continue;
    }
    // "she's sitting on a Cage", "opp is on a Mine"
    if (isSeatOn(tokens, i)) {
      result.push({ kind: 'have', ...plainPart(token) });
      continue;
    }
    if (isPlanWord(tokens, i)) {
      result.push(asFiller(token));
      continue;
    }
    // "I'm the one with X", "he is the one who controls it"
    if (isTheOne(tokens, i) || isTheOne(tokens, i - 1)) {
      const isWith = token.kind === 'small' && token.word === 'with';
      result.push(isWith ? { kind: 'have', ...plainPart(token) } : asFiller(token));
      continue;
    }
    const [lead, player, have] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
    const isWho = token.kind === 'small' && token.word === 'that' && /^who\b/iu.test(token.text);
    if (isWho && player?.kind === 'who' && !player.whose && have?.kind === 'have') {
      const isTold = lead !== undefined && lead.kind !== 'stop' && lead.kind !== 'ask';
      if (isTold) result.push(stopAt(token), { ...player, ...plainPart(token) });
      else subject = player;
      continue;
    }
    // the verb of the sentence that the clause stands in
    if (subject !== undefined && token.kind === 'verb' && token.voice === 'active') {
      result.push(stopAt(token), { ...subject, text: '', at: token.at, end: token.at });
      subject = undefined;
    }
    if (token.kind === 'stop') subject = undefined;
    result.push(token);
  }
  return result.length !== tokens.length || result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** Words of which one is in each such clause. */
const WORDS: readonly string[] = 'who one on got sits sitting running rocking packing sporting'.split(' ');

/** The player of "opp's sitting on X" or "the opponent's got X", which is no owner. */
function contractedHaver(tokens: readonly Token[], i: number): Token | undefined {
  const [player, verb] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || !player.whose || verb === undefined || !/['’]s$/u.test(player.text)) return undefined;
  // "opp's on Blood Moon"
  const isOn = verb.kind === 'small' && verb.word === 'on' && (tokens[i + 2]?.kind === 'card' || isPlan(tokens, i + 2));
  return isOn || SEATED.test(verb.text) ? { ...player, whose: false } : undefined;
}

/** Whether a verb of sitting follows such a player. */
function isHadAfter(tokens: readonly Token[], i: number): boolean {
  return contractedHaver(tokens, i - 1) !== undefined && /^(?:sitting on|rocking|on)$/iu.test(tokens[i]?.text ?? '');
}

/** Whether a number is that of "the one with" and "the one who has", said of a player. */
function isTheOne(tokens: readonly Token[], i: number): boolean {
  const [before, the, one, next, have] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (one?.kind !== 'number' || !/^one$/iu.test(one.text) || !/^the$/iu.test(the?.text ?? '')) return false;
  const player = before?.kind === 'be' ? tokens[i - 3] : before;
  const isSaid = player?.kind === 'who' && !player.whose && (player !== before || /['’]|m$/u.test(player.text));
  if (!isSaid || next?.kind !== 'small') return false;
  return next.word === 'with' || (next.word === 'that' && have?.kind === 'have');
}

const SEAT = /^(?:(?:(?:sits|sitting) )?on|(?:is )?(?:rocking|packing|sporting))$/iu;
const SEATED = /^(?:sitting on|got|running|rocking)$/iu;

/** Whether a player is told to be "on" a card: they have it. */
function isSeatOn(tokens: readonly Token[], i: number): boolean {
  const [before, token, article, name] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const [player] = before?.kind === 'be' ? [tokens[i - 2]] : [before];
  if (player?.kind !== 'who' || player.whose || !SEAT.test(token?.text ?? '')) return false;
  // "opp is sitting on Vorinclex"
  const isContracted = before === player && /['’](?:s|re|m)$/iu.test(player.text);
  if (isPlan(tokens, i + 1)) return true;
  if (article?.kind === 'card') return before?.kind === 'be' || isContracted || token?.text !== 'on';
  return article?.kind === 'number' && article.article && name?.kind === 'card';
}

/** Whether "the X plan" stands at a place, of which X is what is had. */
function isPlan(tokens: readonly Token[], i: number): boolean {
  const [article, named, word] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isLed = article?.kind === 'filler' || (article?.kind === 'number' && article.article);
  return isLed && named?.kind === 'card' && PLAN.test(word?.text ?? '');
}

const PLAN = /^(?:plan|plans|gameplan|strategy|train|package|engine|lock|build|route|path|tech)$/iu;

/** Whether a token is the last word of "on the X plan", said of a player. */
function isPlanWord(tokens: readonly Token[], i: number): boolean {
  return (
    PLAN.test(tokens[i]?.text ?? '') && isPlan(tokens, i - 2) && (isSeatOn(tokens, i - 3) || isHadAfter(tokens, i - 3))
  );
}

function stopAt({ at }: Token): Token {
  return { kind: 'stop', hard: false, text: '', at, end: at };
}
