// Coverage of the whole card file, where it is present: nothing is misread or read in two ways.
import { describe, expect, test } from 'vitest';
import { entryFacts, measureCoverage, UNDERSTANDINGS } from '../../src/oracle/compiler.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';

describe.skipIf(!hasAllCards)('all cards (skipped where the card file is absent)', () => {
  test('what is read prints back, one way, and the shares are held', () => {
    let facts = 0;
    const report = measureCoverage(
      allCards().cards(),
      () => 0,
      (_, compiled) => {
        facts += Object.keys(entryFacts(compiled).facts).length > 0 ? 1 : 0;
      },
    );
    expect(report.faults).toEqual([]);
    expect(report.identical + report.variant).toBe(report.read);
    const share = (group: 'entering' | 'static' | 'entersTrigger' | 'keyword') =>
      report.groups[group].read / report.groups[group].lines;
    expect(share('entering')).toBeGreaterThan(0.98);
    expect(share('static')).toBeGreaterThan(0.95);
    expect(share('entersTrigger')).toBeGreaterThan(0.985);
    expect(share('keyword')).toBeGreaterThan(0.99);
    const { triggers, deeds } = report.sentences;
    expect(triggers.read / triggers.lines).toBeGreaterThan(0.84);
    expect(deeds.read / deeds.lines).toBeGreaterThan(0.97);
    expect(facts).toBeGreaterThan(10_000);
    const { bearing, all, opaquePatterns } = report.understanding;
    const ofBearing = UNDERSTANDINGS.reduce((sum, it) => sum + bearing[it], 0);
    expect(bearing.understood / ofBearing).toBeGreaterThan(0.74);
    expect((bearing.understood + bearing.partly) / ofBearing).toBeGreaterThan(0.98);
    expect(all.unread).toBe(report.lines - report.read);
    expect(opaquePatterns.slice(0, 10).every(it => it.cards > 50)).toBe(true);
  });
});
