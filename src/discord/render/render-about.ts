// The page about Threshold: purpose, versions, credits, stored data.

import { ButtonStyle } from 'discord.js';
import type { VersionInfo } from '../backend.ts';
import { literal } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { button, linkButton, row } from './buttons.ts';
import { EMBED_COLORS } from './colors.ts';
import { fitLines, fitWords } from './fit.ts';
import type { Message } from './reply.ts';

const WHAT = [
  'Threshold works out what happens when something enters the battlefield: it builds the scenario you name, runs its own',
  'rules engine on it, and shows the outcome, the steps that led there and the rules they follow. It can be wrong, and',
  'says so where it could not read a line. No answer of it is an official ruling.',
].join(' ');

const CREDITS = [
  'Card data from Scryfall; not produced by or endorsed by Scryfall.',
  'The Comprehensive Rules are by Wizards of the Coast.',
].join('\n');

const KEPT = [
  'Most questions are packed into the buttons of their answer and kept nowhere else. A long one is kept together with',
  'your user id for thirty days after its last use, so that its buttons go on working. A report you send is kept for a',
  'year, with your user id, so that you can be told when it is mended. Your answers in study are kept for a year as well, and',
  'your place in the scores of a server for as long as you want. The button below erases all of it, and of a report your user id.',
].join(' ');

/** The Fan Content Policy asks for this notice in these words. */
const NOTICE = [
  'Threshold is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards.',
  'Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
].join(' ');

/** An address shown as a button. */
export interface AboutLink {
  readonly label: string;
  readonly url: string;
}

/** Renders the page, with the button that erases what is stored about the person, and at most five links. */
export function renderAbout(behind: readonly VersionInfo[], links: readonly AboutLink[] = []): Message {
  const versions = behind.map(it => `**${literal(it.name)}**: ${literal(it.version)}`);
  const { lines } = fitLines(versions, DISCORD_LIMITS.fieldValue);
  return {
    embeds: [
      {
        title: 'About Threshold',
        color: EMBED_COLORS.page,
        description: WHAT,
        fields: [
          ...(lines.length > 0 ? [{ name: 'Behind the answers', value: lines.join('\n') }] : []),
          { name: 'Credits', value: CREDITS },
          { name: 'What is stored about you', value: KEPT },
        ],
        footer: { text: fitWords(NOTICE, DISCORD_LIMITS.footer) },
      },
    ],
    components: [
      row([button('Erase what is stored about me', { kind: 'erase' }, { style: ButtonStyle.Danger })]),
      ...(links.length === 0
        ? []
        : [row(links.slice(0, DISCORD_LIMITS.rowButtons).map(it => linkButton(it.label, it.url)))]),
    ],
  };
}
