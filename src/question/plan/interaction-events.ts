// Events that may show whether one of two objects bears on the other, for a question that tells of none.
import { cardWording } from '../../oracle/index.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { creationPlan, dyingPlan, exampleOfKind, landPlan, type Plan, planFor, spellPlan } from '../model/plan.ts';
import { nounNamed } from '../names/nouns.ts';
import type { Side, SpokenAction } from '../tokens/question-token.ts';
import { eventsWatched, lifelinkDamagePlan } from './watched-plan.ts';

/** The plans in which something happens to an object, the other being on the battlefield; the likeliest first. */
export function eventsOf(object: Mention, other: Mention, gathered: Gathered, cards: Cards): readonly Plan[] {
  const known = cardKnown(cards, object);
  if (cardKnown(cards, other)?.spell === true) return [];
  if (known?.spell === true) return eventsOfSpell(object, known, other, gathered);
  const board = () => boardOf(object, other, gathered);
  if (object.noun?.token !== undefined) return eventsOfToken(object, board);
  if (known === undefined) return [];
  const plans: Plan[] = [];
  const add = (make: (mention: Mention, all: Gathered) => Plan | undefined) => {
    const { mention, all } = board();
    const plan = make(mention, all);
    if (plan !== undefined) plans.push(plan);
  };
  // what is told to have counters is there, and does not enter
  if (object.patch.counters === undefined) add(planFor);
  // "does Solemnity stop persist": what waits to return has yet to die
  if (object.noun === undefined) add((mention, all) => returnPlan(mention, known, all));
  add((mention, all) => putByPlan(mention, known, all));
  for (const event of eventsWatched(known)) add((mention, all) => event(standing(mention), all));
  if (known.creature) add(dyingPlan);
  if (known.creature) add((mention, all) => attackPlan(standing(mention), all));
  if (hasLifelink(known)) add((mention, all) => lifelinkDamagePlan(standing(mention), known, all));
  for (const event of eventsDoneBy(known)) add((mention, all) => happeningPlan(standing(mention), event, all));
  if (object.noun?.generic === true && known.land) add((_, all) => landPlan(withoutMention(all, object.at), cards));
  if (object.noun?.generic === true && object.noun.card === exampleOfKind('creature').noun?.card)
    for (const kind of ['etb creature', 'death trigger creature'])
      add((_, all) => ofKind(kind, object, withoutMention(all, object.at)));
  return plans;
}

/**
 * A spell resolves: for each player who may be its target (601.2c), and whose the other is, where that is not told; without a target
 * it is cast by either.
 */
function eventsOfSpell(spell: Mention, known: Known, other: Mention, gathered: Gathered): readonly Plan[] {
  const put = () => {
    const { mention, all } = boardOf(spell, other, gathered);
    return putByPlan(mention, known, all);
  };
  const placed = put();
  if (placed !== undefined) return [placed];
  const { says } = known;
  if (says.hasTarget && !says.aimsAtPlayers) return [];
  const casters = spell.whose === undefined ? SIDES : [spell.whose];
  return casters.map((who): Plan => {
    const target = says.hasTarget ? (other.whose ?? otherSide(who)) : undefined;
    const { mention, all } = boardOf(spell, target === undefined ? other : { ...other, whose: target }, gathered);
    mention.whose = who;
    const { happening, ...plan } = spellPlan(mention, all);
    const aim = target === undefined ? {} : { toPlayer: target };
    return { ...plan, happening: { ...happening, who, whole: true, ...aim } };
  });
}

const SIDES: readonly Side[] = ['you', 'opponent'];

function otherSide(side: Side): Side {
  return side === 'you' ? 'opponent' : 'you';
}

/** A token is created or dies; of any creature token, a large one may show what a small one does not. */
function eventsOfToken(object: Mention, board: () => Board): readonly Plan[] {
  const large = object.noun?.generic === true ? nounNamed('angel token') : undefined;
  const nouns = [object.noun, large].filter(it => it !== undefined);
  const created = nouns.map(noun => {
    const { mention, all } = board();
    const token: Mention = { ...mention, noun };
    return creationPlan([token], { ...all, mentions: all.mentions.map(it => (it === mention ? token : it)) });
  });
  const { mention, all } = board();
  return [...created, dyingPlan(mention, all)];
}

interface Board {
  readonly mention: Mention;
  readonly all: Gathered;
}

/** The two objects and the others on the battlefield as mentions of their own, so that one trial leaves the next alone. */
function boardOf(object: Mention, other: Mention, gathered: Gathered): Board {
  const { place: _, ...free } = object;
  const mention: Mention = { ...free, asked: false };
  // "does X see my opponent's creatures": X is then the asker's
  const whose = object.whose === 'opponent' ? (other.whose ?? 'you') : other.whose;
  const beside: Mention = { ...other, place: 'battlefield', asked: false, ...(whose === undefined ? {} : { whose }) };
  const there = (it: Mention) => (it.at === other.at ? beside : { ...it, place: 'battlefield' });
  const mentions = gathered.mentions.map(it => (it === object ? mention : there(it)));
  return { mention, all: { ...gathered, mentions, relations: [] } };
}

