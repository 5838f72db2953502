// The pure door of the service room: from a question to its answer, with cards, rules and scenarios given. Installed
// data and the live service are behind node.ts.
export type { QuestionReading } from '../question/index.ts';
export { createAnswerer } from './answer-question.ts';
export {
  type AnswerRecord,
  isSameAnswer,
  type KeptAnswer,
  keptAnswer,
  keptRefusal,
  recordAnswer,
} from './answer-record.ts';
export { type Answerer, questionOf, type ServiceQuestion } from './answerer.ts';
export type { ExplainedCard, ExplainedFace } from './explained-card.ts';
export { explainQuestion, rulingOn } from './explained-ruling.ts';
export { type ReportContent, readReport } from './report-content.ts';
export { createService, type RulingService, type ServiceDeps } from './ruling-service.ts';
export { type ScenarioLibrary, scenarioLibraryOf } from './scenario-library.ts';
export type { Ruling } from './scenario-ruling.ts';
export { type StudyRequestAbout, studyQuestion } from './study-ruling.ts';
