// Reader of Scryfall's form of a card. Unused keys are ignored.

import * as z from 'zod';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { COLOR_LETTERS, LAYOUTS } from '../vocabulary/index.ts';
import type { NamedCard } from './named-card.ts';
import type { Card, CardFace } from './printed-card.ts';

const text = z.string().nullish();
const letters = z.array(z.enum(COLOR_LETTERS)).nullish();
const words = z.array(z.string()).nullish();
const yes = z.boolean().nullish();

/** The most characters of a name, so that an address with one in it is one that Discord takes; no card has 150. */
const LONGEST_NAME = 200;

/** The names of a card and whether it is for normal play: the fields an index needs, and quickly parsed. */
const faceNames = z.object({ name: z.string().min(1).max(LONGEST_NAME), flavor_name: text, printed_name: text });

const cardNames = faceNames.extend({
  layout: z.string(),
  card_faces: z.array(faceNames).nullish(),
  set_type: text,
  funny: yes,
  digital: yes,
  games: words,
  edhrec_rank: z.number().nullish(),
});

const faceForm = faceNames.extend({
  mana_cost: text,
  type_line: text,
  oracle_text: text,
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  colors: letters,
  color_indicator: letters,
  oracle_id: text,
});

const cardForm = faceForm.extend({
  ...cardNames.shape,
  card_faces: z.array(faceForm).nullish(),
  set: text,
  released_at: text,
  reprint: yes,
  keywords: words,
  cmc: z.number().nullish(),
});

type CardNames = z.infer<typeof cardNames>;
type FaceForm = z.infer<typeof faceForm>;
type CardForm = z.infer<typeof cardForm>;

/** Layouts of objects that are not cards to look up: nobody plays them, or only an effect creates them. */
const NO_CARDS: readonly string[] = ['token', 'double_faced_token', 'emblem', 'art_series', 'front_card'];
/** Layouts of variants that never enter the battlefield. */
const VARIANTS: readonly string[] = ['scheme', 'vanguard'];

/**
 * The reading of one object of a bulk file: a card, an object left out on purpose, or an issue with the reason why it
 * is none.
 */
export type ScryfallReading =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'passed over'; readonly why: string }
  | { readonly kind: 'refused'; readonly issue: Issue };

/**
 * Reads one object of Scryfall's bulk data. Tokens, emblems, art cards and rebalanced digital cards (named `A-…`) are
 * passed over. Planes and phenomena are cards.
 */
export function readScryfall(raw: unknown): ScryfallReading {
  const form = cardForm.safeParse(raw);
  if (!form.success) return { kind: 'refused', issue: firstIssue(form.error, raw) };
  const why = whyPassedOver(form.data);
  return why === undefined ? { kind: 'card', card: cardOf(form.data) } : { kind: 'passed over', why };
}

/** Reads the names alone of an object that `readScryfall` reads as a card; undefined for any other. */
export function readScryfallNames(raw: unknown): NamedCard | undefined {
  const form = cardNames.safeParse(raw);
  if (!form.success || whyPassedOver(form.data) !== undefined) return undefined;
  const { name, faces } = joined(form.data);
  return {
    name,
    faces: faces.length > 1 ? faces.map(it => it.name) : [],
    alsoNamed: otherNames(form.data),
    extra: isFunny(form.data) || isDigital(form.data) || VARIANTS.includes(form.data.layout),
    whole: form.data.layout === 'split',
    ...rankOf(form.data),
  };
}

/** Reads one card in Scryfall's form; the issue explains what is wrong with it. */
export function cardFromScryfall(raw: unknown): Result<Card, Issue> {
  const form = cardForm.safeParse(raw);
  return form.success ? ok(cardOf(form.data)) : err([firstIssue(form.error, raw)]);
}

/** Whether a card can be on a battlefield, in a deck or be a plane: schemes and vanguards are not. */
export function isPlayed(card: Card): boolean {
  return !VARIANTS.includes(card.layout);
}

function whyPassedOver({ layout, name, digital }: CardNames): string | undefined {
  if (NO_CARDS.includes(layout)) return layout;
  return name.startsWith('A-') && digital !== false ? 'rebalanced' : undefined;
}

