// The reception of interactions, whatever the entrance they come by: read, routed, and finished in order at the end.

import { type Clock, SYSTEM_CLOCK, settledWithin } from '../../clock/index.ts';
import { type InteractionOrigin, readInteraction } from '../input/interaction.ts';
import { NO_SYMBOLS, type Symbols } from '../render/symbols.ts';
import { memoryLongLists } from '../store/long-lists.ts';
import { type Command, loadCommands, type Services } from './command.ts';
import { makeDeparture } from './departure.ts';
import { type Meter, NO_METER } from './metrics.ts';
import type { ResponsePort } from './response-port.ts';
import { makeRouter } from './router.ts';

export interface ReceptionSettings extends Omit<Services, 'lists'> {
  readonly commands: readonly Command[];
  /** The clock that deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
  /** The counts of interactions; none are kept when left out. */
  readonly meter?: Meter | undefined;
}

export interface Reception {
  /**
   * Reads an interaction and answers it by the port made for it; resolves when that is done, and never rejects.
   * Undefined for what is no interaction that this bot uses.
   */
  readonly receive: (
    payload: unknown,
    portOf: (origin: InteractionOrigin) => ResponsePort,
  ) => Promise<void> | undefined;
  /** Shows symbols as these emoji from now on. */
  readonly useSymbols: (symbols: Symbols) => void;
  /**
   * Ends the reception: whoever asks from now on is told to ask again, and so is at once who waits behind long questions;
   * answers in progress have `graceMs` milliseconds, and those who wait longer are told so.
   */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Milliseconds for telling those whose answer is not ready. */
const LAST_WORDS = 1_000;

export function makeReception(settings: ReceptionSettings): Reception {
  const { log, clock = SYSTEM_CLOCK } = settings;
  const services = { ...settings, lists: memoryLongLists() };
  const departure = makeDeparture();
  let symbols = NO_SYMBOLS;
  const meter = settings.meter ?? NO_METER;
  const routing = { clock, symbols: () => symbols, departure, meter };
  const route = makeRouter(loadCommands(settings.commands), services, routing);
  const working = new Set<Promise<void>>();
  // It fails only where there is no service to answer, which is told where that is opened.
  const endWork = (what: 'waiting' | 'all') => void services.backend.endWork(what).catch(() => {});
  return {
    receive: (payload, portOf) => {
      const interaction = readInteraction(payload);
      if (interaction === undefined) {
        log.warn('an interaction of a kind this bot does not use');
        return undefined;
      }
      const end = meter.begun(interaction.kind);
      const work = route(interaction, portOf(interaction)).finally(() => {
        working.delete(work);
        end();
      });
      working.add(work);
      return work;
    },
    useSymbols: next => {
      symbols = next;
    },
    close: async graceMs => {
      departure.begin();
      endWork('waiting');
      await allSettledWithin(working, graceMs, clock);
      departure.end();
      // What is still worked out would hold up the last words.
      endWork('all');
      await allSettledWithin(working, LAST_WORDS, clock);
    },
  };
}

/** Resolves when all work is done that there is now, or after so many milliseconds. */
async function allSettledWithin(working: ReadonlySet<Promise<void>>, ms: number, clock: Clock): Promise<void> {
  if (working.size > 0) await settledWithin(Promise.all(working), ms, clock);
}
