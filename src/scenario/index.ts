// The door of the scenario room: question text in, plain answers out.

export type * from './answer.ts';
export { type AnsweredScenario, type AnswerInput, answerScenario } from './answer-scenario.ts';
export type * from './check/check-failure.ts';
export type { DeclaredObject, StartZone } from './declared/declared-object.ts';
export { type NameTable, nameTable } from './object-names.ts';
export type { Wording } from './outcome/outcome-answer.ts';
export { type ReadOptions, readEach, readScenario, readScenarios, type ScenarioReading } from './read-scenario.ts';
export { type AskScenario, countsAsFailed, type Report, type ReportStatus, reportScenario } from './scenario-report.ts';
export type { FaceText, ScenarioCard } from './schema/card-schema.ts';
export type { CastDetails, CastTarget } from './schema/cast-schema.ts';
export type { Choose, NamingChoice } from './schema/choose-schema.ts';
export type { ChosenWords } from './schema/chosen-schema.ts';
export type { CreatingItem, EnteringItem } from './schema/entering-schema.ts';
export type { CounterMap, Given, GivenEffect, GivenObject, GivenPlayer } from './schema/given-schema.ts';
export type { Scenario } from './schema/scenario-schema.ts';
export type * from './schema/then-schema.ts';
export type { ScenarioToken } from './schema/token-schema.ts';
export type { DamageDealt, When, WhenKind } from './schema/when-schema.ts';
export { type EtbOptions, readEtb } from './shorthand/etb-question.ts';
export type { NameOf } from './shorthand/object-list.ts';
export { printShorthand } from './shorthand/print-shorthand.ts';
export { readShorthand } from './shorthand/shorthand-line.ts';
export { isSlashLine, readSlashLine, type SlashCommand, type SlashLine } from './shorthand/slash-line.ts';
export type { DayOf } from './shorthand/typed-day.ts';
export type { Compiler } from './stage/compiled-cards.ts';
export { type Staged, stage } from './stage/stage.ts';
