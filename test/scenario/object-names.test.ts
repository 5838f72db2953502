// Names of objects: the meaning of a name, of Name#2 and of a handle.
import { describe, expect, test } from 'vitest';
import { nameTable } from '../../src/scenario/object-names.ts';
import { readScenarios } from '../../src/scenario/read-scenario.ts';
import { unknownReferences } from '../../src/scenario/references.ts';

function tableOf(text: string) {
  const read = readScenarios(text);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const [scenario] = read.value;
  if (scenario === undefined) throw new Error('no scenario');
  return { scenario, names: nameTable(scenario) };
}

describe('a name', () => {
  test('numbers objects by player, then zone, then as written, entering ones last', () => {
    const { names } = tableOf(`
given:
  opponent: {battlefield: [Clone]}
  you: {graveyard: [Clone], hand: [Clone], battlefield: [2 Clone]}
when: {enters: [Clone]}`);
    expect(names.objects.map(it => [it.key, it.zone, it.player])).toEqual([
      ['Clone#1', 'battlefield', 'you'],
      ['Clone#2', 'battlefield', 'you'],
      ['Clone#3', 'hand', 'you'],
      ['Clone#4', 'graveyard', 'you'],
      ['Clone#5', 'battlefield', 'opponent'],
      ['Clone#6', 'stack', 'you'],
    ]);
    expect(names.find('Clone#5')?.index).toBe(4);
    expect(names.find('Clone')?.index).toBe(0);
    expect(names.find('Clone#7')).toBeUndefined();
    expect(names.findAll('Clone')).toHaveLength(6);
    expect(names.findAll('2 Clone').map(it => it.key)).toEqual(['Clone#1', 'Clone#2']);
  });

  test('alone means the first on the battlefield, or in the zone of the event', () => {
    const { names } = tableOf(`
given:
  you: {hand: [Clone], battlefield: [Bear]}
  opponent: {battlefield: [2 Clone], graveyard: [Bear]}
when: {untaps: [Clone]}`);
    expect(names.find('Clone')?.key).toBe('Clone#2');
    expect(names.find('Clone#1')?.zone).toBe('hand');
    expect(names.find('Clone', 'hand')?.key).toBe('Clone#1');
    expect(names.find('Bear', 'hand')?.key).toBe('Bear#1');
    expect(names.findAll('2 Clone').map(it => it.key)).toEqual(['Clone#2', 'Clone#3']);
  });

  test('follows the turn order the scenario gives', () => {
    const { names } = tableOf(`
players: [left, you, right]
given: {you: {battlefield: [Bear]}, left: {battlefield: [Bear]}, right: {battlefield: [Bear]}}
when: {untaps: [Bear]}`);
    expect(names.objects.map(it => it.player)).toEqual(['left', 'you', 'right']);
  });

  test('stands alone when only one object has it, whatever its case, accents and quotes', () => {
    const { names } = tableOf('when: {enters: ["Lim-Dûl\'s Vault Keeper"]}');
    expect(names.objects.map(it => it.key)).toEqual(["Lim-Dûl's Vault Keeper"]);
    expect(names.find('lim-dul’s vault keeper')?.index).toBe(0);
    expect(names.find("Lim-Dûl's Vault Keeper#1")?.index).toBe(0);
  });

  test('of a token is its own, or its subtypes with Token', () => {
    const { names } = tableOf(`
given:
  you:
    battlefield:
      - {token: {types: [Creature], subtypes: [Goblin, Scout]}}
      - {token: {name: Boo, types: [Creature]}}
      - {token: Treasure, count: 2}
when: {untaps: [Goblin Scout]}`);
    expect(names.objects.map(it => it.key)).toEqual([
      'Goblin Scout Token',
      'Boo',
      'Treasure Token#1',
      'Treasure Token#2',
    ]);
    expect(names.find('Goblin Scout')?.index).toBe(0);
    expect(names.find('Treasure#2')?.index).toBe(3);
  });

  test('of a token copy is that of what it copies, through a copy of a copy', () => {
    const { names } = tableOf(`
given: {you: {battlefield: [Runeclaw Bear, {card: Clone, copyOf: Runeclaw Bear, as: cloned}]}}
when: {enters: [{copyOf: cloned, as: token}, {copyOf: Runeclaw Bear#1}]}`);
    expect(names.objects.map(it => [it.key, it.name])).toEqual([
      ['Runeclaw Bear#1', 'Runeclaw Bear'],
      ['cloned', 'Clone'],
      ['token', 'Runeclaw Bear'],
      ['Runeclaw Bear#3', 'Runeclaw Bear'],
    ]);
    expect(names.objects[2]?.zone).toBe('outside');
  });
});

