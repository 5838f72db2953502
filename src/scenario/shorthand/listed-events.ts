// Events of shorthand that name several objects or what does it: `Clone; Sol Ring is destroyed by Wrath of God`, `you mills 3 cards`.

import { actionNamed, KEYWORD_VERBS } from './keyword-action-event.ts';
import { type DeclaredItem, type NameOf, readItem, splitItems } from './object-list.ts';
import { FURTHER_OPPONENTS, playerWord } from './seat-words.ts';

type Read = (words: readonly (string | undefined)[], nameOf: NameOf) => DeclaredItem;

const WHO = `(i|you|me|opp|opponent|my opponent|${FURTHER_OPPONENTS.join('|')})`;
const BY = '(?: by (.+))?';

/** Each wording with what it says as `when`; the words are its groups. */
export const LISTED_EVENTS: readonly (readonly [RegExp, Read])[] = [
  moved('destroys', 'destroyed'),
  moved('dies', ''),
  moved('sacrifices', 'sacrificed'),
  moved('exiles', 'exiled'),
  moved('discards', 'discarded'),
  moved('mills', 'milled'),
  counted('discards'),
  counted('mills'),
  counted('sacrifices'),
  counted('exiles'),
  [
    /^(.+?) attacks?(?: (.+))?$/iu,
    ([objects = '', whom], nameOf) => ({
      attacks: named(objects, nameOf).map(object => ({
        object,
        ...(whom === undefined ? {} : { attacking: playerWord(whom) ?? one(whom, nameOf) }),
      })),
    }),
  ],
  [
    new RegExp(`^(?:${WHO} )?casts? (.+?) targeting (.+)$`, 'iu'),
    ([who, card = '', targets = ''], nameOf) => ({
      casts: {
        card: one(card, nameOf),
        ...(who === undefined ? {} : { under: playerWord(who) }),
        cast: { targets: named(targets, nameOf).map(it => playerWord(it) ?? it) },
      },
    }),
  ],
  [
    new RegExp(`^(.+?) becomes cast(?: by ${WHO})?$`, 'iu'),
    ([card = '', who], nameOf) => ({
      casts: { card: one(card, nameOf), ...(who === undefined ? {} : { under: playerWord(who) }) },
    }),
  ],
  [/^(.+?) (?:untaps?)$/iu, ([objects = ''], nameOf) => ({ untaps: named(objects, nameOf) })],
  [/^(.+?) (?:taps?)$/iu, ([objects = ''], nameOf) => ({ taps: named(objects, nameOf) })],
  [/^(.+?) (?:transforms?)$/iu, ([objects = ''], nameOf) => ({ transforms: named(objects, nameOf) })],
  [/^(.+?) (?:phases? in)$/iu, ([objects = ''], nameOf) => ({ phasesIn: named(objects, nameOf) })],
  [/^(.+?) (?:is|are|gets?) turned face up$/iu, ([objects = ''], nameOf) => ({ turnsFaceUp: named(objects, nameOf) })],
  [
    /^(.+?) (?:is|are|gets?) turned face down$/iu,
    ([objects = ''], nameOf) => ({ turnsFaceDown: named(objects, nameOf) }),
  ],
  [
    new RegExp(`^${WHO} pays? (\\d+) life$`, 'iu'),
    ([who = '', amount]) => ({ paysLife: { player: playerWord(who), amount } }),
  ],
  [
    new RegExp(`^${WHO} (?:do|does) (.+?)(?: (\\d+) times)?$`, 'iu'),
    ([who = '', action, count = '1']) => ({ does: { player: playerWord(who), action, count } }),
  ],
  [
    new RegExp(`^${WHO} ${KEYWORD_VERBS}(?: (.+?))??(?: (\\d+)(?: times)?)?$`, 'iu'),
    ([who = '', verb = '', what, count = '1']) => ({
      does: { player: playerWord(who), action: actionNamed(verb, what), count },
    }),
  ],
  withCounters('putsCounters', 'put', 'on'),
  withCounters('removesCounters', 'remove', 'from'),
  [
    new RegExp(`^(?:${WHO} )?creates? (?:(\\d+|an?) )?cop(?:y|ies) of (.+?)(?: \\((except .+)\\))?${BY}$`, 'iu'),
    ([who = 'you', count = '1', of = '', except, by], nameOf) => ({
      creates: {
        under: playerWord(who),
        copyOf: one(of, nameOf),
        ...(/^\d/u.test(count) && count !== '1' ? { count } : {}),
        ...exceptionsIn(except),
        ...(by === undefined ? {} : { by: one(by, nameOf) }),
      },
    }),
  ],
  [
    new RegExp(`^(?:${WHO} )?creates? (.+? )?tokens?( with "[^"]*")?( tapped)?${BY}$`, 'iu'),
    ([who = 'you', what = '', rules = '', tapped, by], nameOf) => ({
      creates: splitItems(`${what}token${rules}`, nameOf).map(item => ({
        under: playerWord(who),
        ...created(item, nameOf),
        ...(tapped === undefined ? {} : { tapped: true }),
        ...(by === undefined ? {} : { by: one(by, nameOf) }),
      })),
    }),
  ],
  [
    /^move (all|\d+) (?:(\S+(?: \S+)*?) )?counters? from (.+?) to (.+)$/iu,
    ([count = '', kind, from = '', to = ''], nameOf) => ({
      movesCounters: {
        from: one(from, nameOf),
        to: one(to, nameOf),
        ...(kind === undefined ? {} : { kind }),
        ...(/^\d/u.test(count) ? { count } : {}),
      },
    }),
  ],
  [
    new RegExp(`^(my|your|${WHO.slice(1, -1)})(?:'s)? (?:(.+) )?(step|phase|turn) begins$`, 'iu'),
    ([who = 'my', name, what = 'turn']) => ({
      begins: { player: playerWord(who), [what]: name?.trim() ?? 'yes' },
    }),
  ],
  [
    new RegExp(`^${WHO} adds? (\\S+)(?: from (.+))?$`, 'iu'),
    ([who = '', mana, source], nameOf) => ({
      addsMana: { player: playerWord(who), mana, ...(source === undefined ? {} : { source: one(source, nameOf) }) },
    }),
  ],
  [
    /^tap (.+?) for (\S+)(?: mana)?$/iu,
    ([source = '', mana], nameOf) => ({ addsMana: { player: 'you', mana, source: one(source, nameOf) } }),
  ],
  [
    /^(.+? deals \d+ (?:combat )?damage to .+;.+)$/iu,
    ([list = ''], nameOf) => ({ dealsDamage: damages(list, nameOf) }),
  ],
];

