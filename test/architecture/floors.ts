// The one table of floors: imports allowed between parts of the program, lowest first.

/** A folder whose parts (its folders and files) stand on floors. */
export interface Building {
  readonly folder: string;
  /** Lowest first. A part imports from lower floors only, never from its own floor or above. */
  readonly floors: readonly (readonly string[])[];
  /** Whether imports of types alone must go down too. */
  readonly byType: boolean;
  /** The files of a part that other parts may import; `index.ts` for a part not named. Absent: any file. */
  readonly doors?: Readonly<Record<string, readonly string[] | 'any'>>;
}

/** Doors to files and the network; only rooms that run in Node may import them. */
export const NODE_DOORS = /^src\/(?:cards|rules|service|store)\/node\.ts$/;
/** The rooms that run in Node, and the files of a pure room that belong to its Node door. */
export const NODE_ROOMS: readonly string[] = ['service', 'discord', 'cli', 'main.ts', 'shards.ts'];

export const BUILDINGS: readonly Building[] = [
  {
    folder: 'src',
    floors: [
      ['kit', 'clock', 'vocabulary'],
      ['http', 'store'],
      ['engine', 'cards', 'rules'],
      ['oracle'],
      ['scenario'],
      ['question'],
      ['explain'],
      ['study'],
      ['service'],
      ['discord', 'cli', 'browser.ts'],
      ['main.ts', 'shards.ts'],
    ],
    byType: true,
    doors: {
      kit: 'any',
      engine: ['index.ts', 'edition.ts'],
      // The bot's main thread shows explanations without loading the engine.
      explain: ['index.ts', 'screen.ts', 'explain-issue.ts'],
      // Names in a message are looked for on the bot's main thread, without the embedded pack.
      cards: ['index.ts', 'node.ts', 'cards-in-text.ts', 'name-codes.ts'],
      rules: ['index.ts', 'node.ts'],
      // The grammar is large: what reads whole texts without it has the first door.
      oracle: ['index.ts', 'compiler.ts'],
      // Nicknames stand in any form of question; the room is loaded for plain ones.
      question: ['index.ts', 'words/card-nicknames.ts'],
      // Questions are made by workers; the bot's main thread shows them, and says when a rule is asked again.
      study: ['index.ts', 'study-question.ts', 'repetition.ts'],
      store: ['index.ts', 'node.ts'],
      // The grammar is loaded by its own door, or where it is needed.
      // The bot's main thread runs the service without loading what its workers load.
      // Reports are written on that thread too.
      // Its first thread is started before the rest of the bot is loaded.
      service: ['index.ts', 'node.ts', 'live-service.ts', 'first-thread.ts', 'report-content.ts', 'oracle-compiler.ts'],
    },
  },
  {
    folder: 'src/engine',
    floors: [
      ['misconception.ts'],
      ['edition.ts', 'ability', 'trail'],
      ['walk'],
      ['model'],
      ['copy'],
      ['match'],
      ['attach'],
      ['keywords'],
      ['layers'],
      ['explain-layers'],
      ['event'],
      ['choice'],
      ['effects'],
      ['instructions'],
      ['entering'],
      ['perform'],
      ['replacement'],
      ['trigger'],
      ['pipeline'],
      ['state-based'],
      ['solve'],
      ['index.ts'],
    ],
    // Steps and choices name abilities, and abilities nothing above them at run time.
    byType: false,
  },
  {
    folder: 'src/oracle/grammar',
    floors: [
      ['words'],
      ['nouns'],
      ['amounts'],
      ['conditions'],
      ['statics'],
      ['entering'],
      ['instead'],
      ['cant', 'effects', 'triggers'],
      ['joined-abilities.ts'],
      ['ability-line.ts'],
      ['index.ts'],
    ],
    byType: true,
  },
  {
    folder: 'src/question',
    floors: [
      ['tokens'],
      ['words', 'inquiry'],
      ['names'],
      ['lex', 'model'],
      ['token-passes', 'gather'],
      ['implied'],
      ['events'],
      ['plan'],
      ['questions-back'],
      ['implications.ts'],
      ['settled-reading.ts'],
      ['read-question.ts'],
      ['index.ts'],
    ],
    byType: true,
  },
  {
    folder: 'src/discord',
    floors: [['backend.ts'], ['input'], ['store', 'render'], ['gateway'], ['index.ts']],
    byType: true,
  },
];
