// One interaction as a person sees it: the action, and all responses of the bot.

import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Clock } from '../../../src/clock/index.ts';
import { type Callback, type CommandChoice, type JsonBody, type Person, snowflake } from './shapes.ts';

export const CALLBACKS = { message: 4, wait: 5, waitUpdate: 6, update: 7, choices: 8, form: 9 } as const;
const EPHEMERAL = 64;
/** Milliseconds within which a first answer must come. */
const FIRST_ANSWER_MS = 3_000;
/** Milliseconds of real time after which a test that would wait for ever fails, with a sentence on what it awaited. */
const HANGS_AFTER_MS = 200_000;

/** A message of the bot in its present state. */
export interface Shown {
  readonly id: string;
  body: JsonBody;
  /** The only person who sees it; undefined where everybody does. */
  readonly onlyFor: Person | undefined;
  /** The wording "…is thinking". */
  waiting: boolean;
  deleted: boolean;
}

/** The refusal of a request by Discord: HTTP status, its own code, message. */
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
  /** The first response of the bot; undefined until it is sent. */
  callback: Callback | undefined;
  original: Shown | undefined;
  readonly followUps: Shown[] = [];
  private edited = false;
  private deadline: { readonly clock: Clock; readonly at: number } | undefined;
  private readonly waiters = new Set<() => void>();

  /** A press, of which `target` is the message whose button was pressed. */
  constructor(person: Person, target?: Shown) {
    this.person = person;
    this.target = target;
  }

  /** Sends the interaction: the time for a first answer begins. */
  begin(clock: Clock): void {
    this.deadline = { clock, at: clock.now() + FIRST_ANSWER_MS };
  }

  /** Receives the bot's first answer. Throws a `Refusal` as Discord does. */
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

  /** Receives a further message. Where the first is still waiting, this replaces it and is as private as it was. */
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
    // The bot's form has the type of one: it has passed the validation of the callback.
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

  private async until(isTrue: () => boolean, what: string): Promise<void> {
    if (isTrue()) return;
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!isTrue()) return;
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
