// The event of a line of shorthand: `Clone enters from graveyard`, `Grizzly Bears dies`, `create 2 Treasure tokens`.
import type { Issue } from '../../kit/issue.ts';
import { readActivation } from './activation-line.ts';
import { type EnteringManner, readEnteringManner } from './entering-manner.ts';
import { asEntering, entryOf } from './etb-question.ts';
import { exceptionsIn, LISTED_EVENTS } from './listed-events.ts';
import { type DeclaredItem, type NameOf, nameInText, readItem, splitItems, tooManyEntries } from './object-list.ts';
import { splitDevoured, splitPayment } from './payment-words.ts';
import { readResolution } from './resolution-event.ts';
import { playerWord } from './seat-words.ts';

export interface EventReading {
  /** The entry for `when`, still to be read by the schema. */
  readonly when: DeclaredItem;
  readonly choose: readonly DeclaredItem[];
  readonly issues: readonly Issue[];
}

/** The event of a line; `options` are its further sections, such as `x` and `from`. */
export function readEvent(text: string, nameOf: NameOf, options: ReadonlyMap<string, string>): EventReading {
  const said = text.trim().replace(/[?.!\s]+$/u, '');
  const problem = said === '' ? NOTHING : tooManyEntries(said);
  if (problem !== undefined) return { when: {}, choose: [], issues: [problem] };
  const plain = said.replace(/^(?:what (?:happens|if)(?: if| when)?|if|when)\s+/iu, '');
  const isName = nameOf(text.trim()) !== undefined || nameOf(said) !== undefined;
  const { event, choose } = splitPayment(plain, nameOf);
  const resolution = isName ? undefined : readResolution(event, nameOf);
  if (resolution !== undefined) return { ...resolution, choose };
  const activation = isName ? undefined : readActivation(event, nameOf);
  if (activation !== undefined) return { when: activation, choose, issues: [] };
  if (namesCard(text.trim(), nameOf)) return readEntering(text.trim(), nameOf, options);
  if (namesCard(said, nameOf)) return readEntering(said, nameOf, options);
  for (const [wording, read] of namesCard(plain, nameOf) ? [] : [...LISTED_EVENTS, ...OTHER_EVENTS]) {
    const [whole, ...words] = wording.exec(plain) ?? [];
    if (whole !== undefined) return { when: read(words, nameOf), choose: [], issues: [] };
  }
  return readEntering(plain, nameOf, options);
}

/** Whether the entering object is one card, by its name. */
function namesCard(text: string, nameOf: NameOf): boolean {
  return nameOf(text) !== undefined || nameOf(enteringParts(text, nameOf)[0]) !== undefined;
}

const NOTHING: Issue = {
  path: [],
  message:
    'I could not find what happens. Write for example: Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign',
};

type Read = (words: readonly string[], nameOf: NameOf) => DeclaredItem;

const OTHER_EVENTS: readonly (readonly [RegExp, Read])[] = [
  [
    /^(.+?) becomes? (?:a )?copy of (.+?)(?: \((except .+)\))?$/iu,
    ([object = '', of = '', except], nameOf) => ({
      becomesCopy: { object: nameInText(object, nameOf), of: nameInText(of, nameOf), ...exceptionsIn(except) },
    }),
  ],
  [/^destroy (.+)$/iu, ([object = ''], nameOf) => ({ destroys: { objects: [nameInText(object, nameOf)] } })],
  [
    /^(.+?) (?:is destroyed|gets destroyed)$/iu,
    ([object = ''], nameOf) => ({ destroys: { objects: [nameInText(object, nameOf)] } }),
  ],
  [/^(.+?) (?:dies|would die)$/iu, ([object = ''], nameOf) => ({ dies: { objects: [nameInText(object, nameOf)] } })],
  [
    /^(.+?) (?:is sacrificed)$/iu,
    ([object = ''], nameOf) => ({ sacrifices: { objects: [nameInText(object, nameOf)] } }),
  ],
  [/^(.+?) (?:phases in)$/iu, ([object = ''], nameOf) => ({ phasesIn: [nameInText(object, nameOf)] })],
  [
    /^(.+?) (?:is|gets) turned face down$/iu,
    ([object = ''], nameOf) => ({ turnsFaceDown: [nameInText(object, nameOf)] }),
  ],
  [/^(.+?) (?:is|gets) turned face up$/iu, ([object = ''], nameOf) => ({ turnsFaceUp: [nameInText(object, nameOf)] })],
  [
    /^(.+?) deals (\d+) (combat )?damage to (.+)$/iu,
    ([source = '', amount, combat, to = ''], nameOf) => ({
      dealsDamage: {
        source: nameInText(source, nameOf),
        to: playerWord(to) ?? nameInText(to, nameOf),
        amount,
        combat: combat !== undefined,
      },
    }),
  ],
  [
    /^(i|you|me|opp|opponent|my opponent|second|third|fourth|fifth|sixth|seventh) draws? (?:an? |(\d+) )?cards?$/iu,
    ([who = '', count = '1']) => ({ draws: { player: playerWord(who), count } }),
  ],
  [
    /^(i|you|me|opp|opponent|my opponent|second|third|fourth|fifth|sixth|seventh) gains? (\d+) life$/iu,
    ([who = '', amount]) => ({ gainsLife: { player: playerWord(who), amount } }),
  ],
  [
    /^(i|you|me|opp|opponent|my opponent|second|third|fourth|fifth|sixth|seventh) loses? (\d+) life$/iu,
    ([who = '', amount]) => ({ losesLife: { player: playerWord(who), amount } }),
  ],
  [
    /^(?:(i|you|me|opp|opponent|my opponent|second|third|fourth|fifth|sixth|seventh) )?creates? (.+?)(?: tokens?)?$/iu,
    ([who = 'you', what = ''], nameOf) => ({ creates: created(who, what, nameOf) }),
  ],
];

