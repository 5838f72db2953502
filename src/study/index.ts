// The door of the study room: questions of multiple choice, made by the engine.

export { makeStudyQuestion, type SeedQuestions, seedQuestions } from './make-study-question.ts';
export * from './study-question.ts';
