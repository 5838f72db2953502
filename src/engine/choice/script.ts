// Scripts of picks: each pick answers the first choice request it fits, and must be legal there.
import { fold } from '../../kit/fold.ts';
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { ChoiceRange } from '../ability/replacement.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Choice, CreatedName, Option, Pick, ScriptedPick } from './choice.ts';
import type { ChoiceRequest } from './choice-request.ts';
import { isNameWithin } from './distinguishable.ts';
import { fitTogether } from './pick-bound.ts';
import { reachesTotal } from './pick-total.ts';

/** The script's answer to a choice request: nothing, a pick, or an illegal pick as written. */
export type ScriptedAnswer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pick'; readonly pick: Pick }
  | { readonly kind: 'illegal'; readonly written: string; readonly objects: readonly ObjectId[] };

/** Further kinds under which a pick may be written, by the kind of the choice. */
const ALSO: Readonly<Partial<Record<ChoiceKind, readonly ChoiceKind[]>>> = {
  mode: ['word', 'flip'],
  word: ['mode'],
  counter: ['mode', 'word'],
  number: ['pay'],
  pay: ['may', 'number'],
  may: ['pay'],
  copy: ['may'],
  sacrifice: ['may'],
  discard: ['may'],
  exile: ['may'],
  return: ['may'],
  reveal: ['may'],
  devour: ['sacrifice', 'may'],
  attachTo: ['player'],
  protector: ['player'],
  attacking: ['player'],
  landType: ['basicLandType'],
  apply: ['order'],
  object: ['attachTo', 'mode'],
  put: ['exile', 'return', 'reveal', 'move', 'order', 'mode', 'discard', 'may'],
};

/** The picks of a script not yet used, in order. */
export class Script {
  private readonly picks: readonly ScriptedPick[];
  private left: readonly ScriptedPick[];
  private readonly run: Run;

  /** A script for a run, in which the names of tokens are looked up once they are created. */
  constructor(picks: readonly ScriptedPick[], run: Run) {
    this.picks = picks;
    this.left = picks;
    this.run = run;
  }

  /** The script's answer to the request; its pick is removed from the script. */
  answer(question: ChoiceRequest): ScriptedAnswer {
    const scripted = this.left.find(pick => fits(pick, question, this.run));
    if (scripted === undefined) return { kind: 'nothing' };
    const answer = read(scripted, question);
    if (scripted.kind === 'apply' && answer.kind === 'illegal') return { kind: 'nothing' };
    this.left = this.left.filter(pick => pick !== scripted);
    if (answer.kind === 'nothing') return this.answer(question);
    return answer;
  }

  /** The key of what is left of it. */
  get key(): string {
    return this.left.map(pick => this.picks.indexOf(pick)).join();
  }

  /** The first pick that answered no request, as written, with the created token it is for; undefined where all did. */
  unused(): { readonly written: string; readonly created?: CreatedName } | undefined {
    const [first] = this.left;
    if (first === undefined) return undefined;
    return { written: written(first), ...(first.created === undefined ? {} : { created: first.created }) };
  }
}

function fits(pick: ScriptedPick, { choice, sources }: ChoiceRequest, run: Run): boolean {
  if (pick.kind !== choice.kind && !ALSO[choice.kind]?.includes(pick.kind)) return false;
  // an order of objects that enter together is not a choice of an effect to apply
  const offered = new Set(sources?.values());
  if (choice.kind === 'apply' && pick.objects.length > 1 && !pick.objects.every(id => offered.has(id))) return false;
  if (pick.who !== undefined && pick.who !== choice.who) return false;
  if (pick.created !== undefined) return isCreated(pick.created, choice.object, run);
  return pick.object === undefined || pick.object === choice.object;
}

/** Whether the object has been created in the run, and is the one of that name. */
function isCreated({ name, number }: CreatedName, object: ObjectId | undefined, run: Run): boolean {
  if (object === undefined || run.began.objects.has(object)) return false;
  const view = currentView(run);
  const called = [...view.state.objects.keys()].filter(
    id => !run.began.objects.has(id) && fold(view.of(id).name) === fold(name),
  );
  return number === undefined ? called.includes(object) : called[number - 1] === object;
}

