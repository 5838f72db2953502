// Spells whose target is only told by what is asked of it: "does White Knight survive opp's Lightning Bolt", "is he dead".

import { absorbs } from '../../../oracle/index.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with the one spell that is aimed at nothing, where it can kill a creature, aimed at the creature of which it is
 * asked whether it survives (115.1).
 */
export function withAimsAsked(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isAimed = anyWord(typed, 'choosing', 'picking', 'damage', 'dmg') || anyVerb(typed, 'hits');
  if (!isAimed && !typed.some(it => FATE.test(it.text))) return typed;
  const found = typed.flatMap((it, i) => (it.kind === 'card' && killsOne(cardKnown(cards, it)) ? [{ it, i }] : []));
  const [first] = found;
  if (first === undefined || found.some(({ it }) => it.names[0] !== first.it.names[0])) return typed;
  const tokens = withRunsReplaced(typed, i => chosenAt(typed, i) ?? dealtAt(typed, i, first.it) ?? hitAt(typed, i));
  if (tokens !== typed || !typed.some(it => FATE.test(it.text))) return tokens;
  const free = found.filter(({ i }) => !isAimedAt(typed, i) && !isAskedOf(typed, i));
  const last = free.at(-1);
  const victim = last && !playsOther(typed, first.it) && victimOf(typed, first.it, cards);
  if (last === undefined || !victim || free.length < found.length - 1) return typed;
  const place = { at: last.it.end, end: last.it.end, text: '' };
  return withRunsReplaced(typed, i =>
    i === last.i
      ? {
          tokens: [last.it, { kind: 'small', word: 'on', ...place }, { ...victim, ...place, text: victim.text }],
          to: i + 1,
        }
      : undefined,
  );
}

const FATE =
  /^(?:survives?|survived|surviving|lives?|lived|dies?|died|dead|dying|safe|saves?|saved|kill|kills|killed|enough|make it|makes it|gone|toast|stick around|sticks around|still alive|alive|lose|losing)$/iu;

/** Verbs whose object is what may die. */
const OF_OBJECT = /^(?:saves?|kills?|dead|lose|losing)$/iu;

/** Whether a spell deals damage to one target, or destroys one. */
function killsOne(known: Known | undefined): boolean {
  if (known?.spell !== true || !known.says.hasTarget) return false;
  const { action } = known.says;
  return action.kind === 'damage' ? action.each === undefined : action.kind === 'destroys';
}

/** The wording "casts Lightning Bolt, choosing X": what it is aimed at. */
function chosenAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const spell = tokens[i];
  const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const [choosing, named] = [tokens[at], tokens[at + 1]];
  if (spell?.kind !== 'card' || choosing?.kind !== 'small' || choosing.word !== 'naming') return undefined;
  const card = named?.kind === 'who' && named.whose ? tokens[at + 2] : named;
  if (card?.kind !== 'card' || !/^(?:choosing|picking)$/iu.test(choosing.text)) return undefined;
  return { tokens: [spell, { kind: 'small', word: 'on', ...plainPart(choosing) }], to: at + 1 };
}

/** The wording "3 damage from their Lightning Bolt to my X": the spell is aimed at it. */
function dealtAt(tokens: readonly Token[], i: number, spell: CardToken): RunReplacement | undefined {
  const [number, damage, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || !/^(?:damage|dmg)$/iu.test(damage?.text ?? '')) return undefined;
  if (from?.kind !== 'small' || !['from', 'off'].includes(from.word)) return undefined;
  const isOwned = tokens[i + 3]?.kind === 'who';
  const at = isOwned ? i + 4 : i + 3;
  const [named, to] = [tokens[at], tokens[at + 1]];
  if (named?.kind !== 'card' || named.names[0] !== spell.names[0] || to?.kind !== 'small' || to.word !== 'to')
    return undefined;
  return { tokens: [...tokens.slice(i + 3, at + 1), { kind: 'small', word: 'on', ...plainPart(to) }], to: at + 2 };
}

/** The wording "my X with Y out gets hit by their Lightning Bolt": what the sentence begins with is hit. */
function hitAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, verb, player, spell] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb?.kind !== 'verb' || verb.action !== 'hits' || verb.voice !== 'passive' || before?.kind !== 'there')
    return undefined;
  const subject = tokens[sentenceStart(tokens, i) + 1];
  if (player?.kind !== 'who' || !player.whose || spell?.kind !== 'card' || subject?.kind !== 'card') return undefined;
  return {
    tokens: [
      { kind: 'stop', hard: false, ...plainPart(verb) },
      { ...player, whose: false },
      { kind: 'verb', action: 'enters', voice: 'active', text: 'casts', at: player.end, end: player.end },
      spell,
      { kind: 'small', word: 'on', text: 'on', at: spell.end, end: spell.end },
      { ...subject, at: spell.end, end: spell.end },
    ],
    to: i + 3,
  };
}

/** Whether the spell at a place is told to be aimed at something. */
function isAimedAt(tokens: readonly Token[], i: number): boolean {
  const [before, next, after] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  if (next !== undefined && AIMED.includes(next.kind)) return true;
  if (next?.kind === 'small' && next.word === 'it') return true;
  if (next?.kind === 'filler' && (after?.kind === 'card' || after?.kind === 'noun')) return true;
  const isLead = next?.kind === 'small' && ['on', 'at', 'to', 'into', 'for'].includes(next.word);
  if (isLead && after !== undefined) return true;
  // "does my X survive Lightning Bolt": what bears on what is asked
  if (before?.kind === 'relation') return true;
  return before?.kind === 'small' && before.word === 'by' && tokens[i - 2]?.kind === 'verb';
}

const AIMED: readonly Token['kind'][] = ['who', 'zone', 'card', 'noun', 'number'];

/** Whether something else than the spell is cast or played. */
function playsOther(tokens: readonly Token[], spell: CardToken): boolean {
  return tokens.some((token, i) => {
    if (token.kind !== 'verb' || token.action !== 'enters') return false;
    const card = [tokens[i + 1], tokens[i + 2]].find(next => next?.kind === 'card');
    return card?.kind === 'card' && card.names[0] !== spell.names[0];
  });
}

/** Whether the spell at a place is what is asked about: "does Lightning Bolt kill X". */
function isAskedOf(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before?.kind === 'ask' || tokens[i + 1]?.kind === 'verb' || tokens[i + 1]?.kind === 'relation';
}

/** The creature of which it is asked whether it survives: the only one that the spell can be aimed at, or the one beside the verb. */
function victimOf(tokens: readonly Token[], spell: CardToken, cards: Cards): CardToken | undefined {
  const says = cardKnown(cards, spell)?.says;
  if (says === undefined) return undefined;
  const what = says.hasAnyTarget ? 'creature planeswalker battle' : says.namedTargets;
  const isVictim = (token: Token): token is CardToken => {
    const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
    return known !== undefined && !known.spell && absorbs(what, known.face.types);
  };
  const all = tokens.filter(isVictim);
  const [first, ...more] = all;
  if (first === undefined || more.every(it => it.names[0] === first.names[0])) return first;
  const fates = tokens.flatMap((it, i) => (FATE.test(it.text) ? [i] : []));
  const beside = fates.flatMap(i => {
    const near = OF_OBJECT.test(tokens[i]?.text ?? '') ? [i + 1, i + 2] : [i - 2, i - 1, i + 1, i + 2];
    return near.flatMap(n => tokens[n] ?? []).filter(isVictim);
  });
  const [one, ...others] = beside;
  return one !== undefined && others.every(it => it.names[0] === one.names[0]) ? one : undefined;
}
