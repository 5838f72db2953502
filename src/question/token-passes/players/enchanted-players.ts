// Players who are told to be enchanted: "they enchanted me with X", "my opponent is cursed with my X" (303.4).
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such words as a card that is cast on a player, or that is on one. */
export function withEnchantedPlayers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...DONE)) return tokens;
  const enchantsPlayer = (token: Token | undefined): boolean =>
    token?.kind === 'card' && cardKnown(cards, token)?.says.has('enchant player') === true;
  return withRunsReplaced(tokens, i => {
    const found = castAt(tokens, i) ?? wornAt(tokens, i);
    return found !== undefined && enchantsPlayer(found.aura) ? found.run : undefined;
  });
}

const DONE: readonly string[] = ['enchant', 'curse', 'hex'].flatMap(it =>
  ['', 's', 'es', 'ed', 'd'].map(end => it + end),
);

const DONE_WITH = /^(?:is |are |am )?(?:enchanted|cursed|hexed) (?:with|by)$/iu;

interface Found {
  readonly aura: Token | undefined;
  readonly run: RunReplacement;
}

/** The wording "enchanted me with X", after whoever does it. */
function castAt(tokens: readonly Token[], i: number): Found | undefined {
  const [verb, player, joint, aura] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb === undefined || verb.kind === 'card' || !DONE.includes(verb.text.toLowerCase())) return undefined;
  if (player?.kind !== 'who' || player.whose || !isWith(joint) || aura === undefined) return undefined;
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) };
  return { aura, run: { tokens: [cast, aura, ...onPlayer(player, aura)], to: i + 4 } };
}

/** The wordings "my opponent is cursed with my X", "I'm cursed with their X". */
function wornAt(tokens: readonly Token[], i: number): Found | undefined {
  const player = tokens[i];
  if (player?.kind !== 'who' || player.whose) return undefined;
  const isNext = /(?:['’]?m|['’]re)$/iu.test(player.text) || /^(?:is|are|am) /iu.test(tokens[i + 1]?.text ?? '');
  const said = tokens[i + 1]?.kind === 'be' ? i + 2 : isNext ? i + 1 : undefined;
  // "I'm the one enchanted by X"
  const isTheOne =
    said !== undefined && /^the$/iu.test(tokens[said]?.text ?? '') && /^one$/iu.test(tokens[said + 1]?.text ?? '');
  const verb = isTheOne ? said + 2 : said;
  const isOne = verb !== undefined && DONE_WITH.test(tokens[verb]?.text ?? '');
  const joint = verb === undefined ? undefined : tokens[verb + 1];
  if (verb === undefined || !(isOne || (DONE.includes(tokens[verb]?.text.toLowerCase() ?? '') && isWith(joint))))
    return undefined;
  const from = isOne ? verb + 1 : verb + 2;
  const owner = tokens[from];
  const at = owner?.kind === 'who' && owner.whose ? from + 1 : from;
  const aura = tokens[at];
  if (aura === undefined) return undefined;
  return { aura, run: { tokens: [...tokens.slice(from, at + 1), ...onPlayer(player, aura)], to: at + 1 } };
}

/** The words "on" and the player, behind an Aura. */
function onPlayer(player: Token, { end }: Token): readonly Token[] {
  return [
    { kind: 'small', word: 'on', text: 'on', at: end, end },
    { ...player, at: end, end },
  ];
}

function isWith(token: Token | undefined): token is Token {
  return token?.kind === 'small' && ['with', 'by', 'under'].includes(token.word);
}