function read(scripted: ScriptedPick, question: ChoiceRequest): ScriptedAnswer {
  const { choice } = question;
  const illegal = { kind: 'illegal', written: written(scripted), objects: scripted.objects } as const;
  const word = scripted.words[0]?.toLowerCase();
  if (scripted.objects.length === 0 && (word === 'none' || word === 'no')) return picked(nonePick(choice)) ?? illegal;
  switch (choice.legal.kind) {
    case 'objects':
      // "may: yes" before the pick with the objects
      if (scripted.objects.length === 0 && word === 'yes') return { kind: 'nothing' };
      // part of what is written names nothing
      if (scripted.objects.length > 0 && scripted.objects.length < scripted.words.length) return illegal;
      return (
        picked(objectsPick(scripted.objects, choice.legal)) ??
        (scripted.words.length > 1 ? illegal : (picked(namedOption(word, choice)) ?? illegal))
      );
    case 'words':
      return picked(wordPick(scripted, choice.legal.words)) ?? illegal;
    case 'cardNames':
      return picked(namedOption(word, choice)) ?? picked(cardNamePick(scripted, choice.legal.range)) ?? illegal;
    case 'numbers':
      return picked(numberPick(word, choice.legal)) ?? illegal;
    case 'options':
      return picked(effectPick(scripted, question)) ?? picked(optionOf(scripted, choice)) ?? illegal;
  }
}

function picked(pick: Pick | undefined): ScriptedAnswer | undefined {
  return pick === undefined ? undefined : { kind: 'pick', pick };
}

function nonePick(choice: Choice): Pick | undefined {
  if (choice.legal.kind === 'objects') {
    const { min, orNone } = choice.legal;
    return min === 0 || orNone === true ? { kind: 'none' } : undefined;
  }
  if (choice.legal.kind === 'numbers') return choice.legal.min === 0 ? { kind: 'number', number: 0 } : undefined;
  return choice.options.find(({ pick }) => pick.kind === 'no' || pick.kind === 'none')?.pick;
}

function objectsPick(
  objects: readonly ObjectId[],
  legal: Extract<Choice['legal'], { readonly kind: 'objects' }>,
): Pick | undefined {
  if (objects.length === 0 || objects.length < legal.min || objects.length > legal.max) return undefined;
  if (new Set(objects).size < objects.length || !objects.every(id => legal.among.includes(id))) return undefined;
  if (legal.total !== undefined && !reachesTotal(objects, legal.total)) return undefined;
  return legal.bound === undefined || fitTogether(objects, legal.bound) ? { kind: 'objects', objects } : undefined;
}

function wordPick(scripted: ScriptedPick, words: readonly string[] | 'any'): Pick | undefined {
  const text = scripted.words[0];
  if (text === undefined) return undefined;
  if (words === 'any') return { kind: 'word', word: text };
  const word = words.find(one => one.toLowerCase() === text.toLowerCase());
  return word === undefined ? undefined : { kind: 'word', word };
}

/** 201.4a, 201.4b: the face whose name was written, if it is of the kind asked for; a split card's whole name names none. */
function cardNamePick({ words, faces = [] }: ScriptedPick, range: ChoiceRange | undefined): Pick | undefined {
  const written = words[0]?.toLowerCase() ?? '';
  const face = faces.find(it => it.name.toLowerCase() === written) ?? (written.includes(' // ') ? undefined : faces[0]);
  return face === undefined || !isNameWithin(face, range) ? undefined : { kind: 'word', word: face.name };
}

function numberPick(word: string | undefined, legal: { readonly min: number; readonly max: number }): Pick | undefined {
  const number = word === undefined || word.trim() === '' ? Number.NaN : Number(word);
  return Number.isInteger(number) && number >= legal.min && number <= legal.max
    ? { kind: 'number', number }
    : undefined;
}

function effectPick(scripted: ScriptedPick, { choice, sources }: ChoiceRequest): Pick | undefined {
  const isMeant = ({ pick }: Option) => {
    if (pick.kind !== 'effect') return false;
    const source = sources?.get(pick.effect);
    return source !== undefined && scripted.objects.includes(source);
  };
  return choice.options.find(isMeant)?.pick;
}

function optionOf(scripted: ScriptedPick, choice: Choice): Pick | undefined {
  const named = namedOption(scripted.words[0], choice);
  if (named !== undefined) return named;
  // part of what is written names nothing
  if (scripted.objects.length < scripted.words.length) return undefined;
  const [object] = scripted.objects;
  const whole = choice.options.find(({ pick }) => pick.kind === 'objects' && isSame(pick.objects, scripted.objects));
  if (whole !== undefined) return whole.pick;
  return choice.options.find(({ pick }) => pick.kind === 'objects' && pick.objects[0] === object)?.pick;
}

function isSame(objects: readonly ObjectId[], others: readonly ObjectId[]): boolean {
  return objects.length === others.length && objects.every((id, n) => id === others[n]);
}

function namedOption(word: string | undefined, choice: Choice): Pick | undefined {
  if (word === undefined) return undefined;
  const lower = word.toLowerCase();
  const is = (other: string) => other.toLowerCase() === lower;
  return choice.options.find(
    ({ pick, label }) =>
      is(label) ||
      is(pick.kind) ||
      (pick.kind === 'player' && is(pick.player)) ||
      (pick.kind === 'word' && is(pick.word)),
  )?.pick;
}

function written(pick: ScriptedPick): string {
  return pick.words.length > 0 ? pick.words.join(', ') : pick.objects.join(', ');
}
