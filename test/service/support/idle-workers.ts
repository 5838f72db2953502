// A schedule with workers that do nothing until they are told to report, on a clock that stands still.
import { ok } from '../../../src/kit/result.ts';
import { Schedule, type ScheduleOptions } from '../../../src/service/workers/schedule.ts';
import type { WorkerEvents } from '../../../src/service/workers/scheduled-worker.ts';
import type { Task, TaskResult } from '../../../src/service/workers/task.ts';
import { makeExplanation } from '../../support/fake-backend.ts';
import { ManualClock } from '../../support/manual-clock.ts';

/** The clock of the schedule. */
export let clock: ManualClock;
/** The number of workers that were ended. */
export let ended: number;
/** The tasks at work, in the order it was begun. */
export const atWork: { readonly task: Task; readonly events: WorkerEvents }[] = [];
/** Begins anew, before each test. */
export function reset(): void {
  clock = new ManualClock();
  ended = 0;
  atWork.length = 0;
}

/** Counts a worker that is ended. */
export function countEnd(): void {
  ended += 1;
}

/** Has a task be at work no more. */
function leaveWork(doing: (typeof atWork)[number] | undefined): void {
  const at = doing === undefined ? -1 : atWork.indexOf(doing);
  if (at >= 0) atWork.splice(at, 1);
}

/** The result that a worker reports. */
export const DONE: TaskResult = ok(makeExplanation());

/** A schedule of such workers. */
export function schedule(more: Partial<ScheduleOptions> = {}): Schedule {
  return new Schedule({
    workers: 2,
    clock,
    spawn: events => {
      let doing: (typeof atWork)[number] | undefined;
      const stop = () => {
        leaveWork(doing);
      };
      return {
        begin: task => {
          doing = {
            task,
            events: {
              ...events,
              done: result => {
                stop();
                events.done(result);
              },
            },
          };
          atWork.push(doing);
          events.begun();
        },
        end: async () => {
          countEnd();
          stop();
        },
      };
    },
    ...more,
  });
}

/** The texts of the questions at work. */
export const texts = () =>
  atWork.map(({ task }) => (task.kind === 'answer' && 'text' in task.question ? task.question.text : 'card'));
/** Has the worker that is at that question report. */
export const finish = (text: string) => atWork[texts().indexOf(text)]?.events.done(DONE);

/** A function that asks a question for a person. */
export function asker(of: Schedule) {
  return (text: string, person: string) =>
    of.question({ kind: 'answer', question: { kind: 'ruling', text }, revision: '' }, person, text);
}

/** The sentence for whoever asks while the bot ends. */
export const ENDING_SAID = 'I am starting anew. Please ask again in a minute.';

/** The outcome of a task in words. */
export const said = async (result: Promise<TaskResult> | undefined): Promise<string> => {
  const task = await result;
  return task === undefined ? 'nothing' : task.ok ? 'answered' : task.issues.map(it => it.message).join(' ');
};

/** Workers that note what they are told to stop, and go on until a test ends that. */
export function interruptibleWorkers(stopping: WorkerEvents[], more: Partial<ScheduleOptions> = {}): Schedule {
  const begun = (task: Task, events: WorkerEvents) => {
    const doing = { task, events };
    const stop = () => {
      leaveWork(doing);
    };
    doing.events = {
      ...events,
      done: result => {
        stop();
        events.done(result);
      },
      interrupted: () => {
        stop();
        events.interrupted();
      },
    };
    atWork.push(doing);
    return doing.events;
  };
  return schedule({
    spawn: events => {
      let now = events;
      return {
        begin: task => {
          now = begun(task, events);
          events.begun();
        },
        interrupt: () => {
          stopping.push(now);
        },
        end: async () => {
          countEnd();
        },
      };
    },
    ...more,
  });
}
