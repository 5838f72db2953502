// The ruling service as the terminal uses it: rules and cards as text.

import { changesOfRule, wrap } from '../explain/index.ts';
import { ok } from '../kit/result.ts';
import { type RulePage, spellDay } from '../rules/index.ts';
import type { ExplainedCard, RulingService } from '../service/index.ts';
import { openService, type ServiceOptions } from '../service/node.ts';
import type { OpenTerminal, TerminalOptions, TerminalService } from './terminal.ts';

const WIDTH = 100;

/** Opens the service on the cards of a file, or on those installed in the folder `data`. */
export const openTerminalService = async (
  options: TerminalOptions & Pick<ServiceOptions, 'timeBudget'> & { readonly data: string },
): ReturnType<OpenTerminal> => {
  const opened = await openService(options);
  return opened.ok ? ok(terminalService(opened.value)) : opened;
};

function terminalService(service: RulingService): TerminalService {
  return {
    read: service.read,
    understand: service.understand,
    ask: service.ask,
    study: service.study,
    rule: (query, on) => {
      const page = service.page(query, on);
      return page.ok ? ok(ruleText(page.value)) : page;
    },
    card: name => {
      const card = service.card(name);
      return card.ok ? ok(cardText(card.value)) : card;
    },
  };
}

function ruleText(page: RulePage): string {
  const quoted = page.text.split('\n').flatMap(line => wrap(`  ${line}`, WIDTH, '  '));
  const changes = changesOfRule(page).flatMap(it => wrap(`  ${it}`, WIDTH, '    '));
  const beside = page.neighbors.flatMap(it => wrap(`  ${it.rule} ${it.text}`, WIDTH, '    ').slice(0, 2));
  const also = page.also.flatMap(it => wrap(`  ${it.rule} ${it.text}`, WIDTH, '    ').slice(0, 1));
  return [
    page.title,
    '',
    ...(page.notice === undefined ? [] : [...wrap(page.notice, WIDTH), '']),
    ...quoted,
    ...page.examples.flatMap(example => ['', ...wrap(`  Example: ${example}`, WIDTH, '  ')]),
    ...(changes.length === 0 ? [] : ['', 'What changed', ...changes]),
    ...(beside.length === 0 ? [] : ['', 'Beside it', ...beside]),
    ...(also.length === 0 ? [] : ['', 'Perhaps you meant', ...also]),
    '',
    page.official ? `Rules of ${page.effectiveDate}.` : `Our own summary of the rules of ${page.effectiveDate}.`,
    ...(page.link === undefined ? [] : [page.link]),
    '',
  ].join('\n');
}

function cardText(card: ExplainedCard): string {
  const faces = card.faces.flatMap(face => [
    [face.name, face.cost].filter(part => part !== undefined).join(' '),
    [face.type, face.size].filter(part => part !== undefined).join(' · '),
    ...face.lines.flatMap(line => [
      ...wrap(`  ${line.text}`, WIDTH, '  '),
      ...wrap(`    → ${line.reading}${line.note === undefined ? '' : `: ${line.note}`}`, WIDTH, '      '),
    ]),
    '',
  ]);
  const rulings = (card.rulings ?? []).flatMap(it => wrap(`  ${spellDay(it.day)}: ${it.text}`, WIDTH, '    '));
  const official = rulings.length === 0 ? [] : ['Official rulings', ...rulings, ''];
  return [...faces, ...official, ...card.foot, ''].join('\n');
}
