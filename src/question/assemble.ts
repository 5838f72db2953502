// From what was gathered to scenarios: what happens, what is on the board, and whose it is.
import { isBasicLandType } from '../engine/index.ts';
import { type Cards, cardKnown } from './card-traits.ts';
import { typesOf, type Written } from './event-writing.ts';
import type { Gathered, Happening, Mention, Patch } from './mention.ts';
import { nounNamed } from './nouns.ts';
import type { Side } from './question-token.ts';
import { boardFor } from './scenario-board.ts';
import { writeEvent } from './write-event.ts';

/** A way to understand a question, before it is known whose everything is. */
export interface Plan {
  readonly happening: Happening;
  readonly gathered: Gathered;
  /** Assumptions made where the question left something open. */
  readonly assumed: readonly string[];
}

/** The plan of a question, or what has to be asked with the plans to choose from. */
export type Planned =
  | { readonly plan: Plan }
  | { readonly question: string; readonly plans: readonly { readonly label: string; readonly plan: Plan }[] };

/** Finds what happens. */
export function planOf(gathered: Gathered, cards: Cards, together: boolean): Planned {
  addFirsts(gathered);
  addPinger(gathered);
  const happened = gathered.happenings.filter(it => !it.asked && hasContent(it));
  const dies = happened.some(it => (it.deed === 'dies' || it.deed === 'destroys') && it.objects.length > 0);
  const stated = dies ? happened.filter(it => it.deed !== 'wipes') : happened;
  const last = stated.findLast(it => !it.already) ?? stated.at(-1);
  if (last !== undefined) {
    const before = stated.filter(it => it !== last);
    const clash = before.filter(it => !becomesBoard(it, cards) && !isAttached(it, cards) && !isPartOf(it, last));
    if (clash.length > 0)
      return { question: 'Which of these happens now?', plans: choicesOf([...before, last], gathered, cards) };
    for (const it of before) {
      if (becomesBoard(it, cards)) putOnBoard(it);
      else if (isAttached(it, cards)) attachTo(it);
    }
    return oneAfterAnother(last, gathered, cards, together);
  }
  const copying = gathered.mentions.find(it => it.copying !== undefined && it.place === undefined);
  if (copying !== undefined) return { plan: planFor(copying, gathered) };
  const asked = gathered.happenings.find(it => it.objects.length > 0 || it.source !== undefined);
  if (asked?.objects.some(it => it.place === undefined)) return oneAfterAnother(asked, gathered, cards, together);
  return bare(gathered, cards);
}

/** "a second X" where no first was named: that one is on the battlefield. */
function addFirsts({ mentions, happenings }: Gathered): void {
  for (const second of mentions.filter(it => it.another)) {
    const others = mentions.filter(it => it !== second && it.names[0] === second.names[0]);
    if (others.length > 0 || second.names[0] === undefined) continue;
    const entering = happenings.some(it => it.objects.includes(second));
    if (!entering) continue;
    mentions.push({
      ...second,
      at: second.at - 1,
      another: false,
      patch: {},
      whose: second.whose ?? 'you',
      place: 'battlefield',
    });
  }
}

/** "ping for 1" by nothing that was named: by any creature that pings. */
function addPinger({ mentions, happenings }: Gathered): void {
  const noun = nounNamed('pinger');
  for (const ping of happenings) {
    if (
      ping.deed !== 'hits' ||
      ping.source !== undefined ||
      noun === undefined ||
      !/^ping/iu.test(ping.verb?.text ?? '')
    )
      continue;
    const pinger: Mention = {
      names: [],
      noun,
      loose: false,
      open: false,
      text: 'ping',
      at: ping.at,
      count: 1,
      counted: false,
      whose: ping.who ?? 'you',
      place: 'battlefield',
      another: true,
      patch: {},
      asked: false,
      beside: false,
    };
    mentions.push(pinger);
    ping.source = pinger;
  }
}

function hasContent({ objects, by, deed }: Happening): boolean {
  return (
    objects.length > 0 ||
    by !== undefined ||
    !['enters', 'returns', 'blinks', 'copies', 'dies', 'destroys'].includes(deed)
  );
}

/** A permanent that came before is on the battlefield by now. */
function becomesBoard({ deed, objects, by }: Happening, cards: Cards): boolean {
  return (
    deed === 'enters' &&
    by === undefined &&
    objects.length > 0 &&
    objects.every(it => cardKnown(cards, it)?.spell !== true && it.copying === undefined)
  );
}

/** "They put Darksteel Mutation on X": by now it is attached. */
function isAttached({ deed, objects, targets }: Happening, cards: Cards): boolean {
  return (
    deed === 'puts' &&
    objects.length === 1 &&
    targets.length === 1 &&
    objects.every(it => cardKnown(cards, it)?.attaches === true)
  );
}

function attachTo(happening: Happening): void {
  const [object] = happening.objects;
  const [host] = happening.targets;
  if (object === undefined || host === undefined) return;
  putOnBoard(happening);
  object.attachedTo = host;
  host.place = 'battlefield';
}

