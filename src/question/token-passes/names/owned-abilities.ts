// Abilities named as what does something: "Young Pyromancer's ability makes a token" is said of the creature itself.
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

/** Words that those for abilities, their causes and their owners have. */
const WORDS: readonly string[] =
  'ability abilities trigger triggers effect effects etb its attack swing activation'.split(' ');

const ABILITY = /^(?:abilit(?:y|ies)|(?:etb |cast |death )?triggers?|effects?|etb|etb ability)$/iu;

/** The tokens without the word for an ability between whose it is and what it does, without "its" before what it makes, and without the word for the deed that something comes of. */
export function withoutOwnedAbilities(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...WORDS)) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined) return undefined;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const possessive = before?.kind === 'card' && /['’]s?$/u.test(before.text);
    const does = next?.kind === 'verb' && next.voice === 'active' && OF_ABILITIES.includes(next.action);
    const made =
      before?.kind === 'verb' && before.action === 'creates' && ['noun', 'number', 'about'].includes(next?.kind ?? '');
    const isOfCause = CAUSE.test(token.text) && before?.kind === 'card' && isCauseAt(tokens, i - 1);
    const left = isOfCause || (ABILITY.test(token.text) && possessive && does) || (/^its$/iu.test(token.text) && made);
    return left ? { tokens: [asFiller(token)], to: i + 1 } : undefined;
  });
}

const CAUSE = /^(?:attack|swing|attack trigger|combat trigger|activation)$/iu;

/** Whether the card at an index is what something is from: "X off a Zur attack". */
function isCauseAt(tokens: readonly Token[], i: number): boolean {
  const lead = lastBefore(
    tokens,
    i,
    it => it.kind !== 'filler' && !(it.kind === 'number' && it.article) && !(it.kind === 'who' && it.whose),
  );
  return lead?.kind === 'small' && ['off', 'from', 'by'].includes(lead.word);
}

/** Actions of an ability that a sentence says of its source. */
const OF_ABILITIES: readonly string[] = ['creates', 'deals', 'hits', 'draws', 'mills', 'exiles', 'destroys'];