describe('a handle', () => {
  test('names one object, which its number still names too', () => {
    const { names } = tableOf(`
given: {you: {battlefield: [Orb of Dreams]}}
when: {enters: [{card: Orb of Dreams, as: second}]}`);
    expect(names.find('second')?.index).toBe(1);
    expect(names.find('Orb of Dreams#2')?.key).toBe('second');
    expect(names.find('Orb of Dreams#1')?.key).toBe('Orb of Dreams#1');
  });

  test('of several like objects is numbered', () => {
    const { names } = tableOf(
      'given: {you: {battlefield: [{card: Bear, as: mine, count: 2}]}}\nwhen: {untaps: [mine#2]}',
    );
    expect(names.objects.map(it => it.key)).toEqual(['mine#1', 'mine#2']);
    expect(names.find('mine')?.index).toBe(0);
  });

  test('cannot be used twice, be a player or be the name of another object', () => {
    const { names } = tableOf(`
given: {you: {battlefield: [{card: Bear, as: x}, {card: Wolf, as: X}, {card: Cat, as: opponent}, {card: Dog, as: bear}]}}
when: {untaps: [Bear]}`);
    expect(names.issues.map(it => it.path)).toEqual([
      ['given', 'you', 'battlefield', 1, 'as'],
      ['given', 'you', 'battlefield', 2, 'as'],
      ['given', 'you', 'battlefield', 3, 'as'],
    ]);
  });
});

describe('an entering object that names a zone', () => {
  test('is the first of that name there that is not taken', () => {
    const { names } = tableOf(`
given: {you: {exile: [2 Mogg Bombers]}}
when:
  enters:
    - {card: Mogg Bombers, as: first, from: exile}
    - {card: Mogg Bombers, as: second, from: exile}
    - {card: Mogg Bombers, as: third, from: exile}`);
    expect(names.objects.map(it => [it.key, it.zone, it.position, it.entering?.place])).toEqual([
      ['first', 'exile', 0, 0],
      ['second', 'exile', 1, 1],
      ['third', 'exile', -1, 2],
    ]);
    expect(names.find('Mogg Bombers#2')?.key).toBe('second');
  });

  test('is looked for among what its owner has, not its controller', () => {
    const { names } = tableOf(`
given: {you: {graveyard: [Bear]}, opponent: {graveyard: [Bear]}}
when: {enters: [{card: Bear, owner: opponent, under: you, from: graveyard}]}`);
    expect(names.objects.map(it => it.entering?.place)).toEqual([undefined, 0]);
  });

  test('may name it by how it was cast', () => {
    const { names } = tableOf(`
given: {you: {graveyard: [Bear], hand: [Bear]}}
when: {enters: [{card: Bear, cast: {from: graveyard}}]}`);
    expect(names.objects.map(it => [it.zone, it.entering?.place])).toEqual([
      ['hand', undefined],
      ['graveyard', 0],
    ]);
  });

  test('may be a certain one, by number or handle', () => {
    const { names } = tableOf(`
given: {you: {graveyard: [2 Bear, {card: Wolf, as: gray}]}}
when: {enters: [{card: Bear#2, from: graveyard}, {card: gray, from: graveyard}]}`);
    expect(names.objects.map(it => it.entering?.place)).toEqual([undefined, 0, 1]);
  });

  test('does not take a card from hand when only a resolving spell is asked about', () => {
    const { names } = tableOf('given: {you: {hand: [Bear]}}\nwhen: {enters: [Bear]}');
    expect(names.objects.map(it => [it.zone, it.entering?.place])).toEqual([
      ['hand', undefined],
      ['stack', 0],
    ]);
  });
});

describe('tokens an effect would create', () => {
  test('are listed when they have a handle', () => {
    const { names } = tableOf(`
when: {creates: [{token: {types: [Creature], subtypes: [Insect]}, as: bug, count: 2}, {token: Treasure}]}`);
    expect(names.objects.map(it => [it.key, it.name, it.creating?.copy])).toEqual([
      ['bug#1', 'Insect Token', 0],
      ['bug#2', 'Insect Token', 1],
    ]);
  });
});

describe('a name that means nothing', () => {
  test('is reported with the nearest ones, everywhere at once', () => {
    const { scenario, names } = tableOf(`
given: {you: {battlefield: [Grizzly Bears, {card: Pacifism, attachedTo: Grizzly Bear}]}}
when: {dealsDamage: [{source: Lightning Bolt, to: Grizzly Beers, amount: 3}, {source: Shock, to: opponent, amount: 2}]}`);
    expect(unknownReferences(scenario, names)).toEqual([
      {
        path: ['when', 'dealsDamage', 0, 'to'],
        message: 'There is no object or player called "Grizzly Beers" in this scenario.',
        suggestions: ['Grizzly Bears'],
        typed: 'Grizzly Beers',
      },
      {
        path: ['given', 'you', 'battlefield', 1, 'attachedTo'],
        message: 'There is no object or player called "Grizzly Bear" in this scenario.',
        suggestions: ['Grizzly Bears'],
        typed: 'Grizzly Bear',
      },
    ]);
  });
});
