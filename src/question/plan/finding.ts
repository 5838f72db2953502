// Questions whether a search may find a card: the search is carried out with that card in the library (701.23).
import { firstFrom } from '../../kit/lists.ts';
import { capitalized } from '../../kit/strings.ts';
import { cardWording } from '../../oracle/index.ts';
import { activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import type { TryingPlans } from './settle.ts';

/**
 * The wording "Can Polluted Delta fetch a Forest?": the plan in which what searches does so, with that card in the
 * library; undefined where nothing of the kind is asked. So is it where a card that is told to be fetched may be found:
 * what happens as it enters is as good an answer.
 */
export function findingPlan(
  told: Gathered,
  tokens: readonly Token[],
  { cards, solve, settlePlan }: Pick<TryingPlans, 'cards' | 'solve' | 'settlePlan'>,
): Plan | undefined {
  const asked = findAsked(told, tokens, cards);
  if (asked === undefined) return undefined;
  const fetching = told.happenings.find(it => it.verb?.zone === 'library' && it.objects.includes(asked.found));
  const whose = asked.searcher.whose ?? fetching?.who ?? asked.who;
  const { place: _, ...named } = asked.searcher;
  const searcher: Mention = { ...named, whose, beside: false };
  const found: Mention = { ...asked.found, whose, place: 'library', beside: false };
  const acting = searchOf(searcher, cards);
  if (acting === undefined) return undefined;
  const others = told.mentions.filter(it => it !== asked.searcher && it !== asked.found);
  const happening: Happening = { ...BARE, at: searcher.at, who: whose, ...acting };
  const gathered = { ...told, mentions: [...others, searcher, found], happenings: [happening] };
  const searching: Plan = { gathered, happening, assumed: [] };
  const settled = settlePlan(searching);
  const solved = 'missing' in settled ? undefined : solve(settled.scenario);
  if (solved?.ok !== true) return undefined;
  const { outcomes } = solved.value;
  if (isOffered(found, outcomes) && !isFound(found, outcomes)) return stoppedPlan(gathered, searcher, found);
  return fetching !== undefined && isFound(found, outcomes) ? undefined : searching;
}

/** The plan in which a card enters by a search that may find it, where something keeps it from entering (614.17). */
function stoppedPlan(gathered: Gathered, searcher: Mention, found: Mention): Plan {
  const { place: _, ...entering } = found;
  const mentions = gathered.mentions.map(it => (it === found ? entering : it));
  const happening: Happening = {
    ...BARE,
    action: 'enters',
    voice: 'middle',
    at: searcher.at,
    who: found.whose ?? 'you',
    objects: [entering],
    zone: 'library',
    by: searcher,
  };
  return { gathered: { ...gathered, mentions, happenings: [happening] }, happening, assumed: [] };
}

const BARE: Happening = {
  action: 'resolves',
  voice: 'active',
  at: 0,
  objects: [],
  targets: [],
  beside: [],
  asked: false,
  already: false,
};

/** Whether a card has left the library in an outcome. */
function isFound({ names, noun }: Mention, outcomes: readonly Outcomes[]): boolean {
  const name = names[0] ?? noun?.card ?? '';
  return outcomes.some(({ objects }) => objects[name]?.zone !== 'library');
}

/** Whether a card is offered to whoever searches in an outcome, be it put anywhere or not. */
function isOffered({ names, noun }: Mention, outcomes: readonly Outcomes[]): boolean {
  const name = names[0] ?? noun?.card ?? '';
  return outcomes.some(({ choices }) => choices.some(it => it.options.includes(name)));
}

interface Outcomes {
  readonly objects: Readonly<Record<string, { readonly zone?: string } | undefined>>;
  readonly choices: readonly { readonly options: readonly string[] }[];
}

/** The searcher and the card of a question whether the one may find the other; undefined for other questions. */
function findAsked(
  { mentions, happenings }: Gathered,
  tokens: readonly Token[],
  cards: Cards,
): { readonly searcher: Mention; readonly found: Mention; readonly who: Side } | undefined {
  const at = tokens.findIndex((it, i) => isFinding(it) && asksIfAllowed(tokens, i));
  const lead = tokens[at];
  const [searcher, ...more] = mentions.filter(it => cardKnown(cards, it)?.says.searchesLibrary === true);
  if (lead === undefined || searcher === undefined || more.length > 0 || searcher.count > 1) return undefined;
  // whatever else is told happens beside the search
  const isSearch = (it: Happening) => it.asked || it.objects.length === 0 || it.verb?.zone === 'library';
  if (!happenings.every(isSearch)) return undefined;
  const named = firstFrom(tokens, at + 1, it => !BEFORE_NAME.includes(it.kind) && !/^basic$/iu.test(it.text));
  const found = mentions.find(it => it !== searcher && it.at === named?.at) ?? basicLand(named);
  const who = tokens.findLast(it => it.kind === 'who' && it.at < lead.at);
  const isTheirs = who?.kind === 'who' && who.who === 'opponent' && !who.whose;
  if (found === undefined || found.count > 1) return undefined;
  return { searcher, found, who: isTheirs ? 'opponent' : 'you' };
}

/** Tokens between a verb and the name that is its object. */
const BEFORE_NAME: readonly Token['kind'][] = ['number', 'small', 'who', 'filler'];

/** Whether the sentence of a verb asks before it whether something is allowed, by who does it or what lets them. */
function asksIfAllowed(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - MOST_BEFORE); i--) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'stop') return false;
    const isLetting = /^(?:does|do|will|would)\b/iu.test(token.text);
    if (token.kind === 'ask') return ALLOWS.test(token.text) || (isLetting && LETS.test(tokens[at - 2]?.text ?? ''));
  }
  return false;
}

