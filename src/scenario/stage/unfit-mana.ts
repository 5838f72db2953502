// Mana said to have come from Treasures, artifacts, creatures or snow sources that was not spent (106.4a, 601.2h).
import { type GameState, manaValueOf, type Printed } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { CastDetails, ResolvingCast } from '../schema/cast-schema.ts';
import { manaSymbols } from './stage-object.ts';
import { idOf } from './staging.ts';

/** The details of casting that bear on the mana. */
type Spending = ResolvingCast & Partial<Pick<CastDetails, 'x' | 'costs' | 'additionalMana'>>;

const SOURCES = {
  treasureMana: 'Treasures',
  artifactMana: 'artifacts',
  creatureMana: 'creatures',
  snowMana: 'snow sources',
} as const;

/** Issues for mana of an object that was cast, or of the spell that resolves. */
export function unfitMana(state: GameState, written: DeclaredObject): readonly Issue[] {
  const printed = state.objects.get(idOf(written))?.printed;
  const cast = written.entering?.object.cast ?? written.given?.cast;
  return printed === undefined || cast === undefined
    ? []
    : unfitSpending(written.name, printed, cast, [...written.path, 'cast']);
}

/** Issues for the sources of the mana spent on a spell, each where it is more than all of it. */
export function unfitSpending(name: string, printed: Printed, cast: Spending, path: Issue['path']): readonly Issue[] {
  const { treasureMana, artifactMana } = cast;
  const most = mostSpent(printed, cast);
  const amounts = { ...cast, snowMana: manaSymbols(cast.snowMana ?? '').length };
  const issues: Issue[] = (['treasureMana', 'artifactMana', 'creatureMana', 'snowMana'] as const).flatMap(key => {
    const amount = amounts[key] ?? 0;
    if (amount <= most) return [];
    const all = `${most} mana ${cast.manaSpent === undefined ? 'pays for' : 'was spent on'} ${name}`;
    const more = cast.manaSpent === undefined ? ' Where it cost more, say what was spent, as in manaSpent: RRRRR.' : '';
    return [{ path: [...path, key], message: `${all}, so ${amount} can't have come from ${SOURCES[key]}.${more}` }];
  });
  if (issues.length === 0) issues.push(...unspentSnow(name, cast, path));
  if (artifactMana === undefined || artifactMana >= treasureMana || issues.length > 0) return issues;
  const message = `Treasures are artifacts: of ${treasureMana} mana from Treasures, ${treasureMana} came from artifacts, not ${artifactMana} (111.10a).`;
  return [{ path: [...path, 'artifactMana'], message }];
}

/** Issues for mana of snow sources that is not among what was said to be spent. */
function unspentSnow(name: string, { manaSpent, snowMana }: Spending, path: Issue['path']): readonly Issue[] {
  if (manaSpent === undefined || snowMana === undefined) return [];
  const left = [...manaSymbols(manaSpent)];
  const missing = manaSymbols(snowMana).filter(symbol => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0) return [];
  const message = `${manaSpent} was spent on ${name}, so ${missing.join('')} of it can't have come from snow sources.`;
  return [{ path: [...path, 'snowMana'], message }];
}

/** The mana spent, or what the cost asks for; without bound where other costs were paid. */
function mostSpent({ faces }: Printed, { manaSpent, kicked, costs = [], additionalMana, x }: Spending): number {
  if (manaSpent !== undefined) return manaSymbols(manaSpent).length;
  const isPlain = kicked === 0 && costs.length === 0 && additionalMana === undefined;
  if (!isPlain) return Number.POSITIVE_INFINITY;
  return Math.max(...faces.map(face => manaValueOf(face.manaCost, x)));
}
