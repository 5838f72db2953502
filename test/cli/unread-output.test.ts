// The end of a command whose output nobody reads any more.
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { endWhenUnread, UNREAD_OUTPUT } from '../../src/cli/unread-output.ts';

it('ends a command whose output is read no longer', () => {
  const codes: number[] = [];
  const output = new EventEmitter();
  endWhenUnread(output, code => codes.push(code));
  output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(codes).toEqual([UNREAD_OUTPUT]);
});

it('throws any other error of its output', () => {
  const output = new EventEmitter();
  endWhenUnread(output, () => expect.unreachable());
  expect(() => output.emit('error', Object.assign(new Error('no space left'), { code: 'ENOSPC' }))).toThrow('no space');
});
