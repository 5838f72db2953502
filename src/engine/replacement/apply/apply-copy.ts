// Rewrites to enter, or be turned face up, as a copy (616.1c, 707.5).
import { keyOf } from '../../../kit/structure.ts';
import type { Amount } from '../../ability/amount.ts';
import type { CopyException } from '../../ability/copy-exception.ts';
import type { Filter } from '../../ability/filter.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import { chooseObjects } from '../../choice/choice-request.ts';
import { printedKey } from '../../choice/options.ts';
import { copiableValuesOf, copySourceOf, copySourceOfObject } from '../../copy/copiable.ts';
import { copiableValuesMatch } from '../../copy/copiable-match.ts';
import { eventView } from '../../entering/look-ahead.ts';
import { currentView, type Run, recordFact } from '../../event/run-state.ts';
import { ptCountersOf } from '../../layers/power-toughness-changes.ts';
import { evaluate } from '../../match/evaluate.ts';
import { matches } from '../../match/matches.ts';
import { missedLimit } from '../../match/missed-limits.ts';
import { select } from '../../match/select.ts';
import type { View } from '../../match/view.ts';
import type { GameObject } from '../../model/game-object.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import {
  addCountersToEvent,
  enteringObjectOf,
  objectOfEvent,
  type RewriteApplier,
  type RewriteContext,
  setEnteringFields,
  wordsContext,
} from './rewrite-context.ts';

/** ~ You may have it enter as a copy of any creature on the battlefield. ~ enters as a copy of ~. */
export const applyCopy: RewriteApplier<'asCopy'> = function* (at, rewrite) {
  const entering = enteringObjectOf(at);
  const object = objectOfEvent(at);
  const original = 'clauses' in rewrite.of ? yield* chosen(at, rewrite, rewrite.of) : at.candidate.effect.source;
  if (original === undefined) at.declined = true;
  if (object === undefined || original === undefined) return;
  const { run } = at.pendingEvent;
  const { misconceptions } = run.edition;
  const of = misconceptions.copiesTheCardBelow
    ? copySourceOfObject({ ...currentView(run).object(original), copies: [] })
    : copySourceOf(run.state, original);
  const ofName = misconceptions.copiesTheCardBelow
    ? (of.printed.faces[of.face] ?? of.printed.faces[0]).name
    : currentView(run).of(original).name;
  at.result = { kind: 'copy', of: original, ofName };
  at.those = at.those?.filter(id => id !== original);
  const { until } = rewrite;
  const seen = misconceptions.copiesWhatIsSeen ? asItIsSeen(currentView(run), original) : [];
  const kept = rewrite.exceptions.flatMap(it => ofCopied(at, it, original));
  const exceptions = [...seen, ...kept.map(it => sizedNow(at, it))];
  if (misconceptions.copiesCounters && entering !== undefined) addCountersOf(at, currentView(run).object(original));
  dropLinkedTriggers(at, object);
  if (entering !== undefined) setEnteringFields(at, { copy: { of, exceptions, ofName, until } });
  // 708.11: a copy effect as a permanent is turned face up
  else at.pendingEvent.containedEvents.push({ kind: 'becomesCopy', object, of, ofName, exceptions, until });
  const { zone, printed } = currentView(run).object(original);
  // 712.8a: elsewhere than on the battlefield and the stack a double-faced card is its front face
  const isFront = printed.faces.length > 1 && zone !== 'battlefield' && zone !== 'stack';
  const also = ['614.12a', '616.1c', ...(isFront ? ['712.8a'] : [])];
  recordFact(run, '707.2', { kind: 'copies', name: ofName }, [object, original], { notable: false, also });
};

/** 707.9g: a later copy effect keeps what is linked to an earlier one from triggering. */
function dropLinkedTriggers({ pendingEvent: { batch, run } }: RewriteContext, object: ObjectId): void {
  for (const [key, { source, onCopying }] of batch.reflexive) {
    if (!onCopying || source !== object) continue;
    batch.reflexive.delete(key);
    recordFact(run, '707.9g', { kind: 'linked trigger lost' }, [object]);
  }
}

