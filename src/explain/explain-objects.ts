// Explanation of objects and players: their characteristics and what has changed.
import type { GameObject, ObjectId, Outcome } from '../engine/index.ts';
import { equals, keyOf } from '../kit/structure.ts';
import { NONE_LEFT } from './ability-lines.ts';
import { type ExplainContext, meldedInto, objectOf } from './explain-context.ts';
import { explainPlayers } from './explain-players.ts';
import type { ExplainedObject } from './explanation.ts';
import { factsOf, type ObjectFact } from './object-facts.ts';

/** The objects of the question in full, then all others that changed, with equal ones grouped. */
export function explainObjects(
  context: ExplainContext,
  outcome: Outcome,
  asked: readonly ObjectId[],
): readonly ExplainedObject[] {
  const made = [...context.after.objects.keys()].filter(id => !context.before.objects.has(id) || isMade(context, id));
  const whole = [...new Set([...asked, ...made])].filter(id => !vanished(context, id) || asked.includes(id));
  const others = [...context.before.objects.keys()].filter(
    id => !whole.includes(id) && !isUnknownCard(context, id) && !isResolvedSpell(context, id),
  );
  const explained = [
    ...whole.map(id => ({ id, explanation: explainWholeObject(context, id, true) })),
    ...others.flatMap(id => {
      const explanation = explainChangedObject(context, id);
      return explanation === undefined ? [] : [{ id, explanation }];
    }),
  ];
  return [...grouped(context, explained), ...explainPlayers(context, outcome, asked)];
}

/** Whether an object is a card nobody named, and not on the battlefield: the players' lines count it. */
function isUnknownCard(context: ExplainContext, id: ObjectId): boolean {
  return context.before.objects.get(id)?.label === '' && context.after.objects.get(id)?.zone !== 'battlefield';
}

/** 608.2n: whether an object is a spell that has gone where every resolved spell goes. */
function isResolvedSpell({ before, after }: ExplainContext, id: ObjectId): boolean {
  return before.objects.get(id)?.zone === 'stack' && after.objects.get(id)?.zone === 'graveyard';
}

/** Whether an object is a token that the event has created. */
function isMade(context: ExplainContext, id: ObjectId): boolean {
  return context.before.objects.get(id)?.zone === 'nowhere' && context.after.objects.get(id)?.zone !== 'nowhere';
}

function vanished(context: ExplainContext, id: ObjectId): boolean {
  const object = context.after.objects.get(id);
  return object === undefined || object.zone === 'nowhere';
}

