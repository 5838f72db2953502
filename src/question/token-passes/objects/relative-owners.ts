// Permanents told with who played them, and how: "the Invasion I played last turn", "a face-down Exalted Angel they morphed".

import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as that player's, and face down where they say how it came to be so (708.2). */
export function withRelativeOwners(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => isBy(it) || EARLIER.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => ownedAt(tokens, i));
}

function isBy(token: Token | undefined): boolean {
  return (token?.kind === 'verb' && token.action === 'enters' && token.voice === 'active') || isFaceDown(token);
}

function isFaceDown(token: Token | undefined): boolean {
  return token?.kind === 'state' && token.patch.faceDown !== undefined;
}

function ownedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  let at = i;
  const first = tokens[at];
  const isLead = (first?.kind === 'number' && first.article) || /^(?:the|that|this)$/iu.test(first?.text ?? '');
  if (isLead) at += 1;
  const state = isFaceDown(tokens[at]) ? tokens[at] : undefined;
  if (state !== undefined) at += 1;
  const name = tokens[at];
  if (name?.kind !== 'card' || !(isLead || state !== undefined)) return undefined;
  if (tokens[at + 1]?.kind === 'small' && /^(?:that|which)$/iu.test(tokens[at + 1]?.text ?? '')) at += 1;
  if (tokens[at + 1]?.text.toLowerCase() === 'that') at += 1;
  const [player, verb] = [tokens[at + 1], tokens[at + 2]];
  // "the Invasion that I put down last turn"
  if (player?.kind === 'there' && player.who !== undefined && EARLIER.test(verb?.text ?? ''))
    return { tokens: [{ kind: 'who', who: player.who, whose: true, ...plainPart(player) }, name], to: at + 3 };
  if (player?.kind !== 'who' || player.whose || player.each === true || verb === undefined) return undefined;
  const owner: Token = { ...player, whose: true };
  if (verb.kind === 'state' && isFaceDown(verb)) return { tokens: [owner, verb, name], to: at + 3 };
  const when = tokens[at + 3];
  if (!isBy(verb) || when === undefined || !EARLIER.test(when.text)) return undefined;
  const told = state === undefined ? [] : [state];
  return { tokens: [owner, ...told, { ...name, ...plainPart(name) }], to: at + 4 };
}

const EARLIER =
  /^(?:last turn|(?:on |in )?(?:a|one|two|three|\d) turns? (?:ago|earlier|before)|the turn before|on (?:my|his|her|their) last turn|before|previously|already|ages ago|a while ago)$/iu;
