// Sentences of the whole answer that its first screen does not have: effects that do not apply, lines on objects, triggers.
import { expect, test } from 'vitest';
import { openTestService } from '../support/test-service.ts';

const service = await openTestService();

function sentencesOf(ask: string): readonly string[] {
  const read = service.read({ kind: 'ruling', text: ask });
  if (!read.ok) throw new Error(read.issues.map(it => it.message).join(' '));
  const ruled = service.ask(read.value);
  const explained = ruled.ok ? ruled.value.explain() : undefined;
  if (explained === undefined) throw new Error('no answer');
  return explained.outcomes.flatMap(({ steps, objects, triggers }) => [
    ...steps.map(step => step.text),
    ...objects.flatMap(one => one.lines.map(line => `${one.title}: ${line}`)),
    ...triggers,
  ]);
}

const WARDEN = '[Still Warden {W} | Creature — Human | 1/1 | Creatures your opponents control enter tapped.]';
const HOT =
  '[Hot Warden {R} | Creature — Orc | 1/1 | Creatures you control have haste.\nCreatures your opponents control enter tapped.]';
const PEACE =
  '[Long Rest {W} | Enchantment | If a card would be put into a graveyard from anywhere, exile it instead.]';
const WEB = '[Slow Web {G} | Enchantment — Aura | Enchant creature]';
const SONG =
  '[Sun Song {W} | Enchantment — Aura | Enchant creature\nEnchanted creature has "Whenever you gain life, draw a card."]';
const WITHER = '[Weak Will {B} | Enchantment — Aura | Enchant creature\nEnchanted creature gets -2/-0.]';
const TWICE =
  '[Twice Told {W} | Creature — Human | 1/1 | If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.]';
const MEEK = '[Meek Air {W} | Enchantment | All creatures lose all abilities.]';
const BELL = '[Calm Bell {W} | Enchantment | Whenever a creature enters, you gain 1 life.]';
const SAVAGE = '[Raw Savage {R} | Creature — Ogre | 2/2 | Bloodthirst 1]';

test.each([
  [
    'several sources that do not apply',
    `${WARDEN} Grizzly Bears enters; me: Still Warden; me: Still Warden`,
    'Two Still Wardens do not apply: each affects creatures your opponent controls, and Grizzly Bears is not one of them.',
  ],
  [
    'the part of a source that does not apply',
    `${HOT} Grizzly Bears enters; me: Hot Warden`,
    'Hot Warden\'s "enters tapped" does not apply: it affects creatures your opponent controls, and Grizzly Bears is not one of them.',
  ],
  [
    'what would be put into a graveyard',
    `${PEACE} ${WEB} Grizzly Bears dies; me: Long Rest; me: Grizzly Bears; opp: Slow Web (attached to Grizzly Bears)`,
    "Slow Web would be put into its owner's graveyard: it is not attached to anything it can enchant.",
  ],
  [
    'an ability that is gained',
    `${SONG} Sun Song enters attached to Grizzly Bears; me: Grizzly Bears`,
    'Grizzly Bears: gains "whenever you gain life, draw a card"',
  ],
  [
    'a size that is less in one number',
    `${WITHER} Weak Will enters attached to Grizzly Bears; opp: Grizzly Bears`,
    'Grizzly Bears gets -2/-0 because of Weak Will.',
  ],
  [
    'what would double a trigger and has lost that ability',
    `${TWICE} ${MEEK} ${BELL} Grizzly Bears enters; me: Twice Told; me: Meek Air; me: Calm Bell`,
    'Twice Told does not apply: it has lost the ability that makes others trigger again.',
  ],
  [
    'a condition of a keyword',
    `${SAVAGE} Raw Savage enters`,
    'Raw Savage\'s "enters with a +1/+1 counter" does not apply: no damage was dealt to your opponent this turn.',
  ],
])('%s', (_, ask, sentence) => {
  expect(sentencesOf(ask)).toContain(sentence);
});
