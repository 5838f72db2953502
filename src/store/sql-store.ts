// The store in SQL, the same for both databases.

import type { Clock } from '../clock/index.ts';
import { numberIn, type SqlDatabase, type SqlResult, textIn } from './sql-database.ts';
import { dailyIn, scoresIn, studyIn } from './sql-study.ts';
import {
  KEPT_FOR,
  type KeptQuestions,
  type ReportStore,
  type ServerSettingsStore,
  type Store,
  type StoredReport,
  type TakenInteractions,
} from './store.ts';

/** The most kept questions; the longest weigh some five kilobytes. */
const MOST_QUESTIONS = 50_000;
/** Milliseconds after which a use of a question is recorded anew. */
const USE_RECORDED = 24 * 3_600_000;

type Row = SqlResult['rows'][number];

/** The store in a database that has its tables. */
export function sqlStore(
  database: SqlDatabase,
  { now }: Clock,
  most = MOST_QUESTIONS,
): Omit<Store, 'kind' | 'schedule' | 'close'> {
  return {
    questions: questionsIn(database, now),
    settings: settingsIn(database, now),
    study: studyIn(database, now),
    daily: dailyIn(database, now),
    scores: scoresIn(database, now),
    reports: reportsIn(database, now),
    interactions: interactionsIn(database, now),
    forget: async person =>
      database.transaction(async run => {
        const questions = await run('DELETE FROM kept_questions WHERE person = ?', [person]);
        const answers = await run('DELETE FROM study_answers WHERE person = ?', [person]);
        const cards = await run('DELETE FROM study_cards WHERE person = ?', [person]);
        const scores = await run('DELETE FROM score_members WHERE person = ?', [person]);
        const reports = await run('UPDATE reports SET person = NULL WHERE person = ?', [person]);
        const study = answers.changed + cards.changed + scores.changed;
        return { questions: questions.changed, study, reports: reports.changed };
      }),
    expire: async () =>
      database.transaction(async run => {
        const at = now();
        const deleted = [
          await run('DELETE FROM kept_questions WHERE used_at < ?', [at - KEPT_FOR.questions]),
          await run(
            `DELETE FROM kept_questions WHERE (key, person) IN
              (SELECT key, person FROM kept_questions ORDER BY used_at DESC LIMIT 1000000000 OFFSET ?)`,
            [most],
          ),
          await run('DELETE FROM study_answers WHERE answered_at < ?', [at - KEPT_FOR.study]),
          await run('DELETE FROM study_cards WHERE used_at < ?', [at - KEPT_FOR.study]),
          await run('DELETE FROM daily_questions WHERE due_at < ?', [at - KEPT_FOR.study]),
          await run('DELETE FROM reports WHERE reported_at < ?', [at - KEPT_FOR.reports]),
          await run('DELETE FROM taken_interactions WHERE until < ?', [at]),
        ];
        return deleted.reduce((sum, it) => sum + it.changed, 0);
      }),
  };
}

function interactionsIn({ run }: SqlDatabase, now: () => number): TakenInteractions {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    take: async id => {
      const at = now();
      // What is remembered is never more than comes within a few minutes, whoever forgets it.
      if (at - sweptAt >= KEPT_FOR.interactions) {
        sweptAt = at;
        await run('DELETE FROM taken_interactions WHERE until < ?', [at]);
      }
      const { changed } = await run(
        'INSERT INTO taken_interactions (id, until) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
        [id, at + KEPT_FOR.interactions],
      );
      return changed > 0;
    },
  };
}

function questionsIn({ run }: SqlDatabase, now: () => number): KeptQuestions {
  return {
    save: async (key, code, person) => {
      await run(
        `INSERT INTO kept_questions (key, person, code, used_at) VALUES (?, ?, ?, ?)
          ON CONFLICT (key, person) DO UPDATE SET used_at = excluded.used_at`,
        [key, person, code, now()],
      );
    },
    find: async key => {
      const at = now();
      const { rows } = await run(
        'SELECT code, used_at FROM kept_questions WHERE key = ? AND used_at >= ? ORDER BY used_at DESC LIMIT 1',
        [key, at - KEPT_FOR.questions],
      );
      const [row] = rows;
      if (row === undefined) return undefined;
      if (at - numberIn(row, 'used_at') > USE_RECORDED) {
        await run('UPDATE kept_questions SET used_at = ? WHERE key = ?', [at, key]);
      }
      return textIn(row, 'code');
    },
  };
}

function settingsIn({ run, transaction }: SqlDatabase, now: () => number): ServerSettingsStore {
  return {
    read: async server => {
      const { rows } = await run('SELECT settings FROM server_settings WHERE server = ?', [server]);
      return rows[0] && textIn(rows[0], 'settings');
    },
    change: (server, change) =>
      transaction(async act => {
        const { rows } = await act('SELECT settings FROM server_settings WHERE server = ?', [server]);
        const settings = change(rows[0] && textIn(rows[0], 'settings'));
        if (settings === undefined) return;
        await act(
          `INSERT INTO server_settings (server, settings, changed_at) VALUES (?, ?, ?)
            ON CONFLICT (server) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at`,
          [server, settings, now()],
        );
      }),
    all: async () => {
      const { rows } = await run('SELECT server, settings FROM server_settings ORDER BY server');
      return new Map(rows.map(row => [textIn(row, 'server'), textIn(row, 'settings')]));
    },
  };
}

function reportsIn({ run, transaction }: SqlDatabase, now: () => number): ReportStore {
  const columns = 'id, person, content, reported_at';
  return {
    add: async ({ id, person, content, reportedAt }) => {
      await run(`INSERT INTO reports (${columns}) VALUES (?, ?, ?, ?)`, [id, person ?? null, content, reportedAt]);
    },
    find: async id => {
      const { rows } = await run(`SELECT ${columns} FROM reports WHERE id = ?`, [id]);
      return rows[0] && reportIn(rows[0]);
    },
    newest: async limit => {
      const { rows } = await run(`SELECT ${columns} FROM reports ORDER BY reported_at DESC, id LIMIT ?`, [limit]);
      return rows.map(reportIn);
    },
    countOf: async (person, since) => {
      const { rows } = await run('SELECT COUNT(*) AS count FROM reports WHERE person = ? AND reported_at >= ?', [
        person,
        since,
      ]);
      return rows[0] === undefined ? 0 : numberIn(rows[0], 'count');
    },
    mend: async id => {
      const { changed } = await run('UPDATE reports SET mended_at = COALESCE(mended_at, ?) WHERE id = ?', [now(), id]);
      return changed > 0;
    },
    takeMended: async person => {
      const untold = 'person = ? AND mended_at IS NOT NULL AND told_at IS NULL';
      const { rows } = await run(`SELECT 1 FROM reports WHERE ${untold} LIMIT 1`, [person]);
      if (rows.length === 0) return [];
      return transaction(async act => {
        const found = await act(`SELECT ${columns} FROM reports WHERE ${untold} ORDER BY reported_at`, [person]);
        await act(`UPDATE reports SET told_at = ? WHERE ${untold}`, [now(), person]);
        return found.rows.map(reportIn);
      });
    },
  };
}

function reportIn(row: Row): StoredReport {
  return {
    id: textIn(row, 'id'),
    person: row.person === null ? undefined : textIn(row, 'person'),
    content: textIn(row, 'content'),
    reportedAt: numberIn(row, 'reported_at'),
  };
}
