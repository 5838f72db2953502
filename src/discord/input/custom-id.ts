// Custom ids of our buttons, menus and forms: typed codes of at most 100 characters, so that they work after a restart.

import {
  ANSWER_VIEWS,
  type AnswerView,
  type AnswerVisibility,
  type ComponentAction,
  LOOKUP_KINDS,
  type LookupKind,
  MODAL_KINDS,
  type ModalKind,
} from './component-action.ts';
import { DISCORD_LIMITS } from './limits.ts';
import { isStudyAction, readStudyId, type StudyAction, writeStudyId } from './study-action.ts';

const KINDS = {
  view: 'v',
  choose: 'c',
  vary: 'y',
  share: 's',
  openModal: 'o',
  submitModal: 'f',
  ask: 'a',
  fill: 'm',
  card: 'd',
  openLookup: 'l',
  submitLookup: 'w',
  rule: 'r',
  shareRule: 'p',
  openReport: 'b',
  submitReport: 't',
  openDescription: 'u',
  submitDescription: 'x',
  mended: 'n',
  erase: 'e',
} as const satisfies { readonly [K in Exclude<ComponentAction['kind'], StudyAction['kind']>]: string };

const VIEW_CODES = { outcomes: 'o', trail: 't', rules: 'r', examples: 'x', whatIf: 'w' } as const satisfies {
  readonly [V in AnswerView]: string;
};

const FORM_CODES = { edit: 'e', date: 'd' } as const satisfies { readonly [F in ModalKind]: string };

const SEEN_CODES = { public: 'p', private: 's' } as const satisfies { readonly [V in AnswerVisibility]: string };

const LOOKUP_CODES = { card: 'c', rule: 'r' } as const satisfies { readonly [L in LookupKind]: string };

/** The length of the longest code without its `ref`. */
const OVERHEAD = 'v:tn:9999:9999:'.length;

/** The longest `ref` that fits every code. */
export const REF_LIMIT = DISCORD_LIMITS.customId - OVERHEAD;

/** Writes a code. Its length is at most 100 where `ref` is at most `REF_LIMIT` long. */
export function writeCustomId(action: ComponentAction): string {
  if (isStudyAction(action)) return writeStudyId(action);
  const kind = KINDS[action.kind];
  switch (action.kind) {
    case 'view':
      return [
        kind,
        VIEW_CODES[action.view] + (action.place === 'new' ? 'n' : 's'),
        action.outcome,
        action.page,
        action.ref,
      ].join(':');
    case 'choose':
      return `${kind}:${action.place === 'new' ? 'n:' : ''}${action.ref}`;
    case 'vary':
    case 'share':
    case 'openReport':
    case 'submitReport':
    case 'submitDescription':
      return `${kind}:${action.ref}`;
    case 'openDescription':
      return [kind, action.ref, encodeURIComponent(action.name)].join(':');
    case 'mended':
      return `${kind}:${action.report}`;
    case 'openModal':
    case 'submitModal':
      return `${kind}:${FORM_CODES[action.form]}:${action.ref}`;
    case 'ask':
    case 'fill':
      return `${kind}:${SEEN_CODES[action.seen]}:${action.ref}`;
    case 'card':
      return `${kind}:${action.place === 'new' ? 'n:' : ''}${encodeURIComponent(action.name)}`;
    case 'openLookup':
      return [kind, LOOKUP_CODES[action.what], ...[action.on, action.text].map(encodeURIComponent)].join(':');
    case 'submitLookup':
      return [kind, LOOKUP_CODES[action.what], encodeURIComponent(action.on)].join(':');
    case 'rule':
    case 'shareRule':
      return [kind, action.page, encodeURIComponent(action.on), encodeURIComponent(action.query)].join(':');
    case 'erase':
      return kind;
  }
}

