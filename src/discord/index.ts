// The door of the Discord room.

export { answerQuestion } from './answering.ts';
export type { Command } from './command.ts';
export { completeCard, completeDay, completeLine, completeList } from './complete.ts';
export { plain } from './escape.ts';
export { LIMITS, TYPED } from './limits.ts';
export { renderAbout } from './render/about.ts';
export { renderCard } from './render/card.ts';
export { renderIssues } from './render/issue.ts';
export { renderRule } from './render/rule.ts';
export { privately } from './reply.ts';
export type { Asking } from './service.ts';
export { EXIT, start } from './start.ts';
export { longer } from './typed.ts';
