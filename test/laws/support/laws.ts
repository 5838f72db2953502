// The laws of one solved board: each examines the outcomes and lists complaints where they break it.
import type { GameObject, GameState, Occurrence, OfKind, Outcome } from '../../../src/engine/index.ts';
import { countersStay, project, some, zoneKey } from '../../../src/engine/index.ts';
import { replayOf } from './replay.ts';
import { asJson, BUDGET, type SolvedBoard } from './solved.ts';

/** A law: its title, and complaints about a board in sentences; none where the board obeys it. */
export interface Law {
  readonly title: string;
  readonly complaints: (solved: SolvedBoard) => readonly string[];
}

export const LAWS: readonly Law[] = [
  { title: 'solving ends within its budget, and reports when it ended early', complaints: withinBudget },
  { title: 'every card is in one zone, no more and no less', complaints: ofEach(oneZone) },
  { title: 'no token is anywhere but where tokens can be', complaints: ofEach(tokensWhereTheyCanBe) },
  { title: 'no instant and no sorcery is face up on a battlefield', complaints: noSpellOnTheBattlefield },
  { title: 'each effect is applied to an entering object once', complaints: ofEach(appliedOnce) },
  { title: 'life adds up with what happened', complaints: ofEach(lifeAddsUp) },
  { title: 'counters add up with what happened', complaints: ofEach(countersAddUp) },
  { title: 'zones add up with what happened', complaints: ofEach(zonesAddUp) },
  { title: 'state-based actions have all been performed', complaints: settled },
  { title: 'no two outcomes are the same', complaints: distinct },
  { title: 'every outcome can be replayed from its picks', complaints: replayed },
];

/** The most outcomes of one board that are examined one by one. */
const MOST = 12;

function ofEach(look: (outcome: Outcome) => readonly string[]): Law['complaints'] {
  return ({ outcomes }) =>
    outcomes.slice(0, MOST).flatMap((outcome, n) => look(outcome).map(it => `outcome ${n + 1}: ${it}`));
}

function withinBudget({ runs, complete, outcomes }: SolvedBoard): readonly string[] {
  return [
    ...(runs > BUDGET.runs ? [`${runs} playings of ${BUDGET.runs}`] : []),
    ...(outcomes.length > runs ? [`${outcomes.length} outcomes of ${runs} playings`] : []),
    ...(outcomes.length === 0 ? ['no outcome'] : []),
    ...(runs === 0 && complete ? ['complete without a playing'] : []),
  ];
}

function oneZone({ before, state }: Outcome): readonly string[] {
  const found = new Map<string, string[]>();
  for (const [zone, ids] of Object.entries(state.zones)) {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), zone]);
  }
  const wrong: string[] = [];
  for (const [id, object] of state.objects) {
    // objects that do not exist yet, or are outside the game, are in no list of a zone
    if (object.zone === 'nowhere' || object.zone === 'outside') continue;
    const zones = found.get(id) ?? [];
    const expected = zoneKey(object.zone, object.owner);
    if (zones.length !== 1 || zones[0] !== expected) wrong.push(`${id} is in ${expected}, listed in [${zones}]`);
  }
  for (const [id, zones] of found) if (!state.objects.has(id as never)) wrong.push(`${id} of ${zones} is no object`);
  for (const [id, object] of before.objects) {
    const isGone =
      !state.objects.has(id) &&
      !object.token &&
      !before.players.some(it => it.id === object.owner && hasLost(state, it.id));
    if (isGone && !isPartOfAnother(state, object.printed)) wrong.push(`the card ${id} is gone`);
  }
  return wrong;
}

function hasLost(state: Outcome['state'], player: string): boolean {
  return state.players.some(it => it.id === player && it.lost);
}

/** Whether a card is part of a merged permanent (730.2). */
function isPartOfAnother(state: Outcome['state'], printed: unknown): boolean {
  return [...state.objects.values()].some(object => object.components.some(part => part === printed));
}

