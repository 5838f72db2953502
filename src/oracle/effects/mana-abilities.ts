// 605.1b: the effects of triggered mana abilities: "its controller adds an additional {G}", "add one mana of any type that
// land produced".
import {
  type Ability,
  type Effect,
  map,
  type ObjectRef,
  type PlayerRef,
  type TriggeredAbility,
} from '../../engine/index.ts';
import { activatedParts } from '../activation-parts.ts';
import { manaAdded } from '../grammar/effects/mana-added.ts';
import { readWhole } from '../phrase.ts';
import { splitSentences } from './split-sentences.ts';
import { compileCondition } from './stated-condition.ts';

/** The abilities, each triggered mana ability among them and among those they grant with its effects. */
export function withManaEffects(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.map(it => map('ability', it, { ability: withMana }));
}

function withMana(ability: Ability): Ability {
  if (ability.kind === 'activated' && ability.sort === 'mana') {
    const added = addedOnActivation(ability.text);
    return added === undefined ? ability : { ...ability, mana: added };
  }
  if (ability.kind !== 'triggered' || !ability.events.every(it => it.kind === 'addsMana')) return ability;
  const mana = effectsOf(ability);
  return mana === undefined ? ability : { ...ability, mana };
}

/** 605.1a: what an activated mana ability adds; undefined where a sentence of it was not read as that. */
function addedOnActivation(text: string): readonly Effect[] | undefined {
  const sentences = splitSentences(activatedParts(text)?.effect ?? '').filter(it => !BESIDE_MANA.test(it));
  const read = sentences.map(it => addedBy(it.replace(/\.$/, '')));
  return read.length === 0 || read.includes(undefined) ? undefined : read.flatMap(it => it ?? []);
}

/** Sentences of mana abilities that are not about the mana's type. */
const BESIDE_MANA = /^(?:(?:spend this mana|activate) only\b|~ deals |this \w+ deals |when that mana is spent\b)/i;

/** Restrictions on the mana, which change nothing of what is added (106.6). */
const RESTRICTION = /^spend this mana only\b/i;

/**
 * The effects, of which the first adds mana; undefined where a sentence was not read, so that not all of it would be
 * carried out, and where the ability has a target and is no mana ability.
 */
function effectsOf({ effect }: TriggeredAbility): readonly Effect[] | undefined {
  if (/\btarget\b/i.test(effect)) return undefined;
  const [first, ...rest] = splitSentences(effect.replace(JOINED_DAMAGE, '. '))
    .filter(it => !RESTRICTION.test(it))
    .map(it => it.replace(/\.$/, ''));
  let read: readonly (Effect | undefined)[] = [first === undefined ? undefined : addedOrNot(first)];
  for (const sentence of rest) {
    const other = insteadOf(sentence, read);
    read = other === undefined ? [...read, addedBy(sentence) ?? doneBeside(sentence)] : [other];
  }
  return read.includes(undefined) ? undefined : read.flatMap(it => it ?? []);
}

/** The words that join a clause on damage to the one on mana. */
const JOINED_DAMAGE = /, and (?=(?:~|this \w+|that land) deals )/;

/** "Its controller may add an additional {U}", or the same without a choice. */
function addedOrNot(sentence: string): Effect | undefined {
  if (!/^its controller may add /i.test(sentence)) return addedBy(sentence);
  const added = addedBy(sentence.replace(/^its controller may add /i, 'its controller adds '));
  if (added === undefined) return undefined;
  const who: PlayerRef = { kind: 'controllerOf', of: { kind: 'it' } };
  return { kind: 'may', who, effects: [added], otherwise: [] };
}

/** "If that land is snow, its controller may add {U}{U} instead": in place of the only effect before. */
function insteadOf(sentence: string, before: readonly (Effect | undefined)[]): Effect | undefined {
  const [, words, added] = /^if that [a-z]+ is ([a-z]+), (.+) instead$/i.exec(sentence) ?? [];
  if (words === undefined || added === undefined) return undefined;
  const [only, ...more] = before;
  const condition = compileCondition(`it's ${words}`);
  const then = addedOrNot(added);
  if (only === undefined || more.length > 0 || condition === undefined || then === undefined) return undefined;
  return { kind: 'if', condition, then: [then], otherwise: [only] };
}

/** An effect beside adding mana: damage by the land or the ability's source; one on a later time is kept as text. */
function doneBeside(sentence: string): Effect | undefined {
  const wording = sentence.replace(/^then /i, '');
  const [, dealer, amount] =
    /^(that land|~|this [a-z]+) deals (\d+) damage to (?:that|the) player$/i.exec(wording) ?? [];
  if (dealer !== undefined) {
    const source: ObjectRef = { kind: dealer.toLowerCase() === 'that land' ? 'it' : 'self' };
    return { kind: 'dealDamage', source, amount: Number(amount), to: { kind: 'that' } };
  }
  return NEXT_UNTAP_STEP.test(wording) ? { kind: 'text', text: wording } : undefined;
}

/** 502.3: a step of a later turn, which no event is that taps for mana. */
const NEXT_UNTAP_STEP = /^that land doesn't untap during its controller's next untap step$/i;

/** Players who add mana, by the words of the subject. */
const SUBJECTS: readonly (readonly [subject: RegExp, who: PlayerRef])[] = [
  [/^(?:you )?add /i, { kind: 'you' }],
  [/^that player adds /i, { kind: 'that' }],
  [/^its controller adds /i, { kind: 'controllerOf', of: { kind: 'it' } }],
];

function addedBy(sentence: string): Effect | undefined {
  const [subject, who] = SUBJECTS.find(([it]) => it.test(sentence)) ?? [];
  if (subject === undefined || who === undefined) return undefined;
  const plain = sentence
    .replace(subject, 'add ')
    .replace(/^add (?:an additional|one additional) (?=mana\b)/, 'add one ')
    .replace(/^add an additional /, 'add ');
  const [read] = readWhole(manaAdded, plain).values;
  return read && map('effect', read, { who: it => (it.kind === 'you' ? who : it) });
}
