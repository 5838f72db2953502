// Layers in words (613): the effect that changed an object, and the numbers it came to.

import type { Change, ChosenKind, LayerCode, ObjectId, Step } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { equals } from '../../kit/structure.ts';
import { asSentence, listInWords } from '../english.ts';
import { abilitiesOf, type ExplainContext, objectOf, phraserFor } from '../explain-context.ts';
import { conditionWithNumbers } from './look-ahead-step.ts';

type Layer = Extract<Step, { readonly kind: 'layer' }>;

/** Sentences on a fact about characteristics. */
export function explainLayer(context: ExplainContext, step: Layer): string {
  if (step.missing !== undefined) return choiceNotGiven(context, step, step.missing);
  const own = step.effect.source === step.object;
  const phraser = phraserFor(context, step.effect, undefined, own ? 'it' : undefined);
  return asSentence(
    LAYER_SENTENCES[step.code]({
      object: context.names.object(step.object),
      effect: context.names.effect(step.effect),
      change: step.change === undefined ? undefined : changeWords(context, step, phraser.change),
      after: listInWords([...new Set((step.after ?? []).map(context.names.effect))]),
      own,
      nameless: step.effect.name === '',
      counters: step.change?.kind === 'gains' ? keywordsOf(step.change) : [],
    }),
  );
}

interface Parts {
  readonly object: string;
  readonly effect: string;
  /** The change: "gets +1/+1"; undefined where the step names none. */
  readonly change: string | undefined;
  /** The effects it depends on. */
  readonly after: string;
  readonly own: boolean;
  /** Whether what is copied has no name. */
  readonly nameless: boolean;
  /** The keywords that counters give. */
  readonly counters: readonly string[];
}

const LAYER_SENTENCES = {
  applies: it => plain(it),
  dependency: parts =>
    `${parts.effect} is applied after ${parts.after || 'the others'}, on which it depends: ${parts.object} ${parts.change ?? 'is affected'}`,
  waited: it => `${it.effect} is applied after ${it.after}, on which it depends, and then does not affect ${it.object}`,
  lost: it => `${it.effect} takes an ability of ${it.object} away before that ability would apply`,
  timestamp: it => `${plain(it)} (the later timestamp)`,
  defining: parts =>
    parts.change === undefined ? `${parts.object} defines its own characteristics` : `${parts.object} ${parts.change}`,
  continues: it => `${plain(it)}, since the effect had begun to apply in an earlier layer`,
  counter: parts =>
    parts.change === undefined
      ? `the counters on ${parts.object} change its power and toughness`
      : `${parts.object} ${parts.change} because of ${listInWords(parts.counters.map(it => withIndefiniteArticleWord(`${it} counter`)))}`,
  suspected: parts => `${parts.object} ${withCause(parts.change ?? 'changes', 'because it is suspected')}`,
  'ring-bearer': parts => `${parts.object} ${withCause(parts.change ?? 'changes', 'as a Ring-bearer')}`,
  devotion: it => `${it.effect} raises the devotion that ${it.object} counts`,
  'no choice': it => `no choice was made for ${it.object}, so what refers to a choice does nothing`,
  copiable: it => `${it.object} has the copiable values of ${it.nameless ? 'a face-down permanent' : it.effect}`,
  switch: it => `${it.object} has its power and toughness switched last (${it.effect})`,
} as const satisfies { readonly [N in LayerCode]: (parts: Parts) => string };

function plain({ object, effect, change, own }: Parts): string {
  if (change === undefined) return `${effect} bears on ${object}`;
  if (own) return `${object} ${change}`;
  return `${object} ${withCause(change, `because of ${effect}`)}`;
}

/** A change with its cause: "becomes a Mountain because of Blood Moon, losing other land types", "has this ability because of …: …". */
function withCause(change: string, cause: string): string {
  const [head = '', ...rest] = change.split(/(?=, losing |(?<=this ability): )/);
  return `${head} ${cause}${rest.join('')}`;
}

/** The change with the numbers it came to, and with what was chosen. */
function changeWords(
  context: ExplainContext,
  { change, numbers, effect, object }: Layer,
  words: (change: Change, numbers: Layer['numbers']) => string,
): string | undefined {
  if (change === undefined) return undefined;
  const chosen = choiceOf(context, change, effect.source);
  if (chosen === undefined || (change.kind !== 'chosenType' && change.kind !== 'chosenColor')) {
    const unmet = effect.source === object ? notAppliedReasonOfType(context, object, change) : undefined;
    return unmet ?? withChosen(context, words(change, numbers), effect.source);
  }
  const noun = change.kind === 'chosenType' ? withIndefiniteArticleWord(chosen) : chosen;
  return `becomes ${noun}${change.set ? '' : ' as well'}`;
}

