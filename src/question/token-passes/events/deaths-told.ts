// Deaths in other words than "dies": "the death of my Bear", "let my Finks die", "Finks dies (mine)".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such death as a clause in which the object dies. */
export function withDeathsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'death', 'deaths', 'die', 'dies', 'died', 'dying')) return tokens;
  if (!tokens.some(it => DEATH.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      deathOf(tokens, i) ??
      seenDying(tokens, i) ??
      letDie(tokens, i) ??
      ofMineDies(tokens, i) ??
      diesOwned(tokens, i) ??
      deathAbility(tokens, i) ??
      mineDies(tokens, i, cards),
  );
}

const DEATH = /^(?:death|deaths|dies?|died|dying)$/iu;

/** The wordings "upon the death of my Bear", "death of Bear with X out". */
function deathOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  const isLead = first?.kind === 'small' && ['on', 'off', 'from', 'for', 'by', 'if'].includes(first.word);
  const the = isLead ? i + 1 : i;
  const at = /^the$/iu.test(tokens[the]?.text ?? '') ? the + 1 : the;
  const [death, of] = [tokens[at], tokens[at + 1]];
  if (death === undefined || !/^deaths?$/iu.test(death.text) || of?.kind !== 'small' || of.word !== 'of')
    return undefined;
  const isOwned =
    tokens[at + 2]?.kind === 'who' || tokens[at + 2]?.kind === 'number' || tokens[at + 2]?.kind === 'filler';
  const named = tokens[isOwned ? at + 3 : at + 2];
  if (first === undefined || (named?.kind !== 'card' && named?.kind !== 'noun')) return undefined;
  const dies: Token = {
    kind: 'verb',
    action: 'dies',
    voice: 'middle',
    text: death.text,
    at: named.end,
    end: named.end,
  };
  const begins: readonly Token[] = isLead ? [{ kind: 'small', word: 'if', ...plainPart(first), text: 'when' }] : [];
  return {
    tokens: [...begins, ...(isOwned ? tokens.slice(at + 2, at + 3) : []), named, dies],
    to: isOwned ? at + 4 : at + 3,
  };
}

const SEES = /^(?:sees?|seeing|notices?|noticing|watch(?:es|ing)?)$/iu;

/** The wordings "does X see my Bear die", "stop X from seeing a Goblin token (1/1) die": whether X triggers when that dies. */
function seenDying(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, lead] = [tokens[i - 1], tokens[i]];
  const isNamed = before?.kind === 'card' || before?.kind === 'there';
  const isFrom = before?.kind === 'small' && before.word === 'from';
  if (lead === undefined || !SEES.test(lead.text) || !(isNamed || isFrom)) return undefined;
  const isLed = (token: Token | undefined): boolean =>
    (token?.kind === 'who' && token.whose) || token?.kind === 'number' || token?.kind === 'filler';
  const at = isLed(tokens[i + 1]) ? i + 2 : i + 1;
  const [named, next] = [tokens[at], tokens[at + 1]];
  const dies = next?.kind === 'size' || next?.kind === 'state' ? tokens[at + 2] : next;
  const isDeath = dies?.kind === 'verb' && dies.action === 'dies' && /^(?:die|dying)$/iu.test(dies.text);
  const isToken = named?.kind === 'about' && /^tokens?$/iu.test(named.text);
  if (!(named?.kind === 'card' || named?.kind === 'noun' || isToken) || !isDeath) return undefined;
  // "… a token die? The 1/1 Goblin token is mine": which it is, told behind
  const told = isToken
    ? tokens.find((it, n) => n > at && it.kind === 'noun' && / token$/u.test(it.noun.said))
    : undefined;
  return {
    tokens: [
      { kind: 'about', word: '', ...plainPart(lead), text: isFrom ? 'triggering' : 'trigger' },
      { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' },
      ...(told === undefined ? [] : [...tokens.slice(i + 1, at), { ...told, ...plainPart(named) }]),
    ],
    to: told === undefined ? i + 1 : at + 1,
  };
}