const ENTERS =
  /\s+(?:would )?(?:enters?(?: play)?|etbs?|comes? into play|resolves?|(?:is|are) (?:cast|played|put onto)|put onto)(?:\s+the battlefield)?(?=\s|$)/giu;

const CAST = /^(?:i |you |me )?(?:cast|play|put)s?\s+(.+?)(?:\s+(?:onto|into) (?:the battlefield|play))?$/iu;

const OWNED = /^(my opponent's|the opponent's|opponent's|opp's|opp|my)\s+(.+)$/iu;

function readEntering(text: string, nameOf: NameOf, options: ReadonlyMap<string, string>): EventReading {
  const [subject, rest] = nameOf(text) === undefined ? enteringParts(text, nameOf) : [text, ''];
  const [, owner, bare] = nameOf(subject) === undefined ? (OWNED.exec(subject) ?? []) : [];
  const under = owner === undefined ? options.get('under') : owner;
  const { manner, devoured } = splitDevoured(rest, nameOf);
  const how = readEnteringManner(manner, nameOf);
  const items = subjectsOf(bare ?? subject, nameOf).map(it => readItem(it, nameOf));
  const player = how.under ?? (under === undefined ? undefined : (playerWord(under) ?? under));
  const enters = items.map(({ item }) => {
    const whole = asEntering({ ...item, ...how.patch });
    return {
      ...whole,
      ...entryOf({ ...cast(options), ...how.cast }, whole),
      ...(how.by === undefined ? {} : { by: nameOf(how.by) ?? how.by }),
      ...(player === undefined ? {} : { under: player }),
    };
  });
  const copy = how.copy ?? options.get('copy');
  return {
    when: { enters },
    choose: [...(copy === undefined ? [] : [{ copy: nameOf(copy) ?? copy }]), ...devoured],
    issues: [...items.flatMap(it => it.issues), ...how.issues],
  };
}

/** The entering object, and the words after the verb. A verb may also be part of a name: the longest name counts. */
function enteringParts(text: string, nameOf: NameOf): readonly [string, string] {
  const verbs = [...text.matchAll(ENTERS)].filter(verb => verb.index > 0).slice(0, 20);
  const verb =
    verbs.findLast(it => nameOf(text.slice(0, it.index)) !== undefined) ??
    verbs.findLast(it => allNamed(text.slice(0, it.index), nameOf)) ??
    verbs[0];
  if (verb === undefined) return [CAST.exec(text)?.[1] ?? text, ''];
  return [text.slice(0, verb.index), text.slice(verb.index + verb[0].length).trim()];
}

/** Whether every object of a list is known by its name. */
function allNamed(text: string, nameOf: NameOf): boolean {
  const items = splitItems(text, nameOf).map(it => readItem(it, nameOf).item);
  return items.every(
    ({ card, token }) => token !== undefined || (typeof card === 'string' && nameOf(card) !== undefined),
  );
}

/** `Clone and Sol Ring` as two objects, where it is not one name. */
function subjectsOf(text: string, nameOf: NameOf): readonly string[] {
  return splitItems(text, nameOf).flatMap(item => {
    if (nameOf(item) !== undefined) return [item];
    const [, one, other] = /^(.+?) and (.+)$/isu.exec(item) ?? [];
    if (one === undefined || other === undefined || nameOf(one) === undefined) return [item];
    return [one, ...subjectsOf(other, nameOf)];
  });
}

function cast(options: ReadonlyMap<string, string>): EnteringManner['cast'] {
  const [from, x, kicked] = [options.get('from'), options.get('x'), options.get('kicked')];
  return {
    ...(from === undefined ? {} : { from }),
    ...(x === undefined ? {} : { x }),
    ...(kicked === undefined ? {} : { kicked }),
  };
}

function created(who: string, what: string, nameOf: NameOf): DeclaredItem {
  const { item } = readItem(/tokens?$/iu.test(what) ? what : `${what} token`, nameOf);
  const { card, ...rest } = item;
  return { under: playerWord(who), ...(card === undefined ? {} : { token: card }), ...rest };
}