/** "I Wheel of Fortune, opponent draws 7": one event, described twice. */
function isPartOf(before: Happening, last: Happening): boolean {
  if (before.deed === 'wipes' && last.deed === 'wipes') return true;
  return (
    before.deed === 'resolves' &&
    ['draws', 'discards', 'deals', 'hits', 'creates', 'gainsLife', 'losesLife', 'dies', 'destroys', 'mills'].includes(
      last.deed,
    )
  );
}

function putOnBoard({ objects, who }: Happening): void {
  for (const it of objects) {
    it.place = 'battlefield';
    it.whose ??= who ?? 'you';
  }
}

/** Spells cast one after the other resolve one after the other; only together they enter together. */
function oneAfterAnother(happening: Happening, gathered: Gathered, cards: Cards, together: boolean): Planned {
  const { objects, by, deed } = happening;
  const plan = { happening, gathered, assumed: [] };
  const spell = objects.some(it => cardKnown(cards, it)?.spell === true);
  if (deed !== 'enters' || by !== undefined || together || spell || objects.length < 2) return { plan };
  const label = (it: Mention) => `${nameOf(it)} enters last`;
  const plans = objects.map(last => {
    const others = objects.filter(it => it !== last);
    return {
      label: label(last),
      plan: {
        ...plan,
        happening: { ...happening, objects: [last] },
        gathered: onBoard(gathered, others, happening.who),
      },
    };
  });
  return cardKnown(cards, objects[0] ?? { names: [] }) === undefined
    ? { plan }
    : { question: 'In which order do they enter?', plans: plans.reverse() };
}

function onBoard(gathered: Gathered, placed: readonly Mention[], who: Side | undefined): Gathered {
  for (const it of placed) {
    it.place = 'battlefield';
    it.whose ??= who ?? 'you';
  }
  return gathered;
}

/** The plan without an event: an object that is not on the battlefield enters; of several, one whose abilities concern entering. */
function bare(gathered: Gathered, cards: Cards): Planned {
  for (const it of gathered.mentions)
    if (it.place === undefined && (stands(it) || isExample(it))) it.place = 'battlefield';
  const free = gathered.mentions.filter(it => it.place === undefined && !isUsed(it, gathered));
  const aimed = free.filter(it => it.aimed === true);
  if (aimed[0] !== undefined && aimed.length === 1) return { plan: planFor(aimed[0], gathered) };
  const cast = free.filter(it => it.patch.cast !== undefined);
  if (cast[0] !== undefined && cast.length === 1) return { plan: planFor(cast[0], gathered) };
  if (gathered.landfall) return { plan: landPlan(gathered) };
  const spells = free.filter(it => cardKnown(cards, it)?.spell === true);
  const [spell] = spells;
  if (
    spell !== undefined &&
    spells.length === 1 &&
    gathered.asksSomething &&
    (gathered.mentions.length > 1 || gathered.askedInWords)
  )
    return { plan: spellPlan(spell, gathered) };
  const own = free.filter(it => cardKnown(cards, it)?.enters === true);
  const quiet = free.filter(it => isQuiet(it, cards));
  const aboutOne = gathered.mentions.length === 1 && !gathered.askedInWords;
  if (aboutOne || !gathered.asksSomething)
    return {
      question: 'What happens?',
      plans: free.map(it => ({ label: `${nameOf(it)} enters`, plan: planFor(it, gathered) })),
    };
  const [only] =
    own.length === 1 ? own : own.length === 0 && quiet.length === 1 ? quiet : free.length === 1 ? free : [];
  if (only !== undefined) return { plan: planFor(only, gathered) };
  const among = own.length > 1 ? own : free.length > 0 ? free : gathered.mentions.filter(it => it.names.length > 0);
  const plans = among.map(it => ({ label: `${nameOf(it)} enters`, plan: planFor({ ...it }, gathered, it) }));
  return { question: 'What happens?', plans };
}

/** Whether a mention has a state that only a permanent has. */
function stands({ patch, attachedTo, aimed }: Mention): boolean {
  return (
    (attachedTo !== undefined && aimed !== true) ||
    ['chosen', 'counters', 'tapped', 'level', 'designations', 'faceDown', 'face'].some(it => patch[it] !== undefined)
  );
}

/** Any basic land or any object of a kind, in a question about the outcome: "do basics still tap for black". */
function isExample({ asked, noun, names }: Mention): boolean {
  return asked && (noun?.generic === true || noun?.plural === true || isBasicLandType(names[0] ?? ''));
}

/** Landfall without a land: any land enters. */
function landPlan(gathered: Gathered): Plan {
  const noun = nounNamed('land');
  const land: Mention = {
    names: [],
    ...(noun === undefined ? {} : { noun }),
    loose: false,
    open: false,
    text: 'a land',
    at: Number.MAX_SAFE_INTEGER,
    count: 1,
    counted: false,
    another: true,
    patch: {},
    asked: false,
    beside: false,
  };
  return planFor(land, { ...gathered, mentions: [...gathered.mentions, land] });
}

function isQuiet(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known !== undefined && !known.watches && !known.spell;
}

