// Vehicles that are crewed, Mounts that are saddled and Spacecraft that are stationed (702.122a, 702.171a, 702.184a): "I crew X with Y".

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart } from '../../tokens/token-parts.ts';

const CREWING = ['crew', 'saddle', 'station'].flatMap(it => [it, `${it}s`, `${it}ing`, `${it}d`]);
const CREWS = /^(crew|saddle|station)(?:s|ing|d)?$/iu;

/** The tokens with such a word before the name of what has the keyword as a verb of that activation. */
export function withCrews(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...CREWING)) return tokens;
  let crewed: Token | undefined;
  const read = tokens.map((token, i): Token => {
    const [, keyword = ''] = CREWS.exec(token.text) ?? [];
    if (keyword === '' || token.kind === 'verb' || token.kind === 'state' || token.kind === 'card') return token;
    const ability = keyword.toLowerCase();
    const named = namedNext(tokens, i);
    const known = named?.kind === 'card' ? cards.named(named.names[0] ?? '') : undefined;
    if (known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === ability) !== true) return token;
    crewed = named;
    return { kind: 'verb', action: 'activates', voice: 'active', ability, ...plainPart(token) };
  });
  const vehicle = crewed;
  return vehicle === undefined ? read : read.flatMap((it, i) => attackOf(read, i, vehicle) ?? [it]);
}

/** The name that a verb is about, past articles and owners. */
function namedNext(tokens: readonly Token[], i: number): Token | undefined {
  return tokens
    .slice(i + 1, i + 5)
    .find(it => !(it.kind === 'filler' || (it.kind === 'who' && it.whose) || (it.kind === 'number' && it.article)));
}

/** The wording "crew X with Y and attack": what was crewed attacks. */
function attackOf(tokens: readonly Token[], i: number, vehicle: Token): readonly Token[] | undefined {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const joins = before?.kind === 'small' && ['and', 'then', 'comma'].includes(before.word);
  const ends = next === undefined || next.kind === 'stop' || isComma(next);
  if (token?.kind !== 'unjudged' || !joins || !ends || !/^(?:attack|swing)s?$/iu.test(token.text)) return undefined;
  const { at, end } = token;
  if (vehicle.at > at) return undefined;
  return [
    { kind: 'verb', action: 'attacks', voice: 'active', ...plainPart(token) },
    { ...vehicle, at: end, end },
  ];
}
