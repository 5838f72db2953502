// Choices that were never made (607.5a): what refers to one does nothing.
import type { ChosenKind } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Effect } from '../ability/effect.ts';
import { KEYWORD_CHOICES } from '../keywords/static-keywords.ts';
import type { ChosenValues } from '../model/game-object.ts';
import { some, type Visitor, visit } from '../walk/index.ts';

/** The kind of choice that a change needs and that was not made for its source; undefined where none is missing. */
export function undefinedChoice(change: Change, chosen: ChosenValues): ChosenKind | undefined {
  if (change.kind === 'chosenColor') return missing('color', chosen);
  if (change.kind === 'chosenType') return missing(change.what, chosen);
  if (change.kind !== 'gains') return undefined;
  const [first, ...more] = change.abilities.map(ability => undefinedKeywordChoice(ability, chosen));
  return more.every(it => it === first) ? first : undefined;
}

/** The kind of choice that a keyword speaks of ("protection from the chosen color") and that was not made. */
export function undefinedKeywordChoice(ability: Ability, chosen: ChosenValues): ChosenKind | undefined {
  if (ability.kind !== 'keyword') return undefined;
  // "protection from each mana value other than the chosen number"
  if (ability.of !== undefined && some('filter', ability.of, { amount: ['chosenNumber'] }))
    return missing('number', chosen);
  const kind = KEYWORD_CHOICES.get(ability.words ?? '');
  return kind === undefined ? undefined : missing(kind, chosen);
}

/** 607.5a: the kind where nothing of it was chosen. */
export function missing(kind: ChosenKind, chosen: ChosenValues): ChosenKind | undefined {
  return HEADINGS[kind].some(heading => chosen[heading] !== undefined) ? undefined : kind;
}

/** The headings of a choice: "the chosen type" of a permanent with a chosen land type is that land type. */
const HEADINGS = {
  color: ['color', 'colors'],
  creatureType: ['creatureType', 'basicLandType', 'landType'],
  cardName: ['cardName', 'cardNames'],
  player: ['player'],
  number: ['number'],
  basicLandType: ['basicLandType', 'landType'],
  landType: ['landType', 'basicLandType'],
  cardType: ['cardType'],
  mode: ['mode', 'word'],
  word: ['word', 'mode'],
  object: ['object'],
} as const satisfies { readonly [K in ChosenKind]: readonly (keyof ChosenValues)[] };

/** The kinds of choices that its abilities ask for as it enters, refer to, and that were not made for it. */
export function undefinedChoices(abilities: readonly Ability[], chosen: ChosenValues): readonly ChosenKind[] {
  const asked = (kind: ChosenKind) =>
    some('ability', abilities, { rewrite: it => it.kind === 'choose' && it.what === kind });
  const kinds = new Set(abilities.filter(it => it.kind !== 'replacement').flatMap(choicesIn));
  return [...kinds].filter(kind => asked(kind) && missing(kind, chosen) !== undefined);
}

/** 608.2d: the kinds of choices that effects of a resolved spell or ability refer to, and that were not made. */
export function undefinedChoicesOf(effects: readonly Effect[], chosen: ChosenValues): readonly ChosenKind[] {
  const found = new Set<ChosenKind>();
  visit(
    'effect',
    effects,
    choiceVisitor(kind => found.add(kind)),
  );
  return [...found].filter(kind => missing(kind, chosen) !== undefined);
}

/** The kinds of choices an ability refers to. */
function choicesIn(ability: Ability): readonly ChosenKind[] {
  const found: ChosenKind[] = [];
  visit(
    'ability',
    ability,
    choiceVisitor(kind => found.push(kind)),
  );
  return found;
}

/** Finds the parts that refer to a choice. */
function choiceVisitor(record: (kind: ChosenKind) => void): Visitor {
  const add = (kind: ChosenKind | undefined) => {
    if (kind !== undefined) record(kind);
  };
  return {
    ability: it => add(it.kind === 'keyword' ? KEYWORD_CHOICES.get(it.words ?? '') : undefined),
    change: it => add(it.kind === 'chosenColor' ? 'color' : it.kind === 'chosenType' ? it.what : undefined),
    clause: it => add(it.kind === 'chosen' ? (it.what === 'quality' ? 'mode' : it.what) : undefined),
    amount: it => add(it.kind === 'chosenNumber' ? 'number' : undefined),
    condition: it => add(it.kind === 'chosenWord' ? 'mode' : undefined),
    who: it => add(it.kind === 'chosen' ? 'player' : undefined),
  };
}
