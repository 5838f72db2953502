// One interaction as a person sees it: what they did, and everything the bot made of it.

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Clock } from '../../../src/clock/index.ts';
import { type Callback, type CommandChoice, type JsonBody, type Person, snowflake } from './shapes.ts';

export const CALLBACKS = { message: 4, wait: 5, waitUpdate: 6, update: 7, choices: 8, form: 9 } as const;
const EPHEMERAL = 64;
/** Within this a first answer must come. */
const FIRST_ANSWER_MS = 3_000;
/** In real time: no rule, but an end to a test that would wait for ever, and a word on what it waited for. */
const HANGS_AFTER_MS = 200_000;

/** A message of the bot, as it stands now. */
export interface Shown {
  readonly id: string;
  body: JsonBody;
  /** Seen by this person alone. */
  readonly onlyFor: Person | undefined;
  /** "…is thinking". */
  waiting: boolean;
  deleted: boolean;
}

/** Why Discord refuses a request: HTTP status, its own code, words. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export class Exchange {
  readonly id = snowflake();
  readonly token = `token-${this.id}`;
  readonly person: Person;
  readonly target: Shown | undefined;
  /** What the bot sent first; undefined while it is silent. */
  callback: Callback | undefined;
  original: Shown | undefined;
  readonly followUps: Shown[] = [];
  private edited = false;
  private deadline: { readonly clock: Clock; readonly at: number } | undefined;
  private readonly waiters = new Set<() => void>();

  /** `target` is the message whose button was pressed. */
  constructor(person: Person, target?: Shown) {
    this.person = person;
    this.target = target;
  }

  /** The interaction goes out: the time for a first answer begins. */
  begin(clock: Clock): void {
    this.deadline = { clock, at: clock.now() + FIRST_ANSWER_MS };
  }

  /** The bot answers for the first time. Throws `Refusal` as Discord does. */
  answerFirst(callback: Callback): void {
    if (this.callback) throw new Refusal(400, 40060, 'Interaction has already been acknowledged.');
    if (!this.deadline || this.deadline.clock.now() > this.deadline.at) {
      throw new Refusal(404, 10062, 'Unknown interaction');
    }
    this.callback = callback;
    const { type, data } = callback;
    if (type === CALLBACKS.message) this.original = this.show(data ?? {}, data?.flags, false);
    if (type === CALLBACKS.wait) this.original = this.show({}, data?.flags, true);
    if (type === CALLBACKS.update || type === CALLBACKS.waitUpdate) {
      if (!this.target) throw new Refusal(400, 50035, 'There is no message to update.');
      this.original = this.target;
    }
    if (type === CALLBACKS.update && this.target) this.target.body = { ...this.target.body, ...data };
    this.changed();
  }

  edit(body: JsonBody): Shown {
    const shown = this.mustHaveOriginal();
    shown.body = { ...shown.body, ...body };
    shown.waiting = false;
    this.edited = true;
    this.changed();
    return shown;
  }

  delete(): void {
    this.mustHaveOriginal().deleted = true;
    this.changed();
  }

  /** A further message. Where the first is still waiting, this takes its place and is as private as it was. */
  follow(body: JsonBody): Shown {
    if (!this.callback) throw new Refusal(404, 10015, 'Unknown Webhook');
    if (this.original?.waiting && !this.original.deleted) return this.edit(body);
    const shown = this.show(body, body.flags, false);
    this.followUps.push(shown);
    this.changed();
    return shown;
  }

  /** Waits for a message that is not "thinking": the answer, as the person sees it. */
  async answer(): Promise<Shown> {
    const visible = () => this.visible();
    await this.until(() => visible() !== undefined, 'a message');
    const shown = visible();
    if (!shown) throw new Error('The message is gone again.');
    return shown;
  }

  /** Waits until the bot has answered with "thinking", or with anything else. */
  async acknowledged(): Promise<number> {
    await this.until(() => this.callback !== undefined, 'a first answer');
    return this.callback?.type ?? 0;
  }

  async choices(): Promise<readonly CommandChoice[]> {
    await this.until(() => this.callback?.type === CALLBACKS.choices, 'suggestions');
    return this.callback?.data?.choices ?? [];
  }

  async form(): Promise<APIModalInteractionResponseCallbackData> {
    await this.until(() => this.callback?.type === CALLBACKS.form, 'a form');
    const { custom_id, title, components } = this.callback?.data ?? {};
    if (!custom_id || !title) throw new Error('The form has no custom_id or title.');
    // What the bot sent as a form is one: it has passed the validation of the callback.
    return {
      custom_id,
      title,
      components: components as unknown as APIModalInteractionResponseCallbackData['components'],
    };
  }

  private visible(): Shown | undefined {
    const untouched = this.callback?.type === CALLBACKS.waitUpdate && !this.edited;
    const all = [untouched ? undefined : this.original, ...this.followUps];
    return all.find(it => it && !it.deleted && !it.waiting);
  }

  private show(body: JsonBody, flags: number | null | undefined, waiting: boolean): Shown {
    const onlyFor = ((flags ?? 0) & EPHEMERAL) !== 0 ? this.person : undefined;
    return { id: snowflake(), body, onlyFor, waiting, deleted: false };
  }

  private mustHaveOriginal(): Shown {
    if (!this.original || this.original.deleted) throw new Refusal(404, 10008, 'Unknown Message');
    return this.original;
  }

  private changed(): void {
    for (const waiter of [...this.waiters]) waiter();
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!holds()) return;
        done();
        resolve();
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`The bot did not send ${what}; it sent ${JSON.stringify(this.callback ?? null)}.`));
      }, HANGS_AFTER_MS);
      const done = () => {
        clearTimeout(timer);
        this.waiters.delete(check);
      };
      this.waiters.add(check);
    });
  }
}
