// Events in the words of a player, where shorthand writes them otherwise or not at all.
import type { When } from '../schema/when-schema.ts';
import { printObject, printToken } from './print-object.ts';

/** "you bolster 2", "opponent casts Opt", "you create a token copy of Pacifism"; undefined for events that shorthand says so. */
export function eventAsSaid(when: When): string | undefined {
  switch (when.kind) {
    case 'merges':
      return `${when.spell.card ?? 'a spell'} merges with ${when.with}`;
    case 'does':
      return actionAsSaid(when);
    case 'casts': {
      const { card, under, cast } = when.spell;
      return card === undefined || (cast?.targets.length ?? 0) > 0
        ? undefined
        : `${does(under, 'cast')} ${printObject(when.spell)}`;
    }
    case 'creates':
      return when.tokens.some(it => it.copyOf !== undefined) ? createsAsSaid(when) : undefined;
    default:
      return undefined;
  }
}

/** A keyword action with its number, which is how often for those that have none of their own. */
function actionAsSaid({ player, action, count }: Extract<When, { kind: 'does' }>): string {
  const times = count === 1 ? '' : ` ${count} times`;
  const [, verb, object] = /^(connive|endure|explore) (.+)$/u.exec(action) ?? [];
  if (object !== undefined) return `${object} ${verb}s${verb === 'explore' ? times : count === 1 ? '' : ` ${count}`}`;
  if (/^it becomes /u.test(action)) return action;
  const [verbed = '', ...rest] = action.split(' ');
  const number = NUMBERED.test(action) ? ` ${count}` : times;
  return `${does(player, verbed)}${rest.map(it => ` ${it}`).join('')}${number}`;
}

/** Actions that have a number after their verb. */
const NUMBERED = /^(?:adapt|amass|bolster|discover|fateseal|incubate|monstrosity|scry|support|surveil)\b/u;

function createsAsSaid({ tokens }: Extract<When, { kind: 'creates' }>): string | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const all = tokens.map(({ token, copyOf, count }) => {
    const [one, many] =
      copyOf === undefined ? namesOf(token) : [`token copy of ${copyOf}`, `token copies of ${copyOf}`];
    return count === 1 ? `a ${one}` : `${count} ${many}`;
  });
  return `${does(first.under, 'create')} ${all.join(' and ')}`;
}

function namesOf(token: Extract<When, { kind: 'creates' }>['tokens'][number]['token']): readonly [string, string] {
  const name = token === undefined ? 'token' : printToken(token);
  return [name, name.replace(/ token$/u, ' tokens')];
}

function does(player: string, verb: string): string {
  return player === 'you' ? `you ${verb}` : `${player} ${verb}s`;
}
