// Noun phrases: "other red creatures you control with flying". The clauses of a filter are in the order of the words.
import type { Clause, Filter } from '../../../engine/index.ts';
import { AND, AND_OR, listPhrase, OR } from '../../combine.ts';
import { STARTS_LENGTH, startsOf } from '../../dispatch.ts';
import {
  lazy,
  mapPhrase,
  memo,
  NONE,
  oneOf,
  type Phrase,
  type PhraseInput,
  type PhraseReading,
  variant,
} from '../../phrase.ts';
import { constant } from '../../template.ts';
import { pluralRef, singularRef, withArticleRef } from '../words/forward-refs.ts';
import { withIndefiniteArticle } from '../words/numbers.ts';
import { controlClause } from '../words/players.ts';
import {
  adjective,
  adjectives,
  negatedOrType,
  supertypeAndSubtype,
  typeMany,
  typeOne,
} from '../words/type-adjectives.ts';
import { withOwnQualities, withSharedQualities } from './last-of-types.ts';
import { postmodifier } from './postmodifiers.ts';

/** A noun phrase in the singular without an article: "creature you control". */
export const filterOne: Phrase<Filter> = memo(lazy('a noun phrase', () => nounPhrase(false)));
/** A noun phrase in the plural: "creatures you control". */
export const filterMany: Phrase<Filter> = memo(lazy('a plural noun phrase', () => nounPhrase(true)));

const another: Phrase<Filter> = mapPhrase(
  lazy('another …', () => filterOne),
  (it): Filter => ({ clauses: [{ kind: 'other' }, ...it.clauses] }),
  ({ clauses: [first, ...clauses] }) => (first?.kind === 'other' ? { clauses } : undefined),
);

/** A noun phrase with its article: "a creature you control", "an Elf", "another creature". */
export const aFilter: Phrase<Filter> = memo(
  oneOf<Filter>('a noun phrase', [
    withAdjective('another ', another),
    without('other', withIndefiniteArticle(filterOne)),
  ]),
);

/** A noun phrase after "each": "each creature you control", "each other creature". */
export const eachFilter: Phrase<Filter> = withAdjective('each ', filterOne);

/** A noun phrase after fixed words. */
export function withAdjective(words: string, phrase: Phrase<Filter>): Phrase<Filter> {
  const first = new Set([words.charCodeAt(0)]);
  return {
    name: words + phrase.name,
    read: (input, at) => (input.text.startsWith(words, at) ? phrase.read(input, at + words.length) : NONE),
    print(value) {
      const printed = phrase.print(value);
      return printed === undefined ? undefined : words + printed;
    },
    first: () => first,
    starts: () => [words.slice(0, STARTS_LENGTH)],
  };
}

function without(kind: Clause['kind'], phrase: Phrase<Filter>): Phrase<Filter> {
  return mapPhrase(
    phrase,
    it => (it.clauses[0]?.kind === kind ? undefined : it),
    it => (it.clauses[0]?.kind === kind ? undefined : it),
  );
}

singularRef.define(filterOne);
pluralRef.define(filterMany);
withArticleRef.define(aFilter);

interface Parts {
  readonly before: Phrase<Clause>;
  readonly head: Phrase<Clause>;
  readonly after: Phrase<Clause>;
}

/**
 * Adjectives, one noun, and its postmodifiers. `noun`: an unusual noun; `more`: the further adjectives that go with it.
 */
export function nounPhrase(many: boolean, noun?: Phrase<Clause>, more: readonly Phrase<Clause>[] = []): Phrase<Filter> {
  const typeList = oneOf<Clause>('types', [
    anyOf(listPhrase(typeOne, many ? AND : OR, 2)),
    variant(anyOf(listPhrase(typeOne, many ? OR : AND, 2))),
    variant(anyOf(listPhrase(typeOne, AND_OR, 2))),
  ]);
  const before = oneOf<Clause>('an adjective', [
    adjective,
    adjectives,
    typeOne,
    typeList,
    permanentBefore,
    exiledBefore,
    kickedBefore,
    negatedOrType,
    supertypeAndSubtype,
    ...more,
  ]);
  const head = noun ?? (many ? headMany : headOne);
  const after = oneOf<Clause>('a qualification', [controlClause(many), postmodifier(many)]);
  const parts: Parts = { before, head, after };
  const start = oneOf<Clause>('an object', [before, head]);
  return {
    name: many ? 'objects' : 'an object',
    read: (input, at) => readNoun(parts, input, at).map(it => ({ ...it, value: withOwnQualities(it.value) })),
    print: it => (Array.isArray(it?.clauses) ? printNoun(parts, withSharedQualities(it.clauses)) : undefined),
    first: () => start.first(),
    starts: () => startsOf(start),
    keys: () => ['clauses'],
  };
}

