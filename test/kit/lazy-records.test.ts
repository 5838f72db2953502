// Records whose values are made when they are read.
import { expect, test } from 'vitest';
import { lazyRecords } from '../../src/kit/lazy-records.ts';

const records = lazyRecords<{ readonly name: string; readonly power: number }>(['name', 'power']);

test('a value is asked for when it is read', () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return 2;
  };
  const bears = records({ name: () => 'Grizzly Bears', power: ask });
  expect(bears.name).toBe('Grizzly Bears');
  expect(asked).toBe(0);
  expect(bears.power).toBe(2);
  expect(asked).toBe(1);
});

test('a record is spread and printed like any other, in the order of its names', () => {
  const bears = records({ power: () => 2, name: () => 'Grizzly Bears' });
  expect({ ...bears }).toEqual({ name: 'Grizzly Bears', power: 2 });
  expect(JSON.stringify(bears)).toBe('{"name":"Grizzly Bears","power":2}');
});

test('the records of a kind share their getters, which close over none of them', () => {
  const getterOf = (record: object) => Object.getOwnPropertyDescriptor(record, 'power')?.get;
  const bears = records({ name: () => 'Grizzly Bears', power: () => 2 });
  const giant = records({ name: () => 'Hill Giant', power: () => 3 });
  expect(getterOf(bears)).toBe(getterOf(giant));
  expect([bears.power, giant.power]).toEqual([2, 3]);
});
