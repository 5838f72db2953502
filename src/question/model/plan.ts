// Plans: an event and objects, before owners are settled.

import { nounNamed } from '../names/nouns.ts';
import { type Cards, cardKnown } from './card-traits.ts';
import type { Gathered, Happening, Mention } from './mention.ts';

/** A reading of a question before owners are settled. */
export interface Plan {
  readonly happening: Happening;
  readonly gathered: Gathered;
  /** Assumptions made where the question left something open. */
  readonly assumed: readonly string[];
}

/**
 * The plan of a question, or a question back with the plans to choose from. `ofBoard`: what is planned instead where the
 * question asks what a permanent is, and not what happens.
 */
export type Planned =
  | { readonly plan: Plan; readonly ofBoard?: () => Planned }
  | { readonly question: string; readonly plans: readonly { readonly label: string; readonly plan: Plan }[] };

/** The plan in which an object enters, in place of the mention `instead`. */
export function planFor(mention: Mention, gathered: Gathered, instead: Mention = mention): Plan {
  const mentions = gathered.mentions.map(it => (it === instead ? mention : it));
  return {
    happening: {
      action: 'enters',
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

/** The plan in which a spell resolves. */
export function spellPlan(spell: Mention, gathered: Gathered): Plan {
  return {
    happening: {
      action: 'resolves',
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

/** The plan in which an object dies. */
export function dyingPlan(mention: Mention, gathered: Gathered): Plan {
  const plan = planFor(mention, gathered);
  return { ...plan, happening: { ...plan.happening, action: 'dies' } };
}

/** The plan in which tokens are created. */
export function creationPlan(tokens: readonly Mention[], gathered: Gathered): Plan {
  const [first] = tokens;
  return {
    happening: {
      action: 'creates',
      voice: 'active',
      at: first?.at ?? 0,
      objects: [...tokens],
      targets: [],
      beside: [],
      asked: false,
      already: false,
      ...(first?.whose === undefined ? {} : { who: first.whose }),
    },
    gathered,
    assumed: [],
  };
}

/** The plan of landfall without a named land: any land enters, and where no card named has the ability, one that has is there. */
export function landPlan(gathered: Gathered, cards: Cards): Plan {
  const looks = gathered.mentions.some(it => cardKnown(cards, it)?.says.triggersOnLand === true);
  if (looks) return newcomerPlan('land', gathered);
  const watcher: Mention = { ...exampleOfKind('landfall creature'), whose: 'you', place: 'battlefield' };
  return newcomerPlan('land', { ...gathered, mentions: [...gathered.mentions, watcher] });
}

/** The plan of a question if tokens make a permanent trigger: a creature token is created where that is. */
export function tokenPlan(watcher: Mention, gathered: Gathered): Plan {
  const token: Mention = { ...exampleOfKind('creature token'), whose: watcher.whose ?? 'you' };
  const there: Mention = { ...watcher, whose: watcher.whose ?? 'you', place: 'battlefield' };
  return creationPlan([token], { ...gathered, mentions: [there, token] });
}

/** The plan of a question about what an effect made of something: another creature enters, which changes nothing of it. */
export function bystanderPlan(gathered: Gathered): Plan {
  const plan = newcomerPlan('creature', gathered);
  const assumed = 'nothing else happens, and let a creature without abilities enter';
  return { ...plan, assumed: [assumed] };
}

function newcomerPlan(kind: 'land' | 'creature', gathered: Gathered): Plan {
  const newcomer = { ...exampleOfKind(kind), another: true };
  return planFor(newcomer, { ...gathered, mentions: [...gathered.mentions, newcomer] });
}

/** An object of a kind that the question speaks of and does not name. */
export function exampleOfKind(kind: string): Mention {
  const noun = nounNamed(kind);
  return {
    names: [],
    ...(noun === undefined ? {} : { noun }),
    loose: false,
    open: false,
    text: `a ${kind}`,
    at: Number.MAX_SAFE_INTEGER,
    count: 1,
    counted: false,
    another: false,
    patch: {},
    asked: false,
    beside: false,
  };
}

/** The name of an object in sentences. */
export function nameOf({ names, noun, text }: Pick<Mention, 'names' | 'noun' | 'text'>): string {
  return names[0] ?? noun?.card ?? noun?.said ?? text;
}

/** Objects of a plan whose owner the question does not give, without those that enter. */
export function ownerless({ happening, gathered }: Plan): readonly Mention[] {
  const taking = new Set([...happening.objects, ...(happening.by === undefined ? [] : [happening.by])]);
  const entering = ['enters', 'returns', 'blinks'].includes(happening.action);
  return gathered.mentions.filter(
    it => it.whose === undefined && !(entering && taking.has(it)) && it !== happening.by && it !== happening.source,
  );
}
