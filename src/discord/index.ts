// The door of the Discord room.

export { type Asker, answerQuestion } from './answering.ts';
export { type AskedStore, memoryAsked } from './asked.ts';
export { type Bot, type BotSettings, makeBot } from './client.ts';
export { type Command, loadCommands, type Services } from './command.ts';
export { completeCard, completeList } from './complete.ts';
export { plain } from './escape.ts';
export { LIMITS, TYPED } from './limits.ts';
export { renderAbout } from './render/about.ts';
export { renderCard } from './render/card.ts';
export { renderIssues } from './render/issue.ts';
export { renderRule } from './render/rule.ts';
export { type Message, privately, type Reply } from './reply.ts';
export { ruleLookup } from './rule-lookup.ts';
export type {
  Answered,
  Asking,
  Behind,
  CardFound,
  CardTelling,
  EtbOptions,
  FaceTelling,
  Question,
  Refused,
  RuleFound,
  RuleTelling,
  Suggestion,
} from './service.ts';
export type { Settings } from './settings.ts';
export { EXIT, type Starting, start } from './start.ts';
export { longer } from './typed.ts';
