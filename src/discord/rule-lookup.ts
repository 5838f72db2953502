// What /rule is answered with: the page the desk finds, with the day it holds for.

import { isDay, type RuleDesk, spellDay } from '../rules/index.ts';
import type { Asking } from './service.ts';

/** Takes the desk where rules are asked for; gives that part of what commands ask. */
export function ruleLookup(desk: RuleDesk): Pick<Asking, 'rule' | 'suggestRules'> {
  return {
    async rule(query, on) {
      if (on !== undefined && !isDay(on)) {
        const message = `"${on}" is not a day. Write one as 2014-02-01.`;
        return { kind: 'refused', issues: [{ path: ['rules'], message }] };
      }
      const found = desk.page(query, on);
      if (!found.ok) return { kind: 'refused', issues: found.issues };
      const { effectiveDate, ...page } = found.value;
      return { kind: 'rule', rule: { ...page, foot: [footOf(page.official, effectiveDate, on)] } };
    },
    async suggestRules(typed, limit) {
      return desk.suggest(typed, limit).map(({ name, value }) => ({ id: value, title: name }));
    },
  };
}

function footOf(official: boolean, day: string, on: string | undefined): string {
  if (official) return `Comprehensive Rules of ${spellDay(day)}`;
  const when = on === undefined ? '' : ` of ${spellDay(on)}`;
  return `Our summary of the rules of ${spellDay(day)}; the official text${when} is not installed`;
}
