// Plans of questions how permanents work together of which none enters: what one of them waits for happens to an object
// that stands in, or a card with the keyword that was named enters or dies.

import type { Ability, Filter, GameRule, TriggerEvent } from '../../engine/index.ts';
import { cardWording } from '../../oracle/index.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import { exilesInstead, returnsAsItDies } from '../model/own-return.ts';
import { creationPlan, dyingPlan, exampleOfKind, type Plan, planFor } from '../model/plan.ts';
import { nounNamed } from '../names/nouns.ts';

/** An event that a permanent waits for, and the kind of object it happens to. */
interface Watched {
  readonly event: 'enters' | 'dies';
  readonly kind: string;
  /** Whether it is about objects that enter tapped. */
  readonly tapped?: true;
}

/** The plan of a question how some permanents work together; undefined where one of them may enter itself. */
export function watchedPlan(gathered: Gathered, cards: Cards): Plan | undefined {
  const newcomer = newcomerAmong(gathered, cards) ?? exiledAmong(gathered, cards);
  if (newcomer !== undefined) return newcomer;
  const named = gathered.mentions.map(it => cardKnown(cards, it));
  const watching = named.every(it => it?.watches === true && !it.enters && !it.spell);
  if (!gathered.asksSomething || !watching || named.length === 0) return undefined;
  // mana is asked for, and no creature that makes it
  const keyword = gathered.keywords.find(it => it !== 'mana' && nounNamed(`${it} creature`) !== undefined);
  if (keyword === 'lifelink') return lifelinkPlan(gathered, cards);
  if (keyword !== undefined)
    return planOfWatched({ event: eventOf(keyword), kind: `${keyword} creature` }, gathered, cards);
  if (gathered.relations.length === 0 || named.length < 2) return undefined;
  const watched = named.flatMap(it => (it === undefined ? [] : [waitsFor(it)]));
  const event = watched.findLast(it => it?.kind !== 'etb creature') ?? watched.find(it => it !== undefined);
  return event && planOfWatched(event, gathered, cards);
}

/** The wording "does X work with lifelink": a creature with it deals damage (702.15b). */
function lifelinkPlan(gathered: Gathered, cards: Cards): Plan | undefined {
  for (const mention of gathered.mentions) {
    mention.place = 'battlefield';
    mention.asked = false;
  }
  const whose = gathered.mentions.find(it => it.whose !== undefined)?.whose ?? 'you';
  const source: Mention = { ...exampleOfKind('lifelink creature'), another: true, whose, place: 'battlefield' };
  const known = cardKnown(cards, source);
  return known && lifelinkDamagePlan(source, known, { ...gathered, mentions: [...gathered.mentions, source] });
}

/** A creature deals damage equal to its power to a player. */
export function lifelinkDamagePlan(source: Mention, { face }: Known, all: Gathered): Plan | undefined {
  const amount = Number(face.power);
  if (!(amount > 0)) return undefined;
  const { happening, ...plan } = planFor(source, all);
  const toPlayer = source.whose === 'opponent' ? 'you' : 'opponent';
  return {
    ...plan,
    happening: { ...happening, action: 'deals', voice: 'active', objects: [], source, amount, toPlayer },
  };
}

/** The plans in which what a card waits for happens, where that is an object that enters or dies, or its own death. */
export function eventsWatched({ face }: Known): readonly ((mention: Mention, gathered: Gathered) => Plan)[] {
  const watched = face.abilities.flatMap(it => (it.kind === 'triggered' ? it.events.map(watchedIn) : []));
  const events = new Map(watched.flatMap(it => (it === undefined ? [] : [[`${it.event} ${it.kind}`, it] as const])));
  return [...events.values()].map(({ event, kind, tapped }) => (_, gathered) => {
    const patch = tapped === true ? { tapped: true } : {};
    const object: Mention = { ...exampleOfKind(kind), another: true, whose: 'you', patch };
    const all = { ...gathered, mentions: [...gathered.mentions, object] };
    return event === 'dies' ? dyingPlan(object, all) : planFor(object, all);
  });
}

/**
 * The wording "Does X stop Y from coming back": what makes Y return by its own ability happens: it dies, or that
 * waits in the graveyard.
 */
export function ownReturnPlan(gathered: Gathered, cards: Cards): Plan | undefined {
  const [asked, ...others] = gathered.happenings.filter(it => it.asked);
  const [object, ...more] = asked?.objects ?? [];
  if (asked?.action !== 'returns' || asked.by !== undefined || asked.verb?.voice !== 'middle') return undefined;
  const known = object === undefined ? undefined : cardKnown(cards, object);
  if (object === undefined || known === undefined || others.length + more.length > 0) return undefined;
  const watched = known.face.abilities.flatMap(it => (isReturnFromGraveyard(it) ? it.events.map(watchedIn) : []));
  const event = watched.find(it => it !== undefined);
  if (event !== undefined) return planOfWatched(event, gathered, cards);
  if (!returnsAsItDies(known) || object.place === 'graveyard') return undefined;
  object.asked = false;
  return dyingPlan(object, { ...gathered, happenings: [] });
}

function isReturnFromGraveyard(ability: Ability): ability is Extract<Ability, { kind: 'triggered' }> {
  return (
    ability.kind === 'triggered' &&
    ability.functionsFrom?.includes('graveyard') === true &&
    cardWording(ability.effect).returnsToBattlefield
  );
}

/**
 * The wording "does Root Maze affect my Treasures": what is called by its kind enters, where the other changes how
 * things enter.
 */
