// Assembly of plans from what was gathered: the event, with earlier events put on the board.
import { cardWording } from '../../oracle/index.ts';
import { abilityLabel, activatorOf, openAbilities } from '../events/activation-event.ts';
import { stepPlan } from '../events/steps.ts';
import { copiesByAbility } from '../events/token-copies.ts';
import {
  addEarlierLands,
  addFetched,
  addFirsts,
  addPinger,
  addSearchers,
  addSources,
} from '../implied/implied-objects.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { bystanderPlan, nameOf, type Plan, type Planned, planFor } from '../model/plan.ts';
import type { Side } from '../tokens/question-token.ts';
import { askedMove } from './asked-move.ts';
import { isAttackBefore, putAttacking } from './attacked-before.ts';
import { becomeCopyTold, carryOutBefore, isCopyBefore, isPartOf, isSettled, leaveOutModels } from './earlier-events.ts';
import { bare, stands } from './eventless-plan.ts';
import { isPutAway, putAway } from './put-away.ts';
import { ownReturnPlan } from './watched-plan.ts';
import { areHandsTold, drawersOf, wheelOf } from './wheels.ts';

/** The plan of a question; `together` says that several objects enter at the same time. */
export function planOf(gathered: Gathered, cards: Cards, together: boolean): Planned {
  addFirsts(gathered);
  addPinger(gathered, cards);
  addSources(gathered);
  addFetched(gathered, cards);
  addEarlierLands(gathered, cards);
  addSearchers(gathered, cards);
  const happened = gathered.happenings.filter(it => !it.asked && hasContent(it));
  putWaiting(gathered, happened, cards);
  const dies = happened.some(it => (it.action === 'dies' || it.action === 'destroys') && it.objects.length > 0);
  const once = happened.filter((it, n) => !isToldAgain(it, happened[n + 1]));
  const stated = dies ? once.filter(it => it.action !== 'wipes') : once;
  const last = stated.findLast(it => !it.already) ?? stated.at(-1);
  // "copied my X with Y earlier. Draw step comes."
  if (stated.every(it => it.already && isSettled(it, cards))) {
    const step = stepPlan(gathered);
    for (const earlier of step === undefined ? [] : stated) carryOutBefore(earlier, earlier, cards);
    if (step !== undefined) return { plan: step };
  }
  const moving = last && askedMove(gathered, stated, cards);
  if (moving !== undefined) {
    for (const earlier of stated) carryOutBefore(earlier, moving, cards);
    return oneAfterAnother(moving, gathered, cards, together);
  }
  if (last !== undefined) return planOfLast(last, stated, gathered, cards, together);
  const copying = copyingPlan(gathered, cards);
  if (copying !== undefined) return { plan: copying };
  return planOfAsked(gathered, cards, together);
}

/** The wording "I topdecked Urborg and played it": the same object enters in the next event that is told. */
function isToldAgain({ action, objects }: Happening, next: Happening | undefined): boolean {
  const isSame = next?.action === 'enters' && action === 'enters' && objects.length === next.objects.length;
  return isSame && objects.length > 0 && objects.every(it => next.objects.includes(it));
}

/** The plan of the last of the events that a question states; the others before it are on the board by then. */
function planOfLast(
  last: Happening,
  stated: readonly Happening[],
  gathered: Gathered,
  cards: Cards,
  together: boolean,
): Planned {
  const open = openAbilities(last, cards);
  const source = activatorOf(last);
  // "they plus Oko on my X": of several, the one that targets
  const [aimed, ...others] = last.targets.length === 0 ? [] : open.filter(it => cardWording(it.effect).hasTarget);
  if (aimed !== undefined && others.length === 0) last.ability = aimed.named;
  else if (open.length > 0 && source !== undefined) {
    const plans = open.map(ability => ({
      label: abilityLabel(source, ability),
      plan: { happening: { ...last, ability: ability.named }, gathered, assumed: [] },
    }));
    return { question: `Which ability of ${nameOf(source)} is meant?`, plans };
  }
  const drawers = drawersOf(last, cards);
  const wheel = drawers.length > 0 && areHandsTold(gathered) ? wheelOf(last, cards) : undefined;
  if (wheel !== undefined) return { plan: { happening: wheel, gathered, assumed: [] } };
  if (drawers.length > 0)
    return {
      question: 'Whose cards are asked about?',
      plans: drawers.map(it => ({ label: it.label, plan: { happening: it.happening, gathered, assumed: [] } })),
    };
  const cracked = stated.find(it => isSearchOf(it, last, cards));
  if (cracked?.by !== undefined) {
    last.by = cracked.by;
    last.zone ??= 'library';
  }
  const before = stated.filter(it => it !== last && it !== cracked);
  const attacks = before.filter(it => isAttackBefore(it, last, gathered, cards));
  const away = before.filter(it => isPutAway(it, last, cards));
  const clash = before.filter(
    it => !away.includes(it) && !isSettled(it, cards) && !isPartOf(it, last, cards) && !attacks.includes(it),
  );
  if (clash.length > 0)
    return { question: 'Which of these happens now?', plans: choicesOf([...before, last], gathered) };
  for (const attack of attacks) putAttacking(attack, cards);
  for (const earlier of away) putAway(earlier);
  for (const earlier of before) carryOutBefore(earlier, last, cards);
  for (const mention of gathered.mentions) if (isCopyBefore(mention, last, cards)) becomeCopyTold(mention);
  leaveOutModels(gathered);
  return oneAfterAnother(last, gathered, cards, together);
}

