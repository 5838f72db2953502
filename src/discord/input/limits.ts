// Discord's limits, each once. Lengths are in characters as JavaScript counts them, never fewer than Discord counts.

export const DISCORD_LIMITS = {
  content: 2_000,
  embeds: 10,
  /** Over all embeds of one message: titles, descriptions, fields, footers, authors. */
  embedTotal: 6_000,
  title: 256,
  description: 4_096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1_024,
  footer: 2_048,
  authorName: 256,
  customId: 100,
  buttonLabel: 80,
  rowButtons: 5,
  rows: 5,
  selectOptions: 25,
  selectText: 100,
  choices: 25,
  choiceText: 100,
  modalTitle: 45,
  modalLabel: 45,
  modalInputs: 5,
  modalText: 4_000,
  commands: 100,
  commandOptions: 25,
  commandName: 32,
  commandDescription: 100,
  /** Names, descriptions and values of one command together. */
  commandTotal: 8_000,
  /** An interaction not answered within this many milliseconds is lost. */
  firstAnswerMs: 3_000,
} as const;

/** Our limits for each thing a person types, in characters. Discord lets 6,000 through; nobody needs them. */
export const INPUT_LIMITS = {
  card: 200,
  list: 2_000,
  short: 100,
  question: 4_000,
  /** The words of a person on an answer. */
  remark: 1_000,
} as const;
