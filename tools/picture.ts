// `npm run picture`: draws the README's answer as Discord shows it, with an installed Chromium, and keeps what was drawn.
//
// `npm run picture -- --check` fails when the pictures are out of date; `-- --out FOLDER QUESTION…` draws other answers.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { Message } from '../src/discord/render/reply.ts';
import { openService } from '../src/service/node.ts';
import { discordPage, type Look, WIDTHS } from './discord-page.ts';
import { PICTURED, payloadOf } from './pictured-answer.ts';

const FOLDER = 'docs/pictures';
/** The payload that the pictures show. */
const DRAWN = join(FOLDER, 'answer.json');
const LOOKS = (['phone', 'desktop'] as const).flatMap(device =>
  (['light', 'dark'] as const).map((theme): Look => ({ device, theme })),
);
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const [flag, folder = '', ...rest] = process.argv.slice(2);
const isOther = flag === '--out';
const bulk = rest.indexOf('--cards') === 0 ? { cards: rest[1] ?? '' } : {};
const service = await openService({ ...(isOther ? bulk : {}), timeBudget: Number.POSITIVE_INFINITY });
if (!service.ok) throw new Error(service.issues.map(it => it.message).join(' '));

if (isOther) {
  mkdirSync(folder, { recursive: true });
  for (const [n, text] of rest.slice('cards' in bulk ? 2 : 0).entries()) {
    const message = payloadOf({ kind: 'ruling', text }, service.value);
    await draw(message, `/ruling question: ${text}`, it => join(folder, `${n + 1}-${it}.png`), LOOKS.slice(1, 2));
  }
} else {
  const message = payloadOf(PICTURED, service.value);
  const text = `${JSON.stringify(message, null, 2)}\n`;
  const isDrawn = existsSync(DRAWN) && readFileSync(DRAWN, 'utf8') === text;
  if (flag === '--check') {
    if (!isDrawn) throw new Error(`The pictures in ${FOLDER} are out of date: npm run picture draws them anew.`);
  } else {
    mkdirSync(FOLDER, { recursive: true });
    const { card, with: mine, against } = PICTURED.options;
    const command = `/etb card: ${card} with: ${mine} against: ${against}`;
    await draw(message, command, it => join(FOLDER, `answer-${it}.png`), LOOKS);
    writeFileSync(DRAWN, text);
  }
}

async function draw(message: Message, command: string, pathOf: (look: string) => string, looks: readonly Look[]) {
  const browser = await openBrowser();
  try {
    for (const look of looks) {
      const viewport = { width: WIDTHS[look.device], height: 200 };
      const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 });
      await page.setContent(discordPage(message, command, look));
      await page.screenshot({ path: pathOf(`${look.device}-${look.theme}`), fullPage: true });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? CHROMIUMS.find(it => existsSync(it));
  if (executablePath === undefined) throw new Error('There is no Chromium: install one, or name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
