// Look-ups of a worker in the main thread: each gets its own reply, however the two threads are delayed.
import { MessageChannel, Worker } from 'node:worker_threads';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { packBook, packCards } from '../../src/cards/index.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import {
  connectLookups,
  type LookupChannel,
  type LookupClient,
  type LookupSource,
  serveLookups,
} from '../../src/service/workers/lookup-port.ts';
import type { HeldUpThreadData, Seen } from './support/held-up-thread.ts';
import { seededDraws, spinFor, spinUntil } from './support/hold-up.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function channel(): { readonly ours: LookupChannel; readonly theirs: LookupChannel } {
  const { port1, port2 } = new MessageChannel();
  const replied = new Int32Array(new SharedArrayBuffer(4));
  ends.push(() => port1.close());
  return { ours: { port: port1, replied }, theirs: { port: port2, replied } };
}

/** The replies that a thread sees as it looks these names up. */
async function seenByThread(data: HeldUpThreadData): Promise<Seen> {
  const file = `${inject('bundles')}/held-up-thread.js`;
  const thread = new Worker(file, { workerData: data, transferList: [data.lookups.port] });
  ends.push(() => void thread.terminate());
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

const source: LookupSource = { book: packBook(), quotable: () => [] };

/** The ends of a connection in one thread: each reply is there before it is slept for. */
function connectedTo(quotable: LookupSource['quotable']): LookupClient {
  const { ours, theirs } = channel();
  let number = 0;
  const post = vi.spyOn(theirs.port, 'postMessage').mockImplementation(({ request }) => {
    number += 1;
    ours.port.postMessage({ number, value: quotable(request.numbers, request.day) });
    Atomics.store(ours.replied, 0, number);
  });
  ends.push(() => post.mockRestore());
  return connectLookups(theirs);
}

describe('rules that are quoted', () => {
  const { quotable } = makeRuleLookup();

  test('are requested together, once, until there may be others', () => {
    const requested: (readonly string[])[] = [];
    const client = connectedTo((numbers, day) => {
      requested.push(numbers);
      return quotable(numbers, day);
    });
    const cited = ['614.12', '704.5f', 'the stack', '614.12'];
    const excerpts = client.excerpts(cited, 'current');
    expect(excerpts).toEqual(makeRuleLookup().excerpts(cited));
    client.excerpts(['704.5f', { rule: '616.1', about: 'It chooses' }], 'current');
    client.excerpts(['704.5f'], '2015-01-01');
    client.forgetRules();
    client.excerpts(['616.1'], 'current');
    expect(requested).toEqual([['614.12', '704.5f'], ['616.1'], ['704.5f'], ['616.1']]);
  });
});

describe('a look-up', () => {
  test.each([1, 2, 3])('gets its own reply where threads are held up at random (seed %i)', async seed => {
    const { ours, theirs } = channel();
    const sleeps = new Int32Array(new SharedArrayBuffer(4));
    const names = packCards().map(it => it.name);
    const chance = seededDraws(seed);
    const notify = Atomics.notify.bind(Atomics);
    const notifying = vi.spyOn(Atomics, 'notify').mockImplementation((signal, index) => {
      const before = Atomics.load(sleeps, 0);
      // Until the thread has gone on to sleep for its next look-up, and a little longer: then the wake-up comes late.
      if (chance()) {
        spinUntil(() => Atomics.load(sleeps, 0) > before);
        spinFor(0.2);
      }
      return notify(signal, index);
    });
    ends.push(() => notifying.mockRestore());
    serveLookups(ours, () => source);
    expect(await seenByThread({ lookups: theirs, names, seed, sleeps })).toEqual(names);
  });

  test.each([
    ['no reply', []],
    ['reply 7', [7]],
    ['reply 0', [0, 1]],
  ])('that finds %s throws, and accepts nothing as an answer', (found, numbers) => {
    const { ours, theirs } = channel();
    const value = source.book.byName('Clone');
    for (const number of numbers) ours.port.postMessage({ number, value });
    Atomics.store(ours.replied, 0, 1);
    const { byName } = connectLookups(theirs);
    expect(() => byName('Grizzly Bears')).toThrow(`Look-up 1 (name) found ${found}.`);
  });

  test('whose card cannot be read is replied to as a fault, and the next one with its answer', async () => {
    const { ours, theirs } = channel();
    const byName = (name: string) => {
      if (name === 'Clone') throw new Error('the record is damaged');
      return packBook().byName(name);
    };
    serveLookups(ours, () => ({ ...source, book: { byName } }));
    const replies: unknown[] = [];
    theirs.port.on('message', reply => replies.push(reply));
    ends.push(() => theirs.port.close());
    theirs.port.postMessage({ number: 1, request: { kind: 'name', name: 'Clone' } });
    theirs.port.postMessage({ number: 2, request: { kind: 'name', name: 'Grizzly Bears' } });
    await expect.poll(() => replies).toHaveLength(2);
    expect(replies).toMatchObject([
      { number: 1, fault: 'the record is damaged' },
      { number: 2, value: { kind: 'found' } },
    ]);
  });
});
