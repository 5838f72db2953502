// Owners said after what they have: "Blood Moon from my opponent", "X connects and Fiery Emancipation is mine".

import { firstFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such "from" as "of", and with a stop before a name that is only said to be somebody's. */
export function withOwnersAfterFrom(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const read = withCastersAsked(withCastersFrom(tokens, cards), cards);
  const isHeld = anyOfKind(tokens, 'have') && anyWord(tokens, 'it');
  return withRunsReplaced(read, i => {
    const token = read[i];
    if (token === undefined) return undefined;
    const player = tokens[i + 1];
    const held = isHeld ? heldAt(tokens, i) : undefined;
    if (held !== undefined) return { tokens: [held], to: i + 1 };
    if (isBeforeOwned(tokens, i)) return { tokens: [{ kind: 'stop', hard: false, ...plainPart(token) }], to: i + 1 };
    if (token.kind !== 'small' || token.word !== 'from' || player?.kind !== 'who' || player.whose) return undefined;
    // "Liliana of the Veil +1 from my opponent"
    const isAbility = tokens[i - 1]?.kind === 'verb' && tokens[i - 2]?.kind === 'card';
    if (!isOwned(tokens, isAbility ? i - 2 : i - 1, cards)) return undefined;
    return { tokens: [{ kind: 'small', word: 'of', ...plainPart(token) }], to: i + 1 };
  });
}

/** The tokens with "bolt on X from my opponent" and "bolt from my opponent on X" as "my opponent's bolt on X": who casts it. */
function withCastersFrom(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!anyWord(tokens, 'from')) return tokens;
  return withRunsReplaced(tokens, i => {
    const spell = tokens[i];
    const known = spell?.kind === 'card' && tokens[i - 1]?.kind !== 'who' ? cardKnown(cards, spell) : undefined;
    if (spell === undefined || !(known?.spell === true || isAura(known))) return undefined;
    const rest = tokens.slice(i + 1, i + 7);
    const at = rest.findIndex((it, n) => it.kind === 'small' && it.word === 'from' && rest[n + 1]?.kind === 'who');
    const player = rest[at + 1];
    if (at < 0 || player?.kind !== 'who' || player.whose) return undefined;
    const isAim = ({ kind }: Token) => ['card', 'noun', 'who', 'number', 'filler', 'about'].includes(kind);
    const on = at === 0 ? rest[2] : rest[0];
    const isAimed = on?.kind === 'small' && (on.word === 'on' || on.word === 'at');
    if (!isAimed || !rest.slice(1, at).every(isAim)) return undefined;
    const owner: Token = { ...player, whose: true, text: '', at: spell.at, end: spell.at };
    return { tokens: [owner, spell, ...rest.slice(0, at)], to: i + at + 3 };
  });
}

function isAura(known: Known | undefined): boolean {
  return known?.face.subtypes.includes('Aura') === true;
}

/** The tokens with the player of "do they draw two cards off Divination" as whose spell that is. */
function withCastersAsked(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!anyVerb(tokens, 'draws') || !anyWord(tokens, 'off', 'from')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [off, token] = [tokens[i - 1], tokens[i]];
    const isOff = off?.kind === 'small' && ['off', 'from'].includes(off.word);
    if (!isOff || token?.kind !== 'card') return undefined;
    const known = cardKnown(cards, token);
    if (known?.spell !== true || known.says.hasTarget) return undefined;
    const from = sentenceStart(tokens, i);
    const asks = tokens.findIndex((it, n) => n >= from && n < i && it.kind === 'ask');
    const [player, verb] = asks < 0 ? [] : tokens.slice(asks + 1, asks + 3);
    if (player?.kind !== 'who' || player.whose || verb?.kind !== 'verb' || verb.action !== 'draws') return undefined;
    return { tokens: [{ ...player, whose: true, ...plainPart(token), text: '' }, token], to: i + 1 };
  });
}

/** The wording "my Foundry …? the opponent has it, not me": the only card named before that nobody was said to have. */
function heldAt(tokens: readonly Token[], i: number): Token | undefined {
  const [player, have, pronoun, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  const isHad = player?.kind === 'who' && !player.whose && have?.kind === 'have';
  if (!isHad || pronoun?.kind !== 'small' || !/^it$/iu.test(pronoun.text) || !isQuiet(next)) return undefined;
  const named = tokens.slice(0, i - 2).flatMap((it, n) => (it.kind === 'card' ? [{ card: it, n }] : []));
  const owned = new Set(named.filter(({ n }) => isHeld(tokens, n)).map(({ card }) => card.names[0]));
  const [only, ...others] = named.filter(({ card }) => !owned.has(card.names[0]));
  const isOne = others.every(({ card }) => card.names[0] === only?.card.names[0]);
  return only !== undefined && isOne && owned.size > 0 ? { ...only.card, ...plainPart(pronoun) } : undefined;
}

/** Whether a name stands after an owner: "my Foundry". */
function isHeld(tokens: readonly Token[], n: number): boolean {
  const [lead, before] = [tokens[n - 2], tokens[n - 1]];
  const owner = before?.kind === 'state' || before?.kind === 'filler' ? lead : before;
  return owner?.kind === 'who' && owner.whose;
}

/** Whether nothing more is told of "it". */
function isQuiet(next: Token | undefined): boolean {
  return (
    next === undefined || ['stop', 'filler'].includes(next.kind) || (next.kind === 'small' && next.word === 'comma')
  );
}

/** Whether "and" or a comma stands between an event and the name of something that is somebody's: "X connects and Y is mine". */
function isBeforeOwned(tokens: readonly Token[], i: number): boolean {
  const [joint, name, be] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (joint?.kind !== 'small' || !['and', 'comma'].includes(joint.word) || name?.kind !== 'card') return false;
  const belongs = be?.kind === 'small' && be.word === 'of' && /^belongs?/iu.test(be.text);
  if (!belongs && be?.kind !== 'be') return false;
  const player = firstFrom(tokens, i + 3, it => it.kind !== 'filler');
  const isOwner = player?.kind === 'who' && (belongs || /^(?:mine|theirs|his|hers|yours)$/iu.test(player.text));
  const before = tokens[i - 1];
  const isOfEvent = before?.kind === 'verb' || (before?.kind === 'who' && !before.whose);
  return isOwner && isOfEvent && tokens.slice(sentenceStart(tokens, i), i).some(isOfEvents);
}

/** Whether the name at a place is of a permanent that nobody takes from anybody. */
function isOwned(tokens: readonly Token[], at: number, cards: Cards): boolean {
  const name = tokens[at];
  const known = name?.kind === 'card' ? cardKnown(cards, name) : undefined;
  if (known === undefined) return false;
  // "Wrath of God from my opponent, …": a spell of which nothing else is said before it
  if (known.spell) return at === 0 || tokens[at - 1]?.kind === 'stop';
  const lead = tokens[at - 1];
  const before = lead?.kind === 'number' || lead?.kind === 'filler' ? tokens[at - 2] : lead;
  return before === undefined || ['stop', 'have', 'small', 'who', 'ask'].includes(before.kind);
}

function isOfEvents({ kind, text }: Token): boolean {
  return kind === 'verb' || /^(?:damage|dmg)$/iu.test(text);
}
