// Questions asked in the terminal as of a day: the whole way, from the line to the words.
import { describe, expect, test } from 'vitest';
import { runAsk } from '../../src/cli/ask-command.ts';
import { openTerminalService } from '../../src/cli/open-terminal.ts';

async function ask(...given: readonly string[]) {
  let out = '';
  let error = '';
  const code = await runAsk(given, {
    open: options => openTerminalService({ ...options, data: 'no-such-folder', timeBudget: Number.POSITIVE_INFINITY }),
    out: text => {
      out += text;
    },
    error: text => {
      error += text;
    },
    width: 100,
  });
  return { code, out, error };
}

const BOARD = 'me: March of the Machines; opp: Imposing Sovereign';
const FLAT = 'with:"March of the Machines" against:"Imposing Sovereign"';

describe('the answer is that of the day', () => {
  test.each([
    [`/ruling question:"Sol Ring enters; ${BOARD}" rules:Ixalan`, 'tapped'],
    [`/ruling question:"Sol Ring enters; ${BOARD}" rules:"Hour of Devastation"`, 'untapped'],
    [`/etb card:"Sol Ring" ${FLAT} rules:2014`, 'untapped'],
    [`/etb card:"Sol Ring" ${FLAT} rules:"February 2014"`, 'untapped'],
    [`/etb card:"Sol Ring" ${FLAT}`, 'tapped'],
    [`Sol Ring enters; ${BOARD}; rules: Theros`, 'untapped'],
    [`Sol Ring enters; ${BOARD}; as of: 2018`, 'tapped'],
  ])('%s', async (line, how) => {
    const { out, code } = await ask(line);
    expect(out).toMatch(new RegExp(`^Sol Ring enters ${how}`, 'mu'));
    expect(out).toMatch(
      how === 'tapped' ? /Before 29 September 2017: Sol Ring enters untapped/ : /Since 29 September 2017/,
    );
    expect(code).toBe(0);
  });
});

describe('what names no day of the rules gets a sentence', () => {
  test.each([
    ['/etb card:Clone rules:1980', /first rules are of 5 August 1993; there are none of 1980/],
    ['/ruling question:"Clone enters" rules:Ixalam', /when "Ixalam" was.*Did you mean "Ixalan"/s],
    ['/rule query:614.12 on:1980', /there are none of 1980/],
    ['Clone enters; rules: one day', /when "one day" was\. A date such as 2014-02-01, a year or a set will do/],
  ])('%s', async (line, message) => {
    const { out, error, code } = await ask(line);
    expect(error).toMatch(message);
    expect([out, code]).toEqual(['', 1]);
  });
});
