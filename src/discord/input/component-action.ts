// Actions of buttons, menus and modals.
import type { StudyAction } from './study-action.ts';

export const ANSWER_VIEWS = ['outcomes', 'trail', 'rules', 'examples', 'whatIf'] as const;

/** A part of an answer that has pages of its own. */
export type AnswerView = (typeof ANSWER_VIEWS)[number];

export const MODAL_KINDS = ['edit', 'date'] as const;

/** A form that asks a question again, changed. */
export type ModalKind = (typeof MODAL_KINDS)[number];

/** The visibility of the answer to a press. */
export type AnswerVisibility = 'public' | 'private';

export const LOOKUP_KINDS = ['card', 'rule'] as const;

/** The kinds of look-up of a form. */
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** The action of a component. `ref` is a question: packed whole, or the key it is stored under. */
export type ComponentAction =
  /** Show a page of an answer: in a private message of its own, or in place of the page it is on. */
  | {
      readonly kind: 'view';
      readonly view: AnswerView;
      readonly place: 'new' | 'same';
      readonly outcome: number;
      readonly page: number;
      readonly ref: string;
    }
  /** Choose, from a menu, the outcome whose trail is shown. */
  | { readonly kind: 'choose'; readonly place: 'new' | 'same'; readonly ref: string }
  /** Choose, from a menu, the change with which the question is asked again. */
  | { readonly kind: 'vary'; readonly ref: string }
  | { readonly kind: 'share'; readonly ref: string }
  | { readonly kind: 'openModal'; readonly form: ModalKind; readonly ref: string }
  | { readonly kind: 'submitModal'; readonly form: ModalKind; readonly ref: string }
  /** Ask this question, in place of one that was refused. */
  | { readonly kind: 'ask'; readonly seen: AnswerVisibility; readonly ref: string }
  /** Ask this question with what is chosen from the menu where it has the mark of a gap. */
  | { readonly kind: 'fill'; readonly seen: AnswerVisibility; readonly ref: string }
  /** Show a card: the one of that name, or with an empty name the one chosen from the menu. */
  | { readonly kind: 'card'; readonly place: 'new' | 'same'; readonly name: string }
  /** Open a form for another look-up, filled in with what was looked up; and that form sent. */
  | { readonly kind: 'openLookup'; readonly what: LookupKind; readonly on: string; readonly text: string }
  | { readonly kind: 'submitLookup'; readonly what: LookupKind; readonly on: string }
  /** Show a page of a rule; `on` is the day requested, empty for today. */
  | { readonly kind: 'rule'; readonly page: number; readonly on: string; readonly query: string }
  /** Show that page of a rule to everybody. */
  | { readonly kind: 'shareRule'; readonly page: number; readonly on: string; readonly query: string }
  /** Open the form to report the answer to this question; and that form sent. */
  | { readonly kind: 'openReport'; readonly ref: string }
  | { readonly kind: 'submitReport'; readonly ref: string }
  /** Open the form that describes a card of one's own for this question, with the name typed; and that form sent. */
  | { readonly kind: 'openDescription'; readonly ref: string; readonly name: string }
  | { readonly kind: 'submitDescription'; readonly ref: string }
  /** Mark a report as mended, by its id. */
  | { readonly kind: 'mended'; readonly report: string }
  | { readonly kind: 'erase' }
  | StudyAction;
