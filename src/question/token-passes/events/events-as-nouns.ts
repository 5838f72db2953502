// Events named by a noun: "one Treasure, X is mine", "do I get a Treasure off my opponent's draw", "do I drain off my Bear's death".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such event, after "off", "from" or "for", as a clause of its own. */
export function withEventsAsNouns(typed: readonly Token[]): readonly Token[] {
  const tokens = withTokensFirst(typed);
  if (!anyWord(tokens, 'draw', 'draws', 'death', 'deaths') || !anyWord(tokens, ...LEADS)) return tokens;
  if (!tokens.some(it => NOUNS.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => eventAt(tokens, i));
}

/** The tokens with "one Treasure, X is mine. How many Squirrels?", in which nothing is told to happen, as what who asks makes. */
function withTokensFirst(tokens: readonly Token[]): readonly Token[] {
  const [number, made, comma] = tokens;
  if (number?.kind !== 'number' || made?.kind !== 'noun' || typeof made.noun.token !== 'string') return tokens;
  const isParted = comma?.kind === 'stop' || isComma(comma);
  if (
    comma === undefined ||
    !isParted ||
    anyOfKind(tokens, 'verb') ||
    !anyWord(tokens, 'how many', 'how much', 'total')
  )
    return tokens;
  const place = { text: '', at: number.at, end: number.at };
  return [
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'creates', voice: 'active', ...place, text: 'make' },
    number,
    made,
    { kind: 'stop', hard: false, ...plainPart(comma) },
    ...tokens.slice(3),
  ];
}

const NOUNS = /^(?:draws?|deaths?)$/iu;

function eventAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, owner] = [tokens[i], tokens[i + 1]];
  if (lead?.kind !== 'small' || !LEADS.includes(lead.word)) return undefined;
  const begins: Token = { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' };
  const nth = tokens[i + 2];
  const at = nth?.kind === 'small' && nth.word === 'another' ? i + 3 : i + 2;
  const drawn = tokens[at];
  if (owner?.kind === 'who' && owner.whose && drawn?.kind === 'verb' && /^draw$/iu.test(drawn.text))
    return at > i + 2 ? undefined : { tokens: [begins, { ...owner, whose: false }, drawn], to: at + 1 };
  return deathAt(tokens, i, begins);
}

/** The wordings "off my Bear's death", "from the death of my Wurmcoil". */
function deathAt(tokens: readonly Token[], i: number, begins: Token): RunReplacement | undefined {
  const isOwned = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'filler';
  const at = isOwned ? i + 2 : i + 1;
  const [named, death] = [tokens[at], tokens[at + 1]];
  const isNamed = (named?.kind === 'card' || named?.kind === 'noun') && /['’]?s$/iu.test(named.text);
  if (!isNamed || death === undefined || !/^deaths?$/iu.test(death.text)) return undefined;
  const dies: Token = { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(death) };
  return { tokens: [begins, ...tokens.slice(i + 1, at), named, dies], to: at + 2 };
}

const LEADS: readonly string[] = ['off', 'from', 'for', 'on', 'by', 'under'];
