// The door of the study room: questions of multiple choice, made by the engine.

export { makeStudyQuestion } from './make-study-question.ts';
export * from './study-question.ts';
