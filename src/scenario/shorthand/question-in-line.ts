// A question in one line, to stand above its answer: each card with its side, number and state.
import { mapStrings } from '../../kit/strings.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import type { GivenPlayer } from '../schema/given-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { When } from '../schema/when-events.ts';
import { eventAsSaid } from './event-as-said.ts';
import { eventWords } from './print-event.ts';
import { printObject } from './print-object.ts';

/** "Clone from graveyard · you: Bear Cub, Serra Angel (tapped) · opponent: Imposing Sovereign · rules of 2014-02-01". */
export function questionInLine(scenario: Scenario): string {
  const { given, players, rules } = scenario;
  const sides = players.flatMap(player => sideWords(player, given.players[player]));
  const shared = given.command.length === 0 ? [] : [`command zone: ${listOf(given.command)}`];
  const day = rules === 'current' ? [] : [`rules of ${rules}`];
  return [whatHappens(scenario), ...sides, ...shared, ...day].join(' · ');
}

function whatHappens(scenario: Scenario): string {
  const when = inPlainNames(scenario);
  const said = eventAsSaid(when);
  if (said !== undefined) return said;
  const words = eventWords(when, scenario.choose) ?? nameOfKind(when);
  if (when.kind === 'enters' && when.objects.every(it => it.cast?.countered === true))
    return `${words.replace(/ enters?$/u, '')} ${when.objects.length === 1 ? 'is' : 'are'} countered`;
  // that something enters is what is asked where nothing else is said
  return when.kind === 'enters'
    ? words.replace(/ enters?$/u, '').replace(/ enters? /u, ' ')
    : asAction(inPlural(words));
}

/** The event with the names of cards in place of those that the scenario has for single objects. */
function inPlainNames({ when, given, players }: Scenario): When {
  const there = players.flatMap(player => ZONES_AND_BATTLEFIELD.flatMap(zone => given.players[player]?.[zone] ?? []));
  const objects = [...there, ...given.command, ...(when.kind === 'enters' ? when.objects : [])];
  const named = objects.map(it => ({ handle: it.as, name: it.card ?? it.copyOf }));
  const isAlone = (name: string) => named.filter(it => it.name === name).length === 1;
  const alone = new Map(
    named.flatMap(({ handle, name }) =>
      handle !== undefined && name !== undefined && isAlone(name) ? [[handle, name] as const] : [],
    ),
  );
  const plain = mapStrings(when, text => alone.get(text) ?? text);
  return plain.kind === 'enters' ? { ...plain, objects: plain.objects.map(it => plainItem(it, isAlone)) } : plain;
}

type Entering = Extract<When, { readonly kind: 'enters' }>['objects'][number];

function plainItem({ as: handle, ...item }: Entering, isAlone: (name: string) => boolean): Entering {
  const { card, token, copyOf: of, fromWritten, from } = item;
  const isCopy = card === undefined && token === undefined && of !== undefined;
  const { copyOf: _, ...rest } = item;
  const shown = isCopy ? { ...rest, card: `token copy of ${of}` } : item;
  const name = card ?? of;
  const isKept = handle !== undefined && name !== undefined && !isCopy && !isAlone(name);
  return { ...shown, fromWritten: fromWritten && from !== 'nowhere', ...(isKept && { as: handle }) };
}

/** "You do suspect Serra Angel" as people say it: "you suspect Serra Angel". */
function asAction(words: string): string {
  const told = /^\S+ do(?:es)? (the ring tempts you|it becomes \w+)$/u.exec(words)?.[1];
  return told?.replace('the ring', 'the Ring') ?? words.replace(/^you do (?!monstrosity)/u, 'you ');
}

/** "Serra Angel; Forest is discarded" as a sentence: "Serra Angel and Forest are discarded". */
function inPlural(words: string): string {
  const [whole, list = '', verb = '', rest = ''] = SEVERAL.exec(words) ?? [];
  if (whole === undefined) return words;
  const names = list.replaceAll('; ', ', ').replace(/, (?=[^,]*$)/u, ' and ');
  return `${names} ${verb.replace(/^is /u, 'are ').replace(/s(?= in$|$)/u, '')}${rest}`;
}

const SEVERAL = /^([^;]+(?:; [^;]+)+) (is \w+(?: \w+ (?:up|down))?|dies|transforms|untaps|taps|phases in)( by .*)?$/u;

/** An event that a line of shorthand has no words for: its kind, and the names in it. */
function nameOfKind(when: When): string {
  const kind = when.kind.replace(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
  const names = Object.values(when)
    .flatMap(it => (Array.isArray(it) ? it : [it]))
    .flatMap(namesIn);
  return [kind, ...new Set(names.filter(it => it !== when.kind))].join(' ');
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return 'card' in value && typeof value.card === 'string' ? [value.card] : [];
}

const ZONES = [
  'hand',
  'library',
  'graveyard',
  'exile',
  'command',
  'stack',
] as const satisfies readonly (keyof GivenPlayer)[];
const ZONES_AND_BATTLEFIELD = [...ZONES, 'battlefield'] as const;

function sideWords(player: string, side: GivenPlayer | undefined): readonly string[] {
  if (side === undefined) return [];
  const own = player === 'you' ? 'your' : `${player}'s`;
  const listed = ZONES.flatMap(zone => {
    const objects = side[zone] ?? [];
    if (objects.length === 0) return zone === 'library' && side.library !== undefined ? [`${own} library: empty`] : [];
    return [`${own} ${zone === 'command' ? 'command zone' : zone}: ${listOf(objects)}`];
  });
  const effects = side.effects.map(({ from, text = '' }) => `effect: ${from ?? beginningOf(text)}`);
  return [
    ...(side.battlefield.length === 0 ? [] : [`${player}: ${listOf(side.battlefield)}`]),
    ...listed,
    ...effects,
    ...(side.life === 20 ? [] : [`${own} life: ${side.life}`]),
  ];
}

/** A text as far as it is needed to know it again. */
function beginningOf(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words.length <= MOST_WORDS ? text.trim() : `“${words.slice(0, MOST_WORDS).join(' ')}…”`;
}

const MOST_WORDS = 8;

function listOf(objects: readonly GivenObject[]): string {
  const printed = objects.map(printedOne);
  return printed.join(printed.some(it => it.includes(',')) && printed.length > 1 ? '; ' : ', ');
}

function printedOne(object: GivenObject): string {
  return printObject(withoutHandle(object));
}

/** The object without the name that a scenario has for it alone. */
function withoutHandle({ as: _, ...object }: GivenObject): GivenObject {
  return object;
}