/** Something that another is attached to, or has copied. */
function isUsed(mention: Mention, { mentions }: Gathered): boolean {
  return mentions.some(it => it.attachedTo === mention || it.copying === mention);
}

function planFor(mention: Mention, gathered: Gathered, instead: Mention = mention): Plan {
  const mentions = gathered.mentions.map(it => (it === instead ? mention : it));
  return {
    happening: {
      deed: 'enters',
      voice: 'middle',
      at: mention.at,
      objects: [mention],
      targets: [],
      beside: [],
      asked: false,
      already: false,
      ...(mention.whose === undefined ? {} : { who: mention.whose }),
    },
    gathered: { ...gathered, mentions },
    assumed: [],
  };
}

function spellPlan(spell: Mention, gathered: Gathered): Plan {
  return {
    happening: {
      deed: 'resolves',
      voice: 'active',
      at: spell.at,
      by: spell,
      objects: [],
      targets: [],
      beside: [],
      asked: false,
      already: false,
    },
    gathered,
    assumed: [],
  };
}

function choicesOf(
  happenings: readonly Happening[],
  gathered: Gathered,
  cards: Cards,
): readonly { readonly label: string; readonly plan: Plan }[] {
  return happenings.map(happening => {
    const what = happening.objects[0] ?? happening.by;
    const name = what === undefined ? '' : `${nameOf(what)} `;
    void cards;
    return { label: `${name}${happening.deed}`, plan: { happening, gathered, assumed: [] } };
  });
}

/** The name of an object in sentences. */
export function nameOf({ names, noun, text }: Pick<Mention, 'names' | 'noun' | 'text'>): string {
  return names[0] ?? noun?.card ?? noun?.said ?? text;
}

/** Objects of a plan whose owner the question does not give, without those that enter. */
export function ownerless({ happening, gathered }: Plan): readonly Mention[] {
  const taking = new Set([...happening.objects, ...(happening.by === undefined ? [] : [happening.by])]);
  const entering = ['enters', 'returns', 'blinks'].includes(happening.deed);
  return gathered.mentions.filter(
    it => it.whose === undefined && !(entering && taking.has(it)) && it !== happening.by && it !== happening.source,
  );
}

export interface Drafted {
  readonly data: Patch;
  readonly standIns: readonly { readonly said: string; readonly name: string }[];
}

/** The scenario of a plan with these owners, as data; without the objects left out. */
export function draft(
  plan: Plan,
  cards: Cards,
  owners: ReadonlyMap<Mention, Side>,
  without: readonly Mention[] = [],
): Drafted | { readonly missing: string } {
  const { happening, gathered } = plan;
  const all = gathered.mentions.filter(it => !without.includes(it));
  const board = boardFor(all, owners);
  const written: Written = writeEvent(happening, { board, cards, all });
  if ('missing' in written) return written;
  const lasting = all.find(it => it.place === 'battlefield' && isTheSpell(it, cards));
  if (lasting !== undefined) return { missing: `what is left of ${nameOf(lasting)}` };
  const taken = new Set<Mention | undefined>([...happening.objects, happening.by]);
  for (const it of all) {
    const elsewhere = it.place !== undefined && it.place !== 'battlefield';
    if (taken.has(it) || board.isPut(it) || (!elsewhere && isTheSpell(it, cards))) continue;
    board.put(it, it.place ?? 'battlefield');
  }
  let data: Patch = {
    given: board.given(),
    when: written.when,
    ...(written.choose === undefined ? {} : { choose: written.choose }),
  };
  for (const { path, value } of gathered.facts) data = withFact(data, path, value);
  data = withOpponents(
    data,
    all.filter(it => it.each === true).map(it => board.item(it)),
  );
  const standIns = all.flatMap(({ noun, names }) => {
    if (names.length > 0 || noun?.card === undefined) return [];
    return [{ said: noun.said, name: noun.card }];
  });
  return { data, standIns };
}

/** Names of opponents beyond the first. */
const OTHERS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** With more players than two, what each opponent has is under each of them. */
function withOpponents(data: Patch, each: readonly Patch[]): Patch {
  const { seats, ...rest } = data;
  if (typeof seats !== 'number' || seats < 3) return rest;
  const others = OTHERS.slice(0, seats - 2);
  const given = typeof rest.given === 'object' ? rest.given : {};
  const boards = others.map((name, n) => [
    name,
    { battlefield: each.map(it => ({ ...it, ...(it.as === undefined ? {} : { as: `${it.as}-${n + 2}` }) })) },
  ]);
  return { ...rest, players: ['you', 'opponent', ...others], given: { ...given, ...Object.fromEntries(boards) } };
}

function isTheSpell(mention: Mention, cards: Cards): boolean {
  const types = typesOf(mention, cards);
  return types.includes('Instant') || types.includes('Sorcery');
}

function withFact(data: Patch, path: readonly string[], value: unknown): Patch {
  const [key, ...rest] = path;
  if (key === undefined) return data;
  const inner = data[key];
  const below = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Patch) : {}; // a map of the data being put together
  return { ...data, [key]: rest.length === 0 ? value : withFact(below, rest, value) };
}