function moved(kind: string, participle: string): readonly [RegExp, Read] {
  const said = participle === '' ? '(?:dies?|would die)' : `(?:is|are|gets?) ${participle}`;
  return [
    new RegExp(`^(.+?) ${said}${BY}$`, 'iu'),
    ([objects = '', by], nameOf) => ({
      [kind]: { objects: named(objects, nameOf), ...(by === undefined ? {} : { by: one(by, nameOf) }) },
    }),
  ];
}

/** "opponent puts 2 +1/+1 counters on Clone by Sol Ring". */
function withCounters(kind: string, verb: string, where: string): readonly [RegExp, Read] {
  return [
    new RegExp(`^(?:${WHO} )?${verb}s? (\\d+|an?) ([+-]\\d+\\/[+-]\\d+|[\\w ]+?) counters? ${where} (.+?)${BY}$`, 'iu'),
    ([who, count = '1', kindOf, on = '', by], nameOf) => ({
      [kind]: {
        on: playerWord(on) ?? one(on, nameOf),
        kind: kindOf,
        count: /^\d/u.test(count) ? count : 1,
        ...(who === undefined ? {} : { player: playerWord(who) }),
        ...(by === undefined ? {} : { by: one(by, nameOf) }),
      },
    }),
  ];
}

function counted(kind: string): readonly [RegExp, Read] {
  return [
    new RegExp(`^${WHO} ${kind.replace(/s$/u, '')}s? (\\d+|an?) (?:cards?|permanents?)${BY}$`, 'iu'),
    ([who = '', count = '1', by], nameOf) => ({
      [kind]: {
        player: playerWord(who),
        count: /^\d/u.test(count) ? count : 1,
        ...(by === undefined ? {} : { by: one(by, nameOf) }),
      },
    }),
  ];
}

function created(what: string, nameOf: NameOf): DeclaredItem {
  const bare = what.replace(/^an? /iu, '');
  const { item } = readItem(/tokens? with "/iu.test(bare) ? bare : `${bare.replace(/ ?tokens?$/iu, '')} token`, nameOf);
  const { card, ...rest } = item;
  return { ...(card === undefined ? {} : { token: card }), ...rest };
}

/** The exceptions of a copy effect, of "except it has haste, except it isn't legendary"; none of no words. */
export function exceptionsIn(words: string | undefined): DeclaredItem {
  return words === undefined ? {} : { except: words.replace(/^except /iu, '').split(/, except /iu) };
}

function damages(list: string, nameOf: NameOf): readonly DeclaredItem[] {
  return list.split(';').flatMap(part => {
    const [, source, amount, combat, to] = /^\s*(.+?) deals (\d+) (combat )?damage to (.+?)\s*$/iu.exec(part) ?? [];
    if (source === undefined || to === undefined) return [];
    const target = playerWord(to) ?? one(to, nameOf);
    return [{ source: one(source, nameOf), to: target, amount, combat: combat !== undefined }];
  });
}

/** Several names between semicolons, or one. */
function named(text: string, nameOf: NameOf): readonly string[] {
  return text.includes(';') ? splitItems(text, nameOf).map(it => one(it, nameOf)) : [one(text, nameOf)];
}

/** A name without an article, as the card it means. */
function one(text: string, nameOf: NameOf): string {
  const bare = text.trim().replace(/^(?:my|the|an?|your|opp's|opponent's)\s+/iu, '');
  return nameOf(text.trim()) ?? nameOf(bare) ?? bare;
}
