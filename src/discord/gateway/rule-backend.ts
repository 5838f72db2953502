// The backend of /rule: the page that the lookup finds, with the day whose rules it shows.

import { changesOfRule } from '../../explain/screen.ts';
import { ok } from '../../kit/result.ts';
import { laterThanKnown, type RuleLookup, readDay, spellDay, suggestDays } from '../../rules/index.ts';
import type { BotBackend } from '../backend.ts';

/** The methods of the backend that only need the rule lookup. */
type RuleBackend = Pick<BotBackend, 'rule' | 'rulesDay' | 'suggestRules' | 'suggestDays' | 'suggestEditions'>;

/** Makes those methods. */
export function ruleBackend(lookup: RuleLookup): RuleBackend {
  return {
    async rule(query, on = 'current') {
      const day = readDay(on);
      if (!day.ok) return day;
      const found = lookup.page(query, day.value);
      if (!found.ok) return found;
      const { effectiveDate, rule: _, notice, ...page } = found.value;
      const changes = changesOfRule(found.value);
      const foot = [footOf(page.official, effectiveDate, day.value)];
      const late = laterThanKnown(day.value, lookup.book().effectiveDate);
      const notices = [notice, late].filter(it => it !== undefined);
      return ok({ ...page, ...(notices.length > 0 && { notices }), ...(changes.length > 0 && { changes }), foot });
    },
    async suggestRules(typed, limit) {
      return lookup.suggest(typed, limit).map(({ name, value }) => ({ id: value, title: name }));
    },
    async rulesDay() {
      const { official, effectiveDate } = lookup.book();
      return official ? effectiveDate : undefined;
    },
    async suggestEditions(typed, limit) {
      const wanted = typed.trim().toLowerCase();
      const found = lookup.editions().filter(it => `${it.value} ${it.name}`.toLowerCase().includes(wanted));
      return found.slice(0, limit).map(({ name, value }) => ({ id: value, title: name }));
    },
    async suggestDays(typed, limit) {
      return suggestDays(typed, limit).map(({ name, value }) => ({ id: value, title: name }));
    },
  };
}

function footOf(official: boolean, day: string, on: string): string {
  if (official) return `Comprehensive Rules of ${spellDay(day)}`;
  const when = on === 'current' ? '' : ` of ${spellDay(on)}`;
  return `Our summary of the rules of ${spellDay(day)}; the official text${when} is not installed`;
}
