// Verbs that are the name of a card, as the subject of another verb: "can clone copy their Angel", "does murder kill it".
import { capitalized } from '../../../kit/strings.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb, between a word that asks and the verb of what is asked, as the card. */
export function withVerbsAsNames(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'ask') || !anyOfKind(tokens, 'verb')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [ask, verb] = [tokens[i - 1], tokens[i]];
    if (ask?.kind !== 'ask' || !/^(?:can|could|will|would|does|did)$/iu.test(ask.text)) return undefined;
    if (verb?.kind !== 'verb' || verb.voice !== 'active' || !/^\p{L}+$/u.test(verb.text)) return undefined;
    const next = tokens[tokens[i + 1]?.kind === 'filler' ? i + 2 : i + 1];
    const name = capitalized(verb.text.toLowerCase());
    if (next?.kind !== 'verb' || next.voice !== 'active' || cards.named(name) === undefined) return undefined;
    return {
      tokens: [{ kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(verb) }],
      to: i + 1,
    };
  });
}
