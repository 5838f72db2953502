// Spells that are not named: "I cast a spell".
import { nounNamed } from '../../names/nouns.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each spell that somebody casts, and that nobody names, as a card that stands in for it. */
export function withAnySpells(typed: readonly Token[]): readonly Token[] {
  const isDrawn = anyVerb(typed, 'draws') && anyWord(typed, 'spell');
  const tokens = isDrawn ? withRunsReplaced(typed, i => drawingAt(typed, i)) : typed;
  if (!anyWord(tokens, 'spell') || !tokens.some((_, i) => isCastSpell(tokens, i))) return tokens;
  const noun = nounNamed('sorcery');
  if (noun === undefined) return tokens;
  return tokens.map((token, i): Token => {
    // "a noncreature spell": a sorcery is one
    if (isNoncreature(token) && isCastSpell(tokens, i + 1)) return asFiller(token);
    return isCastSpell(tokens, i) ? { kind: 'noun', noun: { ...noun, said: 'spell' }, ...plainPart(token) } : token;
  });
}

/** The wording "they cast some draw spell, get 3 cards": they draw so many. */
function drawingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, cast, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || cast?.kind !== 'verb' || cast.action !== 'enters') return undefined;
  const isLed = (lead?.kind === 'number' && lead.article) || /^some$/iu.test(lead?.text ?? '');
  const at = isLed ? i + 2 : i + 1;
  const [draw, spell, joint] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isDraw = draw?.kind === 'verb' && draw.action === 'draws' && /^spell$/iu.test(spell?.text ?? '');
  const isJoint = joint?.kind === 'small' && ['comma', 'and', 'then', 'for'].includes(joint.word);
  const gets = /^(?:gets?|got|draws?|drew|for)$/iu.test(tokens[at + 3]?.text ?? '') ? at + 4 : at + 3;
  const [number, cards] = [tokens[gets], tokens[gets + 1]];
  if (!isDraw || !isJoint || number?.kind !== 'number' || !/^cards?$/iu.test(cards?.text ?? '')) return undefined;
  return { tokens: [{ ...draw, ...plainPart(cast), text: 'draw' }, ...tokens.slice(gets, gets + 2)], to: gets + 2 };
}

const SPELL = /^(?:an? )?spell$/iu;

function isNoncreature(token: Token | undefined): boolean {
  return token?.kind === 'unknown' && /^noncreature$/iu.test(token.text);
}

function isCastSpell(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.kind !== 'filler' || !SPELL.test(tokens[i]?.text ?? '')) return false;
  const at = isNoncreature(tokens[i - 1]) ? i - 1 : i;
  const [before, last] = [tokens[at - 2], tokens[at - 1]];
  const verb = last?.kind === 'number' && last.article ? before : (last ?? before);
  return verb?.kind === 'verb' && /^casts?$/iu.test(verb.text);
}