function cardOf(form: CardForm): Card {
  const { name, faces: forms } = joined<FaceForm>(form);
  const [first, ...others] = forms;
  const faces: readonly [CardFace, ...CardFace[]] = [faceOf(first), ...others.map(faceOf)];
  const also = otherNames(form);
  return {
    name,
    layout: layoutOf(form.layout, faces),
    faces,
    ...(form.layout === 'meld' && first.mana_cost === '' && form.cmc ? { meldedManaValue: form.cmc } : {}),
    ...optional('oracleId', form.oracle_id ?? first.oracle_id),
    ...optional('set', form.set),
    ...optional('releasedAt', form.released_at),
    ...(form.reprint === true ? { reprint: true as const } : {}),
    ...(isFunny(form) ? { funny: true as const } : {}),
    ...(isDigital(form) ? { digital: true as const } : {}),
    ...(form.keywords?.length ? { keywords: form.keywords } : {}),
    ...(also.length > 0 ? { alsoNamed: also } : {}),
    ...rankOf(form),
  };
}

/** A card's name and faces; a card with the same face on both sides has one face. */
function joined<F extends { readonly name: string }>(
  form: F & { readonly card_faces?: readonly F[] | null | undefined },
): { readonly name: string; readonly faces: readonly [F, ...F[]] } {
  const [first, ...others] = form.card_faces ?? [];
  if (first === undefined) return { name: form.name, faces: [form] };
  const alike = others.length > 0 && others.every(it => it.name === first.name);
  return alike ? { name: first.name, faces: [first] } : { name: form.name, faces: [first, ...others] };
}

function faceOf(form: FaceForm): CardFace {
  return {
    name: form.name,
    manaCost: form.mana_cost ?? '',
    typeLine: form.type_line ?? '',
    oracleText: form.oracle_text ?? '',
    ...optional('power', form.power),
    ...optional('toughness', form.toughness),
    ...optional('loyalty', form.loyalty),
    ...optional('defense', form.defense),
    ...(form.colors ? { colors: form.colors } : {}),
    ...(form.color_indicator?.length ? { colorIndicator: form.color_indicator } : {}),
  };
}

/** The layout of a card. One with the same face on both sides is a normal card; an unknown layout is `other`. */
function layoutOf(layout: string, faces: readonly CardFace[]): Card['layout'] {
  if (layout === 'reversible_card') return faces.length === 1 ? 'normal' : 'other';
  return LAYOUTS.find(it => it === layout) ?? 'other';
}

function isFunny(form: CardNames): boolean {
  return form.funny === true || form.set_type === 'funny';
}

function isDigital(form: CardNames): boolean {
  return form.digital === true && !form.games?.includes('paper');
}

/** The place of a card among those played most, where the source tells a place. */
function rankOf({ edhrec_rank: rank }: CardNames): { readonly rank?: number } {
  return typeof rank === 'number' && Number.isInteger(rank) && rank > 0 ? { rank } : {};
}

function otherNames(form: CardNames): readonly string[] {
  const parts = [form, ...(form.card_faces ?? [])];
  const known: readonly string[] = parts.map(it => it.name);
  const also = parts.flatMap(it => [it.flavor_name ?? '', it.printed_name ?? '']);
  return [...new Set(also)].filter(it => it !== '' && !known.includes(it));
}

function optional<K extends string>(key: K, value: string | null | undefined): { readonly [P in K]?: string } {
  // The computed key makes an index signature of the literal; it has this one key.
  return (value === null || value === undefined || value === '' ? {} : { [key]: value }) as { [P in K]?: string };
}

function firstIssue(error: z.ZodError, raw: unknown): Issue {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map(it => (typeof it === 'symbol' ? it.toString() : it));
  const name = z.object({ name: z.string() }).safeParse(raw);
  const who = name.success
    ? `The card ${JSON.stringify(name.data.name.slice(0, LONGEST_NAME))}`
    : 'An entry without a name';
  return { path, message: `${who} is not in the form of a card: ${path.join('.')} ${issue?.message ?? ''}`.trim() };
}
