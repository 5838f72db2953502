// Card text that was not understood or is not played, and the notices that say so.

import type { PlayerId } from '../engine/index.ts';
import type { Unplayed } from '../oracle/index.ts';
import { DIGEST_DATE, laterThanKnown } from '../rules/index.ts';
import type { ChosenKind } from '../vocabulary/index.ts';
import { listInWords, spelledOut } from './english.ts';
import { phraserFor } from './explain-context.ts';
import { contextOfInput, type ExplainInput, type UnreadCardText, type Unstated } from './explain-input.ts';

/** Sentences beside an answer on what it does not take into account. */
export function noticesOf(input: ExplainInput, quoted: string | undefined): readonly string[] {
  const { rulesDay, noKicker = [], noX = [], unstated = [], assumed = [], lasting = [], later = [] } = input;
  const known = quoted === undefined || quoted < DIGEST_DATE ? DIGEST_DATE : quoted;
  const late = rulesDay === undefined ? undefined : laterThanKnown(rulesDay, known);
  return [
    ...(late === undefined ? [] : [late]),
    ...assumed.map(({ name, zone }) =>
      zone === 'stack'
        ? `I took ${name} as a spell of yours that is resolving.`
        : `Nobody was said to have ${name}: I put it under your control.`,
    ),
    ...unstated.slice(0, MOST_UNSTATED).map(it => unstatedSentence(it, input)),
    ...[...lasting, ...later].map(explainUnread),
    ...resolvingFirst(input),
    ...noX.map(it => `${it} has no X, so the value of X means nothing here.`),
    ...noKicker.map(it => `${it} has no kicker, so it cannot be kicked; I answered as though it had been.`),
  ];
}

/** 405.5: what triggers as an ability is activated, and resolves before the ability that is shown. */
function resolvingFirst(input: ExplainInput): readonly string[] {
  const names = input.outcomes.flatMap(outcome =>
    outcome.trail.flatMap(step =>
      step.kind === 'fact' && step.fact.kind === 'triggers resolve first'
        ? step.objects.map(it => contextOfInput(input, outcome).names.object(it))
        : [],
    ),
  );
  const all = listInWords([...new Set(names)]);
  return all === ''
    ? []
    : [
        `What triggers as the ability is activated (${all}) resolves before it. I showed the ability as if that had changed nothing.`,
      ];
}

/** The most facts of the turn that are said to be missing. */
const MOST_UNSTATED = 2;

