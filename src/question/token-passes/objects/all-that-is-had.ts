// Lists of what else somebody has, told of as a whole: "only other thing I've got is two Plains", "all they have out is a Bear".
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such beginning of a list as "my board is", or as "my hand is" where the hand is named. */
export function withAllThatIsHad(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'be') || !anyWord(tokens, 'only', 'all', 'everything', 'rest')) return tokens;
  return withRunsReplaced(tokens, i => wholeAt(tokens, i));
}

const WHOLE = /^(?:(?:the |my )?only(?: other)?|all|everything|the rest|rest)$/iu;
const THING = /^(?:other )?(?:things?|stuff|lands?|cards?|permanents?|creatures?|ones?|board)$/iu;

function wholeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || lead.kind === 'card' || !WHOLE.test(lead.text)) return undefined;
  const isAll = /^(?:all|everything)$/iu.test(lead.text);
  let at = i + 1;
  while (/^(?:other|else|that|of)$/iu.test(tokens[at]?.text ?? '')) at++;
  const thing = tokens[at];
  if (thing !== undefined && thing.kind !== 'card' && THING.test(thing.text)) at++;
  else if (!isAll) return undefined;
  if (/^(?:else|that)$/iu.test(tokens[at]?.text ?? '')) at++;
  const holder = holderAt(tokens, i, at);
  if (holder === undefined) return undefined;
  const place = tokens[holder.to];
  const isPlaced = place?.kind === 'there' || (place?.kind === 'zone' && !place.from && place.holds !== true);
  const verb = isPlaced ? holder.to + 1 : holder.to;
  const be = tokens[verb];
  const list = listFrom(tokens, verb + 1);
  if (be?.kind !== 'be' || !list.some(it => it.kind === 'card' || it.kind === 'noun')) return undefined;
  const zone = place?.kind === 'zone' ? place.zone : 'battlefield';
  const held: Token = { kind: 'zone', zone, from: false, who: holder.who, holds: true, ...plainPart(be) };
  return { tokens: [held, ...list], to: verb + 1 + list.length };
}

/** The list of names at a place, where the words for basic lands are names of those: "a Plains and two Islands". */
function listFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const list: Token[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    const land = token && asBasicLand(token);
    const isPart = token !== undefined && (OF_LISTS.includes(token.kind) || isListSign(token));
    if (token === undefined || !(isPart || (token.kind === 'who' && token.whose) || land !== undefined)) break;
    list.push(land ?? token);
  }
  return list;
}

const OF_LISTS: readonly Token['kind'][] = ['card', 'noun', 'number', 'state', 'filler'];

/** The player at a place who has it, "they control", or before the words for it, "my only other land"; and the place after. */
function holderAt(
  tokens: readonly Token[],
  from: number,
  at: number,
): { readonly who: Side; readonly to: number } | undefined {
  const [owner, player, have] = [tokens[from - 1], tokens[at], tokens[at + 1]];
  // "all I had in play was …"
  if (player?.kind === 'there' && /^i (?:have|had|put)\b/iu.test(player.text)) return { who: 'you', to: at };
  if (player?.kind === 'who' && !player.whose && have?.kind === 'have') return { who: player.who, to: at + 2 };
  if (owner?.kind === 'who' && owner.whose) return { who: owner.who, to: at };
  return /^my\b/iu.test(tokens[from]?.text ?? '') ? { who: 'you', to: at } : undefined;
}
