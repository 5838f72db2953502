// Steps of a turn: where nothing else happens in a question, the step that it names begins.
import type { Ability } from '../../engine/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { nameOf, type Plan } from '../model/plan.ts';
import type { Side } from '../tokens/question-token.ts';
import type { Writing, Written } from './event-writing.ts';
import { creationOf } from './spell-event.ts';

/** The plan in which the step of a question begins; undefined where it names none, or a spell whose part in it is open. */
export function stepPlan(gathered: Gathered): Plan | undefined {
  const said = stepSaid(gathered);
  if (said === undefined) return undefined;
  for (const mention of gathered.mentions) mention.place ??= 'battlefield';
  return {
    happening: {
      action: 'begins',
      voice: 'middle',
      at: 0,
      who: said.who,
      step: said.step,
      ...(gathered.facts.some(it => it.path.includes('thisTurn')) ? { turnTold: true } : {}),
      objects: [],
      targets: [],
      beside: [],
      asked: false,
      already: false,
    },
    gathered: { ...gathered, facts: [...withoutStep(gathered), { path: ['active'], value: said.who }] },
    assumed: [],
  };
}

/**
 * The plan in which the step begins at which the one ability of a permanent triggers that does so, in a question about
 * what that does: "Dark Confidant trigger, how much life?".
 */
export function stepOfTrigger(gathered: Gathered, cards: Cards): Plan | undefined {
  if (!gathered.triggering && !gathered.ofOutcomes) return undefined;
  const waiting = gathered.mentions.flatMap(mention => {
    const known = cardKnown(cards, mention);
    const steps = known === undefined || known.enters ? [] : known.face.abilities.flatMap(stepsOf);
    return steps.length === 1 ? steps.map(step => ({ who: mention.whose ?? 'you', step })) : [];
  });
  const [only, ...others] = waiting;
  if (only === undefined || others.length > 0 || gathered.mentions.some(it => entersBeside(it, gathered, cards)))
    return undefined;
  const facts = [...withoutStep(gathered), { path: ['step'], value: `${only.who} ${only.step}` }];
  const plan = stepPlan({ ...gathered, facts });
  return plan && { ...plan, happening: { ...plan.happening, ...(gathered.triggering ? { whole: true } : {}) } };
}

/** The wording "Gray Merchant, I also have a Phyrexian Arena": what is there already is not what is asked about. */
function entersBeside(mention: Mention, { mentions }: Gathered, cards: Cards): boolean {
  const isThere = mentions.some(it => it.place === 'battlefield' && it.names.length > 0);
  return isThere && mention.place === undefined && !mention.beside && cardKnown(cards, mention)?.enters === true;
}

/** The steps of its controller at the beginning of which an ability triggers. */
function stepsOf(ability: Ability): readonly string[] {
  if (ability.kind !== 'triggered') return [];
  return ability.events.flatMap(it => (it.kind === 'begins' && it.whose.kind === 'you' ? [it.step] : []));
}

/**
 * Writes that a step begins, or, where other cards look at what the one ability that triggers then does, that event. Not
 * where what has happened this turn decides and was not told.
 */
export function stepBegins(happening: Happening, writing: Writing): Written {
  const { who = 'you', step } = happening;
  const { all, cards } = writing;
  const looks = (it: Mention) => cardKnown(cards, it)?.says.dependsOnTurn === true;
  const conditional = happening.turnTold === true ? undefined : all.find(looks);
  if (conditional !== undefined) return { missing: `what happened this turn, on which ${nameOf(conditional)} depends` };
  if (step === undefined) return { missing: 'which step begins' };
  const makers = all.filter(it => cardKnown(cards, it)?.says.actionOfStep !== undefined);
  const [maker] = makers;
  const isLookedAt =
    all.some(it => it !== maker && looksAtDraws(it, cards)) || maker === undefined || !drawsAt(maker, cards);
  const isOne = maker !== undefined && makers.length === 1 && all.length > 1 && happening.whole !== true && isLookedAt;
  const done = isOne ? doneBy(maker, who, writing) : undefined;
  return done ?? { when: { begins: { player: who, step } } };
}

function drawsAt(maker: Mention, cards: Cards): boolean {
  return cardKnown(cards, maker)?.says.actionOfStep?.kind === 'draws';
}

/** Whether an ability of a permanent looks at cards that are drawn. */
function looksAtDraws(mention: Mention, cards: Cards): boolean {
  const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
  return abilities.some(ability => {
    if (ability.kind === 'triggered') return ability.events.some(it => it.kind === 'draws');
    if (ability.kind === 'replacement') return ability.event.kind === 'draw';
    return ability.kind === 'static' || ability.kind === 'cant';
  });
}

/** The event that the ability of a permanent brings about as its controller's step begins; undefined where it has no form. */
function doneBy(maker: Mention, who: Side, { board, cards }: Writing): Written | undefined {
  const known = cardKnown(cards, maker);
  const action = known?.says.actionOfStep;
  if (known === undefined || action === undefined || board.ownerOf(maker) !== who) return undefined;
  if (action.kind === 'creates' && action.count !== 'x')
    return creationOf(action, action.count, who, known.name, known.name);
  if (action.kind === 'draws' && action.amount !== 'x')
    return { when: { draws: { player: who, count: action.amount } } };
  return undefined;
}

/** The gathered question with its step as the step of the turn in which something else happens. */
export function withinStep(gathered: Gathered): Gathered {
  const said = stepSaid(gathered);
  if (said === undefined) return gathered;
  const facts = [
    ...withoutStep(gathered),
    { path: ['given', 'step'], value: said.step },
    { path: ['active'], value: said.who },
  ];
  return { ...gathered, facts };
}

function stepSaid({ facts }: Gathered): { readonly who: Side; readonly step: string } | undefined {
  const fact = facts.find(it => it.path[0] === 'step');
  const [who, ...words] = String(fact?.value ?? '').split(' ');
  const step = words.join(' ');
  return step === '' ? undefined : { who: who === 'opponent' ? 'opponent' : 'you', step };
}

function withoutStep({ facts }: Gathered): Gathered['facts'] {
  return facts.filter(it => it.path[0] !== 'step');
}