function newcomerAmong({ mentions, ...gathered }: Gathered, cards: Cards): Plan | undefined {
  const [kind, ...kinds] = mentions.filter(it => it.names.length === 0);
  const watchers = mentions.filter(it => it.names.length > 0);
  if (kind === undefined || kinds.length > 0 || watchers.length === 0) return undefined;
  const known = watchers.map(it => cardKnown(cards, it));
  const isKind = kind.noun?.generic === true || kind.noun?.token !== undefined;
  const isThere = known.every(it => it?.enters === false && !it.spell && it.watches);
  if (!isKind || !isThere || !known.some(it => it !== undefined && changesEntering(it)) || kind.place === 'graveyard')
    return undefined;
  delete kind.place;
  kind.asked = false;
  for (const watcher of watchers) watcher.place = 'battlefield';
  const all = { ...gathered, mentions };
  return kind.noun?.token === undefined ? planFor(kind, all) : creationPlan([kind], all);
}

/**
 * The wording "does Leyline of the Void exile tokens": what is called by its kind dies, where the other exiles what
 * would.
 */
function exiledAmong({ mentions, ...gathered }: Gathered, cards: Cards): Plan | undefined {
  const [kind, ...kinds] = mentions.filter(it => it.names.length === 0);
  const [watcher, ...watchers] = mentions.filter(it => it.names.length > 0);
  if (!gathered.ofExiling || kind === undefined || watcher === undefined || kinds.length + watchers.length > 0)
    return undefined;
  const isKind = kind.noun?.generic === true || kind.noun?.token !== undefined;
  if (!isKind || !exilesInstead(cardKnown(cards, watcher))) return undefined;
  watcher.place = 'battlefield';
  kind.asked = false;
  return dyingPlan(kind, { ...gathered, mentions });
}

function changesEntering({ face }: Known): boolean {
  return face.abilities.some(it => it.kind === 'replacement' && it.event.kind === 'enters');
}

const OF_DYING: readonly string[] = ['persist', 'undying', 'afterlife', 'death trigger'];

function eventOf(keyword: string): Watched['event'] {
  return eventOfKeyword(keyword) ?? 'enters';
}

/** The event in which the ability of a keyword triggers, where that is the death of what has it; undefined for others. */
export function eventOfKeyword(keyword: string): 'dies' | undefined {
  return OF_DYING.includes(keyword) ? 'dies' : undefined;
}

function planOfWatched({ event, kind }: Watched, gathered: Gathered, cards: Cards): Plan {
  const isBuried = (it: Mention) => cardKnown(cards, it)?.face.abilities.some(isReturnFromGraveyard) === true;
  for (const mention of gathered.mentions) {
    mention.place = isBuried(mention) ? 'graveyard' : 'battlefield';
    mention.asked = false;
  }
  const buried = gathered.mentions.find(isBuried);
  if (buried !== undefined) buried.whose ??= 'you';
  const [whose = 'you', ...others] = new Set(gathered.mentions.flatMap(it => it.whose ?? []));
  const own = buried?.whose ?? (others.length === 0 ? whose : 'you');
  const object: Mention = { ...exampleOfKind(kind), another: true, whose: own };
  const all = { ...gathered, mentions: [...gathered.mentions, object] };
  return event === 'dies' ? dyingPlan(object, all) : planFor(object, all);
}

/** The event that an ability of a card waits for; of one that repeats or stops triggers, that of such a trigger. */
function waitsFor({ face }: Known): Watched | undefined {
  for (const ability of face.abilities) {
    const watched = ability.kind === 'triggered' ? ability.events.map(watchedIn) : rulesOf(ability).map(watchedBy);
    const [first] = watched.filter(it => it !== undefined);
    if (first !== undefined) return first;
  }
  return undefined;
}

function watchedIn(event: TriggerEvent): Watched | undefined {
  if (event.kind !== 'enters' && event.kind !== 'dies') return undefined;
  // "a permanent you control enters tapped"
  const isTapped = event.kind === 'enters' && event.tapped === true;
  const kind = kindOf(event.what) ?? (isTapped ? 'creature' : undefined);
  return kind === undefined ? undefined : { event: event.kind, kind, ...(isTapped ? { tapped: true } : {}) };
}

/** The kind of object that is of the types a filter names; undefined where it has more to it. */
function kindOf({ clauses }: Filter): string | undefined {
  const either = clauses.length === 1 && clauses[0]?.kind === 'any' ? clauses[0].of : [];
  for (const clause of either) {
    const kind = kindOf({ clauses: clause.kind === 'all' ? clause.of : [clause] });
    if (kind !== undefined) return kind;
  }
  const types = clauses.flatMap(it => (it.kind === 'type' ? [it.type] : []));
  const plain = clauses.every(it => ['type', 'controlledBy', 'not', 'permanent', 'other'].includes(it.kind));
  const [type, ...others] = types;
  if (!plain || others.length > 0) return undefined;
  return type === 'Creature' || type === 'Land' || type === 'Artifact' ? type.toLowerCase() : undefined;
}

function rulesOf(ability: Ability): readonly GameRule[] {
  if (ability.kind !== 'static') return [];
  return ability.effects.flatMap(({ changes }) => changes.flatMap(it => (it.kind === 'rule' ? [it.rule] : [])));
}

/** A creature whose own ability a rule about triggers repeats or stops. */
function watchedBy(rule: GameRule): Watched | undefined {
  const cause = rule.kind === 'extraTriggers' ? rule.cause?.kind : undefined;
  if (cause === 'dies' || (rule.kind === 'noTriggers' && rule.event === 'dying'))
    return { event: 'dies', kind: 'death trigger creature' };
  const entering = cause === 'enters' || rule.kind === 'noTriggers';
  return entering ? { event: 'enters', kind: 'etb creature' } : undefined;
}
