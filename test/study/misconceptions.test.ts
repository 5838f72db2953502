// Each misconception of the engine gives another answer to some question than the rules do, and none when it is off.
import { beforeAll, describe, expect, test } from 'vitest';
import { MISCONCEPTIONS, type Misconception } from '../../src/engine/index.ts';
import { readScenario, type Scenario } from '../../src/scenario/index.ts';
import { projectionUnder } from '../../src/service/answer-wording.ts';
import { loadGrammar } from '../../src/service/load-grammar.ts';
import { memoizedCompiler } from '../../src/service/memoized.ts';
import { BELIEFS } from '../../src/study/beliefs.ts';
import { askedOf } from '../../src/study/study-answers.ts';

/** A question that those answer otherwise who hold the misconception. */
const QUESTIONS: Readonly<Record<Misconception, object>> = {
  judgedAsPrinted: {
    given: { opponent: { battlefield: ['Thalia, Heretic Cathar'] } },
    when: { enters: ['Purphoros, God of the Forge'] },
  },
  countsItself: {
    given: {
      you: { battlefield: [{ card: 'Hellrider', count: 2 }] },
      opponent: { battlefield: ['Thalia, Heretic Cathar'] },
    },
    when: { enters: ['Purphoros, God of the Forge'] },
  },
  neverCountsItself: {
    given: { you: { battlefield: [{ card: 'Woe Strider', count: 4 }] } },
    when: { enters: ['Erebos, God of the Dead'] },
  },
  groupEffectsReachTheirSource: { when: { enters: ['Orb of Dreams'] } },
  entrantsReplaceEachOther: {
    when: {
      enters: [
        { card: 'Orb of Dreams', from: 'graveyard' },
        { card: 'Crystalline Crawler', from: 'graveyard' },
      ],
    },
  },
  effectsApplyAgain: {
    given: { you: { battlefield: ['Parallel Lives', 'Doubling Season'] } },
    when: { creates: { token: 'Treasure', count: 1 } },
  },
  oneReplacementOnly: {
    given: { you: { battlefield: ['Mondrak, Glory Dominus', 'Doubling Season'] } },
    when: {
      creates: {
        token: { types: ['Creature'], subtypes: ['Soldier'], colors: ['white'], power: '1', toughness: '1' },
        count: 3,
      },
    },
  },
  doublingsAdd: {
    given: { you: { battlefield: ['Corpse Knight', 'Doubling Season', 'Branching Evolution'] } },
    when: { putsCounters: { on: 'Corpse Knight', kind: '+1/+1', count: 1 } },
  },
  enteringWithIsNotPutting: {
    given: { you: { battlefield: ['Doubling Season'] } },
    when: { enters: ['Elspeth Conquers Death'] },
  },
  entersWithIsTriggered: { when: { enters: ['Elspeth Conquers Death'] } },
  copiesCounters: {
    given: { opponent: { battlefield: [{ card: 'Pitiless Plunderer', counters: { '+1/+1': 1 } }] } },
    when: { enters: ['Sakashima the Impostor'] },
    choose: [{ copy: 'Pitiless Plunderer' }],
  },
  copiesWhatIsSeen: {
    given: {
      you: { battlefield: ["Night of Souls' Betrayal"] },
      opponent: { battlefield: [{ card: 'Cruel Celebrant', counters: { '+1/+1': 2 } }] },
    },
    when: { enters: ['Vesuvan Doppelganger'] },
    choose: [{ copy: 'Cruel Celebrant' }],
  },
  copiesTheCardBelow: {
    given: { you: { battlefield: [{ card: 'Sakashima of a Thousand Faces', copyOf: 'Void Maw' }] } },
    when: { enters: [{ card: 'Altered Ego', cast: { x: 1 } }] },
    choose: [{ copy: 'Sakashima of a Thousand Faces' }],
  },
  copiesAfterEntering: {
    given: { opponent: { battlefield: ['Goblin Chainwhirler'] } },
    when: { enters: ['Sakashima the Impostor'] },
    choose: [{ copy: 'Goblin Chainwhirler' }],
  },
  timestampsAlone: { given: { you: { battlefield: ['Blood Moon'] } }, when: { enters: ['Ashaya, Soul of the Wild'] } },
  layersInOrderOfPlay: {
    given: { you: { battlefield: ['Dictate of Heliod', 'Agent of the Fates'] } },
    when: { enters: ['Humility'] },
  },
  lostAbilitiesStop: { given: { opponent: { battlefield: ['Opalescence'] } }, when: { enters: ['Humility'] } },
  landsKeepAbilities: { given: { you: { battlefield: ['Blood Moon'] } }, when: { enters: ['Prairie Stream'] } },
  entrantsMissEachOther: {
    when: {
      enters: [
        { card: 'Corpse Knight', from: 'graveyard' },
        { card: 'Elesh Norn, Grand Cenobite', from: 'graveyard' },
      ],
    },
  },
  leavingSeesNothing: {
    given: { you: { battlefield: ['Vindictive Vampire', 'Bramblewood Paragon'] } },
    when: { destroys: { objects: ['Vindictive Vampire', 'Bramblewood Paragon'] } },
  },
  triggersOncePerEvent: {
    given: { you: { battlefield: ['Champion of Lambholt'] } },
    when: {
      enters: [
        { card: 'Vindictive Vampire', from: 'graveyard' },
        { card: 'Phyrexian Hydra', from: 'graveyard' },
      ],
    },
  },
  oneOrMoreMeansEach: {
    given: { you: { battlefield: ['Ingenious Artillerist', 'Anointed Procession'] } },
    when: { creates: { token: 'Clue', count: 1 } },
  },
  conditionsWait: {
    given: { you: { battlefield: ['The Ozolith', 'Grizzly Bears'] } },
    when: { dies: ['Grizzly Bears'] },
  },
  additionalTimesMultiply: {
    given: { you: { battlefield: ['Yarok, the Desecrated', 'Panharmonicon', 'Warstorm Surge'] } },
    when: {
      creates: {
        token: { types: ['Creature'], subtypes: ['Soldier'], colors: ['white'], power: '1', toughness: '1' },
        count: 3,
      },
    },
  },
  silenceStopsReplacement: {
    given: { you: { battlefield: ['Hushwing Gryff'] } },
    when: { enters: [{ card: 'Walking Ballista', cast: { x: 2 } }] },
  },
  enteringTappedIsBecoming: {
    given: { you: { battlefield: ['Orb of Dreams'] } },
    when: { enters: ['Emmara, Soul of the Accord'] },
  },
  tokensDoNotDie: {
    given: {
      you: {
        battlefield: [
          'Cruel Celebrant',
          { token: { types: ['Creature'], subtypes: ['Soldier'], colors: ['white'], power: '1', toughness: '1' } },
        ],
      },
    },
    when: { destroys: { objects: ['Cruel Celebrant', 'Soldier Token'] } },
  },
  tokensDoNotEnter: {
    given: { you: { battlefield: ['Mirkwood Bats'] } },
    when: { creates: { token: 'Food', count: 2 } },
  },
  indestructibleSavesAll: {
    given: { you: { battlefield: ['Darksteel Sentinel', 'Godhead of Awe'] } },
    when: { enters: ["Night of Souls' Betrayal"] },
  },
  lastChapterAlone: { given: { you: { battlefield: ['Doubling Season'] } }, when: { enters: ["Urza's Saga"] } },
  sagaGoesAtOnce: {
    given: { you: { battlefield: ['Vorinclex, Monstrous Raider', 'Doubling Season'] } },
    when: { enters: ['Elspeth Conquers Death'] },
  },
  anyOrderOfEffects: { given: { you: { battlefield: ['Essence of the Wild'] } }, when: { enters: ['Triskelion'] } },
};

describe('a misconception', () => {
  beforeAll(async () => {
    await loadGrammar();
  });
  const sources = { compiler: memoizedCompiler(), read: projectionUnder, library: [] };

  test.each(MISCONCEPTIONS)('%s gives another answer', name => {
    const [belief] = BELIEFS.filter(it => it.name === name);
    const asked = belief === undefined ? [] : askedOf(scenarioOf(name), sources, [belief]);
    const wrong = asked.flatMap(it => it.wrong);
    expect(wrong.map(it => it.belief.name)).toContain(name);
    for (const question of asked) for (const { text } of question.wrong) expect(text).not.toBe(question.right);
  });

  test.each(BELIEFS.map(it => [it.name, it] as const))('%s is refuted by a rule, in a sentence', (_, belief) => {
    const said = belief.refutation('Erebos');
    expect(said).toMatch(/^That (?:would be so if|was so until) .+\.$/u);
    expect(said).toContain(belief.rule);
    expect(said).not.toContain('~');
  });
});

function scenarioOf(name: Misconception): Scenario {
  const read = readScenario({ title: name, ...QUESTIONS[name] });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read.value;
}
