// Registration with Discord at every start, whatever the entrance: the bot's commands, and the emoji it may use.

import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import { fetchSymbols, NO_SYMBOLS, type Symbols } from '../render/symbols.ts';
import type { Command } from './command.ts';
import { deploy } from './deploy.ts';

/** The result of a registration. */
export interface Registration {
  readonly commands: 'same' | 'registered' | 'not registered';
  readonly symbols: Symbols;
}

/**
 * Registers the commands and requests the emoji. Commands registered before go on working: a failure here is no reason
 * to answer nobody.
 */
export async function registerBot(
  rest: REST,
  application: string,
  commands: readonly Command[],
  log: Logger,
): Promise<Registration> {
  const deployed = deploy(rest, application, commands).catch((error): Registration['commands'] => {
    log.error({ err: error }, 'the commands could not be registered');
    return 'not registered';
  });
  const fetched = fetchSymbols(rest, application).catch(error => {
    log.warn({ err: error }, 'the emoji for symbols could not be requested');
    return NO_SYMBOLS;
  });
  return { commands: await deployed, symbols: await fetched };
}

/** The address at which the bot is added to a server or an account: Discord asks which. */
export function inviteOf(application: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${application}`;
}