/** The wording "I let my Finks die": it dies. */
function letDie(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || !/^(?:let|letting|lets|watched|watching|watch|see|saw|have|had|having)$/iu.test(lead.text))
    return undefined;
  const at = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1;
  const [named, dies] = [tokens[at], tokens[at + 1]];
  const isDeath = dies?.kind === 'verb' && dies.action === 'dies' && /^(?:die|dying)$/iu.test(dies.text);
  return named?.kind === 'card' && isDeath ? { tokens: [asFiller(lead)], to: i + 1 } : undefined;
}

/** The wording "a Goblin token of mine dying": whose it is, told between. */
function ofMineDies(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = tokens[i]?.kind === 'number' ? i + 1 : i;
  const [named, owner, dies] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if ((named?.kind !== 'card' && named?.kind !== 'noun') || dies?.kind !== 'verb' || dies.action !== 'dies')
    return undefined;
  if (owner?.kind !== 'who' || !/^of (?:mine|theirs|his|hers)$/iu.test(owner.text)) return undefined;
  const first = tokens[i] ?? named;
  return {
    tokens: [{ ...owner, text: '', at: first.at, end: first.at }, ...tokens.slice(i, at + 1), dies],
    to: at + 3,
  };
}

/** The wording "Finks dies (mine), does …": whose it is, told behind the verb. */
function diesOwned(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, named, dies, owner, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (named?.kind !== 'card' || dies?.kind !== 'verb' || dies.action !== 'dies' || dies.voice !== 'middle')
    return undefined;
  const isOwner = owner?.kind === 'who' && /^(?:mine|theirs|his|hers)$/iu.test(owner.text);
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'small' || next.kind === 'ask';
  if (!isOwner || !ends || (before?.kind === 'who' && before.whose)) return undefined;
  return { tokens: [{ ...owner, text: '', at: named.at, end: named.at }, named, dies], to: i + 3 };
}

/** The wordings "does X do its dies thing", "does X's death trigger work": whether it triggers when it dies. */
function deathAbility(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const isDo = lead?.kind === 'ask' && /^(?:do|get|use)$/iu.test(lead.text);
  const isIts = (token: Token | undefined) => /^(?:its|it['’]s|his|her|the)$/iu.test(token?.text ?? '');
  const its = isDo ? i + 1 : i;
  const at = isIts(tokens[its]) ? its + 1 : its;
  const [before, dies, thing] = [tokens[i - 1], tokens[at], tokens[at + 1]];
  if (dies === undefined || thing === undefined || !/^(?:dies|death|dying)$/iu.test(dies.text)) return undefined;
  if (!/^(?:thing|thingy|stuff|trigger|ability|effect|clause)$/iu.test(thing.text) || before?.kind !== 'card')
    return undefined;
  if (tokens.some((it, n) => n !== at && it.kind === 'verb' && it.action === 'dies')) return undefined;
  const place = { at: thing.end, end: thing.end };
  return {
    tokens: [
      { kind: 'about', word: '', ...plainPart(dies), text: 'trigger' },
      { kind: 'small', word: 'if', ...place, text: 'when' },
      { kind: 'small', word: 'it', ...place, text: 'it' },
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'dies' },
    ],
    to: at + 2,
  };
}

/** The wording "does X work vs Y? like when mine dies": the one creature named, where what else was named is none. */
function mineDies(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [mine, dies] = [tokens[i], tokens[i + 1]];
  if (mine?.kind !== 'who' || !/^mine$/iu.test(mine.text) || dies?.kind !== 'verb' || dies.action !== 'dies')
    return undefined;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? [it] : []));
  const creatures = named.filter(it => cardKnown(cards, it)?.creature === true);
  const [only, ...more] = creatures;
  if (only === undefined || named.length === creatures.length || more.some(it => it.names[0] !== only.names[0]))
    return undefined;
  return {
    tokens: [
      { ...mine, text: '', end: mine.at },
      { ...only, ...plainPart(mine), text: only.text },
    ],
    to: i + 1,
  };
}
