// The Node door of the rules: editions installed in a folder, and the newest from the network.

export { newestLink } from './fetch-rules.ts';
export { type RulesRefreshResult, refreshRules } from './refresh-rules.ts';
export { openRuleLibrary, type RuleLibrary } from './rule-library.ts';
