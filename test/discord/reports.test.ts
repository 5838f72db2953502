// Reports of answers: from the button under an answer to the operator, who asks the question again in the terminal.

import '../../src/service/oracle-compiler.ts';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { NO_NAME_CODES } from '../../src/cards/name-codes.ts';
import { openTerminalService } from '../../src/cli/open-terminal.ts';
import { runReplay } from '../../src/cli/replay-command.ts';
import { reportsInStore } from '../../src/cli/stored-reports.ts';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import { restChannels } from '../../src/discord/gateway/channel-port.ts';
import { renderReport } from '../../src/discord/render/render-report.ts';
import { storedQuestions } from '../../src/discord/store/question-store.ts';
import { writeReportFile } from '../../src/discord/store/report-files.ts';
import { MOST_REPORTS_A_DAY, type ReportService, reportService } from '../../src/discord/store/report-service.ts';
import { type ReportContent, readReport } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import { terminal } from '../cli/fake-terminal.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { type Person, PLACES } from '../support/discord/shapes.ts';
import type { StandIn } from '../support/discord/stand-in.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord, type Setting } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const failed = (error: unknown) => {
  throw error;
};

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'threshold-reports-'));
  endings.push(() => rm(made, { recursive: true }));
  return made;
}

async function stage(setting: Setting & { readonly channel?: string } = {}) {
  const world = await discord();
  const store = await openMemoryStore({ report: failed, clock: world.clock });
  endings.push(store.close);
  const dataDir = await folder();
  const channels = restChannels(world.token, world.api);
  const { channel } = setting;
  const toChannel = async (report: ReportContent) => {
    if (channel !== undefined) {
      await channels.post(channel, renderReport(report), {
        file: { name: 'report.json', text: JSON.stringify(report) },
      });
    }
  };
  const reports = reportService(store, {
    clock: world.clock,
    channel,
    deliveries: [report => writeReportFile(dataDir, report), toChannel],
    failed,
  });
  const questions = storedQuestions(store, async () => NO_NAME_CODES, failed);
  await bot(world, { reports, questions, ...setting });
  return { world, store, dataDir, reports };
}

async function send(world: StandIn, who: Person, answer: Shown, said: { expected: string; rule?: string }) {
  const form = await world.press(who, answer, 'Report').form();
  return world.submit(who, form, said).answer();
}

/** The output of `npm run replay FILE`. */
async function replayed(file: string, dataDir: string): Promise<string> {
  const screen = terminal();
  const open = () => openTerminalService({ data: dataDir });
  expect(await runReplay([file], { ...screen, open, reports: reportsInStore(dataDir, undefined) })).toBe(0);
  return screen.written();
}

function words({ body }: Shown): string {
  const [embed] = body.embeds ?? [];
  const fields = (embed?.fields ?? []).map(it => `${it.name}: ${it.value}`);
  return [embed?.title, embed?.description, ...fields].filter(it => it !== undefined).join('\n');
}

async function filesIn(dataDir: string): Promise<readonly ReportContent[]> {
  const names = await readdir(join(dataDir, 'reports'));
  const read = await Promise.all(
    names.sort().map(async it => readReport(await readFile(join(dataDir, 'reports', it), 'utf8'))),
  );
  return read.map(report => {
    if (!report.ok) throw new Error(report.issues[0]?.message);
    return report.value;
  });
}

