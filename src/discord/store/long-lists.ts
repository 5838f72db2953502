// Lists too long for a choice: the choice carries a code in place of the items before the last one.

import { createHash } from 'node:crypto';
import type { LongLists } from '../input/expand-texts.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { packQuestion, unpackQuestion } from './question-code.ts';

const KEY = /^…\s*([\w-]{8}); /u;
const PACKED = /^…([~.][\w-]+)$/u;

/** A memory of the `most` beginnings offered or sent last. A code that holds its whole text works without them. */
export function memoryLongLists(most = 1_000): LongLists {
  const beginnings = new Map<string, string>();
  const touch = (key: string, before: string) => {
    beginnings.delete(key);
    beginnings.set(key, before);
    for (const oldest of beginnings.keys()) {
      if (beginnings.size <= most) break;
      beginnings.delete(oldest);
    }
  };
  return {
    choice(before, item) {
      const text = before + item;
      if (text.length <= DISCORD_LIMITS.choiceText) return { id: text, title: text };
      const key = createHash('sha256').update(before).digest('base64url').slice(0, 8);
      const title = `… ${key}; ${item}`;
      if (title.length > DISCORD_LIMITS.choiceText) return undefined;
      touch(key, before);
      const packed = `…${packQuestion({ kind: 'ruling', text })}`;
      return { id: packed.length <= DISCORD_LIMITS.choiceText ? packed : title, title };
    },
    expand(text) {
      const packed = PACKED.exec(text)?.[1];
      if (packed !== undefined) return textIn(packed);
      const [mark, key] = KEY.exec(text) ?? [];
      if (mark === undefined || key === undefined) return text;
      const before = beginnings.get(key);
      if (before === undefined) return undefined;
      touch(key, before);
      return before + text.slice(mark.length);
    },
  };
}

function textIn(packed: string): string | undefined {
  const question = unpackQuestion(packed);
  return question?.kind === 'ruling' ? question.text : undefined;
}
