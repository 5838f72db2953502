// Objects named after what happens to them: "my creature dies: Young Wolf", "a creature enters: Serra Angel".
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such creature in place of the word for its kind. */
export function withNamedAfterVerbs(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'colon') || !anyOfKind(tokens, 'noun')) return tokens;
  return withRunsReplaced(tokens, (i): RunReplacement | undefined => {
    const [kind, verb, colon, name] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (kind?.kind !== 'noun' || kind.noun.said !== 'creature' || verb?.kind !== 'verb' || verb.voice === 'active')
      return undefined;
    if (colon?.kind !== 'small' || colon.word !== 'colon' || name?.kind !== 'card') return undefined;
    if (cardKnown(cards, name)?.creature !== true) return undefined;
    // "…: Young Wolf, with two counters"
    const at = isComma(tokens[i + 4]) ? i + 5 : i + 4;
    const lead = tokens[at];
    const told = [tokens[at + 1], tokens[at + 2]];
    const number = told.find(it => it?.kind === 'number');
    const counters = told.find(it => it?.kind === 'counters');
    const isWith = lead?.kind === 'small' && lead.word === 'with';
    if (isWith && number !== undefined && counters !== undefined) {
      const place = plainPart(lead);
      const having: readonly Token[] = [
        { kind: 'stop', hard: false, ...place },
        { kind: 'small', word: 'it', ...place, text: 'it' },
        { kind: 'have', ...place, text: 'has' },
      ];
      return { tokens: [name, verb, ...having, number, counters], to: at + 3 };
    }
    return { tokens: [name, verb], to: i + 4 };
  });
}
