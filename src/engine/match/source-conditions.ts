// Conditions on the source of an ability: how it was cast, what was paid for it, what was chosen.
import { assertNever } from '../../kit/assert-never.ts';
import { COLOR_OF, type ColorLetter } from '../../vocabulary/index.ts';
import type { Condition } from '../ability/condition.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { GameObject } from '../model/game-object.ts';
import { compareNumbers } from './compare-numbers.ts';
import { evaluate } from './evaluate.ts';
import { levelOf } from './level.ts';
import { manaSpentOn, snowManaOn } from './mana-spent.ts';
import { matches } from './matches.ts';
import { isAmongPlayers } from './resolve-reference.ts';
import type { Context, View } from './view.ts';

type OfSource = Condition & {
  readonly kind:
    | ('wasCast' | 'kicked' | 'paid' | 'manaSpent')
    | ('chosenWord' | 'chosenIs' | 'level' | 'status' | 'linked');
};

/** Conditions about the permanent the ability is on and its history. */
export function holdsOfSource(view: View, condition: OfSource, context: Context): boolean {
  const object = sourceOf(view, context);
  // "it" is the object of the event, where that is another: "whenever a creature enters, if you cast it"
  const subject = context.it === undefined ? object : view.state.objects.get(context.it);
  switch (condition.kind) {
    case 'wasCast':
      return wasCast(view, condition, context, subject);
    case 'kicked':
      return wasKicked(condition, subject);
    case 'paid':
      return wasPaid(subject, condition.cost);
    case 'manaSpent':
      return manaWasSpent(view, condition, subject);
    case 'chosenWord':
      return wordsChosen(context).includes(condition.word);
    case 'chosenIs':
      return isChosen(condition, context);
    case 'level':
      return object !== undefined && inRange(levelOf(view, object), condition.from, condition.to);
    case 'status':
      return object?.designations.some(it => it === condition.status) ?? false;
    case 'linked': {
      const { filter } = condition;
      const linked = object?.linked[condition.verb] ?? [];
      const fitting =
        filter === undefined
          ? linked
          : linked.filter(id => view.state.objects.has(id) && matches(view, filter, id, context));
      return compareNumbers(fitting.length, condition.is, evaluate(view, condition.amount, context));
    }
    default:
      return assertNever(condition);
  }
}

function sourceOf(view: View, context: Context): GameObject | undefined {
  return context.source === undefined ? undefined : view.state.objects.get(context.source);
}

function wasCast(
  view: View,
  condition: Condition & { readonly kind: 'wasCast' },
  context: Context,
  object: GameObject | undefined,
): boolean {
  const cast = object?.cast;
  if (cast === undefined) return false;
  const by: PlayerRef | undefined = condition.by;
  return (
    (condition.from === undefined || cast.from === condition.from) &&
    (by === undefined || isAmongPlayers(view, by, context, cast.by))
  );
}

/** 702.33: kicked at all, that many times, or with that one of its kicker costs. */
function wasKicked(condition: Condition & { readonly kind: 'kicked' }, object: GameObject | undefined): boolean {
  const cast = object?.cast;
  if (cast === undefined) return false;
  if (condition.with !== undefined)
    return cast.costs.some(cost => cost.toLowerCase() === condition.with?.toLowerCase());
  return cast.kicked >= (condition.times ?? 1);
}

/** "If {G}{G} was spent to cast it", "if three mana of the same color was spent" (adamant). */
function manaWasSpent(
  view: View,
  condition: Condition & { readonly kind: 'manaSpent' },
  object: GameObject | undefined,
): boolean {
  const snow = condition.symbols.filter(it => it === 'S').length;
  const fromSnow = condition.itsColors === true ? snowManaOfItsColors(view, object) : snowManaOn(object).length;
  if (fromSnow < snow) return false;
  const spent = manaSpentOn(object);
  const left = [...spent];
  for (const symbol of condition.symbols) {
    if (symbol === 'S') continue;
    const at = left.indexOf(symbol);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const same = condition.sameColor;
  return same === undefined || [...'WUBRG'].some(color => spent.filter(it => it === color).length >= same);
}

/** The number of mana from snow sources spent on an object that are of colors it has. */
function snowManaOfItsColors(view: View, object: GameObject | undefined): number {
  if (object === undefined) return 0;
  const { colors } = view.of(object.id);
  return snowManaOn(object).filter(it => it in COLOR_OF && colors.includes(COLOR_OF[it as ColorLetter])).length;
}

/** The word that was chosen, or each of several. */
function wordsChosen({ chosen }: Context): readonly string[] {
  const word = chosen?.word ?? chosen?.mode;
  return word === undefined ? [] : [word, ...word.split(' and ')];
}

function isChosen(condition: Condition & { readonly kind: 'chosenIs' }, context: Context): boolean {
  const chosen: Readonly<Record<string, unknown>> = { ...context.chosen };
  return String(chosen[condition.what] ?? '').toLowerCase() === condition.value.toLowerCase();
}

function inRange(level: number, from: number, to: number | undefined): boolean {
  return level >= from && (to === undefined || level <= to);
}

/** Whether a cost of the spell it was, or of a keyword as it entered, was paid (702.104b). */
function wasPaid(object: GameObject | undefined, cost: string): boolean {
  return object?.cast?.costs.includes(cost) === true || (object?.remembered[`paid ${cost}`] ?? 0) > 0;
}