/** Groups objects of one name with the same lines into one entry: "3 × Goblin Token". */
function grouped(
  context: ExplainContext,
  explained: readonly { readonly id: ObjectId; readonly explanation: ExplainedObject }[],
): readonly ExplainedObject[] {
  const groups = new Map<string, { readonly explanation: ExplainedObject; readonly ids: ObjectId[] }>();
  for (const { id, explanation } of explained) {
    const key = keyOf([context.names.plain(id), explanation.lines, explanation.asked, becameOf(explanation.title)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { explanation, ids: [id] });
    else group.ids.push(id);
  }
  return [...groups.values()].map(({ explanation, ids }) => {
    const [first] = ids;
    return ids.length === 1 || first === undefined
      ? explanation
      : countedObject(explanation, `${ids.length} × ${context.names.plain(first)}${becameOf(explanation.title)}`);
  });
}

function countedObject(explanation: ExplainedObject, title: string): ExplainedObject {
  const { short } = explanation;
  return { ...explanation, title, ...(short === undefined ? {} : { short: { ...short, name: title } }) };
}

function becameOf(title: string): string {
  return /, now .*$/.exec(title)?.[0] ?? '';
}

/** An object in full, as it is in the outcome. */
export function explainWholeObject(context: ExplainContext, id: ObjectId, asked: boolean): ExplainedObject {
  const object = context.after.objects.get(id);
  const title = objectTitle(context, id);
  if (object === undefined || object.zone === 'nowhere') {
    const was = context.before.objects.get(id) ?? object;
    return { title, lines: [was?.token === true ? 'has ceased to exist' : 'does not exist'], asked };
  }
  if (object.zone !== 'battlefield') return { title, lines: [zoneWords(context, object)], asked };
  const facts = factsOf(context, context.seenAfter, object).filter(it => it.text !== '');
  const short = { name: shortTitle(context, id, title), line: inOneLine(facts) };
  return { title, lines: facts.map(it => it.text), asked, short };
}

/** The title with the short name of a legend. */
function shortTitle(context: ExplainContext, id: ObjectId, title: string): string {
  return title.replace(context.names.full(id), () => context.names.object(id));
}

/** Facts in one line: the size before the types, and last whether it is tapped. */
function inOneLine(facts: readonly ObjectFact[]): string {
  const of = (about: string) => facts.filter(it => it.about === about).map(it => it.text);
  const rest = facts.filter(it => !['types', 'size', 'tapped'].includes(it.about)).map(it => it.text);
  return [[...of('size'), ...of('types')].join(' '), ...rest, ...of('tapped')].join(' · ');
}

/** The object's name in the question, with its present name where that differs. */
export function objectTitle(context: ExplainContext, id: ObjectId): string {
  const object = objectOf(context, id);
  const full = context.names.full(id);
  if (object === undefined || object.zone !== 'battlefield' || !context.after.objects.has(id)) return full;
  const now = context.seenAfter.of(id).name;
  if (object.faceDown !== undefined) return `${full}, now face down`;
  return now === '' || full.includes(now) || now.includes(context.names.plain(id)) ? full : `${full}, now ${now}`;
}

/** The lines of an object that differ from the position before; undefined where none do. */
export function explainChangedObject(context: ExplainContext, id: ObjectId): ExplainedObject | undefined {
  const before = context.before.objects.get(id);
  const after = context.after.objects.get(id);
  if (before === undefined) return undefined;
  const title = objectTitle(context, id);
  // a card without a name: the number of such cards is among the lines of its owner
  if (context.names.plain(id) === '') return undefined;
  const whole = after === undefined ? meldedInto(context, id) : undefined;
  if (whole !== undefined) return { title, lines: [`part of ${context.names.object(whole)}`], asked: false };
  if (after === undefined) return { title, lines: ['ceases to exist'], asked: false };
  if (before.zone !== after.zone) {
    const place = `${zoneWords(context, after)} (was ${zoneWords(context, before)})`;
    if (after.zone !== 'battlefield') return { title, lines: [place], asked: false };
    return explainWholeObject(context, id, false);
  }
  if (after.zone !== 'battlefield' || isAsBefore(context, id)) return undefined;
  const was = new Map(factsOf(context, context.seenBefore, before).map(it => [it.about, it.text]));
  const lines = factsOf(context, context.seenAfter, after).flatMap(({ about, text }) => {
    const old = was.get(about) ?? '';
    if (old === text) return [];
    // the other face has a mana cost, which shows it
    if (text === '' && (about === 'mana value' || (about === 'color' && isShownByCost(context, id)))) return [];
    // what it had instead has just been said
    if (about === 'lost' && text === `has lost ${was.get('keywords') ?? ''}`) return [];
    if (about === 'lost' && text !== '' && old === NONE_LEFT) return [];
    if (text === '') return [old.startsWith('has ') ? `no longer ${old}` : `no longer: ${old}`];
    return [old === '' || old.startsWith('has ') ? text : `${text} (was ${old})`];
  });
  return lines.length === 0 ? undefined : { title, lines, asked: false };
}

/** Whether an object is as it was, and is seen so: most of a board is, of which no fact need be worded. */
function isAsBefore({ before, after, seenBefore, seenAfter }: ExplainContext, id: ObjectId): boolean {
  return (
    before.objects.get(id) === after.objects.get(id) &&
    seenBefore.controller(id) === seenAfter.controller(id) &&
    equals(seenBefore.of(id), seenAfter.of(id))
  );
}

/** Whether another face is up now, whose mana cost shows the colors that it had before. */
function isShownByCost({ before, after, seenBefore, seenAfter }: ExplainContext, id: ObjectId): boolean {
  if (before.objects.get(id)?.face === after.objects.get(id)?.face) return false;
  const [was, now] = [seenBefore.of(id).colors, seenAfter.of(id).colors];
  return was.length === now.length && was.every(it => now.includes(it));
}

/** The place of an object: "in your graveyard", "on the battlefield", "in exile". */
export function zoneWords(context: ExplainContext, object: GameObject): string {
  const { zone, owner } = object;
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  if (zone === 'exile') return object.faceDown === undefined ? 'in exile' : 'in exile, face down';
  if (zone === 'command') return 'in the command zone';
  if (zone === 'outside') return 'outside the game';
  if (zone === 'nowhere') return 'nowhere';
  return `in ${context.names.player(owner).own} ${zone}`;
}
