// Instructions of a spell that a question tells of: "Collected Company resolves and I get X", "I resolve Faithless Looting and discard X".
import type { Instructed } from '../../oracle/index.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { triggerAsSpell } from '../token-passes/abilities/trigger-resolutions.ts';
import { TAKES } from '../token-passes/zones/taken-cards.ts';
import type { Side, SpokenAction } from '../tokens/question-token.ts';

/** Instructions by the words of a card's text, and the actions by which a question tells of them. */
const INSTRUCTIONS: readonly (readonly [Instructed, readonly SpokenAction[]])[] = [
  ['discard', ['discards']],
  ['put onto the battlefield', ['enters', 'returns', 'puts']],
  ['sacrifice', ['sacrifices']],
  ['mill', ['mills']],
  ['create', ['creates']],
];

/** The gathered question with each thing that a spell is told to do as the event, by that spell. */
export function withConsequences(gathered: Gathered, cards: Cards): Gathered {
  const happenings: Happening[] = [];
  for (const happening of gathered.happenings) {
    const before = happenings.at(-1);
    const spell = before === undefined ? undefined : spellOf(before, cards);
    const done = before && spell && doneBy(happening, before, spell, cards);
    if (done === undefined) happenings.push(happening);
    else happenings[happenings.length - 1] = done;
  }
  return { ...gathered, happenings };
}

/** The spell, or the permanent whose ability, resolves in an event; undefined for another event. */
export function spellOf({ action, by, objects, asked, already }: Happening, cards: Cards): Mention | undefined {
  const [object, ...more] = objects;
  const isCast = action === 'enters' && by === undefined && more.length === 0;
  const spell = action === 'resolves' || action === 'hits' ? by : isCast ? object : undefined;
  if (spell === undefined || asked || already) return undefined;
  const known = cardKnown(cards, spell);
  return known?.spell === true || action === 'resolves' ? spell : undefined;
}

function textOf(spell: Mention, cards: Cards): Known | undefined {
  const known = cardKnown(cards, spell);
  return known?.spell === false ? triggerAsSpell(known) : known;
}

/** The action that a spell does to all permanents of a kind: it destroys or exiles them; undefined for others. */
export function sweepOf({ spell, says: { action } }: Known): 'destroys' | 'exiles' | undefined {
  if (!spell || !('all' in action) || !action.all) return undefined;
  return action.kind === 'destroys' || action.kind === 'exiles' ? action.kind : undefined;
}

/** The second event as what the spell of the first does; undefined where its text says nothing of it. */
function doneBy(happening: Happening, before: Happening, spell: Mention, cards: Cards): Happening | undefined {
  const { action, objects, by, asked, already, verb, who } = happening;
  const known = textOf(spell, cards);
  // "someone Doomskars, I lose X": what was on the board
  const swept = known === undefined || by !== undefined || asked ? undefined : sweepOf(known);
  if (swept !== undefined && action === 'losesLife' && objects.length > 0 && !objects.includes(spell))
    return { ...happening, action: swept, voice: 'passive', by: spell };
  const isOther = by !== undefined || asked || already || objects.includes(spell) || objects.length === 0;
  if (known === undefined || isOther || before.targets.some(it => !objects.includes(it))) return undefined;
  const does = INSTRUCTIONS.flatMap(([instruction, actions]) =>
    known.says.instructed.has(instruction) ? actions : [],
  );
  const isTaken = TAKES.test(verb?.text ?? '');
  const meant = does.includes(action) ? action : isTaken ? does[0] : undefined;
  if (meant === undefined) return undefined;
  const { zone: _, ...same } = happening;
  if (['enters', 'returns', 'puts'].includes(meant)) {
    const origin = known.says.action;
    if (origin.kind !== 'returns') return undefined;
    return { ...same, action: 'enters', by: spell, zone: origin.from };
  }
  const victim = isTaken ? victimOf(before) : who;
  if (meant === 'mills' && isOfMore(objects, known)) {
    for (const object of objects) object.place = 'library';
    for (const object of objects) object.whose ??= victim ?? victimOf(before) ?? 'you';
    return before;
  }
  for (const object of objects) object.whose ??= victim ?? 'you';
  return { ...same, action: meant, by: spell, ...(victim === undefined ? {} : { who: victim }) };
}

/** Whether a spell mills more cards than those that were named: the others are of the library as well (701.17a). */
function isOfMore(objects: readonly Mention[], { says: { action } }: Known): boolean {
  const named = objects.reduce((sum, it) => sum + it.count, 0);
  return action.kind === 'mills' && typeof action.amount === 'number' && action.amount > named;
}

/** The player that the spell of an event is aimed at. */
function victimOf({ toPlayer, who }: Happening): Side | undefined {
  if (toPlayer !== undefined || who === undefined) return toPlayer;
  return who === 'you' ? 'opponent' : 'you';
}
