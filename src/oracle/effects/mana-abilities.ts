// 605.1b: the effects of triggered mana abilities: "its controller adds an additional {G}", "add one mana of any type that
// land produced".
import { type Ability, type Effect, map, type PlayerRef, type TriggeredAbility } from '../../engine/index.ts';
import { activatedParts } from '../activation-parts.ts';
import { manaAdded } from '../grammar/effects/mana-added.ts';
import { readWhole } from '../phrase.ts';
import { splitSentences } from './split-sentences.ts';

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

/** The effects; undefined where a sentence is about anything else than mana, so that not all of it would be carried out. */
function effectsOf({ effect }: TriggeredAbility): readonly Effect[] | undefined {
  const sentences = splitSentences(effect).filter(it => !RESTRICTION.test(it));
  const read = sentences.map(it => addedBy(it.replace(/\.$/, '')));
  return read.length === 0 || read.includes(undefined) ? undefined : read.flatMap(it => it ?? []);
}

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
