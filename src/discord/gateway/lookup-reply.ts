// From a card or rule that somebody looks up to the reply that shows it. Commands, buttons and forms all come through here.

import { RecentMap } from '../../kit/recent-map.ts';
import type { ExplainedCard } from '../../service/index.ts';
import { lengthIssue } from '../input/input-limits.ts';
import { INPUT_LIMITS } from '../input/limits.ts';
import { renderCard } from '../render/render-card.ts';
import { renderRule } from '../render/render-rule.ts';
import type { Message, Reply } from '../render/reply.ts';
import type { Services } from './command.ts';
import { refuseLookup } from './refusal-reply.ts';

/** The place of a looked-up page: to everybody, to who asks alone, or in place of what it was asked from. */
export type LookupPlace = 'public' | 'private' | 'same';

/** Cards of names near to the one looked up, a button each. */
const MOST_NEAREST = 4;

/** A card by its name. */
export async function replyWithCard(name: string, place: LookupPlace, { backend }: Services): Promise<Reply> {
  const issues = lengthIssue('name', name, INPUT_LIMITS.card);
  const lookup = { what: 'card', text: name, on: '' } as const;
  if (issues.length > 0) return refuseLookup(lookup, issues);
  const found = await backend.card(name);
  if (!found.ok) return refuseLookup(lookup, found.issues);
  const key = `${place} ${name}`;
  const messages = RENDERED.get(found.value) ?? new RecentMap<string, Message>(MOST_RENDERED);
  RENDERED.set(found.value, messages);
  const message = messages.get(key) ?? (await cardMessage(name, found.value, place, backend));
  messages.set(key, message);
  return place === 'same' ? { kind: 'update', message } : { kind: 'message', message, private: place === 'private' };
}

/** The most messages kept of one card. */
const MOST_RENDERED = 8;
/** Messages rendered from cards, as long as the service keeps those. */
const RENDERED = new WeakMap<ExplainedCard, RecentMap<string, Message>>();

async function cardMessage(
  name: string,
  card: ExplainedCard,
  place: LookupPlace,
  backend: Services['backend'],
): Promise<Message> {
  const nearest = await backend.suggestCards(name, MOST_NEAREST + 1).catch(() => []);
  const own = [card.name, ...card.faces.map(it => it.name)];
  return renderCard(card, nearest.filter(it => !own.includes(it)).slice(0, MOST_NEAREST), place);
}

/** A page of a rule by its number or by words, as of a day; `on` is empty for today. */
export async function replyWithRule(
  { query, on, page }: { readonly query: string; readonly on: string; readonly page: number },
  place: LookupPlace,
  { backend }: Services,
): Promise<Reply> {
  const issues = [...lengthIssue('query', query, INPUT_LIMITS.card), ...lengthIssue('rules', on, INPUT_LIMITS.short)];
  const lookup = { what: 'rule', text: query, on } as const;
  if (issues.length > 0) return refuseLookup(lookup, issues);
  const found = await backend.rule(query, on === '' ? undefined : on);
  if (!found.ok) return refuseLookup(lookup, found.issues);
  const message = renderRule(found.value, { query, on, page }, place === 'public' ? 'public' : 'private');
  return place === 'same' ? { kind: 'update', message } : { kind: 'message', message, private: place === 'private' };
}
