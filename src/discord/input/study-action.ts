// Actions of study, and their custom ids: a topic, a difficulty and a seed make the question again in any process.

import { STUDY_DIFFICULTIES, STUDY_TOPICS, type StudyDifficulty, type StudyTopic } from '../../study/study-question.ts';

/** The question that is wanted; anything where a part is left out. */
export interface WantedStudy {
  readonly topic: StudyTopic | undefined;
  readonly difficulty: StudyDifficulty | undefined;
}

/** The action of a component of study. Options are counted from 0. */
export type StudyAction =
  /** Ask another question. */
  | ({ readonly kind: 'study' } & WantedStudy)
  /** Choose an option of the question of a seed; `mark` tells that question from what the seed makes in another version. */
  | ({
      readonly kind: 'studied';
      readonly seed: number;
      readonly mark: string;
      readonly option: number;
      /** Whether the topic was asked for; where not, repetition has chosen it, and the next question is about anything. */
      readonly topicAsked: boolean;
    } & WantedStudy)
  /** Choose an option of the question of a day in the server. */
  | { readonly kind: 'daily'; readonly day: string; readonly option: number }
  | { readonly kind: 'progress' }
  | { readonly kind: 'scores' }
  /** Be in the table of scores of the server, or no longer. */
  | { readonly kind: 'join'; readonly joins: boolean };

const KINDS = { study: 'k', studied: 'q', daily: 'i', progress: 'h', scores: 'z', join: 'j' } as const satisfies {
  readonly [K in StudyAction['kind']]: string;
};

/** The codes of a topic that was not asked for, and of one that was. */
const ASKED: readonly string[] = ['n', 'y'];

const TOPICS = Object.keys(STUDY_TOPICS) as readonly StudyTopic[]; // the record's own keys

/** The code of an action, of at most 100 characters. */
export function writeStudyId(action: StudyAction): string {
  const kind = KINDS[action.kind];
  switch (action.kind) {
    case 'study':
      return [kind, ...wantedParts(action)].join(':');
    case 'studied':
      return [
        kind,
        ...wantedParts(action),
        action.seed,
        action.mark,
        action.option,
        ASKED[Number(action.topicAsked)],
      ].join(':');
    case 'daily':
      return [kind, action.day, action.option].join(':');
    case 'join':
      return [kind, action.joins ? 'y' : 'n'].join(':');
    case 'progress':
    case 'scores':
      return kind;
  }
}

/** Whether an action is one of study. */
export function isStudyAction(action: { readonly kind: string }): action is StudyAction {
  return Object.hasOwn(KINDS, action.kind);
}

/** The action of a code; undefined for anything `writeStudyId` did not write. */
export function readStudyId(kind: string | undefined, rest: readonly string[]): StudyAction | undefined {
  switch (kind) {
    case KINDS.study:
      return rest.length === 2 ? withWanted(rest, wanted => ({ kind: 'study', ...wanted })) : undefined;
    case KINDS.studied: {
      const [, , seed = '', mark = '', option = '', asked = ''] = rest;
      if (
        rest.length !== 6 ||
        !ASKED.includes(asked) ||
        !/^\d{1,10}$/.test(seed) ||
        !/^[\w-]{6}$/.test(mark) ||
        !/^\d$/.test(option)
      ) {
        return undefined;
      }
      const chosen = { seed: Number(seed), mark, option: Number(option), topicAsked: asked === ASKED[1] };
      return withWanted(rest, wanted => ({ kind: 'studied', ...chosen, ...wanted }));
    }
    case KINDS.daily: {
      const [day = '', option = ''] = rest;
      const fits = rest.length === 2 && /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d$/.test(option);
      return fits ? { kind: 'daily', day, option: Number(option) } : undefined;
    }
    case KINDS.join:
      return rest.length === 1 && /^[yn]$/.test(rest[0] ?? '') ? { kind: 'join', joins: rest[0] === 'y' } : undefined;
    case KINDS.progress:
      return rest.length === 0 ? { kind: 'progress' } : undefined;
    case KINDS.scores:
      return rest.length === 0 ? { kind: 'scores' } : undefined;
    default:
      return undefined;
  }
}

/** The topic and the difficulty of those names; undefined where there are none such, but for the empty one. */
export function wantedStudy(topic: string, difficulty: string): WantedStudy | undefined {
  const [known, level] = [TOPICS.find(it => it === topic), STUDY_DIFFICULTIES.find(it => it === difficulty)];
  if ((topic !== '' && known === undefined) || (difficulty !== '' && level === undefined)) return undefined;
  return { topic: known, difficulty: level };
}

function wantedParts({ topic, difficulty }: WantedStudy): readonly string[] {
  return [topic ?? '', difficulty ?? ''];
}

function withWanted<T extends StudyAction>(
  [topic = '', difficulty = '']: readonly string[],
  made: (wanted: WantedStudy) => T,
): T | undefined {
  const wanted = wantedStudy(topic, difficulty);
  return wanted && made(wanted);
}
