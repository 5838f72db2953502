// What a worker looks up while it answers stays with the house: it asks over a port, and waits until the answer is there.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { Means } from '../answerer.ts';

/** What answering looks up; the library a worker reads itself. */
export type Lent = Pick<Means, 'book' | 'excerpts'>;

type Wish =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'date' }
  | { readonly kind: 'excerpts'; readonly cited: Parameters<Means['excerpts']>[0]; readonly day: string | undefined };

/** One end of the way between a house and its worker. */
export interface Way {
  readonly port: MessagePort;
  /** Turns from 0 to 1 when an answer lies on the port. */
  readonly signal: Int32Array;
}

/** The house's end: answers what is wished for out of what is lent at the moment. */
export function lendOver({ port, signal }: Way, lent: () => Lent | undefined): void {
  port.on('message', (wish: Wish) => {
    const from = lent();
    port.postMessage(from === undefined ? undefined : grant(wish, from));
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  });
}

function grant(wish: Wish, { book, excerpts }: Lent): unknown {
  switch (wish.kind) {
    case 'name':
      return book.byName(wish.name);
    case 'date':
      return book.date;
    case 'excerpts':
      return excerpts(wish.cited, wish.day);
  }
}

/** The worker's end. A name is asked for once until `forget`. */
export function borrowOver(way: Way): Lent & { readonly forget: () => void } {
  const known = new Map<string, ReturnType<Lent['book']['byName']>>();
  return {
    book: {
      byName: name => {
        // What the other end answers to a wish of this kind.
        const found = known.get(name) ?? (wishOver(way, { kind: 'name', name }) as ReturnType<Lent['book']['byName']>);
        known.set(name, found);
        return found;
      },
      get date() {
        return wishOver(way, { kind: 'date' }) as string | undefined;
      },
    },
    excerpts: (cited, day) => wishOver(way, { kind: 'excerpts', cited, day }) as ReturnType<Lent['excerpts']>,
    forget: () => known.clear(),
  };
}

function wishOver({ port, signal }: Way, wish: Wish): unknown {
  Atomics.store(signal, 0, 0);
  port.postMessage(wish);
  Atomics.wait(signal, 0, 0);
  return receiveMessageOnPort(port)?.message;
}
