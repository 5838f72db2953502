// Short names of cards that were named in full: "Terror of the Peaks … does Terror trigger", though there is a card Terror too.
import type { Token } from '../../tokens/question-token.ts';
import { isPointing, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

type Named = Extract<Token, { kind: 'card' }>;

/** The tokens with each card that is called by the first words of one named in full before it, and is not cast, as that one. */
export function withShortNamesAgain(tokens: readonly Token[]): readonly Token[] {
  const plain = withPluralNames(tokens);
  const named = plain.filter((it): it is Named => it.kind === 'card' && it.names.length === 1);
  return named.length < 2 ? plain : withFirstWords(plain, named);
}

/** The tokens with "the Elves" as the one card before it whose name ends so, "Wood Elves", and not as one of that type. */
function withPluralNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'noun' && it.noun.plural)) return tokens;
  return withRunsReplaced(tokens, i => {
    const [the, noun] = [tokens[i - 1], tokens[i]];
    if (noun?.kind !== 'noun' || !noun.noun.plural || !isPointing(the)) return undefined;
    const ends = ` ${noun.text.toLowerCase()}`;
    const named = tokens.filter(
      (it): it is Named => it.kind === 'card' && it.at < noun.at && it.names[0]?.toLowerCase().endsWith(ends) === true,
    );
    const [only, ...others] = new Set(named.map(it => it.names[0] ?? ''));
    if (only === undefined || others.length > 0) return undefined;
    return {
      tokens: [{ kind: 'card', names: [only], loose: true, open: false, plural: false, ...plainPart(noun) }],
      to: i + 1,
    };
  });
}

function withFirstWords(tokens: readonly Token[], named: readonly Named[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    const [name = '', ...others] = token?.kind === 'card' ? token.names : [];
    if (token?.kind !== 'card' || name === '' || others.length > 0) return undefined;
    const whole = named.find(it => it.at < token.at && it.names[0]?.startsWith(`${name} `) === true && !it.loose);
    const isCast =
      before?.kind === 'verb' ||
      before?.kind === 'number' ||
      /^(?:on|into|and|with|both|or)$/iu.test(before?.text ?? '');
    const isAimed = after?.kind === 'small' && after.word === 'on';
    if (whole === undefined || isCast || isAimed || BASIC.test(name)) return undefined;
    return { tokens: [{ ...token, names: whole.names }], to: i + 1 };
  });
}

const BASIC = /^(?:Plains|Island|Swamp|Mountain|Forest|Wastes)$/u;