/** 111.7: a token that has left the battlefield ceases to exist. */
function tokensWhereTheyCanBe({ before, state }: Outcome): readonly string[] {
  return [...state.objects.values()]
    .filter(it => it.token && it.zone !== 'battlefield' && it.zone !== 'stack' && it.zone !== 'nowhere')
    .filter(it => before.objects.get(it.id)?.zone !== it.zone)
    .map(it => `the token ${it.id} is in ${it.zone}`);
}

/** Instants and sorceries on a battlefield, where they cannot be (304.4, 307.4, 400.4). */
function noSpellOnTheBattlefield({ outcomes, staged }: SolvedBoard): readonly string[] {
  return outcomes.slice(0, MOST).flatMap(({ state }) => {
    const view = project(state, staged.edition);
    return view.battlefield
      .filter(id => state.objects.get(id)?.faceDown === undefined)
      .filter(id => view.of(id).types.some(type => type === 'Instant' || type === 'Sorcery'))
      .map(id => `${id} is ${view.of(id).types.join(' ')}`);
  });
}

/** 614.5, for what enters: as often as the object entered. */
function appliedOnce({ before, state, trail, occurrences }: Outcome): readonly string[] {
  const times = new Map<string, number>();
  const copied = new Map<string, number>();
  const rewrites: object[] = [];
  for (const step of trail) {
    if (step.kind !== 'replaced' || step.event !== 'enters') continue;
    // 707.5: the like ability of what it becomes a copy of is another ability
    if (step.rewrite.kind === 'asCopy' && step.effect.source === step.object) {
      copied.set(`${step.object}`, (copied.get(`${step.object}`) ?? 0) + 1);
      continue;
    }
    if (!rewrites.includes(step.rewrite)) rewrites.push(step.rewrite);
    const { source, name, controller } = step.effect;
    // two players' resolved spells of one name are two effects
    const key = `${source}/${name}/${controller}/${rewrites.indexOf(step.rewrite)} to ${step.object}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const entered = (object: string) => occurrences.filter(it => it.kind === 'entered' && it.object === object).length;
  // 702.136b and the like: an ability given by several permanents is applied once for each
  const givers = [...before.objects.values(), ...state.objects.values()].filter(givesReplacement).map(it => it.id);
  return [...times]
    .filter(([key, n]) => {
      const [effect = '', object = ''] = key.split(' to ');
      // all that such an ability does is done again by that of each object it becomes a copy of: "enter tapped as a copy"
      const again = Math.max(0, (copied.get(object) ?? 0) - 1);
      const like = effect.startsWith(`${object}/`) ? 1 + again + new Set(givers).size : 1;
      return n > like * Math.max(1, entered(object));
    })
    .map(([key, n]) => `${key}: ${n} times`);
}

/** Whether a permanent gives others an ability that applies as they enter: "creatures you control have riot". */
function givesReplacement({ zone, printed, copies }: GameObject): boolean {
  const sources = [printed, ...copies.map(it => it.of.printed)].flatMap(it => it.faces);
  const gives = { change: ({ kind }: { readonly kind: string }) => kind === 'gains' };
  return zone === 'battlefield' && sources.some(face => some('ability', face.abilities, gives));
}

function lifeAddsUp({ before, state, occurrences }: Outcome): readonly string[] {
  return before.players.flatMap(({ id, life }) => {
    const sum = occurrences.reduce((total, it) => total + lifeOf(it, id), life);
    const left = state.players.find(it => it.id === id)?.life;
    return left === sum ? [] : [`${id} had ${life} life and has ${left}, which should be ${sum}`];
  });
}

function lifeOf(occurrence: Occurrence, player: string): number {
  if (occurrence.kind === 'gainedLife' && occurrence.player === player) return occurrence.amount;
  return occurrence.kind === 'lostLife' && occurrence.player === player ? -occurrence.amount : 0;
}

function countersAddUp({ before, state, occurrences }: Outcome): readonly string[] {
  const sums = new Map<string, Record<string, number>>();
  for (const one of [...before.objects.values(), ...before.players]) sums.set(one.id, { ...one.counters });
  for (const occurrence of occurrences) {
    if ((occurrence.kind === 'entered' || occurrence.kind === 'moved') && !keepsCounters(before, occurrence))
      sums.set(occurrence.object, {});
    if (occurrence.kind === 'countersPut') change(sums, occurrence.on, occurrence.counter, occurrence.amount);
    if (occurrence.kind === 'countersRemoved') change(sums, occurrence.on, occurrence.counter, -occurrence.amount);
  }
  const there = [...state.objects.values()].filter(it => it.zone === 'battlefield');
  return [...there, ...state.players].flatMap(({ id, counters }) => {
    const expected = words(sums.get(id) ?? {});
    return words(counters) === expected ? [] : [`${id} has ${words(counters)}, which should be ${expected}`];
  });
}

/** 122.2: whether the text of a card has its counters remain in the zone it is put into. */
function keepsCounters({ objects }: GameState, done: OfKind<Occurrence, 'entered' | 'moved'>): boolean {
  const to = done.kind === 'entered' ? 'battlefield' : done.to;
  const faces = objects.get(done.object)?.printed.faces ?? [];
  return faces.some(face => face.abilities.some(it => countersStay(it, to)));
}

function change(sums: Map<string, Record<string, number>>, on: string, counter: string, amount: number): void {
  const sum = sums.get(on) ?? {};
  sums.set(on, { ...sum, [counter]: (sum[counter] ?? 0) + amount });
}

function words(counters: Readonly<Record<string, number>>): string {
  const some = Object.entries(counters).filter(([, n]) => n !== 0);
  return some.length === 0
    ? 'no counters'
    : some
        .map(([kind, n]) => `${n} ${kind}`)
        .sort()
        .join(', ');
}

function zonesAddUp({ before, state, occurrences }: Outcome): readonly string[] {
  const zones = new Map<string, string>([...before.objects].map(([id, it]) => [id, it.zone]));
  for (const occurrence of occurrences) {
    if (occurrence.kind === 'entered') zones.set(occurrence.object, 'battlefield');
    if (occurrence.kind === 'moved') zones.set(occurrence.object, occurrence.to);
    if (occurrence.kind === 'drew') zones.set(occurrence.object, 'hand');
  }
  return [...state.objects.values()]
    .filter(it => zones.has(it.id) && zones.get(it.id) !== it.zone)
    .map(it => `${it.id} is in ${it.zone}, which should be ${zones.get(it.id)}`);
}

/** Complaints about state-based actions (704.3): those of 704.5 that follow from the position alone. */
function settled({ outcomes, staged }: SolvedBoard): readonly string[] {
  return outcomes.slice(0, MOST).flatMap(({ state }) => {
    const view = project(state, staged.edition);
    return view.battlefield.flatMap(id => {
      const now = view.of(id);
      const { counters } = view.object(id);
      const isCreature = now.types.includes('Creature');
      return [
        ...(isCreature && (now.toughness ?? 0) <= 0 ? [`704.5f: ${id} has toughness ${now.toughness}`] : []),
        ...(now.types.includes('Planeswalker') && (counters.loyalty ?? 0) <= 0 ? [`704.5i: ${id} has no loyalty`] : []),
        ...(staged.edition.countersAnnihilate && (counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0
          ? [`704.5q: ${id} has both counters`]
          : []),
      ];
    });
  });
}

function distinct({ outcomes }: SolvedBoard): readonly string[] {
  const seen = new Set<string>();
  return outcomes.flatMap(({ state, triggers }, n) => {
    const bytes = asJson([state, triggers]);
    if (seen.has(bytes)) return [`outcome ${n + 1} was there before`];
    seen.add(bytes);
    return [];
  });
}

function replayed(solved: SolvedBoard): readonly string[] {
  return solved.outcomes
    .slice(0, 4)
    .flatMap((outcome, n) => replayOf(solved, outcome).map(it => `outcome ${n + 1}: ${it}`));
}
