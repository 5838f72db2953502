// The door of the scenario room: question text in, plain answers out.

export type * from './answer.ts';
export { type Asked, type Asking, ask } from './ask.ts';
export type * from './check/failure.ts';
export { type NameTable, nameTable } from './names.ts';
export type { Wording } from './outcome/outcome.ts';
export { type ReadOne, type ReadOptions, readEach, readScenario, readScenarios } from './read.ts';
export { type AskScenario, counts, type Report, type ReportStatus, report } from './report.ts';
export type { FaceText, ScenarioCard } from './schema/card.ts';
export type { Cast, CastTarget } from './schema/cast.ts';
export type { Choose, NamingChoice } from './schema/choose.ts';
export type { Chosen } from './schema/chosen.ts';
export type { Creating, Entering } from './schema/entering.ts';
export type { CounterMap, Given, GivenEffect, GivenObject, GivenPlayer } from './schema/given.ts';
export type { Scenario } from './schema/scenario.ts';
export type * from './schema/then.ts';
export type { TokenSpec } from './schema/token.ts';
export type { DamageDealt, When, WhenKind } from './schema/when.ts';
export type { DayOf } from './shorthand/day.ts';
export { type EtbOptions, readEtb } from './shorthand/etb.ts';
export type { NameOf } from './shorthand/items.ts';
export { readShorthand } from './shorthand/line.ts';
export { isSlashLine, readSlashLine, type SlashCommand, type SlashLine } from './shorthand/slash.ts';
export type { Compiler } from './stage/shelf.ts';
export { type Staged, stage } from './stage/stage.ts';
export type { StartZone, WrittenObject } from './written/object.ts';