/** "Permanent card": a card that would be a permanent (110.4a). */
const permanentBefore: Phrase<Clause> = constant({ kind: 'permanent' }, 'permanent');

/** "Exiled card": a card in exile. */
const exiledBefore: Phrase<Clause> = constant({ kind: 'inZone', zone: 'exile', whose: undefined }, 'exiled');

/** "Kicked spell". */
const kickedBefore: Phrase<Clause> = constant({ kind: 'history', what: 'kicked' }, 'kicked');

const MOST_BEFORE = 5;
const MOST_AFTER = 4;

function readNoun({ before, head, after }: Parts, input: PhraseInput, at: number): readonly PhraseReading<Filter>[] {
  const found: PhraseReading<Filter>[] = [];
  let open: readonly PhraseReading<readonly Clause[]>[] = [{ value: [], end: at, variant: false }];
  for (let count = 0; open.length > 0 && count <= MOST_BEFORE; count++) {
    for (const start of open) {
      for (const noun of head.read(input, start.end)) {
        if (!goTogether(start.value, noun.value)) continue;
        const clauses = [...start.value, noun.value];
        readAfter(after, input, { ...noun, value: clauses, variant: start.variant || noun.variant }, MOST_AFTER, found);
      }
    }
    open = open.flatMap(start =>
      before.read(input, start.end).flatMap(reading => {
        const space = spaceAfter(input, reading.end);
        if (space === 0) return [];
        return [
          {
            value: [...start.value, reading.value],
            end: reading.end + space,
            variant: start.variant || reading.variant,
          },
        ];
      }),
    );
  }
  return found;
}

const GENERIC: ReadonlySet<Clause['kind']> = new Set(['spell', 'card', 'token', 'permanent']);
const TYPES: ReadonlySet<Clause['kind']> = new Set(['type', 'subtype']);

/**
 * Whether adjectives and noun form a phrase: "instant or sorcery" qualifies a noun that is no type itself; and an
 * adjective before "artifacts and creatures" applies to all of them, so that a later one has no words of its own.
 */
function goTogether(before: readonly Clause[], noun: Clause): boolean {
  const last = before.at(-1);
  if (before.some(it => it.kind === 'permanent') && noun.kind !== 'card' && noun.kind !== 'spell') return false;
  if (last?.kind === 'any' && last.of.some(it => TYPES.has(it.kind))) {
    const subtypes = last.of.every(it => it.kind === 'subtype' || it.kind === 'supertype');
    return GENERIC.has(noun.kind) || isSource(noun) || (subtypes && noun.kind === 'type');
  }
  if (noun.kind !== 'any') return true;
  if (last !== undefined && TYPES.has(last.kind)) return false;
  const own = before.some(it => it.kind !== 'other');
  return !own || noun.of.slice(1).every(it => it.kind !== 'all');
}

/** Whether a noun is "source", which is any object. */
function isSource(noun: Clause): boolean {
  return noun.kind === 'all' && noun.of.length === 0;
}

/** Whether nouns are subtypes of one noun: "Elf or Wolf creature". */
function isSubtypesOf(of: readonly Clause[]): boolean {
  const last = of.at(-1);
  const [subtype, type, ...more] = last?.kind === 'all' ? last.of : [];
  return (
    subtype?.kind === 'subtype' &&
    type?.kind === 'type' &&
    more.length === 0 &&
    of.slice(0, -1).every(it => it.kind === 'subtype')
  );
}

/** Whether nouns form an or-list: qualities of the first alone would apply to all, unless every noun has some. */
function isList(of: readonly Clause[]): boolean {
  if (isSubtypesOf(of)) return false;
  if (of.some(it => it.kind === 'all' && it.of.some(part => GENERIC.has(part.kind) && part.kind !== 'token'))) {
    return of.every(it => it.kind === 'all' && it.of.some(part => GENERIC.has(part.kind)));
  }
  const [first, ...more] = of;
  if (first?.kind !== 'all' || first.of.every(it => TYPES.has(it.kind))) return true;
  return first.of[0]?.kind !== 'other' && more.every(it => it.kind === 'all');
}

/** The position after a blank, or after a comma and a blank between negated adjectives: "noncreature, nonland card". */
function spaceAfter(input: PhraseInput, at: number): number {
  if (input.text[at] === ' ') return 1;
  return input.text.startsWith(', non', at) ? 2 : 0;
}

function readAfter(
  after: Phrase<Clause>,
  input: PhraseInput,
  so: PhraseReading<readonly Clause[]>,
  most: number,
  found: PhraseReading<Filter>[],
): void {
  found.push({ value: { clauses: so.value }, end: so.end, variant: so.variant });
  if (most === 0 || input.text[so.end] !== ' ') return;
  for (const reading of after.read(input, so.end)) {
    const next = { value: [...so.value, reading.value], end: reading.end, variant: so.variant || reading.variant };
    readAfter(after, input, next, most - 1, found);
  }
}

