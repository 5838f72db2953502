// Permanents told to be put into a graveyard, or thrown away, with their name between the words: "I put the Bears in the graveyard".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const PUTS = /^(?:put|puts|putting|dump|dumps|dumped|toss|tosses|tossed|throw|throws|threw|chuck|chucks)$/iu;
const THROWS = /^(?:toss|tosses|tossed|throw|throws|threw|chuck|chucks|chucked)$/iu;

/** The tokens with "Tokens don't go to the graveyard" as no event: what does not happen. */
export function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'dies') || !anyOfKind(tokens, 'about')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [kind, not, verb] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    const isDenied = kind?.kind === 'about' && not?.kind === 'small' && not.word === 'not';
    if (!isDenied || verb?.kind !== 'verb' || !/^go(?:es)? /iu.test(verb.text)) return undefined;
    return { tokens: [not, asFiller(verb)], to: i + 2 };
  });
}

/** The tokens with each permanent that was named before as dying, and with what is thrown away as discarded. */
export function withPutInYards(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'put', 'puts', 'putting', 'dump', 'dumps', 'dumped', ...THROWN)) return tokens;
  return withRunsReplaced(tokens, i => putAt(tokens, i) ?? thrownAt(tokens, i));
}

const THROWN: readonly string[] = [
  'toss',
  'tosses',
  'tossed',
  'throw',
  'throws',
  'threw',
  'chuck',
  'chucks',
  'chucked',
];

/** The words for what is put, and the place behind them. */
function objectAfter(tokens: readonly Token[], i: number): { readonly at: number; readonly object: Token } | undefined {
  const lead = tokens[i];
  const isLead = lead?.kind === 'filler' || (lead?.kind === 'who' && lead.whose);
  const at = isLead ? i + 1 : i;
  const object = tokens[at];
  return object?.kind === 'card' || object?.kind === 'noun' || (object?.kind === 'small' && object.word === 'it')
    ? { at, object }
    : undefined;
}

function putAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !PUTS.test(verb.text)) return undefined;
  const found = objectAfter(tokens, i + 1);
  const zone = found === undefined ? undefined : tokens[found.at + 1];
  if (found === undefined || zone?.kind !== 'zone' || zone.zone !== 'graveyard' || zone.from) return undefined;
  const end = tokens[found.at + 2];
  const ends =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and', 'then'].includes(end.word));
  if (!ends || !wasThere(tokens, i, found.object)) return undefined;
  const dies: Token = { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(zone) };
  return { tokens: [...tokens.slice(i + 1, found.at + 1), dies], to: found.at + 2 };
}

/** Whether it was named before: what is named for the first time comes from where the spell finds it. */
function wasThere(tokens: readonly Token[], i: number, object: Token): boolean {
  if (object.kind !== 'card') return tokens.slice(0, i).some(it => it.kind === 'card');
  return tokens.some((it, n) => n < i && it.kind === 'card' && it.names[0] === object.names[0]);
}

function thrownAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !THROWS.test(verb.text)) return undefined;
  const found = objectAfter(tokens, i + 1);
  const away = found === undefined ? undefined : tokens[found.at + 1];
  if (found === undefined || away === undefined || away.kind === 'card' || !/^away$/iu.test(away.text))
    return undefined;
  // what is on the battlefield is not discarded, and whether it is sacrificed was not said
  if (wasThere(tokens, i, found.object)) return { tokens: [{ kind: 'unknown', ...plainPart(verb) }], to: found.at + 2 };
  const discards: Token = { kind: 'verb', action: 'discards', voice: 'active', ...plainPart(verb) };
  return { tokens: [discards, ...tokens.slice(i + 1, found.at + 1)], to: found.at + 2 };
}
