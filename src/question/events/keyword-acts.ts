// Keyword actions as events: "I amass Zombies 2", "my Merfolk Branchwalker explores", "proliferate twice" (701).
import { cardKnown } from '../model/card-traits.ts';
import type { Happening, Mention } from '../model/mention.ts';
import { actor, type Writing, type Written } from './event-writing.ts';

/** Keyword actions that a creature does or undergoes; the others are of a player alone. */
const OF_CREATURES: readonly string[] = ['explore', 'connive', 'adapt'];

/** Writes that a player carries out the keyword action of the verb, as often or for as much as was said. */
export function acts(happening: Happening, writing: Writing): Written {
  const { verb, source, objects, beside, amount } = happening;
  const keywordAction = verb?.keywordAction;
  if (keywordAction === undefined) return { missing: 'what is done' };
  const { board } = writing;
  const doer = beside.find(it => it.place === undefined && speaksOf(it, keywordAction, writing));
  const creature = OF_CREATURES.includes(keywordAction) ? (objects[0] ?? source ?? doer) : undefined;
  if (OF_LIBRARIES.includes(keywordAction) && !writing.all.some(it => speaksOf(it, keywordAction, writing)))
    return { missing: `what looks at "${verb?.text}"` };
  for (const mention of [source, creature]) {
    if (mention === undefined) continue;
    mention.place = 'battlefield';
    board.put(mention, 'battlefield');
  }
  if (creature === undefined && OF_NUMBER.includes(keywordAction.split(' ')[0] ?? '') && amount === undefined)
    return { missing: `how much is meant by "${verb?.text}"` };
  const action = creature === undefined ? keywordAction : `${keywordAction} ${board.ref(creature)}`;
  return {
    when: { does: { player: actor(happening, writing), action, ...(amount === undefined ? {} : { count: amount }) } },
  };
}

/** Keyword actions that need a number. */
const OF_NUMBER: readonly string[] = ['amass', 'incubate', 'scry', 'surveil', 'bolster', 'adapt'];

/** Keyword actions that change nothing but a library: something must look at them for anything to come of it. */
const OF_LIBRARIES: readonly string[] = ['scry', 'surveil'];

function speaksOf(mention: Mention, keywordAction: string, { cards }: Writing): boolean {
  return cardKnown(cards, mention)?.says.has(keywordAction) === true;
}
