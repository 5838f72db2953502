// Players called by what they are or play: "dude dropped Back to Basics", "guy has Blood Moon", "the merfolk player".
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a person who begins a clause and has or plays something, or who is called by creatures that are played, as the opponent. */
export function withNamelessPlayers(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, ...PLAYERS) ? withRunsReplaced(typed, i => described(typed, i)) : typed;
  if (!tokens.some(isPerson)) return tokens;
  return tokens.map((token, i): Token => {
    if (!isPerson(token)) return token;
    const isPlaced = PLACED.test(tokens[i + 1]?.text ?? '');
    // "dude, …" calls whoever reads
    if (token.kind === 'filler' && !isPlaced) return token;
    const at = isPlaced ? i + 2 : i + 1;
    const before = tokens[i - 1];
    const does = (isBeginning(before) || before?.kind === 'filler') && doesSomething(tokens[at], tokens[at + 1]);
    return does ? { kind: 'who', who: 'opponent', whose: false, ...plainPart(token) } : token;
  });
}

/** Words for where somebody plays: "guy at my table has Orb of Dreams". */
const PLACED = /^(?:at|in|from) (?:my|our|the|this|that) /iu;

function isPerson(token: Token): boolean {
  return (token.kind === 'noun' || token.kind === 'filler') && PERSON.test(token.text);
}

/**
 * The wordings "the merfolk player", "mono red guy has": who is called by creatures, colors or a deck, and is not the one who
 * asks. Without an article it begins a clause, and what is had or played follows.
 */
function described(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  const isLed = /^(?:the|that|this|our|a)$/iu.test(first?.text ?? '');
  if (first === undefined || before?.kind === 'be' || !(isLed || isBeginning(before))) return undefined;
  const start = isLed ? i + 1 : i;
  const length = tokens.slice(start, start + MOST_DESCRIBING).findIndex(it => !isDescribing(it));
  const at = length < 0 ? start + MOST_DESCRIBING : start + length;
  const [player, next] = [tokens[at], tokens[at + 1]];
  const [said, owned] = PLAYER.exec(player?.text ?? '') ?? [];
  if (player === undefined || said === undefined || at === start || !tokens.slice(start, at).every(isDescribing))
    return undefined;
  // "the original (opponent's) is at two"
  if (player.kind === 'who' && !tokens.slice(start, at).every(isOfTribe)) return undefined;
  // "the izzet players Serra Angel"
  const isOwner = owned !== undefined && (next?.kind === 'card' || next?.kind === 'noun');
  if (owned === 's' && !isOwner) return undefined;
  if (!isLed && !isOwner && !doesSomething(next, tokens[at + 2])) return undefined;
  const place = { text: `the ${player.text}`, at: first.at, end: player.end };
  return { tokens: [{ kind: 'who', who: 'opponent', whose: owned !== undefined, ...place }], to: at + 1 };
}

/** The most words before "player" that tell which one. */
const MOST_DESCRIBING = 3;

/** Words for such players, alone and with whose something is. */
const PLAYERS: readonly string[] = 'player guy dude deck pilot mage opponent opp person'
  .split(' ')
  .flatMap(it => [it, `${it}s`]);

const PLAYER =
  /^(?:player|guy|dude|deck|pilot|mage|opponent|opp|person)(['’]?s)?(?: (?:across(?: from me| the table)?|opposite me|next to me|beside me|(?:to|on) my (?:left|right)))?$/iu;

/** Whether a word tells which player is meant: a creature type, a color, or a word that tells nothing of the game. */
function isDescribing(token: Token): boolean {
  if (token.kind === 'unknown') return /^\p{L}[\p{L}-]*$/u.test(token.text);
  if (token.kind === 'about' && COLOR.test(token.text)) return true;
  return isOfTribe(token);
}

function isOfTribe(token: Token): boolean {
  // "the Orzhov player": a word that many names begin with
  if (token.kind === 'card') return token.open && !token.text.includes(' ');
  if (token.kind === 'noun')
    return token.noun.token === undefined && creatureType(token.text.toLowerCase()) !== undefined;
  return token.kind === 'about' && token.word === 'creature type';
}

const COLOR = /^(?:white|blue|black|red|green|colorless)$/iu;

const PERSON = /^(?:dude|guy|man|bro|fella|player|buddy)$/iu;

/** Whether nothing of the clause stands before. */
function isBeginning(before: Token | undefined): boolean {
  return before === undefined || before.kind === 'stop' || isJoining(before);
}

/** Whether something is had or played. */
function doesSomething(next: Token | undefined, object: Token | undefined): boolean {
  const plays = next?.kind === 'verb' && next.action === 'enters' && next.voice === 'active';
  const isThing = object !== undefined && ['card', 'noun', 'number', 'who'].includes(object.kind);
  return (next?.kind === 'have' || plays) && isThing;
}

function isJoining(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'and', 'then', 'if', 'colon'].includes(token.word);
}
