// The event of a scenario as a line of shorthand says it.
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { unnumbered } from '../../kit/strings.ts';
import { equals } from '../../kit/structure.ts';
import { PLAIN_CAST } from '../schema/cast-schema.ts';
import type { Choose } from '../schema/choose-schema.ts';
import type { When } from '../schema/when-events.ts';
import { activationWords } from './activation-line.ts';
import { doesWords } from './keyword-action-event.ts';
import { devouredWords, paymentWords } from './payment-words.ts';
import { entersWords } from './print-entering.ts';
import { printToken } from './print-object.ts';
import { resolutionWords } from './resolution-event.ts';
import { playerWords } from './seat-words.ts';

/** The event in words; undefined for one that shorthand has no words for. */
export function eventWords(when: When, choose: readonly Choose[]): string | undefined {
  switch (when.kind) {
    case 'enters': {
      const words = entersWords(when, choose);
      return words && `${words}${devouredWords(choose)}`;
    }
    case 'resolves':
      return `${resolutionWords(when)}${paymentWords(choose)}`;
    case 'activates':
      return `${activationWords(when)}${paymentWords(choose)}`;
    case 'destroys':
      return movedWords(when, 'destroyed');
    case 'dies':
      return movedWords(when, 'dies');
    case 'sacrifices':
      return movedWords(when, 'sacrificed');
    case 'exiles':
      return movedWords(when, 'exiled');
    case 'discards':
      return movedWords(when, 'discarded');
    case 'mills':
      return movedWords(when, 'milled');
    case 'transforms':
    case 'untaps':
    case 'taps':
      return `${when.objects.join('; ')} ${when.kind}`;
    case 'casts':
      return castWords(when.spell);
    case 'attacks':
      return attackWords(when.attackers);
    case 'phasesIn':
      return `${when.objects.join('; ')} phases in`;
    case 'turnsFaceUp':
      return `${when.objects.join('; ')} is turned face up`;
    case 'turnsFaceDown':
      return `${when.objects.join('; ')} is turned face down`;
    case 'becomesCopy':
      return `${when.object} becomes a copy of ${when.of}${exceptWords(when.except)}`;
    default:
      return otherWords(when);
  }
}

function otherWords(when: When): string | undefined {
  switch (when.kind) {
    case 'dealsDamage':
      return when.damage.map(damageWords).join('; ');
    case 'draws':
      return `${does(when.player, 'draw')} ${when.count === 1 ? 'a card' : `${when.count} cards`}`;
    case 'gainsLife':
      return `${does(when.player, 'gain')} ${when.amount} life`;
    case 'losesLife':
      return `${does(when.player, 'lose')} ${when.amount} life`;
    case 'paysLife':
      return `${does(when.player, 'pay')} ${when.amount} life`;
    case 'does':
      return doesWords(when);
    case 'putsCounters':
      return `${doneBy(when.player, 'put')} ${counters(when)} on ${playerWords(when.on)}${byWords(when.by)}`;
    case 'removesCounters':
      return `${doneBy(when.player, 'remove')} ${counters(when)} from ${playerWords(when.on)}${byWords(when.by)}`;
    case 'creates':
      return createsWords(when);
    case 'movesCounters':
      return `move ${when.count ?? 'all'} ${when.counter === undefined ? '' : `${when.counter} `}counters from ${when.from} to ${when.to}`;
    case 'begins':
      return `${whoseWords(when.player)} ${when.name === undefined ? '' : `${when.name} `}${when.what} begins`;
    case 'addsMana':
      return `${does(when.player, 'add')} ${when.mana}${when.source === undefined ? '' : ` from ${when.source}`}`;
    default:
      return undefined;
  }
}

/** "you casts Opt targeting Grizzly Bears", "Opt becomes cast"; undefined where more is said of the casting. */
function castWords({ card, cast, under, as, face }: Extract<When, { kind: 'casts' }>['spell']): string | undefined {
  if (card === undefined || as !== undefined || face !== undefined) return undefined;
  const { targets = [], ...how } = cast ?? PLAIN_CAST;
  const isPlain = equals({ ...how, targets: [] }, PLAIN_CAST) && targets.every(it => it.legal);
  if (!isPlain) return undefined;
  if (targets.length === 0) return `${card} becomes cast${under === 'you' ? '' : ` by ${under}`}`;
  return `${does(under, 'cast')} ${card} targeting ${targets.map(it => playerWords(it.name)).join('; ')}`;
}

