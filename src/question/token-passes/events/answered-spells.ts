// Spells told behind what answers them: "he responded to my Bolt on his Bears with Giant Growth", "in response to my Bolt he …".

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, isAskedBefore, isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what is answered first, as a spell that is cast, and then the response. */
export function withAnsweredSpells(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'response', 'respond', 'responds', 'responded', 'answers', 'answered', 'replied')) return tokens;
  return withRunsReplaced(tokens, i => answeredAt(tokens, i, cards) ?? inResponseAt(tokens, i, cards));
}

const ANSWERS = /^(?:respond(?:s|ed)?|answer(?:s|ed)?|repl(?:y|ies|ied))$/iu;

/** The clause "he responded to my Bolt on his Bears with Giant Growth". */
function answeredAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [doer, verb, to] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (doer?.kind !== 'who' || doer.whose || verb === undefined || !ANSWERS.test(verb.text)) return undefined;
  if (isAskedBefore(tokens, i)) return undefined;
  const isTo = to?.kind === 'small' && to.word === 'to';
  if (!isTo && !/^answer/iu.test(verb.text)) return undefined;
  const spell = spellAt(tokens, isTo ? i + 3 : i + 2, otherThan(doer.who), cards);
  if (spell === undefined) return undefined;
  const tool = tokens[spell.to];
  if (tool?.kind !== 'small' || !['with', 'by'].includes(tool.word)) return undefined;
  const casting = tokens[spell.to + 1];
  const isCasting = tool.word === 'with' || /^(?:casting|playing|using|flashing in)$/iu.test(casting?.text ?? '');
  const from = tool.word === 'by' && isCasting ? spell.to + 2 : spell.to + 1;
  const aim =
    spell.aim.length > 0 ? { at: from, end: from, tokens: spell.aim } : aimOf(tokens, from, spell.card, cards);
  const end = aim?.end ?? from;
  // the places of tokens are in their order, by which who does what is told
  const place = emptyAt(tool);
  const responds: Token = { kind: 'unjudged', why: 'timing', ...place, text: isCasting ? 'responds' : 'in response' };
  const again = aim === undefined || end === from ? [] : [small('on', tool), small('it', tool)];
  const who: Token = { ...doer, ...place, text: doer.text };
  const answer = isCasting
    ? [who, responds, small('with', tool), ...tokens.slice(from, aim?.at ?? from), ...again]
    : [responds, who];
  const cast = castOf(spell, aim?.tokens ?? [], doer);
  return { tokens: [...cast, stop(tool), ...answer], to: end };
}

/** The opening "in response to my Bolt on his Bears, he casts Giant Growth". */
function inResponseAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, to] = [tokens[i], tokens[i + 1]];
  const before = tokens[i - 1];
  const begins = before === undefined || (before.kind === 'stop' && before.hard);
  if (!begins || lead?.kind !== 'unjudged' || !/^(?:in response|responding)$/iu.test(lead.text)) return undefined;
  if (to?.kind !== 'small' || to.word !== 'to') return undefined;
  const clause = tokens.slice(i, firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length);
  const doer = clause.find((it, n) => it.kind === 'who' && !it.whose && n > 1);
  const spell = doer?.kind === 'who' ? spellAt(tokens, i + 2, otherThan(doer.who), cards) : undefined;
  if (doer === undefined || spell === undefined || clause.some(it => it.kind === 'ask')) return undefined;
  const from = isComma(tokens[spell.to]) ? spell.to + 1 : spell.to;
  if (tokens[from] !== doer || tokens[from + 1]?.kind !== 'verb') return undefined;
  const response: Token = { ...lead, ...emptyAt(doer), text: 'in response' };
  return { tokens: [...castOf(spell, spell.aim, lead), stop(doer), response], to: from };
}

interface SpellAnswered {
  readonly caster: Side;
  readonly card: Token;
  /** The words of what it is cast on, with their preposition. */
  readonly aim: readonly Token[];
  readonly to: number;
}

/** The spell that is named at a place, with whose it is and what it is cast on. */
function spellAt(tokens: readonly Token[], i: number, other: Side, cards: Cards): SpellAnswered | undefined {
  const lead = tokens[i];
  const isLed = (lead?.kind === 'who' && lead.whose) || lead?.kind === 'filler' || lead?.kind === 'number';
  const at = isLed ? i + 1 : i;
  const card = tokens[at];
  if (card?.kind !== 'card' || card.open || cardKnown(cards, card)?.spell !== true) return undefined;
  const caster = lead?.kind === 'who' ? lead.who : other;
  const end = aimEnd(tokens, at + 1);
  return { caster, card, aim: tokens.slice(at + 1, end), to: end };
}

/** The place behind "on his Bears"; the same place where nothing of that kind stands there. */
function aimEnd(tokens: readonly Token[], i: number): number {
  const on = tokens[i];
  const isOn = (on?.kind === 'small' && on.word === 'on') || /^(?:targeting|aimed at)$/iu.test(on?.text ?? '');
  const lead = tokens[i + 1];
  const at = lead?.kind === 'who' || lead?.kind === 'number' || lead?.kind === 'filler' ? i + 2 : i + 1;
  const what = tokens[at];
  const isNamed = what?.kind === 'card' || what?.kind === 'noun';
  if (isOn && isNamed) return at + 1;
  return isOn && lead?.kind === 'who' && !lead.whose ? i + 2 : i;
}

/** The aim of the response, at which the spell that is answered is aimed too where it names no target of its own. */
function aimOf(
  tokens: readonly Token[],
  from: number,
  spell: Token,
  cards: Cards,
): { at: number; end: number; tokens: readonly Token[] } | undefined {
  const known = spell.kind === 'card' ? cardKnown(cards, spell) : undefined;
  if (known?.says.has('target') !== true) return undefined;
  const at = firstIndexFrom(
    tokens,
    from,
    (it: Token) => it.kind === 'stop' || (it.kind === 'small' && it.word === 'on'),
  );
  if (at === undefined) return undefined;
  const end = aimEnd(tokens, at);
  return end === at ? undefined : { at, end, tokens: tokens.slice(at, end) };
}

function castOf({ caster, card }: SpellAnswered, aim: readonly Token[], lead: Token): readonly Token[] {
  const place = emptyAt(lead);
  return [
    { kind: 'who', who: caster, whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
    card,
    ...aim,
  ];
}

/** The end of a sentence, so that who answers is no second aim of the spell. */
function stop(at: Token): Token {
  return { kind: 'stop', hard: true, ...emptyAt(at), text: '.' };
}

function small(word: 'with' | 'on' | 'it', at: Token): Token {
  return { kind: 'small', word, ...emptyAt(at), text: word };
}

function otherThan(side: Side): Side {
  return side === 'you' ? 'opponent' : 'you';
}
