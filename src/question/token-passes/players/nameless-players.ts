// Players called by what they are or play: "dude dropped Back to Basics", "guy has Blood Moon", "the merfolk player".
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a person who begins a clause and has or plays something, or who is called by creatures that are played, as the opponent. */
export function withNamelessPlayers(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, ...PLAYERS) ? withRunsReplaced(typed, i => ofTribe(typed, i)) : typed;
  if (!anyOfKind(tokens, 'noun') || !tokens.some(it => it.kind === 'noun' && PERSON.test(it.text))) return tokens;
  return tokens.map((token, i): Token => {
    const [before, next, object] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    if (token.kind !== 'noun' || !PERSON.test(token.text)) return token;
    const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isJoining(before);
    const plays = next?.kind === 'verb' && next.action === 'enters' && next.voice === 'active';
    const does = next?.kind === 'have' || plays;
    const isThing = object !== undefined && ['card', 'noun', 'number', 'who'].includes(object.kind);
    return begins && does && isThing ? { kind: 'who', who: 'opponent', whose: false, ...plainPart(token) } : token;
  });
}

/** The wording "the merfolk player": who plays creatures of that type, and is not the one who asks. */
function ofTribe(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, the, tribe, player] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const [said, owned] = PLAYER.exec(player?.text ?? '') ?? [];
  if (player === undefined || said === undefined) return undefined;
  const isLed = /^(?:the|that|this|our|a)$/iu.test(the?.text ?? '');
  if (!isLed || tribe === undefined || !isOfTribe(tribe) || the === undefined || before?.kind === 'be')
    return undefined;
  const place = { text: `the ${player.text}`, at: the.at, end: player.end };
  return { tokens: [{ kind: 'who', who: 'opponent', whose: owned !== undefined, ...place }], to: i + 3 };
}

/** Words for such players, alone and with whose something is. */
const PLAYERS: readonly string[] = 'player guy dude deck pilot mage opponent opp person'
  .split(' ')
  .flatMap(it => [it, `${it}s`]);

const PLAYER =
  /^(?:player|guy|dude|deck|pilot|mage|opponent|opp|person)(['’]?s)?(?: (?:across(?: from me| the table)?|opposite me|next to me|beside me|(?:to|on) my (?:left|right)))?$/iu;

function isOfTribe(token: Token): boolean {
  // "the Orzhov player": a word that many names begin with
  if (token.kind === 'card') return token.open && !token.text.includes(' ');
  if (token.kind === 'noun')
    return token.noun.token === undefined && creatureType(token.text.toLowerCase()) !== undefined;
  return token.kind === 'about' && token.word === 'creature type';
}

const PERSON = /^(?:dude|guy|man|bro|fella|player|buddy)$/iu;

function isJoining(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'and', 'then', 'if', 'colon'].includes(token.word);
}
