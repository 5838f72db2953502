// Lines on an object's abilities: keywords it has, abilities gained and lost.

import { type Ability, copiedAbilities, type Face, type GameObject, type ObjectAbility } from '../engine/index.ts';
import { withIndefiniteArticleWord } from '../kit/articles.ts';
import { equals } from '../kit/structure.ts';
import { listInWords, pluralNoun } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ReadPosition } from './explain-context.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';

const PHRASER = makePhraser(CARD_VOICE);

/** A line on abilities, with what it is about, by which it is compared with the line before. */
export interface AbilityLine {
  readonly about: string;
  readonly text: string;
}

/** The line on an object that has lost all of its abilities and got none. */
export const NONE_LEFT = 'no abilities';

/** Lines on an object's abilities: its keywords, then those gained or lost against its copiable values. */
export function abilityLines(seen: ReadPosition, object: GameObject): readonly AbilityLine[] {
  const present = seen.of(object.id).abilities;
  const keywords = present.flatMap(it => (it.ability.kind === 'keyword' ? [PHRASER.ability(it.ability)] : []));
  const asCopy = copiedAbilities(object);
  const added = asCopy?.added ?? [];
  const printed = (asCopy === undefined ? faceOf(object).abilities : [...asCopy.copied, ...added]).filter(counts);
  const now = present.map(it => it.ability).filter(counts);
  if (faceOf(object).abilities.some(counts) && now.length === 0 && keywords.length === 0)
    return [{ about: 'lost', text: NONE_LEFT }];
  const gained = present
    .filter(it => it.key.startsWith('granted') && it.ability.kind !== 'keyword')
    .map(it => it.ability);
  const lost = object.faceDown === undefined ? printed.filter(it => !now.some(fresh => equals(fresh, it))) : [];
  const only = lost.length > 0 ? onlyMana(present) : '';
  return [
    { about: 'keywords', text: listInWords([...new Set(keywords)]) },
    ...added
      .filter(it => it.kind !== 'keyword' && now.some(present => equals(present, it)))
      .map(it => ({ about: `added ${PHRASER.ability(it)}`, text: `also has ${quoted(it)}` })),
    ...gained.map(it => ({ about: `gained ${PHRASER.ability(it)}`, text: `gains ${quoted(it)}` })),
    { about: 'lost', text: only === '' ? lostLine(lost) : only },
  ];
}

/** The words of an ability between quotation marks, those in it single ones. */
function quoted(ability: Ability): string {
  const words = PHRASER.ability(ability);
  const bare = /^"(.*)"$/su.exec(words)?.[1] ?? words;
  return `"${bare.replaceAll('"', "'")}"`;
}

/** A land with only what its basic land types give it: "has only the mana ability of a Mountain" (305.6). */
function onlyMana(present: readonly ObjectAbility[]): string {
  const types = present.flatMap(({ key }) => (key.startsWith(INTRINSIC) ? [key.slice(INTRINSIC.length)] : []));
  if (types.length === 0 || types.length < present.length) return '';
  return `has only the mana ${types.length === 1 ? 'ability' : 'abilities'} of ${listInWords(types.map(withIndefiniteArticleWord))}`;
}

const INTRINSIC = 'intrinsic:';

/** Abilities lost, keywords by name, one other in its words and several by kind: "has lost flying and two triggered abilities". */
function lostLine(lost: readonly Ability[]): string {
  if (lost.length === 0) return '';
  const keywords = lost.filter(it => it.kind === 'keyword').map(PHRASER.ability);
  const [only, ...more] = lost.filter(it => it.kind !== 'keyword');
  const words = only === undefined || more.length > 0 ? '' : PHRASER.ability(only).replace(/\.$/u, '');
  if (words !== '' && words.length <= LONGEST_LOST)
    return `has lost ${listInWords([...keywords, `"${words.replaceAll('"', "'")}"`])}`;
  const kinds = new Map<string, number>();
  for (const { kind } of lost) if (kind !== 'keyword') kinds.set(NOUNS[kind], (kinds.get(NOUNS[kind]) ?? 0) + 1);
  const rest = [...kinds].map(([noun, n]) => (n === 1 ? `its ${noun}` : `${numberWord(n)} ${pluralNoun(noun)}`));
  return `has lost ${listInWords([...keywords, ...rest])}`;
}

/** Characters of a lost ability that is quoted. */
const LONGEST_LOST = 90;

const NOUNS = {
  keyword: 'keyword ability',
  static: 'static ability',
  replacement: 'static ability',
  cant: 'static ability',
  triggered: 'triggered ability',
  activated: 'activated ability',
  spell: 'ability',
  unread: 'ability',
} as const satisfies { readonly [K in Ability['kind']]: string };

/** Whether an ability belongs to the object: text that is part of a spell's resolution is no ability of a permanent. */
function counts(ability: Ability): boolean {
  return ability.kind !== 'spell' && ability.kind !== 'unread';
}

/** The face of an object's copiable values: that of what it copies, else its own. */
function faceOf(object: GameObject): Face {
  const copy = object.copies.at(-1);
  const printed = copy?.of.printed ?? object.printed;
  return printed.faces[copy?.of.face ?? object.face] ?? printed.faces[0];
}
