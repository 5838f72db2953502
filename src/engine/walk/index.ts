// The interface of the walk: nodes by type, and the functions that traverse them.
export { speaksOfChoice, targetsIn } from './ability-queries.ts';
export type { NodeName, NodeOf } from './nodes.ts';
export { map, some, type Tests, type Visitor, visit } from './visit.ts';
