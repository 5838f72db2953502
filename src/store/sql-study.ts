// Study in SQL: answers, rules in repetition, the daily questions of servers, and who is in their tables of scores.

import { numberIn, type SqlDatabase, type SqlResult, textIn } from './sql-database.ts';
import type { DailyQuestion, DailyStore, ScoreStore, StudyAnswer, StudyStore } from './store.ts';

type Row = SqlResult['rows'][number];

const ANSWER_COLUMNS = 'person, server, question, chosen, correct, answered_at';
const DAILY_COLUMNS = 'server, day, channel, content, message, due_at, closed_at, failed';

/** Milliseconds after which a claim that came to nothing may be taken over: whoever had it is gone. */
const CLAIM = 10 * 60_000;

export function studyIn({ run }: SqlDatabase, now: () => number): StudyStore {
  return {
    answer: async ({ person, server = '', question, option, correct, answeredAt }) => {
      const { changed } = await run(
        `INSERT INTO study_answers (${ANSWER_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        [person, server, question, option, correct ? 1 : 0, answeredAt],
      );
      return changed > 0;
    },
    answersOf: async person => {
      const { rows } = await run(
        `SELECT ${ANSWER_COLUMNS} FROM study_answers WHERE person = ? ORDER BY answered_at DESC`,
        [person],
      );
      return rows.map(studyAnswerIn);
    },
    answersTo: async (question, server) => {
      const { rows } = await run(
        `SELECT ${ANSWER_COLUMNS} FROM study_answers WHERE question = ? AND server = ? ORDER BY answered_at`,
        [question, server],
      );
      return rows.map(studyAnswerIn);
    },
    saveCard: async (person, { rule, state, dueAt }) => {
      await run(
        `INSERT INTO study_cards (person, rule, state, due_at, used_at) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (person, rule) DO UPDATE
          SET state = excluded.state, due_at = excluded.due_at, used_at = excluded.used_at`,
        [person, rule, state, dueAt, now()],
      );
    },
    cardsOf: async person => {
      const { rows } = await run('SELECT rule, state, due_at FROM study_cards WHERE person = ? ORDER BY due_at, rule', [
        person,
      ]);
      return rows.map(row => ({
        rule: textIn(row, 'rule'),
        state: textIn(row, 'state'),
        dueAt: numberIn(row, 'due_at'),
      }));
    },
  };
}

export function dailyIn({ run }: SqlDatabase, now: () => number): DailyStore {
  const where = 'WHERE server = ? AND day = ?';
  return {
    claim: async ({ server, day, channel, content, dueAt }) => {
      const { changed } = await run(
        `INSERT INTO daily_questions (server, day, channel, content, due_at, claimed_at) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (server, day) DO UPDATE SET claimed_at = excluded.claimed_at, channel = excluded.channel
          WHERE daily_questions.message IS NULL AND daily_questions.failed IS NULL AND daily_questions.claimed_at < ?`,
        [server, day, channel, content, dueAt, now(), now() - CLAIM],
      );
      return changed > 0;
    },
    posted: async (server, day, message) => {
      await run(`UPDATE daily_questions SET message = ? ${where}`, [message, server, day]);
    },
    failed: async (server, day, why) => {
      await run(`UPDATE daily_questions SET failed = ? ${where}`, [why, server, day]);
    },
    close: async (server, day) => {
      const { changed } = await run(
        `UPDATE daily_questions SET closed_at = ? ${where}
          AND (closed_at IS NULL OR (answer_shown_at IS NULL AND closed_at < ?))`,
        [now(), server, day, now() - CLAIM],
      );
      return changed > 0;
    },
    answered: async (server, day) => {
      await run(`UPDATE daily_questions SET answer_shown_at = ? ${where}`, [now(), server, day]);
    },
    find: async (server, day) => {
      const { rows } = await run(`SELECT ${DAILY_COLUMNS} FROM daily_questions ${where}`, [server, day]);
      return rows[0] && dailyQuestionIn(rows[0]);
    },
    newest: async server => {
      const { rows } = await run(
        `SELECT ${DAILY_COLUMNS} FROM daily_questions WHERE server = ? ORDER BY due_at DESC LIMIT 1`,
        [server],
      );
      return rows[0] && dailyQuestionIn(rows[0]);
    },
    openSince: async dueAt => {
      const { rows } = await run(
        `SELECT ${DAILY_COLUMNS} FROM daily_questions
          WHERE message IS NOT NULL AND due_at <= ?
          AND (closed_at IS NULL OR (answer_shown_at IS NULL AND closed_at < ?)) ORDER BY due_at`,
        [dueAt, now() - CLAIM],
      );
      return rows.map(dailyQuestionIn);
    },
  };
}

export function scoresIn({ run }: SqlDatabase, now: () => number): ScoreStore {
  return {
    join: async (server, person) => {
      await run('INSERT INTO score_members (server, person, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
        server,
        person,
        now(),
      ]);
    },
    leave: async (server, person) => {
      await run('DELETE FROM score_members WHERE server = ? AND person = ?', [server, person]);
    },
    has: async (server, person) => {
      const { rows } = await run('SELECT 1 FROM score_members WHERE server = ? AND person = ?', [server, person]);
      return rows.length > 0;
    },
    answersOfMembers: async (server, since) => {
      const { rows } = await run(
        `SELECT ${ANSWER_COLUMNS} FROM study_answers WHERE server = ? AND answered_at >= ?
          AND person IN (SELECT person FROM score_members WHERE server = ?) ORDER BY answered_at`,
        [server, since, server],
      );
      return rows.map(studyAnswerIn);
    },
  };
}

function studyAnswerIn(row: Row): StudyAnswer {
  const server = textIn(row, 'server');
  return {
    person: textIn(row, 'person'),
    ...(server !== '' && { server }),
    question: textIn(row, 'question'),
    option: numberIn(row, 'chosen'),
    correct: numberIn(row, 'correct') === 1,
    answeredAt: numberIn(row, 'answered_at'),
  };
}

function dailyQuestionIn(row: Row): DailyQuestion {
  const given = (column: string) => (row[column] === null ? undefined : textIn(row, column));
  return {
    server: textIn(row, 'server'),
    day: textIn(row, 'day'),
    channel: textIn(row, 'channel'),
    content: textIn(row, 'content'),
    dueAt: numberIn(row, 'due_at'),
    message: given('message'),
    failed: given('failed'),
    closed: row.closed_at !== null,
  };
}
