// Yes-or-no questions about an object: whether it is tapped, dies, is of a size or a type.

import { familyOf, type ObjectId, type Outcome, type TriggeredAbility } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { type EffectMatter, isOfMatter } from '../../oracle/index.ts';
import type { AskedState, Inquiry } from '../../scenario/index.ts';
import { listInWords } from '../english.ts';
import { askedLoss } from './asked-choices.ts';
import { creaturesMeant } from './asked-creatures.ts';
import { holdsOf, objectsMeant } from './asked-meant.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  objectsAsked,
  objectsDescribed,
  sayOf,
  thenTriggers,
  yesOrNo,
} from './asked-outcome.ts';
import {
  colorsPredicate,
  isEntered,
  manaPredicate,
  manaWord,
  sizePredicate,
  statusPredicate,
  typesPredicate,
  wherePredicate,
} from './asked-predicates.ts';
import { fateOf } from './fates.ts';
import { verdictOnceResolved } from './once-resolved.ts';
import { tappedLater } from './tapped-later.ts';

/** Whether a state holds of an object, with a predicate that says how it is; undefined where it can't be told. */
interface StateFound {
  readonly holds: boolean;
  readonly predicate: string;
  /** Whether it has left the battlefield otherwise than by dying, which it has not survived either. */
  readonly isGone?: true;
}

type WhetherInquiry = Extract<Inquiry, { kind: 'whether' }>;

/** The verdict on whether objects are as asked; undefined where it can't be told, or differs among them. */
export function askedWhether(shown: AskedOutcome, inquiry: WhetherInquiry): AskedVerdict | undefined {
  const { is } = inquiry.state;
  if (isOfPlayer(shown, inquiry)) return askedLoss(shown, { kind: 'lost', player: 'opponent' });
  const now = whetherNow(shown, inquiry);
  // what has died has, whatever happens then
  if (is === 'dead' && (now?.short === 'yes') !== (inquiry.opposite === true) && now !== undefined) return now;
  const isReturning = is === 'in zone' && inquiry.inTheEnd === true;
  const isOpen = is === 'in zone' && now === undefined;
  const matter = is === 'dead' || isReturning || isOpen ? 'zone' : BEARS_ON[is];
  // tokens that are yet to be created are looked at once they are
  const sought = now === undefined && !isThere(shown, inquiry) ? 'token' : matter;
  if (inquiry.entering === true && is === 'in zone') return now;
  const judge = (outcome: AskedOutcome) => judgedLater(outcome, inquiry);
  const later = sought && verdictOnceResolved(shown, sought, judge);
  // an ability that has triggered may bring it back, as Oblivion Ring's does
  if (isReturning && later === undefined && shown.outcome.triggers.some(it => isOfMatter(it.effect, 'zone')))
    return undefined;
  if (is !== 'tapped' || now === undefined || later === undefined || later.short === now.short) return later ?? now;
  const atFirst = inquiry.inTheEnd === true ? later.short : inquiry.entering === true ? now.short : undefined;
  const short = atFirst ?? (now.short === 'yes' ? 'only at first' : 'in the end');
  return { ...later, short, fact: tappedLater(shown, objectsAsked(shown, inquiry.objects), now.fact) };
}

/**
 * Whether "they" in "do they die" are the opponent, who has permanents beside what enters: none of those are creatures, or none
 * have died and what triggers may cost life.
 */
function isOfPlayer(shown: AskedOutcome, inquiry: WhetherInquiry): boolean {
  const { asked, context, event, outcome } = shown;
  if (inquiry.several !== true || inquiry.state.is !== 'dead' || inquiry.opposite === true || event.kind !== 'enters')
    return false;
  const [opponent] = outcome.state.players.filter(it => it.id === 'opponent');
  const there = [...outcome.before.objects.values()].filter(it => it.zone === 'battlefield').map(it => it.id);
  const theirs = there.filter(id => context.seenBefore.controller(id) === opponent?.id);
  const isTheirEvent = event.objects.some(it => it.under === opponent?.id);
  if (theirs.length < 2 || isTheirEvent) return false;
  const meant = objectsMeant(shown, asked, inquiry);
  if (meant === asked) return true;
  const isCostly = outcome.triggers.some(it => isOfMatter(it.effect, 'life total'));
  return isCostly && meant.every(id => outcome.state.objects.get(id)?.zone === 'battlefield');
}

/** The verdict once abilities have resolved; of what is gone by then it is not said how it is tapped. */
function judgedLater(shown: AskedOutcome, inquiry: WhetherInquiry): AskedVerdict | undefined {
  const { objects } = shown.outcome.state;
  const isGone = objectsAsked(shown, inquiry.objects).some(id => objects.get(id)?.zone !== 'battlefield');
  return inquiry.state.is === 'tapped' && isGone ? undefined : whetherNow(shown, inquiry);
}

function isThere(shown: AskedOutcome, { objects }: WhetherInquiry): boolean {
  return objectsAsked(shown, objects).length > 0;
}