/** Reads a code back; undefined for anything `writeCustomId` did not write. */
export function readCustomId(id: string): ComponentAction | undefined {
  const [kind, ...rest] = id.split(':');
  switch (kind) {
    case KINDS.view:
      return readView(rest);
    case KINDS.choose: {
      const [ref, place] = rest.toReversed();
      const isNew = place === 'n' && rest.length === 2;
      return !ref || (!isNew && rest.length !== 1) ? undefined : { kind: 'choose', place: isNew ? 'new' : 'same', ref };
    }
    case KINDS.vary:
    case KINDS.share:
    case KINDS.openReport:
    case KINDS.submitReport:
    case KINDS.submitDescription: {
      const [ref] = rest;
      const named = OF_QUESTION.find(it => KINDS[it] === kind);
      return !named || !ref || rest.length !== 1 ? undefined : { kind: named, ref };
    }
    case KINDS.openDescription: {
      const [ref, name] = rest.map((it, at) => (at === 1 ? decoded(it) : it));
      return !ref || name === undefined || rest.length !== 2 ? undefined : { kind: 'openDescription', ref, name };
    }
    case KINDS.mended: {
      const [report = ''] = rest;
      return !/^[a-z0-9]{8}$/.test(report) || rest.length !== 1 ? undefined : { kind: 'mended', report };
    }
    case KINDS.openModal:
    case KINDS.submitModal: {
      const [code, ref] = rest;
      const form = MODAL_KINDS.find(it => FORM_CODES[it] === code);
      if (!form || !ref || rest.length !== 2) return undefined;
      return { kind: kind === KINDS.openModal ? 'openModal' : 'submitModal', form, ref };
    }
    case KINDS.ask:
    case KINDS.fill: {
      const [code, ref] = rest;
      const seen = SEEN_CODES.public === code ? 'public' : SEEN_CODES.private === code ? 'private' : undefined;
      if (!seen || !ref || rest.length !== 2) return undefined;
      return { kind: kind === KINDS.ask ? 'ask' : 'fill', seen, ref };
    }
    case KINDS.card: {
      const [name, place] = rest.map(decoded).toReversed();
      const isNew = place === 'n' && rest.length === 2;
      if (name === undefined || (!isNew && rest.length !== 1)) return undefined;
      return { kind: 'card', place: isNew ? 'new' : 'same', name };
    }
    case KINDS.openLookup:
    case KINDS.submitLookup:
      return readLookup(kind === KINDS.openLookup ? 'openLookup' : 'submitLookup', rest);
    case KINDS.rule:
    case KINDS.shareRule:
      return readRule(kind === KINDS.rule ? 'rule' : 'shareRule', rest);
    case KINDS.erase:
      return rest.length === 0 ? { kind: 'erase' } : undefined;
    default:
      return readStudyId(kind, rest);
  }
}

/** Actions with a question and nothing else. */
const OF_QUESTION = ['vary', 'share', 'openReport', 'submitReport', 'submitDescription'] as const;

function readView(rest: readonly string[]): ComponentAction | undefined {
  const [code = '', outcome = '', page = '', ref] = rest;
  const view = ANSWER_VIEWS.find(it => VIEW_CODES[it] === code[0]);
  const place = code[1] === 'n' ? 'new' : code[1] === 's' ? 'same' : undefined;
  const numbers = [outcome, page].every(it => /^\d{1,4}$/.test(it));
  if (!view || !place || code.length !== 2 || !numbers || !ref || rest.length !== 4) return undefined;
  return { kind: 'view', view, place, outcome: Number(outcome), page: Number(page), ref };
}

function readRule(
  kind: 'rule' | 'shareRule',
  [page = '', on = '', query = '', ...more]: readonly string[],
): ComponentAction | undefined {
  const [day, words] = [on, query].map(decoded);
  if (!/^\d{1,4}$/.test(page) || day === undefined || !words || more.length > 0) return undefined;
  return { kind, page: Number(page), on: day, query: words };
}

function readLookup(kind: 'openLookup' | 'submitLookup', rest: readonly string[]): ComponentAction | undefined {
  const what = LOOKUP_KINDS.find(it => LOOKUP_CODES[it] === rest[0]);
  const [on, text] = rest.slice(1).map(decoded);
  if (what === undefined || on === undefined || rest.length !== (kind === 'openLookup' ? 3 : 2)) return undefined;
  if (kind === 'submitLookup') return { kind, what, on };
  return text === undefined ? undefined : { kind, what, on, text };
}

/** The decoded text; undefined for what `encodeURIComponent` did not write. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
