// Abilities named as what does something: "Young Pyromancer's ability makes a token" is said of the creature itself.
import type { Token } from '../tokens/question-token.ts';
import { asFiller } from '../tokens/token-parts.ts';

const ABILITY = /^(?:abilit(?:y|ies)|(?:etb |cast |death )?triggers?|effects?|etb|etb ability)$/iu;

/** The tokens without the word for an ability between whose it is and what it does, and without "its" before what it makes. */
export function withoutOwnedAbilities(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i): Token => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const possessive = before?.kind === 'card' && /['’]s?$/u.test(before.text);
    const does = next?.kind === 'verb' && next.voice === 'active' && OF_ABILITIES.includes(next.action);
    const made =
      before?.kind === 'verb' && before.action === 'creates' && ['noun', 'number', 'about'].includes(next?.kind ?? '');
    const left = (ABILITY.test(token.text) && possessive && does) || (/^its$/iu.test(token.text) && made);
    return left ? asFiller(token) : token;
  });
}

/** Actions of an ability that a sentence says of its source. */
const OF_ABILITIES: readonly string[] = ['creates', 'deals', 'hits', 'draws', 'mills', 'exiles', 'destroys'];
