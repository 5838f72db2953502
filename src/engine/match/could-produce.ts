// 106.7: types of mana that permanents could produce, by what their mana abilities would add if they resolved now.
import { assertNever } from '../../kit/assert-never.ts';
import { COLOR_OF } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import type { ObjectId } from '../model/ids.ts';
import { identityOf, lettersOf } from './color-identity.ts';
import { conditionHolds } from './condition-holds.ts';
import { evaluate } from './evaluate.ts';
import { select } from './select.ts';
import type { Context, View } from './view.ts';

/** The types that one of the permanents could produce, in the order of the colors; costs are of no matter. */
export function typesCouldProduce(view: View, permanents: readonly ObjectId[]): readonly string[] {
  return inOrder(producedBy(view, permanents, new Set()));
}

/** `asked`: permanents whose mana is being found, which add nothing to each other. */
function producedBy(view: View, permanents: readonly ObjectId[], asked: ReadonlySet<ObjectId>): readonly string[] {
  return permanents.flatMap(id => {
    if (asked.has(id)) return [];
    const within = new Set([...asked, id]);
    const context = { source: id, controller: view.controller(id), chosen: view.object(id).chosen };
    return view
      .of(id)
      .abilities.flatMap(({ ability }) => (ability.kind === 'activated' ? (ability.mana ?? []) : []))
      .flatMap(effect => typesOf(view, effect, context, within));
  });
}

function typesOf(view: View, effect: Effect, context: Context, asked: ReadonlySet<ObjectId>): readonly string[] {
  if (effect.kind === 'oneOf')
    return effect.modes.flatMap(mode => mode.effects.flatMap(it => typesOf(view, it, context, asked)));
  if (effect.kind === 'if') {
    const done = conditionHolds(view, effect.condition, context) ? effect.then : effect.otherwise;
    return done.flatMap(it => typesOf(view, it, context, asked));
  }
  if (effect.kind !== 'addMana' || evaluate(view, effect.amount, context) <= 0) return [];
  switch (effect.of) {
    case undefined:
    case 'any combination':
      return typesWritten(effect.mana);
    case 'chosen color':
      return lettersOf([context.chosen?.color]);
    case 'each color among':
    case 'a color among':
      return effect.among === undefined
        ? []
        : lettersOf(select(view, effect.among, context).flatMap(id => view.of(id).colors));
    case 'commander identity':
      return identityOf(view, context.controller);
    case 'type produced':
      return [];
    case 'a color that could be produced':
    case 'a type that could be produced': {
      const types = effect.among === undefined ? [] : producedBy(view, select(view, effect.among, context), asked);
      return effect.of === 'a type that could be produced' ? types : types.filter(it => it !== 'C');
    }
    default:
      return assertNever(effect);
  }
}

const ORDER = [...Object.keys(COLOR_OF), 'C'];

function inOrder(types: readonly string[]): readonly string[] {
  return ORDER.filter(it => types.includes(it));
}

/** "{G}{G}", "GG" and "G" as symbols. */
export function typesWritten(mana: string): readonly string[] {
  const braced = mana.match(/\{[^}]+\}/g);
  return braced === null ? [...mana] : braced.map(symbol => symbol.slice(1, -1));
}