/** "Storm Entity asks for spells cast this turn: …", with the words that would tell it. */
function unstatedSentence(
  { card, fact, counter, partly, player, choice, state, words: said }: Unstated,
  input: ExplainInput,
): string {
  if (player !== undefined && said !== undefined) return playerTaken(card, said, player, input);
  if (fact === 'speed' && player !== undefined) return speedTaken(card, player, input);
  if (fact === 'life') return lifeTaken(card, player, input);
  if (fact === 'hand' || fact === 'graveyard') return cardsCounted(card, fact, player, input);
  if (player !== undefined) return causeTaken(card, player, input);
  if (choice !== undefined) return choiceUnmade(card, choice);
  if (state !== undefined) return triggeredBefore(card, state, input);
  if (fact === 'turn') return `${card} asks which turn of the game it is. I took a later one; add "turn: 2" to say so.`;
  if (fact === 'step')
    return `${card} asks which step or phase it is, and that was not said. I took it as a main phase; add "step: declare attackers" to say another.`;
  if (fact === 'day' || fact === 'night') {
    const [keyword, rule, other] =
      fact === 'day' ? ['daybound', '702.145d', 'night'] : ['nightbound', '702.145g', 'day'];
    return `${card} has ${keyword} and was there before, so it was day or night before the event (${rule}). I took it as ${fact}; add "time: ${other}" to say otherwise.`;
  }
  if (fact === 'turned')
    return `${card} has daybound and it was night, so it had transformed before the event (702.145c). I took its other face; add "time: day" to say otherwise.`;
  if (fact === 'cast limit') return `${card} says “${said}.” I took it that it is cast when it may be.`;
  if (fact === 'spent')
    return `${card} asks which mana was spent to cast it, and that was not said. I took what its cost leaves open as colorless${said === undefined ? '' : `, and ${said}`}; add it in parentheses: ${card} (mana spent WUG).`;
  if (fact === 'snow')
    return `${card} asks for mana from snow sources, and none was said to have been spent. I took it that none was; add in parentheses what was: (snow mana GG).`;
  if (fact === 'x')
    return `${card} was cast for an X that was not said. I took it as 0; add it in parentheses: ${card} (X=2).`;
  if (fact === 'mana') return `${card} counts unspent mana. I took none to be there; add "my mana: GG" to say so.`;
  if (fact === 'commander')
    return `${card} looks at the color identity of a commander, and none was named, so I took every color. In a game without commanders that part does nothing (903.4f).`;
  if (fact === 'target')
    return `${card} has a target, and none was named, so nothing becomes a target here; add "targeting …" to name it.`;
  if (fact === 'target as cast')
    return `${card} can't be cast on something untapped, and what it enchants here was not said to be tapped (601.2c). I took it that it was, as the spell was cast; where another was, add in parentheses: (tapped).`;
  if (fact === 'cast')
    return `${card} asks whether what enters was cast, and that was not said of ${said}. I took it that it was; add from where it comes otherwise, as in "from graveyard".`;
  if (fact === 'host')
    return `Nothing was told that ${card} can enchant, so it could not have been cast here (601.2c). I show what happens as it resolves; add what it is to enchant.`;
  if (fact === 'no target') return `No target was named for ${card}, so it acts on none (115.6).`;
  if (fact === 'exiled until')
    return `${card} exiles something until it leaves the battlefield, and what that is was not said, so nothing returns here (610.3); add to the card in exile: (exiled with ${card}).`;
  if (fact === 'while it stays')
    return `What ${card} did as it entered ends, or is undone, as it leaves, and to what that was done was not said, so none of that happens here (611.2b, 603.7).`;
  if (counter !== undefined)
    return `${card} enters with ${counter.kind} counters, and how many it has was not said. I took it to have ${counter.taken === 0 ? 'none' : 'one'}; add them in parentheses: ${card} (2 ${counter.kind}).`;
  if (fact === 'dead already')
    return `${card} has 0 toughness or less before the event: it would be dead, unless something not told made it larger (704.5f).`;
  if (fact === 'attached to nothing')
    return `What ${card} is attached to was not said, so it was gone before the event (704.5m); add it in parentheses: ${card} (attached to …).`;
  if (fact === 'exiled with')
    return `${card} speaks of a card exiled with it, and none was said, so I took it that there is none; add to that card in exile: (exiled with ${card}).`;
  if (fact === 'shuffled')
    return `Cards are drawn from a library that ${card} has just had shuffled, and nobody knows which (701.24a). Those that I name are one way it may come out.`;
  if (fact === 'order on top')
    return `Those cards that ${card} leaves on top may be put back in any order before one is drawn. I kept the order that was told.`;
  if (fact === 'library')
    return `${card} searches a library, and its cards were not said, so nothing is found in it here; add "my library: Forest" to say what is there.`;
  if (fact === 'top of library')
    return `${card} looks at cards of a library, and they were not said, so none is taken here; add "my library: Forest" to say what is there, from the top.`;
  if (fact === 'melded')
    return `${card} is two cards melded, and both go where it goes; I show it as one, since its components were not said.`;
  if (fact === 'entered')
    return `${card} asks for what entered this turn. I took it that nothing else did; where something did, add it in parentheses: (entered this turn).`;
  if (fact === 'returned' || fact === 'discarded' || fact === 'crafted')
    return `${card} asks for a card that was ${fact === 'crafted' ? 'exiled to craft it' : `${fact} as a cost`}. I know of none, so it counts as nothing.`;
  if (fact === 'nth spell')
    return `${card} asks which spell of its kind this is this turn. I count no such spells, so I took it as none that triggers it.`;
  if (fact === 'copy')
    return `${card} enters as a copy of something, and of what it is a copy was not said. I took it as a copy of nothing; add it in parentheses: ${card} (copy of …).`;
  const words = spelledOut(fact);
  const example = fact === 'attacked' || fact === 'descended' || fact === 'surveilled' ? words : `${words} 2`;
  if (partly === true)
    return `${card} asks for what happened this turn (${words}). I counted only what happens here; add "this turn: ${example}" to say what happened before.`;
  return `${card} asks for what happened this turn (${words}). I took it that none of that has happened; add "this turn: ${example}" to say so.`;
}

/** "Bog Serpent has an ability that triggers when your opponent controls no Swamp, and that was so before: …" (603.8). */
function triggeredBefore(card: string, { condition, by }: NonNullable<Unstated['state']>, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  const words = outcome === undefined ? undefined : phraserFor(contextOfInput(input, outcome), by).condition(condition);
  const when = words === undefined ? 'on a state' : `when ${words}`;
  return `${card} has an ability that triggers ${when}. As told, that was so before the event, so it triggered then (603.8); what it does is not shown here.`;
}

/** "Xenograft speaks of the creature type chosen as it entered, and none was said, …" (607.2d). */
function choiceUnmade(card: string, { kind, several, offered }: NonNullable<Unstated['choice']>): string {
  const said = CHOICES_SAID[kind] ?? { what: 'choice that was made', example: `mode: ${offered ?? '…'}` };
  const two = several === true ? said.two : undefined;
  return `${card} speaks of the ${two?.what ?? said.what} as it entered, and none was said, so it has none here (607.2d); add it in parentheses: ${card} (${two?.example ?? said.example}).`;
}