/** Types an object's own ability takes away, with the condition: "is not a creature (your devotion to black is …)". */
function notAppliedReasonOfType(context: ExplainContext, id: ObjectId, change: Change): string | undefined {
  if (change.kind !== 'removeTypes' || change.types.length === 0) return undefined;
  const condition = abilitiesOf(context, id).flatMap(ability => {
    if (ability.kind !== 'static') return [];
    const effect = ability.effects.find(it => it.changes.some(other => equals(other, change)));
    return effect === undefined ? [] : [effect.condition ?? ability.condition];
  })[0];
  if (condition === undefined) return undefined;
  const because = conditionWithNumbers(context, context.seenAfter, id, condition);
  const types = change.types.map(it => withIndefiniteArticleWord(it.toLowerCase()));
  return `is not ${listInWords(types, 'or')} (${because})`;
}

/** The words with what was chosen for the source in the place of "the chosen color", and beside "the chosen type". */
function withChosen(context: ExplainContext, words: string, source: Layer['effect']['source']): string {
  const chosen = source === undefined ? undefined : objectOf(context, source)?.chosen;
  if (chosen === undefined) return words;
  const colored = chosen.color === undefined ? words : words.replace('the chosen color', chosen.color);
  return chosen.creatureType === undefined
    ? colored
    : colored.replace(/the chosen (?:creature )?type/, `the chosen type (${chosen.creatureType})`);
}

function keywordsOf(change: Extract<Change, { readonly kind: 'gains' }>): readonly string[] {
  return change.abilities.flatMap(it => (it.kind === 'keyword' ? [it.keyword] : []));
}

type Heading = 'color' | 'creatureType' | 'basicLandType' | 'landType' | 'cardType';

/** The kinds of choices a change refers to, the usual one first; empty where it refers to none. */
function headingsOf(change: Change): readonly Heading[] {
  if (change.kind === 'chosenColor') return ['color'];
  if (change.kind !== 'chosenType') return [];
  if (change.what === 'cardType') return ['cardType'];
  // "the chosen type" of a permanent with a chosen land type is that land type
  return change.what === 'creatureType' ? ['creatureType', 'basicLandType', 'landType'] : ['basicLandType', 'landType'];
}

/** The value chosen for the source of "the chosen type" or "the chosen color"; undefined where there is none. */
function choiceOf(context: ExplainContext, change: Change, source: Layer['effect']['source']): string | undefined {
  const chosen = source === undefined ? undefined : objectOf(context, source)?.chosen;
  if (chosen === undefined) return undefined;
  const { basicLandTypes } = chosen;
  if (change.kind === 'chosenType' && change.nth !== undefined && basicLandTypes !== undefined)
    return basicLandTypes[change.nth - 1];
  return headingsOf(change).flatMap(it => chosen[it] ?? [])[0];
}

/** 607.5a: what refers to a choice that was never made does nothing; a question can say what was chosen. */
function choiceNotGiven(context: ExplainContext, { effect, object }: Layer, kind: ChosenKind): string {
  const name = context.names.effect(effect);
  const nothing = effect.source === object ? 'that part of it does nothing' : 'it changes nothing here';
  const copied = effect.source !== undefined && (objectOf(context, effect.source)?.copies.length ?? 0) > 0;
  const example = EXAMPLES[kind];
  const remedy = copied || example === undefined ? '' : ` Add it in parentheses: ${name} (chosen ${example}).`;
  return `No ${CHOSEN[kind]} was ${copied ? 'ever chosen' : 'given'} for ${name}, so ${nothing}.${remedy}`;
}

const CHOSEN = {
  color: 'color',
  creatureType: 'creature type',
  cardName: 'card name',
  player: 'player',
  number: 'number',
  basicLandType: 'basic land type',
  landType: 'land type',
  cardType: 'card type',
  mode: 'word',
  word: 'word',
  object: 'object',
} as const satisfies { readonly [K in ChosenKind]: string };

const EXAMPLES: { readonly [K in ChosenKind]?: string } = {
  color: 'blue',
  creatureType: 'Elf',
  basicLandType: 'Island',
  landType: 'Island',
  cardType: 'artifact',
};
