// The door of the walk: nodes by type, and what goes over them.
export { speaksOfChoice, targetsIn } from './asks.ts';
export type { NodeName, NodeOf } from './nodes.ts';
export { map, some, type Tests, type Visitor, visit } from './visit.ts';
