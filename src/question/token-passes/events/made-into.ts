// Effects told by what they make of something: "Oko makes an elk out of my Walking Ballista".

import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb and the type it makes, which the text of the card speaks of, as the verb of an effect on what follows. */
export function withMadeInto(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => OUT_OF.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [maker, verb, article, type, lead] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    if (maker?.kind !== 'card' || verb === undefined || !/^(?:makes?|made|making)$/iu.test(verb.text)) return undefined;
    const isOne = article?.kind === 'number' && article.article && type !== undefined && OUT_OF.test(lead?.text ?? '');
    const kind = isOne ? creatureType(type.text.toLowerCase()) : undefined;
    const [name = ''] = maker.names;
    if (kind === undefined || cards.named(name)?.says.names(kind) !== true) return undefined;
    return {
      tokens: [maker, { kind: 'verb', action: 'affects', voice: 'active', card: name, ...plainPart(verb) }],
      to: i + 5,
    };
  });
}

const OUT_OF = /^(?:out of|of|outta)$/iu;
