// The tables of the store, as steps that lead from one version to the next. A step that was released never changes.

import { numberIn, type SqlDatabase, textIn } from './sql-database.ts';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Times are milliseconds since 1970. Both databases read this SQL. */
const MIGRATIONS: readonly Migration[] = [
  {
    name: 'questions, settings, study and reports',
    statements: [
      // A row for each person, so that forgetting one is nobody else's business.
      `CREATE TABLE kept_questions (
        key TEXT NOT NULL, person TEXT NOT NULL, code TEXT NOT NULL, used_at BIGINT NOT NULL,
        PRIMARY KEY (key, person))`,
      'CREATE INDEX kept_questions_by_person ON kept_questions (person)',
      'CREATE INDEX kept_questions_by_use ON kept_questions (used_at)',
      'CREATE TABLE server_settings (server TEXT PRIMARY KEY, settings TEXT NOT NULL, changed_at BIGINT NOT NULL)',
      `CREATE TABLE study_answers (
        person TEXT NOT NULL, server TEXT NOT NULL, question TEXT NOT NULL, chosen INTEGER NOT NULL,
        correct INTEGER NOT NULL, answered_at BIGINT NOT NULL, PRIMARY KEY (person, server, question))`,
      'CREATE INDEX study_answers_by_question ON study_answers (question, server)',
      `CREATE TABLE study_cards (
        person TEXT NOT NULL, rule TEXT NOT NULL, state TEXT NOT NULL, due_at BIGINT NOT NULL, used_at BIGINT NOT NULL,
        PRIMARY KEY (person, rule))`,
      'CREATE TABLE reports (id TEXT PRIMARY KEY, person TEXT, content TEXT NOT NULL, reported_at BIGINT NOT NULL)',
      'CREATE INDEX reports_by_person ON reports (person)',
      'CREATE INDEX reports_by_time ON reports (reported_at)',
    ],
  },
  {
    name: 'reports that are mended',
    statements: ['ALTER TABLE reports ADD COLUMN mended_at BIGINT', 'ALTER TABLE reports ADD COLUMN told_at BIGINT'],
  },
  {
    name: 'daily questions and scores',
    statements: [
      `CREATE TABLE daily_questions (
        server TEXT NOT NULL, day TEXT NOT NULL, channel TEXT NOT NULL, content TEXT NOT NULL, due_at BIGINT NOT NULL,
        claimed_at BIGINT NOT NULL, message TEXT, closed_at BIGINT, failed TEXT, PRIMARY KEY (server, day))`,
      'CREATE INDEX daily_questions_by_due ON daily_questions (due_at)',
      `CREATE TABLE score_members (
        server TEXT NOT NULL, person TEXT NOT NULL, joined_at BIGINT NOT NULL, PRIMARY KEY (server, person))`,
      'CREATE INDEX score_members_by_person ON score_members (person)',
    ],
  },
  {
    name: 'answers shown to daily questions',
    statements: [
      'ALTER TABLE daily_questions ADD COLUMN answer_shown_at BIGINT',
      'UPDATE daily_questions SET answer_shown_at = closed_at WHERE closed_at IS NOT NULL',
    ],
  },
  {
    name: 'interactions that were taken',
    statements: [
      'CREATE TABLE taken_interactions (id TEXT PRIMARY KEY, until BIGINT NOT NULL)',
      'CREATE INDEX taken_interactions_by_end ON taken_interactions (until)',
    ],
  },
];

/**
 * Brings a database to the newest version. Rejects where it is of a later version than this program, or has other steps
 * behind it: going on would damage it.
 */
export async function migrate(database: SqlDatabase, now: number): Promise<void> {
  await database.transaction(async run => {
    await run(
      'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)',
    );
    const { rows } = await run('SELECT version, name FROM migrations ORDER BY version');
    for (const [at, row] of rows.entries()) {
      const known = MIGRATIONS[at];
      if (known === undefined) throw new Error('The database is of a later version of Threshold than this one.');
      if (numberIn(row, 'version') !== at + 1 || textIn(row, 'name') !== known.name) {
        throw new Error(`The database has "${textIn(row, 'name')}" where "${known.name}" is expected.`);
      }
    }
    for (const [at, { name, statements }] of MIGRATIONS.entries()) {
      if (at < rows.length) continue;
      for (const statement of statements) await run(statement);
      await run('INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, ?)', [at + 1, name, now]);
    }
  });
}
