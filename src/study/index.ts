// The door of the study room: questions of multiple choice, made by the engine.

export * from './study-question.ts';