function printNoun(parts: Parts, clauses: readonly Clause[]): string | undefined {
  for (let at = clauses.length - 1; at >= 0; at--) {
    const noun = clauses[at];
    const head = noun && parts.head.print(noun);
    if (head === undefined) continue;
    const after = printAll(parts.after, clauses.slice(at + 1));
    const before = after === undefined ? undefined : printBefore(parts.before, clauses.slice(0, at));
    if (before !== undefined) return before + head + after;
  }
  return undefined;
}

function printAll(phrase: Phrase<Clause>, clauses: readonly Clause[]): string | undefined {
  let text = '';
  for (const clause of clauses) {
    const printed = phrase.print(clause);
    if (printed === undefined) return undefined;
    text += printed;
  }
  return text;
}

function printBefore(phrase: Phrase<Clause>, clauses: readonly Clause[]): string | undefined {
  let text = '';
  for (const [i, clause] of clauses.entries()) {
    const printed = phrase.print(clause);
    if (printed === undefined) return undefined;
    const next = clauses[i + 1];
    const comma = clause.kind === 'not' && next?.kind === 'not';
    text += `${printed}${comma ? ',' : ''} `;
  }
  return text;
}

const nouns = (many: boolean): readonly Phrase<Clause>[] => {
  const s = many ? 's' : '';
  return [
    many ? typeMany : typeOne,
    constant({ kind: 'permanent' }, `permanent${s}`),
    constant({ kind: 'card' }, `card${s}`),
    constant({ kind: 'token' }, `token${s}`),
    constant({ kind: 'spell' }, `spell${s}`),
    constant({ kind: 'commander' }, `commander${s}`),
    constant({ kind: 'outlaw' }, `outlaw${s}`),
    constant({ kind: 'designation', designation: 'ring-bearer' }, `Ring-bearer${s}`),
  ];
};

/** One member of an or-list: "artifact", "noncreature artifact", "creature token". */
const plainOne = oneOf<Clause>('a noun', nouns(false));
const plainMany = oneOf<Clause>('nouns', nouns(true));

const qualified = (noun: Phrase<Clause>): Phrase<Clause> => {
  const before = oneOf<Clause>('an adjective', [adjective, typeOne]);
  const start = oneOf<Clause>('a noun', [before, noun]);
  return {
    name: noun.name,
    read(input, at) {
      const found: PhraseReading<Clause>[] = [...noun.read(input, at)];
      for (const reading of before.read(input, at)) {
        if (input.text[reading.end] !== ' ') continue;
        for (const head of noun.read(input, reading.end + 1)) {
          const value: Clause = { kind: 'all', of: [reading.value, head.value] };
          found.push({ value, end: head.end, variant: reading.variant || head.variant });
        }
        // "red creature card": only "card" has two words before it
        for (const type of typeOne.read(input, reading.end + 1)) {
          if (input.text[type.end] !== ' ') continue;
          for (const head of noun.read(input, type.end + 1)) {
            if (head.value.kind !== 'card') continue;
            const value: Clause = { kind: 'all', of: [reading.value, type.value, head.value] };
            found.push({ value, end: head.end, variant: reading.variant || type.variant || head.variant });
          }
        }
      }
      return found;
    },
    print(clause) {
      if (clause.kind !== 'all') return noun.print(clause);
      const [last, ...others] = clause.of.toReversed();
      if (last === undefined || others.length === 0 || others.length > (last.kind === 'card' ? 2 : 1)) return undefined;
      const words = [...others.toReversed().map(it => before.print(it)), noun.print(last)];
      return words.some(it => it === undefined) ? undefined : words.join(' ');
    },
    first: () => start.first(),
    starts: () => startsOf(start),
  };
};

const anyOf = (phrase: Phrase<readonly Clause[]>): Phrase<Clause> =>
  mapPhrase(
    phrase,
    (of): Clause | undefined => (isList(of) ? { kind: 'any', of } : undefined),
    it => (it.kind === 'any' && isList(it.of) ? it.of : undefined),
  );

/** A noun in the singular, or several: "creature", "artifact or creature", "instant or sorcery card". */
const headOne: Phrase<Clause> = oneOf<Clause>('a noun', [
  plainOne,
  anyOf(listPhrase(qualified(plainOne), OR, 2)),
  variant(anyOf(listPhrase(qualified(plainOne), AND_OR, 2))),
  variant(anyOf(listPhrase(qualified(plainOne), AND, 2))),
]);
/** A noun in the plural, or several: "creatures", "artifacts and creatures". */
const headMany: Phrase<Clause> = oneOf<Clause>('nouns', [
  plainMany,
  anyOf(listPhrase(qualified(plainMany), AND, 2)),
  variant(anyOf(listPhrase(qualified(plainMany), OR, 2))),
  variant(anyOf(listPhrase(qualified(plainMany), AND_OR, 2))),
]);