/** The most words between one that asks and the verb. */
const MOST_BEFORE = 8;

/** Words that ask whether something is allowed. */
const ALLOWS = /^(?:can|could|may|am i|is it|legal)\b/iu;
const LETS = /^(?:let|allow|help)s?$/iu;

const FINDS = /^(?:fetch|find|grab|get|search|tutor|pull|crack for|nab)(?:e?s|ing)?(?: up| for| out)?$/iu;

/** Whether a word is one for finding a card. */
function isFinding({ kind, text }: Token): boolean {
  return (kind === 'verb' || kind === 'small' || kind === 'about' || kind === 'unknown') && FINDS.test(text);
}

/** A basic land that a question asks for by its type: "can I get a Forest". */
function basicLand(token: Token | undefined): Mention | undefined {
  if (token?.kind !== 'about' || !BASIC.test(token.text)) return undefined;
  return {
    names: [capitalized(token.text.toLowerCase())],
    loose: false,
    open: false,
    text: token.text,
    at: token.at,
    count: 1,
    counted: false,
    another: true,
    patch: {},
    asked: true,
    beside: false,
  };
}

const BASIC = /^(?:plains|island|swamp|mountain|forest)$/iu;

/**
 * The event in which a card searches: a spell resolves, an ability is activated, a permanent enters, or a Saga gets the
 * counter of its chapter (714.2b); undefined where several of its abilities search.
 */
function searchOf(searcher: Mention, cards: Cards): (Pick<Happening, 'action'> & Partial<Happening>) | undefined {
  const known = cardKnown(cards, searcher);
  if (known === undefined) return undefined;
  if (known.spell) return { action: 'resolves', by: searcher, whole: true };
  const activated = activatedOf(known).filter(it => searches(it.effect));
  const triggered = triggersSearching(known);
  const [ability] = activated;
  const [trigger] = triggered;
  if (activated.length + triggered.length !== 1) return undefined;
  if (ability !== undefined) return { action: 'activates', source: searcher, ability: ability.named };
  const [event, ...more] = trigger?.events ?? [];
  if (event === undefined || more.length > 0) return undefined;
  if (event.kind === 'enters') return { action: 'enters', voice: 'middle', objects: [searcher] };
  const chapter = event.kind === 'chapter' ? event.chapters[0] : undefined;
  if (chapter === undefined) return undefined;
  if (chapter > 1) searcher.patch = joinedPatch(searcher.patch, { counters: { lore: chapter - 1 } });
  return { action: 'puts', targets: [searcher], counter: 'lore', amount: 1 };
}

function triggersSearching({ face }: Known) {
  return face.abilities.flatMap(it => (it.kind === 'triggered' && searches(it.effect) ? [it] : []));
}

function searches(effect: string): boolean {
  return cardWording(effect).searchesLibrary;
}
