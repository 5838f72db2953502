// Brackets that say what a card does in the words of its own text: "my Myr Convert (toxic 1)", "X flips (exile and return transformed)".

import type { CardWording } from '../../../oracle/index.ts';
import { cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const BRACKETS = /\(([^()]{1,60})\)/gu;

/** The tokens without each such bracket; `text` is the question. */
export function withoutTextsInBrackets(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  if (!text.includes('(')) return tokens;
  const said = [...text.matchAll(BRACKETS)].flatMap(found => {
    const from = found.index;
    const before = tokens.findLast(it => it.kind === 'card' && it.end <= from);
    const known = before?.kind === 'card' ? cardKnown(cards, before) : undefined;
    const to = from + found[0].length;
    const inside = tokens.filter(it => it.at > from && it.end < to);
    return known !== undefined && tellsNothingElse(inside, known) ? [{ from, to }] : [];
  });
  if (said.length === 0) return tokens;
  return tokens.map(it => (said.some(({ from, to }) => it.at > from && it.end < to) ? asFiller(it) : it));
}

/** Whether a bracket names keywords of the card before it alone, its damage, or says that it comes back with its other face. */
function tellsNothingElse(inside: readonly Token[], { says, spell }: Known): boolean {
  const words = inside.filter(it => !isJoint(it));
  if (isItsDamage(words, says, spell)) return true;
  const isOfFace = words.some(it => it.kind === 'state' && it.patch.face === 'back') && words.length > 1;
  if (isOfFace) return words.every(it => OF_FACES.includes(it.kind) && says.has(it.text));
  return words.length > 0 && words.every((it, i) => isOfKeyword(words, i, says) && says.has(it.text));
}

/** The bracket "(3 damage)", "(deals 4 dmg)", behind what deals that much. */
function isItsDamage(words: readonly Token[], says: CardWording, isSpell: boolean): boolean {
  const [first, ...rest] = words;
  const [number, damage, ...more] = /^(?:deals?|does|for|is)$/iu.test(first?.text ?? '') ? rest : words;
  const isDamage = damage === undefined ? isSpell || first !== number : /^(?:damage|dmg)$/iu.test(damage.text);
  return (
    number?.kind === 'number' &&
    !number.article &&
    isDamage &&
    more.length === 0 &&
    says.has(`deals ${number.value} damage`)
  );
}

const OF_FACES: readonly Token['kind'][] = ['state', 'verb', 'card', 'about', 'unknown'];

function isJoint(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'small' && ['and', 'comma', 'it'].includes(token.word));
}

/** Whether a token is a keyword that is on the card however it was cast, or the number of one: "toxic 1". */
function isOfKeyword(words: readonly Token[], i: number, says: CardWording): boolean {
  const [before, token] = [words[i - 1], words[i]];
  if (token?.kind === 'number') return before !== undefined && says.has(`${before.text} ${token.text}`);
  return token?.kind !== 'card' && KEYWORDS.test(token?.text ?? '');
}

const KEYWORDS =
  /^(?:toxic|poisonous|annihilator|bushido|afflict|flying|first|double|first strike|double strike|strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|infect|wither|undying|persist|prowess|defender|shroud|flash)$/iu;
