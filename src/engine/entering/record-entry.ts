// Trail steps for an object that enters, with the rules for the way it entered.

import type { FaceDownKind } from '../../vocabulary/index.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import { colorsOf } from '../copy/printed-colors.ts';
import type { EnteringObject } from '../event/game-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { Fact } from '../trail/fact.ts';

/** Records 110.2, 110.5b, 400.7 and further rules for the way it entered. */
export function recordEntry(run: Run, view: View, entering: EnteringObject): void {
  const before = run.state.objects.get(entering.object);
  if (before === undefined) return;
  const isSpell = before.zone === 'stack';
  const also = [
    entering.tapped ? '110.5b' : '110.2',
    ...(isSpell ? ['608.3a'] : ['110.2a', '400.7']),
    ...(entering.changes.length > 0 ? ['611.2e'] : []),
    ...(entering.prototyped ? ['718.3b'] : []),
    ...(entering.cast?.costs ?? []).flatMap(cost => BACK_UP[cost] ?? []),
    ...(entering.cast?.costs.includes('mutate') ? ['702.140b', '608.3b'] : []),
    ...(entering.cast?.costs.includes('bestow') && entering.attachedTo === undefined ? ['702.103e', '608.3b'] : []),
    ...faceRules(run, entering),
    ...(entering.copy === undefined ? [] : ['707.2', ...(hasCopied(run, entering) ? ['707.3'] : [])]),
    ...(isChanged(view, entering) ? ['611.3c'] : []),
  ];
  const said = saidOf(entering);
  const fact: Fact = { kind: 'enters under', owner: before.owner, tapped: entering.tapped, ...(said && { said }) };
  const details = { players: [entering.under], also, notable: said !== undefined };
  if (said === undefined) recordFact(run, entering.tapped ? '110.2' : '110.5b', fact, [entering.object], details);
  else {
    // what the effect says decides, and the rule for that leads
    const rule = said.counters.length > 0 ? '122.6' : '110.5b';
    const others = ['110.2', '110.5b', ...also].filter((it, n, all) => it !== rule && all.indexOf(it) === n);
    recordFact(run, rule, fact, [entering.object], { ...details, also: others });
  }
  recordNotCast(run, entering, before);
  // 111.13, where something watches tokens being created
  if (isSpell && before.token && seesCreation(currentView(run)))
    recordFact(run, '111.13', { kind: 'becomes a token' }, [entering.object], { also: ['608.3f'] });
  if (isSpell && run.state.effects.some(effect => effect.fixedSet?.includes(entering.object))) {
    recordFact(run, '400.7a', { kind: 'effects go on' }, [entering.object]);
  }
}

/** 718.4, 709.5d: what it would have if it had been cast. */
function recordNotCast(run: Run, { object, faceDown, cast }: EnteringObject, { zone, printed }: GameObject): void {
  if (faceDown !== undefined || zone === 'stack' || cast !== undefined) return;
  const [front] = printed.faces;
  if (front.abilities.some(it => it.kind === 'keyword' && it.keyword === 'prototype'))
    recordFact(run, '718.4', { kind: 'not cast', without: 'prototype' }, [object]);
  if (front.subtypes.includes('Room'))
    recordFact(run, '709.5d', { kind: 'not cast', without: 'unlocked half' }, [object]);
}

/** Whether an ability refers to tokens being created. */
function seesCreation({ replacements, triggers }: View): boolean {
  return (
    replacements.some(it => it.ability.event.kind === 'createTokens') ||
    triggers.some(it => it.ability.events.some(event => event.kind === 'tokensCreated'))
  );
}

/** The words of the effect that puts it there, as far as they came about. */
function saidOf({ instructed, by, tapped }: EnteringObject): Fact<'enters under'>['said'] {
  if (instructed === undefined || by === undefined) return undefined;
  const { counters } = instructed;
  return counters.length > 0 || (instructed.tapped && tapped) ? { name: by.name, counters } : undefined;
}

/** 702.146b, 702.162a: costs of spells that were cast with their back face up. */
const BACK_UP: Readonly<Record<string, string>> = { disturb: '702.146b', 'more than meets the eye': '702.162a' };

const FACE_DOWN = {
  manifested: '701.40a',
  cloaked: '701.58a',
  morph: '702.37c',
  disguise: '702.168b',
  effect: '708.2a',
} as const satisfies Record<FaceDownKind, string>;

/** 708.3: face down before it enters; 712.14, 712.14a: which face of two is up. */
function faceRules(run: Run, entering: EnteringObject): readonly string[] {
  if (entering.faceDown !== undefined) return [FACE_DOWN[entering.faceDown], '708.2a', '708.3'];
  const layout = run.state.objects.get(entering.object)?.printed.layout;
  if (layout !== 'transform' && layout !== 'modal_dfc') return [];
  return entering.face === 0 ? ['712.14'] : ['712.14a'];
}

/** 707.3: whether the copied object was itself a copy. */
function hasCopied(run: Run, entering: EnteringObject): boolean {
  return [...run.state.objects.values()].some(
    object => object.copies.length > 0 && object.copies.some(copy => copy.of.printed === entering.copy?.of.printed),
  );
}

/** 611.3c: whether existing effects apply to it as it enters. */
function isChanged(view: View, entering: EnteringObject): boolean {
  const now = view.of(entering.object);
  const values = copiableValuesOf(view.object(entering.object));
  return (
    now.types.length !== values.types.length ||
    now.colors.join() !== colorsOf(values).join() ||
    now.abilities.length !== values.abilities.length ||
    (typeof values.power === 'number' && now.power !== values.power)
  );
}
