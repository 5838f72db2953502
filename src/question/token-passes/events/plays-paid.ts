// Plays told by what is paid for them, or as being run out: "Paid for Thragtusk.", "six mana for Ballista with X=3", "I run it out there".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';
import { casting, endsClause } from './plays-told.ts';

/** The tokens with each such play as the verb of casting, before what is cast and its X. */
export function withPlaysPaid(tokens: readonly Token[]): readonly Token[] {
  const isRun = anyWord(tokens, 'out') && anyWord(tokens, ...RUNS);
  if (!isRun && !anyWord(tokens, ...PAYS)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      (isRun ? ranOut(tokens, i) : undefined) ?? paidFor(tokens, i) ?? manaPaidFor(tokens, i) ?? paidWithX(tokens, i),
  );
}

const PAYS: readonly string[] = ['pay', 'pays', 'paid', 'paying', 'spend', 'spends', 'spent', 'spending'];
const RUNS: readonly string[] = ['run', 'runs', 'running', 'ran', 'toss', 'throw'];

/** The wordings "I run it out there", "I run Mulldrifter out": it is cast. */
function ranOut(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [runs, object, out] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (runs === undefined || runs.kind === 'card' || !RUNS.includes(runs.text.toLowerCase())) return undefined;
  const isOut = out?.kind === 'there' && out.who === undefined && /^out\b/iu.test(out.text);
  const isPronoun = object !== undefined && /^(?:it|him|her|that)$/iu.test(object.text);
  if (!isOut || object === undefined || !(isPronoun || object.kind === 'card')) return undefined;
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(object), text: 'it' };
  return { tokens: [casting(runs), isPronoun ? pronoun : object], to: i + 3 };
}

/** The wording "I pay six mana for X with X=3": it is cast with that X, of which the mana is the sum. */
function manaPaidFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pays, number, mana, lead, name, x] = [
    tokens[i],
    tokens[i + 1],
    tokens[i + 2],
    tokens[i + 3],
    tokens[i + 4],
    tokens[i + 5],
  ];
  if (pays === undefined || pays.kind === 'card' || !PAYS.includes(pays.text.toLowerCase())) return undefined;
  const isMana = number?.kind === 'number' && /^mana$/iu.test(mana?.text ?? '');
  const isFor = lead?.kind === 'small' && ['for', 'on', 'into'].includes(lead.word);
  if (!isMana || !isFor || name?.kind !== 'card' || x?.kind !== 'x') return undefined;
  return { tokens: [casting(pays), name, x], to: i + 6 };
}
/** The wording "I pay for X": it is cast. */
function paidFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pays, lead, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (pays === undefined || pays.kind === 'card' || !PAYS.includes(pays.text.toLowerCase())) return undefined;
  if (lead?.kind !== 'small' || lead.word !== 'for' || name?.kind !== 'card' || !endsClause(tokens[i + 3]))
    return undefined;
  return { tokens: [casting(pays), name], to: i + 3 };
}

/** The wording "I'm paying X=3 for Y": it is cast with that X. */
function paidWithX(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, pays, x, lead, owner] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const at =
    owner?.kind === 'filler' || owner?.kind === 'number' || (owner?.kind === 'who' && owner.whose) ? i + 4 : i + 3;
  const name = tokens[at];
  const isPaying = pays?.kind !== 'card' && PAYS.includes(pays?.text.toLowerCase() ?? '');
  const isFor = lead?.kind === 'small' && ['for', 'into', 'on'].includes(lead.word);
  const isNamed = name?.kind === 'card' || (name?.kind === 'small' && name.word === 'it');
  if (pays === undefined || !isPaying || x?.kind !== 'x' || !isFor || !isNamed) return undefined;
  const isPlayers = (player?.kind === 'who' && !player.whose) || player?.kind === 'small' || player?.kind === 'filler';
  return isPlayers ? { tokens: [casting(pays), ...tokens.slice(i + 3, at), name, x], to: at + 1 } : undefined;
}
