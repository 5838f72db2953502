// What a button, menu or form of ours means: a typed code of at most 100 characters, so that it works after a restart.

import { LIMITS } from './limits.ts';

export const VIEWS = ['outcomes', 'trail', 'rules', 'examples'] as const;
/** A part of an answer that has pages of its own. */
export type View = (typeof VIEWS)[number];

export const FORMS = ['edit', 'date'] as const;
/** A form that asks a question again, changed. */
export type Form = (typeof FORMS)[number];

/** `ref` is a question: packed whole, or the key it is kept under. */
export type Pressed =
  /** Show a page of an answer: in a private message of its own, or in place of the page it is on. */
  | {
      readonly kind: 'view';
      readonly view: View;
      readonly place: 'new' | 'same';
      readonly outcome: number;
      readonly page: number;
      readonly ref: string;
    }
  /** Choose, from a menu, the outcome whose trail is shown. */
  | { readonly kind: 'choose'; readonly ref: string }
  | { readonly kind: 'share'; readonly ref: string }
  | { readonly kind: 'open'; readonly form: Form; readonly ref: string }
  | { readonly kind: 'sent'; readonly form: Form; readonly ref: string }
  /** Show a page of a rule; `on` is the day asked for, empty for today. */
  | { readonly kind: 'rule'; readonly page: number; readonly on: string; readonly query: string }
  | { readonly kind: 'erase' };

const KINDS = {
  view: 'v',
  choose: 'c',
  share: 's',
  open: 'o',
  sent: 'f',
  rule: 'r',
  erase: 'e',
} as const satisfies { readonly [K in Pressed['kind']]: string };

const VIEW_CODES = { outcomes: 'o', trail: 't', rules: 'r', examples: 'x' } as const satisfies {
  readonly [V in View]: string;
};
const FORM_CODES = { edit: 'e', date: 'd' } as const satisfies { readonly [F in Form]: string };

/** The characters the longest code takes beside its `ref`. */
const OVERHEAD = 'v:tn:9999:9999:'.length;

/** The longest `ref` that fits every code. */
export const REF_LIMIT = LIMITS.customId - OVERHEAD;

/** Writes a code. Its length is at most 100 where `ref` is at most `REF_LIMIT` long. */
export function writeCustomId(it: Pressed): string {
  const kind = KINDS[it.kind];
  switch (it.kind) {
    case 'view':
      return [kind, VIEW_CODES[it.view] + (it.place === 'new' ? 'n' : 's'), it.outcome, it.page, it.ref].join(':');
    case 'choose':
    case 'share':
      return `${kind}:${it.ref}`;
    case 'open':
    case 'sent':
      return `${kind}:${FORM_CODES[it.form]}:${it.ref}`;
    case 'rule':
      return [kind, it.page, encodeURIComponent(it.on), encodeURIComponent(it.query)].join(':');
    case 'erase':
      return kind;
  }
}

/** Reads a code back; undefined for anything `writeCustomId` did not write. */
export function readCustomId(id: string): Pressed | undefined {
  const [kind, ...rest] = id.split(':');
  switch (kind) {
    case KINDS.view:
      return readView(rest);
    case KINDS.choose:
    case KINDS.share: {
      const [ref] = rest;
      if (!ref || rest.length !== 1) return undefined;
      return { kind: kind === KINDS.choose ? 'choose' : 'share', ref };
    }
    case KINDS.open:
    case KINDS.sent: {
      const [code, ref] = rest;
      const form = FORMS.find(it => FORM_CODES[it] === code);
      if (!form || !ref || rest.length !== 2) return undefined;
      return { kind: kind === KINDS.open ? 'open' : 'sent', form, ref };
    }
    case KINDS.rule:
      return readRule(rest);
    case KINDS.erase:
      return rest.length === 0 ? { kind: 'erase' } : undefined;
    default:
      return undefined;
  }
}

function readView(rest: readonly string[]): Pressed | undefined {
  const [code = '', outcome = '', page = '', ref] = rest;
  const view = VIEWS.find(it => VIEW_CODES[it] === code[0]);
  const place = code[1] === 'n' ? 'new' : code[1] === 's' ? 'same' : undefined;
  const numbers = [outcome, page].every(it => /^\d{1,4}$/.test(it));
  if (!view || !place || code.length !== 2 || !numbers || !ref || rest.length !== 4) return undefined;
  return { kind: 'view', view, place, outcome: Number(outcome), page: Number(page), ref };
}

function readRule([page = '', on = '', query = '', ...more]: readonly string[]): Pressed | undefined {
  const [day, words] = [on, query].map(decoded);
  if (!/^\d{1,4}$/.test(page) || day === undefined || !words || more.length > 0) return undefined;
  return { kind: 'rule', page: Number(page), on: day, query: words };
}

/** Undefined for what `encodeURIComponent` did not write. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