/** "Hero of Bladehold; Grizzly Bears attacks opponent"; undefined where they attack different things. */
function attackWords(attackers: Extract<When, { kind: 'attacks' }>['attackers']): string | undefined {
  const [first, ...others] = attackers;
  if (first === undefined || others.some(it => it.attacking !== first.attacking)) return undefined;
  const whom = first.attacking === undefined ? '' : ` ${playerWords(first.attacking)}`;
  return `${attackers.map(it => it.object).join('; ')} ${others.length > 0 ? 'attack' : 'attacks'}${whom}`;
}

function counters({ count, counter }: { readonly count: number; readonly counter: string }): string {
  if (count !== 1) return `${count} ${counter} counters`;
  return `${withIndefiniteArticleWord(counter)} counter`;
}

function whoseWords(player: string): string {
  return player === 'you' ? 'my' : `${player}'s`;
}

/** A player with a verb: "you draw", "opponent draws". */
function does(player: string, verb: string): string {
  return player === 'you' ? `you ${verb}` : `${player} ${verb}s`;
}

/** A verb with the player, where one is said. */
function doneBy(player: string | undefined, verb: string): string {
  return player === undefined ? verb : does(player, verb);
}

function damageWords({ source, to, amount, combat }: Extract<When, { kind: 'dealsDamage' }>['damage'][number]): string {
  return `${source} deals ${amount} ${combat ? 'combat ' : ''}damage to ${playerWords(to)}`;
}

function createsWords({ tokens }: Extract<When, { kind: 'creates' }>): string | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const { under, by, tapped } = first;
  if (first.copyOf !== undefined) return tokens.length > 1 ? undefined : copiesWords(first, first.copyOf);
  const names = tokens.map(({ token, count }) => token && counted(printToken(token), count));
  const how = `${tapped ? ' tapped' : ''}${byWords(by)}`;
  return names.includes(undefined) ? undefined : `${does(under, 'create')} ${names.join('; ')}${how}`;
}

/** "you create 5 copies of Mulldrifter by Rite of Replication". */
function copiesWords(
  { under, by, count, except }: Extract<When, { kind: 'creates' }>['tokens'][number],
  copyOf: string,
): string {
  const many = count === 1 ? 'a copy' : `${count} copies`;
  return `${does(under, 'create')} ${many} of ${copyOf}${exceptWords(except)}${byWords(by)}`;
}

/** "Treasure token", "2 Treasure tokens". */
function counted(token: string, count: number): string {
  return count === 1 ? token : `${count} ${token.replace(/ token(?=$| with ")/u, ' tokens')}`;
}

/** " (except it has haste)": what a copy effect excepts (707.9). */
function exceptWords(except: readonly string[]): string {
  return except.length === 0 ? '' : ` (${except.map(it => `except ${it}`).join(', ')})`;
}

function byWords(by: string | undefined): string {
  return by === undefined ? '' : ` by ${by}`;
}

type Moved = Extract<When, { readonly count: number; readonly objects: readonly string[] }>;

function movedWords({ kind, objects, player, count, by }: Moved, said: string): string | undefined {
  const cause = byWords(by);
  if (objects.length > 0) {
    const many = objects.length > 1;
    const verb = said === 'dies' ? (many ? 'die' : 'dies') : `${many ? 'are' : 'is'} ${said}`;
    return `${countedByName(objects).join('; ')} ${verb}${cause}`;
  }
  return player === undefined
    ? undefined
    : `${does(player, kind.replace(/s$/u, ''))} ${count === 1 ? 'a card' : `${count} cards`}${cause}`;
}

/** "3 Grizzly Bears" for the first three of one name, in place of each with its number: the same objects. */
export function countedByName(objects: readonly string[]): readonly string[] {
  const names = objects.map(it => unnumbered(it));
  return objects.flatMap((object, at) => {
    const name = names[at] ?? object;
    const alike = objects.filter((_, n) => names[n] === name);
    const isRun = alike.length > 1 && alike.every((it, n) => it === `${name}#${n + 1}`);
    if (!isRun) return [object];
    return names.indexOf(name) === at ? [`${alike.length} ${name}`] : [];
  });
}