/** The present values of an object but for counters, for those who believe that a copy takes them over. */
function asItIsSeen(view: View, id: ObjectId): readonly CopyException[] {
  const { power, toughness, supertypes, types, subtypes, colors, abilities } = view.of(id);
  const counted = ptCountersOf(view.object(id));
  const granted = abilities.flatMap(({ ability, key }) => (key.startsWith('granted:') ? [ability] : []));
  const size = {
    kind: 'powerToughness',
    power: (power ?? 0) - (counted?.power ?? 0),
    toughness: (toughness ?? 0) - (counted?.toughness ?? 0),
  } as const;
  return [
    { kind: 'addTypes', supertypes, types, subtypes },
    { kind: 'setColors', colors },
    ...(granted.length === 0 ? [] : [{ kind: 'gains', abilities: granted } as const]),
    ...(power === undefined ? [] : [size]),
  ];
}

function addCountersOf(at: RewriteContext, { counters }: GameObject): void {
  for (const [counter, amount] of Object.entries(counters))
    addCountersToEvent(at, { counter, amount, byEffect: false });
}

/** An exception whose condition is on what is copied, settled as it is. */
function ofCopied(at: RewriteContext, exception: CopyException, original: ObjectId): readonly CopyException[] {
  if (exception.kind !== 'if' || exception.of !== 'copied') return [exception];
  return matches(currentView(at.pendingEvent.run), exception.filter, original, wordsContext(at)) ? exception.then : [];
}

/** 707.9d: "its power and toughness are equal to this creature's" is about its values without the copy effect. */
function sizedNow(at: RewriteContext, exception: CopyException): CopyException {
  if (exception.kind !== 'powerToughness') return exception;
  const now = (amount: Amount | undefined) =>
    amount === undefined ? undefined : evaluate(eventView(at.pendingEvent), amount, wordsContext(at));
  return { ...exception, power: now(exception.power), toughness: now(exception.toughness) };
}

function* chosen(at: RewriteContext, rewrite: OfKind<Rewrite, 'asCopy'>, filter: Filter) {
  const object = objectOfEvent(at);
  if (object === undefined) return undefined;
  const { run } = at.pendingEvent;
  const context = wordsContext(at);
  // 614.12a: among the objects before the event, when those entering with it are still in their former zones
  const among = select(eventView(at.pendingEvent), filter, context).filter(id => id !== object);
  const min = rewrite.optional === true || at.candidate.effect.ability.optional !== undefined ? 0 : 1;
  const header = { kind: 'copy', who: context.controller, object, rule: '707.5' } as const;
  const likeBy = (id: ObjectId) => sourceWords(at, id);
  const missed = (id: ObjectId) => missedLimit(eventView(at.pendingEvent), filter, id, context);
  recordPhasedOut(run, filter, object);
  const [original] = yield* chooseObjects(run, header, { among, min, max: 1, likeBy, missed });
  if (original === undefined && among.length === 0) {
    recordFact(run, '614.12a', { kind: 'nothing to copy' }, [object]);
  }
  return original;
}

/** 702.26b: what fits and is phased out can't be chosen. */
function recordPhasedOut(run: Run, filter: Filter, object: ObjectId): void {
  const hidden = [...run.state.objects.values()].filter(
    it => it.phasedOut && it.zone === 'battlefield' && copiableValuesMatch(copiableValuesOf(it), filter),
  );
  const fitting = hidden.map(it => it.id).filter(id => id !== object);
  if (fitting.length > 0) recordFact(run, '702.26b', { kind: 'phased out' }, fitting);
}

/** The likeness key of an object for a copy: its copiable values. */
function sourceWords(at: RewriteContext, id: ObjectId): string {
  const { printed, ...rest } = copySourceOf(at.pendingEvent.run.state, id);
  return `${printedKey(printed)} ${keyOf(rest)}`;
}
