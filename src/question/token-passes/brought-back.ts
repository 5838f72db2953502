// Verbs of bringing back with a name between their words: "a spell brings X back out of my graveyard".
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with each such verb as that of returning, and a spell or an effect that is not named as the player. */
export function withBroughtBack(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => BACK.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => broughtAt(tokens, i));
}

const BACK = /^back$/iu;
const BRINGS = /^(?:brings?|bringing|brought|gets?|getting|got)$/iu;
const SOMETHING = /^(?:spell|effect|something|ability|card)$/iu;

function broughtAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [article, cause] = tokens.slice(i, i + 2);
  const isOne = article?.kind === 'number' && SOMETHING.test(cause?.text ?? '');
  const at = isOne ? i + 2 : SOMETHING.test(article?.text ?? '') && article?.kind !== 'card' ? i + 1 : i;
  const verb = tokens[at];
  if (verb === undefined || verb.kind === 'card' || !BRINGS.test(verb.text)) return undefined;
  const back = tokens.findIndex((it, n) => n > at + 1 && n < at + 5 && BACK.test(it.text));
  const named = tokens.slice(at + 1, Math.max(at + 1, back));
  const isNamed = named.at(-1)?.kind === 'card' || named.at(-1)?.kind === 'noun';
  const isPlain = named.slice(0, -1).every(it => it.kind === 'number' || (it.kind === 'who' && it.whose));
  if (back < 0 || !isNamed || !isPlain) return undefined;
  const zone = tokens[back + 1];
  // "do they get X back": it may come from anywhere
  if (!/^br/iu.test(verb.text) && zone?.kind !== 'zone') return undefined;
  const player: readonly Token[] =
    at === i || zone?.kind !== 'zone'
      ? []
      : [{ kind: 'who', who: zone.who ?? 'you', whose: false, ...plainPart(verb) }];
  if (at > i && player.length === 0) return undefined;
  const returns: Token = { kind: 'verb', action: 'returns', voice: 'active', zone: 'graveyard', ...plainPart(verb) };
  return { tokens: [...player, returns, ...named], to: back + 1 };
}