describe('a report', () => {
  test('keeps question, answer, versions and words, and nothing of the person but the id in the store', async () => {
    const service = await openTestService();
    const { world, store, dataDir } = await stage({ backend: serviceBackend(liveServiceOn(service)) });
    const me = world.person('asker');
    const answer = await world
      .slash(me, 'etb', {
        card: 'Erebos, God of the Dead',
        with: '2 Agent of the Fates',
        against: 'Imposing Sovereign',
      })
      .answer();
    const thanks = await send(world, me, answer, { expected: 'It enters tapped, @everyone.', rule: '614.1d' });
    expect(thanks.onlyFor).toEqual(me);
    const [report] = await filesIn(dataDir);
    expect(words(thanks)).toContain(`Your report is \`${report?.id}\``);
    expect(report).toMatchObject({
      expected: 'It enters tapped, @everyone.',
      rule: '614.1d',
      record: {
        asked: { kind: 'etb', options: { card: 'Erebos, God of the Dead' } },
        scenario: {
          given: { you: { battlefield: ['2 Agent of the Fates'] }, opponent: { battlefield: ['Imposing Sovereign'] } },
          when: { enters: ['Erebos, God of the Dead'] },
        },
        answer: { kind: 'answered', headline: expect.stringMatching(/untapped/u), unread: [] },
      },
    });
    expect(report?.versions.map(it => it.name)).toEqual(['Threshold', 'Rules', 'Cards', 'Questions in the library']);
    expect(JSON.stringify(report)).not.toContain(me.id);
    const [kept] = await store.reports.newest(1);
    expect([kept?.id, kept?.person]).toEqual([report?.id, me.id]);

    const [name = ''] = await readdir(join(dataDir, 'reports'));
    expect(await replayed(join(dataDir, 'reports', name), dataDir)).toMatch(
      /^Report [a-z0-9]{8} of 2026-08-07\n {2}asked: Erebos.*The answer is the same today: Erebos.*untapped/su,
    );
    expect(await readdir(join(dataDir, 'reports'))).toContain(`report-${report?.id}.yaml`);

    const about = await world.slash(me, 'about').answer();
    const erased = await world.press(me, about, 'Erase what is stored about me').answer();
    expect(words(erased)).toContain('The one thing that was kept of you is erased.');
    const [after] = await store.reports.newest(1);
    expect([after?.id, after?.person]).toEqual([report?.id, undefined]);
  });

  test('is posted to the channel of the operator, who marks it as mended; the reporter is told once', async () => {
    const { world, store } = await stage({ channel: PLACES.channel });
    const [me, other, operator] = [world.person('asker'), world.person('other'), world.person('operator')];
    const answer = await world.slash(me, 'etb', { card: 'Bear Cub', private: true }).answer();
    await send(world, me, answer, { expected: '**It** enters <@1> [x](https://example.org)' });
    const [post] = world.posts;
    if (post === undefined) throw new Error('nothing was posted');
    expect(post.channel).toBe(PLACES.channel);
    expect(words(post.shown)).toContain('It should be: \\*\\*It\\*\\* enters \\<\\@1> \\[x\\](https\\://example.org)');
    expect(readReport(post.file ?? '')).toMatchObject({ ok: true, value: { record: { question: 'Bear Cub' } } });

    const elsewhere = { server: PLACES.guild, channel: '1000000000000000077' };
    expect(words(await world.press(other, post.shown, 'It is mended', elsewhere).answer())).toContain('Not from here');
    const mended = await world.press(operator, post.shown, 'It is mended').answer();
    expect(words(mended)).toMatch(/^Report [a-z0-9]{8} is mended/);

    expect((await world.slash(other, 'etb', { card: 'Bear Cub' })).followUps).toEqual([]);
    const next = world.slash(me, 'etb', { card: 'Bear Cub' });
    await expect.poll(() => next.followUps.length).toBe(1);
    expect(next.followUps[0]?.onlyFor).toEqual(me);
    expect(words(next.followUps[0] as Shown)).toMatch(
      /^What you reported is mended\n.*\n\*\*[a-z0-9]{8}\*\* Bear Cub$/su,
    );
    const later = world.slash(me, 'etb', { card: 'Bear Cub' });
    await later.answer();
    expect(await store.reports.takeMended(me.id)).toEqual([]);
    expect(later.followUps).toEqual([]);
  });
});

describe('reports', () => {
  test('are so many of a person in a day, and those of another person are taken', async () => {
    const { world, reports } = await stage();
    const [me, other] = [world.person('asker'), world.person('other')];
    const answer = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    for (let at = 0; at < MOST_REPORTS_A_DAY; at++) await send(world, me, answer, { expected: `${at}` });
    expect(words(await send(world, me, answer, { expected: 'More' }))).toContain('That is enough for today');
    expect(words(await send(world, other, answer, { expected: 'Mine' }))).toContain('Thank you');
    world.clock.advance(24 * 3_600_000 + 1);
    expect(await reports.hasRoom(me.id)).toBe(true);
  });

  test('under a refusal keep what was typed and why it was refused', async () => {
    const service = await openTestService();
    const { world, dataDir } = await stage({ backend: serviceBackend(liveServiceOn(service)) });
    const me = world.person('asker');
    const refused = await world.slash(me, 'ruling', { question: 'Does the frobnicator enter tapped?' }).answer();
    await send(world, me, refused, { expected: 'It should be read.' });
    expect(await filesIn(dataDir)).toMatchObject([
      {
        record: {
          question: 'Does the frobnicator enter tapped?',
          answer: { kind: 'refused', reasons: [expect.stringContaining('frobnicator')] },
        },
      },
    ]);
  });

  test('that cannot be kept are said not to be, and empty ones are none', async () => {
    const broken: ReportService = {
      channel: undefined,
      hasRoom: async () => true,
      file: () => Promise.reject(new Error('the disk is full')),
      mend: async () => false,
      takeMended: async () => [],
    };
    const world = await discord();
    const { logged } = await bot(world, { reports: broken, troubled: true });
    const me = world.person('asker');
    const answer = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    expect(words(await send(world, me, answer, { expected: 'x' }))).toContain('Not reported');
    expect(logged.join('')).toContain('the disk is full');
    expect(words(await send(world, me, answer, { expected: ' \u200b ' }))).toContain('Nothing to report');
  });

  test('as files are of bounded number: the oldest make room', async () => {
    const dataDir = await folder();
    const record = await fakeBackend().record({ kind: 'ruling', text: 'Bear Cub' }, 'me');
    if (!record.ok) throw new Error('the fake refuses');
    for (let day = 1; day <= 5; day++) {
      const content = { id: `0000000${day}`, reportedAt: `2026-08-0${day}T00:00:00.000Z`, expected: 'x', rule: '' };
      await writeReportFile(dataDir, { ...content, record: record.value, versions: [] }, 3);
    }
    expect((await filesIn(dataDir)).map(it => it.id)).toEqual(['00000003', '00000004', '00000005']);
  });
});

test('a store that fails costs nobody the answer', async () => {
  const world = await discord();
  const real = await openMemoryStore({ report: failed });
  endings.push(real.close);
  const store: Pick<Store, 'reports'> = {
    reports: { ...real.reports, takeMended: () => Promise.reject(new Error('gone')) },
  };
  const reports = reportService(store, { clock: world.clock, deliveries: [], failed });
  const { logged } = await bot(world, { reports, troubled: true });
  const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
  expect(words(shown)).toContain('Bear Cub enters tapped.');
  await expect.poll(() => logged.join('')).toContain('a person could not be told what is mended');
});
