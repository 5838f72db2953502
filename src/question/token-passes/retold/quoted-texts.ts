// Quotations of a card's text: "Tidings, which just says draw four cards", "Languish says until end of turn".

import { isBefore, lastBefore } from '../../../kit/lists.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { fillRange } from '../../tokens/token-parts.ts';

const SAYING = ['says', 'states', 'reads', 'said', 'talks', 'mentions'];
const SAYS = new RegExp(`^(?:${SAYING.join('|')})$`, 'iu');

/** The tokens with what a card is quoted to say as filler: its own text is what counts. */
export function withoutQuotedTexts(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...SAYING) && !QUOTED.test(text)) return tokens;
  const result = withoutQuotations(tokens, text);
  for (const [i, token] of tokens.entries()) {
    if (!SAYS.test(token.text) || !isOfCard(tokens, i)) continue;
    const rest = tokens.slice(i);
    const end = rest.findIndex((_, n) => endsQuotation(rest, n));
    const last = end < 0 ? rest.length : end;
    // a part that names other cards or players tells of the game
    if (
      rest
        .slice(0, last)
        .some(it => it.kind === 'card' || (it.kind === 'who' && !it.whose && /^(?:i|me)$/iu.test(it.text)))
    )
      continue;
    fillRange(result, i, i + last);
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

function endsQuotation(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'stop' || token?.kind === 'ask') return true;
  return token?.kind === 'small' && (token.word === 'comma' || (token.word === 'and' && isOwnedName(tokens, i + 1)));
}

/** The wording "and his Y says …": another card, of which something else is told. */
function isOwnedName(tokens: readonly Token[], i: number): boolean {
  const [owner, name] = [tokens[i], tokens[i + 1]];
  return owner?.kind === 'who' && owner.whose && name?.kind === 'card';
}
/** The tokens with what stands in quotation marks right after a card as filler, where it names none: 'X ("can't pay life")'. */
function withoutQuotations(tokens: readonly Token[], text: string): Token[] {
  const result = [...tokens];
  if (!QUOTED.test(text)) return result;
  for (const quotation of text.matchAll(new RegExp(QUOTED, 'gu'))) {
    const [from, to] = [quotation.index, quotation.index + quotation[0].length];
    const first = tokens.findIndex(it => it.at >= from);
    const end = tokens.findIndex(it => it.at >= to);
    const last = end < 0 ? tokens.length : end;
    const isAfterCard = first > 0 && tokens[first - 1]?.kind === 'card';
    if (isAfterCard && !tokens.slice(first, last).some(it => it.kind === 'card')) fillRange(result, first, last);
    const speaker = speakerBefore(tokens, first);
    if (speaker !== undefined && !tokens.slice(first, last).some(isTelling)) fillRange(result, speaker, last);
  }
  return result;
}

/** The place of the player of whom a sentence of some other one says that he "goes" or "is like" what is quoted from a place on. */
function speakerBefore(tokens: readonly Token[], first: number): number | undefined {
  if (first < 2 || !SPEAKS.test(tokens[first - 1]?.text ?? '')) return undefined;
  const at = tokens[first - 2]?.kind === 'be' ? first - 3 : first - 2;
  const player = tokens[at];
  const isTold = isBefore(tokens, first, it => it.kind === 'verb' && it.action === 'enters');
  return player?.kind === 'who' && !player.whose && isTold ? at : undefined;
}

const SPEAKS = /^(?:goes|went|like|says|said|claims|claimed|replies|replied|argues|argued|insists|yells|answers)$/iu;

function isTelling({ kind }: Token): boolean {
  return kind === 'card' || kind === 'verb' || kind === 'have' || kind === 'fact';
}

/** A quotation of a few words, mostly in parentheses. */
const QUOTED = /\(?["“][^"“”]{3,60}["”]\)?/u;

/** Whether a card, or "which" and "it" after one, is what says so. */
function isOfCard(tokens: readonly Token[], i: number): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  if (before?.kind === 'card') return true;
  return (
    before?.kind === 'small' && ['that', 'it'].includes(before.word) && isBefore(tokens, i, it => it.kind === 'card')
  );
}
