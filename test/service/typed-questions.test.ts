// Questions whose words are put right, and changed questions: what an answer says of the difference.
import { expect, test } from 'vitest';
import { firstScreen } from '../../src/explain/screen.ts';
import { explainQuestion, type ServiceQuestion } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';

const service = await openTestService();

function screenOf(question: ServiceQuestion) {
  const explained = explainQuestion(question, service);
  if (!explained.ok) throw new Error(explained.issues.map(it => it.message).join(' '));
  return firstScreen(explained.value);
}

test('a name with a slip, or a part of one, stands in full in the answer, which says so', () => {
  const options = { card: 'Grizly Bears', against: 'imposing sov' };
  const { question, result, remarks } = screenOf({ kind: 'etb', options });
  expect(question).toBe('Grizzly Bears · opponent: Imposing Sovereign');
  expect(result).toBe('Grizzly Bears enters tapped.');
  expect(remarks).toEqual(['I took Imposing Sovereign for "imposing sov" and Grizzly Bears for "Grizly Bears".']);
});

test.each([
  ['w0', 'Without Imposing Sovereign: the result is the same.'],
  ['u', 'Under your opponent: Sol Ring controlled by you → controlled by your opponent.'],
])('a change says what it changes, or that it changes nothing: %s', (whatIf, instead) => {
  const text = 'Sol Ring enters; opp: Imposing Sovereign';
  expect(screenOf({ kind: 'ruling', text, whatIf }).instead).toBe(instead);
});

test('a change by which only the words of the headline change leaves the result as it is', () => {
  const text = 'Erebos, God of the Dead enters; me: 2 Agent of the Fates; opp: Imposing Sovereign';
  expect(screenOf({ kind: 'ruling', text }).result).toBe('Erebos, God of the Dead enters untapped.');
  expect(screenOf({ kind: 'ruling', text, whatIf: 'w1' })).toMatchObject({
    result: 'Erebos, God of the Dead enters.',
    instead: 'Without Imposing Sovereign: the result is the same.',
  });
});

test('counters that are moved are on the permanent that nobody was said to have', () => {
  const text = 'move 2 counters from Arcbound Worker to Grizzly Bears; me: Hardened Scales';
  const { result, remarks } = screenOf({ kind: 'ruling', text });
  expect(result).toContain('Grizzly Bears gets three +1/+1 counters');
  expect(remarks).toEqual([
    'Nobody was said to have Arcbound Worker: I put it under your control.',
    'Nobody was said to have Grizzly Bears: I put it under your control.',
  ]);
});

test('what triggers as a spell is cast is said to be left out where a line says that it is cast', () => {
  const own =
    '[Spark Mage {R} | Creature — Human | 1/1 | Whenever you cast an instant or sorcery spell, you gain 1 life.]';
  const ask = (event: string) => screenOf({ kind: 'ruling', text: `${own} ${event}; me: Spark Mage` }).remarks;
  const said = 'What triggers as the spell is cast comes before this, and is left out: Spark Mage.';
  expect(ask('I cast Divination')).toContain(said);
  expect(ask('Divination resolves')).not.toContain(said);
  expect(ask('I cast Sol Ring')).not.toContain(said);
});

test('a spell on the stack has a section of its own', () => {
  const own = '[Refusal {U} | Instant | Counter target spell.]';
  const text = `${own} Refusal resolves on Divination; opp stack: Divination`;
  const explained = explainQuestion({ kind: 'ruling', text }, service);
  expect(explained.ok ? [] : explained.issues.map(it => it.message.slice(0, 35))).toEqual([
    'Refusal acts on spells on the stack',
  ]);
});

test('what keeps an ability from being activated is said of a typed activation', () => {
  const own = "[Field of Silence {2} | Artifact | Activated abilities of artifacts can't be activated.]";
  const text = `${own} activate Voltaic Key on Sol Ring; me: Voltaic Key, Sol Ring (tapped); opp: Field of Silence`;
  const named = text
    .replaceAll('Voltaic Key', 'Prodigal Rod')
    .replace(own, `${own} [Prodigal Rod {1} | Artifact | {1}, {T}: Untap target artifact.]`);
  const explained = explainQuestion({ kind: 'ruling', text: named }, service);
  expect(explained.ok ? [] : explained.issues.map(it => it.message)).toEqual([
    "Prodigal Rod's ability can't be activated, because of Field of Silence (602.5).",
  ]);
});

test('counters of any known kind are a number and a word', () => {
  expect(screenOf({ kind: 'ruling', text: 'Sol Ring untaps; me: Sol Ring (tapped, 2 soot)' }).question).toContain(
    '2 soot counters',
  );
});