function standing(mention: Mention): Mention {
  mention.place = 'battlefield';
  return mention;
}

/** The creature attacks the only opponent (508.1). */
function attackPlan(mention: Mention, all: Gathered): Plan {
  const { happening, ...plan } = planFor(mention, all);
  return { ...plan, happening: { ...happening, action: 'attacks', who: mention.whose ?? 'you' } };
}

/** 702.15: whether damage that it deals has its controller gain life. */
function hasLifelink({ face }: Known): boolean {
  return face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'lifelink');
}

function withoutMention(gathered: Gathered, at: number): Gathered {
  return { ...gathered, mentions: gathered.mentions.filter(it => it.at !== at) };
}

/** A creature of a kind enters or dies in place of "creatures". */
function ofKind(kind: string, { at, whose }: Mention, all: Gathered): Plan {
  const object: Mention = { ...exampleOfKind(kind), at, ...(whose === undefined ? {} : { whose }) };
  const board = { ...all, mentions: [...all.mentions, object] };
  return kind.startsWith('death') ? dyingPlan(object, board) : planFor(object, board);
}

/** The return by persist (702.79a) or undying (702.93a), with the counter that it brings. */
function returnPlan(mention: Mention, { face }: Known, all: Gathered): Plan | undefined {
  const counter = face.abilities.flatMap(it => (it.kind === 'keyword' ? (RETURN_COUNTERS[it.keyword] ?? []) : []))[0];
  if (counter === undefined) return undefined;
  mention.patch = joinedPatch(mention.patch, { counters: { [counter]: 1 } });
  const { happening, ...plan } = planFor(mention, all);
  return { ...plan, happening: { ...happening, action: 'returns', zone: 'graveyard' } };
}

const RETURN_COUNTERS: Readonly<Record<string, string | undefined>> = { persist: '-1/-1', undying: '+1/+1' };

/** Wordings "Aether Vial", "Green Sun's Zenith": what its text puts onto the battlefield enters. */
function putByPlan(by: Mention, known: Known, all: Gathered): Plan | undefined {
  const action = known.says.action;
  if (action.kind !== 'returns') return undefined;
  if (!known.spell) standing(by);
  const object: Mention = { ...exampleOfKind(known.says.kindPut ?? 'creature'), another: true };
  const plan = planFor(object, { ...all, mentions: [...all.mentions, object] });
  const happening: Happening = { ...plan.happening, by };
  return { ...plan, happening };
}

type Done = Pick<Happening, 'action' | 'amount'>;

/** The events that abilities of a permanent bring about, as far as a question has them. */
function eventsDoneBy(known: Known): readonly Done[] {
  return known.face.abilities.flatMap((ability): readonly Done[] => {
    if (ability.kind !== 'triggered') return [];
    const does = cardWording(ability.effect).actionDone;
    if (does.kind === 'creates') return [{ action: 'creates' }];
    if (!('amount' in does) || does.amount === 'x') return [];
    const action = ACTIONS[does.kind];
    return action === undefined ? [] : [{ action, amount: does.amount }];
  });
}

const ACTIONS: Readonly<Record<string, SpokenAction | undefined>> = {
  draws: 'draws',
  gains: 'gainsLife',
  loses: 'losesLife',
  mills: 'mills',
  damage: 'deals',
};

function happeningPlan(source: Mention, event: Done, all: Gathered): Plan {
  const { happening, ...plan } = planFor(source, all);
  return { ...plan, happening: { ...happening, ...event, voice: 'active', objects: [], source } };
}

/** Events of the game in general, for two permanents that both bear on them: "does X work with Y" of two doublers. */
export function neutralEvents(gathered: Gathered): readonly Plan[] {
  const board = () => ({
    ...gathered,
    mentions: gathered.mentions.map(it => ({ ...it, place: 'battlefield', asked: false })),
    relations: [],
  });
  const withObject = (kind: string, make: (object: Mention, all: Gathered) => Plan) => {
    const object: Mention = { ...exampleOfKind(kind), another: true, whose: 'you' };
    const all = board();
    return make(object, { ...all, mentions: [...all.mentions, object] });
  };
  const ofPlayer = ({ action, amount }: Done) => {
    const plan = withObject('creature', planFor);
    const all = board();
    const happening: Happening = { ...plan.happening, action, objects: [], who: 'you', ...(amount && { amount }) };
    return { ...plan, happening, gathered: all };
  };
  return [
    withObject('creature', planFor),
    withObject('treasure', (it, all) => creationPlan([it], all)),
    withObject('creature token', (it, all) => creationPlan([it], all)),
    withObject('creature', dyingPlan),
    withObject('land', planFor),
    ofPlayer({ action: 'gainsLife', amount: 1 }),
    ofPlayer({ action: 'draws', amount: 1 }),
  ];
}