/** The verdict in the position after the event. */
function whetherNow(shown: AskedOutcome, inquiry: WhetherInquiry): AskedVerdict | undefined {
  const { objects, state } = inquiry;
  const inPlace = state.is === 'tapped' || state.is === 'dead' || state.is === 'in zone';
  const named = inPlace ? objectsAsked(shown, objects) : objectsDescribed(shown, objects);
  const meant = objectsMeant(shown, named, inquiry);
  const ids = inPlace || meant !== named ? meant : creaturesMeant(shown, named, inquiry);
  return ids.length === 0 ? undefined : whetherOf(shown, ids, inquiry);
}

/** The verdict on objects in the position after the event. */
function whetherOf(shown: AskedOutcome, ids: readonly ObjectId[], inquiry: WhetherInquiry): AskedVerdict | undefined {
  const { objects, state, opposite, entering } = inquiry;
  const found = ids.map(id => stateOf(shown, id, state, entering === true));
  const [first] = found;
  const isIt = objects.length === 0 && inquiry.several !== true;
  if (isIt && state.is === 'dead' && first?.holds !== true && !isMeantToDie(shown, ids)) {
    const other = otherMeant(shown, ids);
    const named = other === undefined ? [] : [shown.context.names.full(other)];
    return other === undefined ? undefined : whetherOf(shown, [other], { ...inquiry, objects: named });
  }
  if (first === undefined) return undefined;
  if (found.some(it => it?.holds !== first.holds || it.predicate !== first.predicate))
    return ofEach(shown, ids, inquiry);
  const then = thenTriggers(shown, entering === true && state.is === 'in zone' ? 'zone' : BEARS_ON[state.is]);
  const holds = first.holds || (opposite === true && first.isGone === true);
  return yesOrNo(holds !== (opposite === true), sayOf(shown, ids, first.predicate) + then);
}

/**
 * "Llanowar Elves dies and Grizzly Bears stays on the battlefield": the verdict on objects of which not the same is so;
 * undefined for too many.
 */
function ofEach(
  shown: AskedOutcome,
  ids: readonly ObjectId[],
  { state, opposite, entering }: WhetherInquiry,
): AskedVerdict | undefined {
  const said = new Map<string, { readonly holds: boolean; readonly of: readonly ObjectId[] }>();
  for (const id of ids) {
    const found = stateOf(shown, id, state, entering === true);
    if (found === undefined) return undefined;
    said.set(found.predicate, { holds: found.holds, of: [...(said.get(found.predicate)?.of ?? []), id] });
  }
  if (said.size > MOST_SAID || thenTriggers(shown, BEARS_ON[state.is]) !== '') return undefined;
  const fact = listInWords([...said].map(([predicate, { of }]) => sayOf(shown, of, predicate)));
  const [holds, ...others] = new Set([...said.values()].map(it => it.holds));
  return others.length > 0 ? { short: '', fact } : yesOrNo(holds !== (opposite === true), fact);
}

/** The most ways objects are of which a sentence tells. */
const MOST_SAID = 4;

/**
 * The permanent that "it" means in "does it die", where the event is about nothing that could: the one other that has
 * left, or else the only other one there.
 */
function otherMeant({ outcome }: AskedOutcome, ids: readonly ObjectId[]): ObjectId | undefined {
  const left = outcome.occurrences.flatMap(it =>
    it.kind === 'moved' && it.from === 'battlefield' && !ids.includes(it.object) ? [it.object] : [],
  );
  const there = [...outcome.before.objects.values()].filter(it => it.zone === 'battlefield').map(it => it.id);
  const others = new Set(left.length > 0 ? left : there.filter(id => !ids.includes(id)));
  const [only] = others;
  return others.size === 1 ? only : undefined;
}

/** Whether "it" surely means these: creatures or planeswalkers, and nothing else has died. */
function isMeantToDie({ context, outcome }: AskedOutcome, ids: readonly ObjectId[]): boolean {
  const mortal = ids.every(id =>
    [context.seenBefore, context.seenAfter].some(seen =>
      seen === context.seenBefore && !outcome.before.objects.has(id)
        ? false
        : seen.of(id).types.some(type => type === 'Creature' || type === 'Planeswalker'),
    ),
  );
  const other = outcome.occurrences.some(
    it => it.kind === 'moved' && it.from === 'battlefield' && !ids.includes(it.object),
  );
  return mortal && !other;
}