interface ChoiceSaid {
  readonly what: string;
  readonly example: string;
  /** The same of a choice of two. */
  readonly two?: ChoiceSaid;
}

/** The words of each choice; of those without, the words that were offered are told. */
const CHOICES_SAID: Readonly<Record<ChosenKind, ChoiceSaid | undefined>> = {
  color: {
    what: 'color chosen',
    example: 'color: red',
    two: { what: 'colors chosen', example: 'colors: red and blue' },
  },
  creatureType: { what: 'creature type chosen', example: 'type: Goblin' },
  basicLandType: {
    what: 'basic land type chosen',
    example: 'land type: Island',
    two: { what: 'basic land types chosen', example: 'land types: Island and Swamp' },
  },
  cardName: { what: 'card name chosen', example: 'named …' },
  player: {
    what: 'player chosen',
    example: 'player: me',
    two: { what: 'players chosen', example: 'players: me and opponent' },
  },
  number: { what: 'number chosen', example: 'number: 3' },
  landType: { what: 'land type chosen', example: 'land type: Island' },
  cardType: undefined,
  mode: undefined,
  word: undefined,
  object: undefined,
};

/** "Who controls Hymn to Tourach was not said, and it matters: I took it as your opponent's; …" */
function causeTaken(card: string, player: PlayerId, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  const own = outcome === undefined ? player : contextOfInput(input, outcome).names.player(player).own;
  const whose = own === 'your' ? 'yours' : own;
  return `Who controls ${card} was not said, and something here asks for it. I took it as ${whose}; add "my stack: ${card}" or "opponent's stack: ${card}" to say so.`;
}

/** "Fiend Artisan looks at the cards in your graveyard, and none were told. …", or at those of all players. */
function cardsCounted(card: string, zone: string, player: PlayerId | undefined, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  const own =
    player === undefined || outcome === undefined ? undefined : contextOfInput(input, outcome).names.player(player).own;
  const where = own === undefined ? (zone === 'hand' ? 'hands' : `${zone}s`) : `${own} ${zone}`;
  const key = own === undefined ? `"my ${zone}: …" or "opponent's ${zone}: …"` : `"${keyOf(own)} ${zone}: …"`;
  return `${card} looks at the cards in ${where}, and none were told. I took it that there are none; add ${key} to say so.`;
}

/** "Serra Ascendant asks how much life you have. I took it as 20; …". */
function lifeTaken(card: string, player: PlayerId | undefined, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  if (player === undefined || outcome === undefined)
    return `${card} asks how much life players have. I took it as at the beginning; add "my life: 5" or "opponent's life: 5" to say another.`;
  const { name, own, second } = contextOfInput(input, outcome).names.player(player);
  const life = outcome.before.players.find(it => it.id === player)?.life;
  return `${card} asks how much life ${name} ${second ? 'have' : 'has'}. I took it as ${life}; add "${keyOf(own)} life: 5" to say another.`;
}

/** The word for a player before a fact of the question: "my", "opponent's". */
function keyOf(own: string): string {
  return own === 'your' ? 'my' : own.replace(/^your /u, '');
}

/** "Racers' Scoreboard has start your engines! and was there before, so your speed was 1 or more …" (704.5aa). */
function speedTaken(card: string, player: PlayerId, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  const own = outcome === undefined ? player : contextOfInput(input, outcome).names.player(player).own;
  return `${card} has start your engines! and was there before, so ${own} speed was 1 or more before the event (704.5aa). I took it as 1; add "${keyOf(own)} speed: 2" to say more.`;
}

/** "Yavimaya Dryad says "target player", and who that is was not said. …" (110.2a). */
function playerTaken(card: string, words: string, player: PlayerId, input: ExplainInput): string {
  const [outcome] = input.outcomes;
  const { name } = outcome === undefined ? { name: player } : contextOfInput(input, outcome).names.player(player);
  return `${card} gives that to “${words}”, and who it is was not said. I took it to be ${name}; add “under opponent's control” to say another.`;
}

const UNPLAYED: Readonly<Record<Unplayed, string>> = {
  stack: 'That is about spells on the stack, which I do not play.',
  shuffled: 'That depends on cards which nobody has told me, so I left it out.',
  hidden: 'That depends on cards which nobody has told me, so I left it out.',
  later: 'That is later than this question, so I left it out.',
  lasts: 'That is in force from then on.',
  paid: 'That was paid as it was cast, and what it did is left out here.',
};

/** Card text that the answer leaves out, line by line, each with its reason. */
export function explainUnread({ card, line, unplayed }: UnreadCardText): string {
  const quoted = `"${line.replace(/\s+/g, ' ').trim()}"`;
  return unplayed === undefined
    ? `I could not read this line of ${card}, and answered without it: ${quoted}`
    : `${card} also says ${quoted} ${UNPLAYED[unplayed]}`;
}
