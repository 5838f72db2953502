// Choices in words: the choice request, the pick, and the choices that decide between outcomes.

import type { Choice, Pick, PickedChoice } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import { asSentence, timesInWords, withoutPlace } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { anyPick } from './any-pick.ts';
import { fewWords, offeredPrice, optionOf, pickInShort, priceOf } from './choice-offers.ts';
import { type ChoiceParts, choiceWords } from './choice-words.ts';
import { pickWords } from './pick-words.ts';

/** A choice with its pick. */
export interface MadeChoice {
  readonly choice: Choice;
  readonly pick: Pick;
  readonly label?: string | undefined;
}

/** A choice as a sentence: "You choose Grizzly Bears to copy." */
export function explainChoice(context: ExplainContext, made: MadeChoice): string {
  return asSentence(choiceWords(made.choice).made(partsOf(context, made)));
}

/** A pick in a few words: "Grizzly Bears", "no copy", "pay two life". */
export function shortPick(context: ExplainContext, made: MadeChoice): string {
  const parts = partsOf(context, made);
  if (made.choice.kind === 'apply') return `${parts.picked.replace(/\.$/u, '')} first`;
  if (made.choice.kind === 'keep') return `keep ${parts.picked}`;
  if (parts.number !== undefined && parts.life) return `${parts.number === 0 ? 'no' : parts.number} life`;
  if (!parts.none && made.pick.kind !== 'yes' && made.pick.kind !== 'no') return parts.picked;
  if (made.choice.kind === 'copy') return 'no copy';
  const sentence = choiceWords(made.choice).made(parts);
  const { name, second } = context.names.player(made.choice.who);
  // of another player it is said who that is
  return second && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
}

/** A choice request as a clause: "you choose what Clone copies". */
export function explainChoiceRequest(context: ExplainContext, choice: Choice): string {
  return choiceWords(choice).request(partsOf(context, { choice, pick: { kind: 'none' } }));
}

function partsOf(context: ExplainContext, { choice, pick, label }: MadeChoice): ChoiceParts {
  const object = choice.object;
  return {
    does: verb => context.names.does(choice.who, verb),
    object: object === undefined ? 'it' : context.names.object(object),
    for: object === undefined ? '' : ` for ${context.names.object(object)}`,
    among: fewWords(context, choice),
    option: choice.kind === 'may' ? optionOf(context, choice) : undefined,
    picked: anyPick(context, choice) ?? pickInShort(context, pick, label),
    none: pick.kind === 'none' || (pick.kind === 'objects' && pick.objects.length === 0),
    yes: pick.kind === 'yes',
    number: pick.kind === 'number' ? pick.number : undefined,
    life: choice.kind === 'pay' && choice.options.some(it => it.pick.kind === 'number'),
    ofObjects: choice.options.some(it => it.pick.kind === 'objects' && it.pick.objects.length > 0),
    your: context.names.player(choice.who).own,
    price: choice.kind === 'pay' ? (offeredPrice(choice) ?? priceOf(context, object)) : undefined,
  };
}

/** The choices that decide between outcomes: one sentence for each request with more than one pick. */
export function decidedBy(
  outcomes: readonly { readonly context: ExplainContext; readonly made: readonly MadeChoice[] }[],
): readonly string[] {
  const requests = new Map<string, { readonly text: string; readonly picks: Set<string> }>();
  for (const { context, made } of outcomes) {
    for (const each of made) {
      const text = explainChoiceRequest(context, each.choice);
      const request = requests.get(text) ?? { text, picks: new Set<string>() };
      request.picks.add(pickWords(context, each.pick, each.label));
      requests.set(text, request);
    }
  }
  return [...requests.values()].filter(it => it.picks.size > 1).map(it => `${capitalized(it.text)}.`);
}

/**
 * The choices that had the same pick in all of the outcomes explored, though there were others: "what Clone copies (six
 * times)".
 */
export function neverVaried(
  outcomes: readonly { readonly context: ExplainContext; readonly made: readonly PickedChoice[] }[],
): readonly string[] {
  const picks = new Map<
    string,
    { readonly choice: Choice; readonly context: ExplainContext; readonly made: Set<string> }
  >();
  for (const { context, made } of outcomes) {
    for (const { choice, pick, scripted } of made) {
      const text = explainChoiceRequest(context, choice);
      const entry = picks.get(text) ?? { choice, context, made: new Set<string>() };
      // what was scripted was not to be varied
      for (const made of scripted ? ['', 'scripted'] : [pickWords(context, pick)]) entry.made.add(made);
      picks.set(text, entry);
    }
  }
  const times = new Map<string, number>();
  for (const [text, { choice, made }] of picks) {
    if (made.size > 1 || !isOpen(choice)) continue;
    const plain = withoutPlace(text).replace(/^\S+ (?:choose|chooses|decide|decides) /, '');
    times.set(plain, (times.get(plain) ?? 0) + 1);
  }
  return [...times].map(([text, n]) => (n === 1 ? text : `${text} (${timesInWords(n)})`));
}

/** Whether there was more than one way to choose. */
function isOpen({ legal, options }: Choice): boolean {
  switch (legal.kind) {
    case 'objects':
      return legal.among.length > legal.min || legal.min === 0 || legal.orNone === true;
    case 'words':
      return legal.words === 'any' || legal.words.length > 1;
    case 'numbers':
      return legal.max > legal.min;
    case 'cardNames':
      return true;
    case 'options':
      return options.length > 1;
  }
}
