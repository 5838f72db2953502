// Land drops in several words: "my drop's gonna be X", "land drop is a Mountain", "say a Plains is my drop".
import type { Cards } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type VerbToken = Extract<Token, { kind: 'verb' }>;

/** The tokens with the owner, "land" and "drop" as one word beside "is" and a land, and a basic land before it as a card. */
export function withDropsJoined(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'drop', 'drops') || !anyOfKind(tokens, 'be', 'verb')) return tokens;
  return withRunsReplaced(
    tokens,
    i => joinedAt(tokens, i, cards) ?? landIsDrop(tokens, i, cards) ?? bareDrop(tokens, i, cards),
  );
}

interface DropWords {
  readonly verb: VerbToken;
  readonly to: number;
}

/** The words of a land drop that begin at a place, as one. */
function dropWords(tokens: readonly Token[], i: number): DropWords | undefined {
  const lead = tokens[i];
  const whole = lead?.kind === 'verb' && WHOLE.test(lead.text) ? lead : undefined;
  if (whole !== undefined) return { verb: whole, to: i + 1 };
  const isOwner = lead?.kind === 'who' && lead.whose;
  const isLed = isOwner || /^the$/iu.test(lead?.text ?? '');
  const land = tokens[isLed ? i + 1 : i];
  const isLand = land?.kind === 'noun' && land.noun.said === 'land';
  const at = (isLed ? i + 1 : i) + (isLand ? 1 : 0);
  const drop = tokens[at];
  if (lead === undefined || !(isLed || isLand) || drop?.kind !== 'verb' || !DROP.test(drop.text)) return undefined;
  const owner = isOwner && lead.who === 'opponent' ? 'their' : 'my';
  return { verb: { ...drop, voice: 'middle', at: lead.at, text: `${owner} land drop` }, to: at + 1 };
}

const DROP = /^drop(?:['’]?s)?$/iu;
const WHOLE = /^(?:my|our|the|his|her|their) land drop$/iu;

/** The words of a land drop before "is" and a land: "my drop is X"; the contracted "is" is one of its own. */
function joinedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const words = dropWords(tokens, i);
  if (words === undefined) return undefined;
  const { verb, to } = words;
  const isContracted = /s$/iu.test(tokens[to - 1]?.text ?? '');
  const at = isToBe(tokens, to, isContracted);
  if (at === undefined || landFrom(tokens, at, cards) === undefined) return undefined;
  const place = { ...plainPart(verb), text: 'is' };
  return { tokens: [verb, { kind: 'be', ...place }], to: at };
}

/** The place after "is", "will be", "is going to be"; undefined where nothing of the kind stands there. */
function isToBe(tokens: readonly Token[], i: number, isBegun: boolean): number | undefined {
  let at = i;
  let isBe = isBegun;
  for (let next = tokens[at]; next !== undefined; next = tokens[at]) {
    if (next.kind === 'be') isBe = true;
    else if (!TO_BE.test(next.text)) break;
    at += 1;
  }
  return isBe ? at : undefined;
}

const TO_BE = /^(?:will|would|gonna|going to|just|probably|today)$/iu;

/** The land that stands at a place, past its article. */
function landFrom(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const article = tokens[i];
  const isLed = (article?.kind === 'number' && article.article) || article?.kind === 'filler';
  const land = isLed ? tokens[i + 1] : article;
  if (land?.kind === 'card') return cards.named(land.names[0] ?? '')?.land === true ? land : undefined;
  return land && asBasicLand(land);
}

/** The wording "a Plains is my drop": the land is played. */
function landIsDrop(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const land = landFrom(tokens, i, cards);
  if (land === undefined || tokens[i - 1]?.kind === 'be') return undefined;
  const first = tokens[i]?.kind === 'number' ? i + 2 : i + 1;
  const at = isToBe(tokens, first, false);
  const words = at === undefined ? undefined : dropWords(tokens, at);
  if (words === undefined || !ends(tokens[words.to])) return undefined;
  const who = /^their/iu.test(words.verb.text) ? 'opponent' : 'you';
  const place = { ...plainPart(land), text: '', end: land.at };
  return {
    tokens: [{ kind: 'who', who, whose: false, ...place }, { ...words.verb, voice: 'active', ...place }, land],
    to: words.to,
  };
}

/** The wording "X + Temple, both mine. land drop, …": the one land that was named, and not as being there, is played. */
function bareDrop(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, land, drop] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (land?.kind !== 'noun' || land.noun.said !== 'land' || before?.kind !== 'stop') return undefined;
  if (drop?.kind !== 'verb' || !DROP.test(drop.text) || !ends(tokens[i + 2])) return undefined;
  const told = tokens.slice(0, i);
  if (told.some(it => ['have', 'there', 'verb'].includes(it.kind))) return undefined;
  const [named, ...others] = told.filter(it => it.kind === 'card' && cards.named(it.names[0] ?? '')?.land === true);
  if (named === undefined || others.length > 0) return undefined;
  const place = { ...plainPart(land), text: '', end: land.at };
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place },
      { ...drop, voice: 'active', ...place },
      { ...named, ...plainPart(land) },
    ],
    to: i + 2,
  };
}

/** Whether a token ends a clause. */
function ends(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'filler') return true;
  return token.kind === 'small' && ['comma', 'colon', 'with', 'and', 'then', 'if'].includes(token.word);
}
