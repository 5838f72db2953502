// The Node door of the rules: editions installed in a folder, and the newest from the network.

export { newestLink } from './fetch.ts';
export { openRuleLibrary, type RuleLibrary } from './library.ts';
export { type Refreshed, refreshRules } from './refresh.ts';
