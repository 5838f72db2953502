// Artifact tokens that somebody gets rid of: "I chuck a Treasure", "he uses up two Foods". Such a token is sacrificed.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb as one of sacrificing (701.21). */
export function withTokensGottenRidOf(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'noun')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [who, verb] = [tokens[i - 1], tokens[i]];
    if (who?.kind !== 'who' || who.whose || verb === undefined || !RIDDING.test(verb.text)) return undefined;
    const particle = /^(?:up|off|with|away|of)$/iu.test(tokens[i + 1]?.text ?? '') ? 1 : 0;
    const lead = i + 1 + particle;
    const isLed = tokens[lead]?.kind === 'number' || tokens[lead]?.kind === 'who';
    const at = isLed ? lead + 1 : lead;
    const [object, next] = [tokens[at], tokens[at + 1]];
    const isToken = object?.kind === 'noun' && typeof object.noun.token === 'string';
    // "I throw a Food to the Oven" is of the one it is thrown to
    const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && ENDING.test(next.word));
    if (!isToken || !ends) return undefined;
    const sacrifices: Token = { kind: 'verb', action: 'sacrifices', voice: 'active', ...plainPart(verb) };
    return { tokens: [sacrifices, ...tokens.slice(lead, at + 1)], to: at + 1 };
  });
}

const ENDING = /^(?:comma|and|then|colon|with)$/u;
const RIDDING =
  /^(?:chuck|toss|toss away|throw away|give|give up|part|bin|use|use up|burn|blow|spend|scrap|get rid of|kill off|trash|eat|feed|dump|munch|consume|ditch|expend|waste)(?:s|es)?$/iu;