function stateOf(shown: AskedOutcome, id: ObjectId, state: AskedState, atFirst: boolean): StateFound | undefined {
  const { context, outcome } = shown;
  if (state.is === 'dead' || state.is === 'in zone') return placeOf(shown, id, state, atFirst);
  const object = outcome.state.objects.get(id);
  if (state.is === 'tapped' && object?.zone !== 'battlefield' && isEntered(outcome, id)) return enteredAs(outcome, id);
  if (object === undefined || object.zone !== 'battlefield' || object.phasedOut) return undefined;
  const now = context.seenAfter.of(id);
  const holds = holdsOf(now, state);
  switch (state.is) {
    case 'tapped':
      return { holds: object.tapped, predicate: statusPredicate(shown, id) };
    case 'of size': {
      const predicate = sizePredicate(shown, id);
      return predicate === undefined ? undefined : { holds: holds === true, predicate };
    }
    case 'of type': {
      const everyType = now.everyCreatureType && familyOf(state.word) === 'creature';
      const said = everyType ? `is ${withIndefiniteArticleWord(state.word)}` : typesPredicate(shown, id);
      return { holds: holds === true, predicate: said };
    }
    case 'of color':
      return { holds: holds === true, predicate: colorsPredicate(shown, id) };
    case 'with keyword':
      return { holds: holds === true, predicate: holds ? `has ${state.word}` : `does not have ${state.word}` };
    case 'producing mana': {
      const types = context.seenAfter.produces?.(id);
      if (types === undefined) return undefined;
      const makes = state.word === undefined ? types.length > 0 : types.some(it => manaWord(it) === state.word);
      return { holds: makes, predicate: manaPredicate(types) };
    }
  }
}

/** State in which an object entered that has left the battlefield since, by what replaced its entering (614.1c). */
function enteredAs({ trail }: Outcome, id: ObjectId): StateFound {
  const rewrites = trail.flatMap(it => (it.kind === 'replaced' && it.object === id ? [it.rewrite] : []));
  const last = rewrites.findLast(it => it.kind === 'tapped');
  const holds = last?.kind === 'tapped' && last.tapped;
  return { holds, predicate: holds ? 'enters tapped' : 'enters untapped' };
}

/** The matter of abilities yet to resolve that may change the state. */
const BEARS_ON: Readonly<Record<AskedState['is'], EffectMatter | undefined>> = {
  tapped: 'tapping',
  dead: undefined,
  'in zone': undefined,
  'of size': 'size',
  'of type': 'types',
  'of color': 'colors',
  'with keyword': 'keywords',
  'producing mana': 'types',
};

/** Whether an ability of its own may move it later, as "at the beginning of the end step, sacrifice it" does. */
function mayLeave({ context, outcome }: AskedOutcome, id: ObjectId): boolean {
  if (!outcome.state.objects.has(id)) return false;
  if (outcome.trail.some(it => it.kind === 'notTriggered' && it.effect.source === id)) return false;
  return context.seenAfter
    .of(id)
    .abilities.some(
      ({ ability }) => ability.kind === 'triggered' && !isOfOwnEntry(ability) && isOfMatter(ability.effect, 'own zone'),
    );
}

/** Whether an ability has triggered by now if it ever does: as its source enters or is cast. */
function isOfOwnEntry({ events }: TriggeredAbility): boolean {
  return events.every(event => {
    const what = event.kind === 'enters' || event.kind === 'casts' ? event.what : undefined;
    return what?.clauses.some(clause => clause.kind === 'is' && clause.ref.kind === 'self') === true;
  });
}

const BACK = 'returns to the battlefield';

/** Whether it ends up somewhere; undefined where abilities yet to resolve may still move it. */
function placeOf(
  shown: AskedOutcome,
  id: ObjectId,
  state: Extract<AskedState, { is: 'dead' | 'in zone' }>,
  atFirst: boolean,
): StateFound | undefined {
  const { context, outcome } = shown;
  const [was, now] = [outcome.before.objects.get(id), outcome.state.objects.get(id)];
  const onceThere = was?.zone === 'battlefield' || isEntered(outcome, id);
  const left = outcome.occurrences.findLast(it => it.kind === 'moved' && it.object === id && it.from === 'battlefield');
  const there = now?.zone === 'battlefield' && left === undefined;
  const unsettled = !atFirst && (outcome.triggers.some(it => isOfMatter(it.effect, 'zone')) || mayLeave(shown, id));
  if (there && unsettled) return undefined;
  // exiled and put back by one effect (400.7)
  const isBlinked = left?.kind === 'moved' && left.to === 'exile' && now?.zone === 'battlefield';
  if (state.is === 'dead') {
    if (!onceThere) return undefined;
    if (there) return { holds: false, predicate: 'stays on the battlefield' };
    if (left?.kind !== 'moved') return undefined;
    if (isBlinked) return { holds: false, predicate: BACK };
    const isCreature = isEntered(outcome, id) || context.seenBefore.of(id).types.includes('Creature');
    if (left.to === 'graveyard') return { holds: true, predicate: isCreature ? 'dies' : fateOf(context, outcome, id) };
    return { holds: false, predicate: fateOf(context, outcome, id), isGone: true };
  }
  // what has entered did so, whatever came of it then
  if (atFirst && state.zone === 'battlefield' && isEntered(outcome, id))
    return { holds: true, predicate: wherePredicate(shown, id) };
  if (isBlinked) return { holds: state.zone === 'battlefield', predicate: BACK };
  // a commander may have gone on from there (903.9a)
  const zone = left?.kind === 'moved' && now?.zone !== 'command' ? left.to : now?.zone;
  if (zone === undefined || (was === undefined && !onceThere)) return undefined;
  return { holds: zone === state.zone, predicate: wherePredicate(shown, id) };
}