/** The plan in which a permanent that is told to copy another enters as that copy, or becomes it by its own ability. */
function copyingPlan(gathered: Gathered, cards: Cards): Plan | undefined {
  const copying =
    gathered.mentions.find(it => it.copying !== undefined && it.place === undefined) ??
    gathered.mentions.find(it => it.copying !== undefined && cardKnown(cards, it)?.copies === true);
  if (copying === undefined) return undefined;
  const { copying: copied } = copying;
  const known = cardKnown(cards, copying);
  if (copied !== undefined && known !== undefined && copiesByAbility(known)) {
    delete copying.copying;
    const { happening } = planFor(copying, gathered);
    const becoming = { ...happening, action: 'copies' as const, source: copying, objects: [copied] };
    return { happening: becoming, gathered, assumed: [] };
  }
  delete copying.place;
  return planFor(copying, gathered);
}

/** The plan of a question that states no event: the one that is asked about, or what its objects suggest. */
function planOfAsked(gathered: Gathered, cards: Cards, together: boolean): Planned {
  const returning = ownReturnPlan(gathered, cards);
  if (returning !== undefined) return { plan: returning };
  const asked = gathered.happenings.find(it => it.objects.length > 0 || it.source !== undefined || isAimedAtPlayer(it));
  // "does X on their side enter tapped": it is not there before
  if (asked?.action === 'enters' && asked.objects.every(it => it.place === 'battlefield' && !stands(it)))
    for (const object of asked.objects) delete object.place;
  const copies = (it: Mention) => cardKnown(cards, it)?.copies === true;
  const copied =
    asked?.action === 'copies' && asked.objects.length > 0 && (asked.source !== undefined || asked.beside.some(copies));
  if (asked !== undefined && (copied || isAimedAtPlayer(asked) || asked.objects.some(it => it.place === undefined)))
    return oneAfterAnother(asked, gathered, cards, together);
  const free = gathered.mentions.filter(it => it.place === undefined);
  if (gathered.effects.length > 0 && free.length === 0) return { plan: bystanderPlan(gathered) };
  return bare(gathered, cards);
}

/** The wording "can my opponent Thoughtseize me?": a spell that resolves on a player. */
function isAimedAtPlayer({ action, by, toPlayer }: Happening): boolean {
  return action === 'resolves' && by !== undefined && toPlayer !== undefined;
}

function hasContent({ objects, by, action }: Happening): boolean {
  return (
    objects.length > 0 ||
    by !== undefined ||
    !['enters', 'returns', 'blinks', 'copies', 'dies', 'destroys'].includes(action)
  );
}

/** Spells cast one after the other resolve one after the other; only together they enter together. */
function oneAfterAnother(happening: Happening, gathered: Gathered, cards: Cards, together: boolean): Planned {
  const { objects, by, action } = happening;
  const plan = { happening, gathered, assumed: [] };
  const spell = objects.some(it => cardKnown(cards, it)?.spell === true);
  const isSearch = happening.source !== undefined && happening.verb?.zone === 'library';
  if (action !== 'enters' || by !== undefined || isSearch || together || spell || objects.length < 2) return { plan };
  const own = objects.filter(it => cardKnown(cards, it)?.enters === true);
  if (own.length === 1 && /^etb$/iu.test(happening.verb?.text ?? '')) {
    const others = objects.filter(it => !own.includes(it));
    return {
      plan: { ...plan, happening: { ...happening, objects: own }, gathered: onBoard(gathered, others, happening.who) },
    };
  }
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
  for (const mention of placed) {
    mention.place = 'battlefield';
    mention.whose ??= who ?? 'you';
  }
  return gathered;
}

function choicesOf(
  happenings: readonly Happening[],
  gathered: Gathered,
): readonly { readonly label: string; readonly plan: Plan }[] {
  return happenings.map(happening => {
    const what = happening.objects[0] ?? happening.by;
    const name = what === undefined ? '' : `${nameOf(what)} `;
    return { label: `${name}${happening.action}`, plan: { happening, gathered, assumed: [] } };
  });
}

/** The wording "I crack Polluted Delta, then shock in X": the search by which the land enters that is told of next. */
function isSearchOf({ verb, objects, by, asked }: Happening, last: Happening, cards: Cards): boolean {
  const isSearch = verb?.through === true && !asked && by !== undefined && objects.length === 0;
  const isLand = last.objects.length > 0 && last.objects.every(it => cardKnown(cards, it)?.land === true);
  return isSearch && last.action === 'enters' && last.by === undefined && last.zoneSaid !== true && isLand;
}

/**
 * The wording "does my X come back if I play a land": what returns itself waits in the graveyard, where nothing told
 * is about it.
 */
function putWaiting({ happenings }: Gathered, happened: readonly Happening[], cards: Cards): void {
  if (happened.length === 0) return;
  const returning = happenings.filter(it => it.asked && it.action === 'returns').flatMap(it => it.objects);
  const waiting = returning.filter(it => !happened.some(({ objects }) => objects.includes(it)));
  for (const object of waiting)
    if (cardKnown(cards, object)?.says.returnsFromOwnGraveyard === true) object.place ??= 'graveyard';
}
