// Rules that no code is to carry out, each with its reason: what is not ours, what is not played, and what only names things.

/**
 * The verdict on a rule. `not ours`: outside of what a question is; `not played`: within it, and missing; `names`: a
 * meaning that other rules use.
 */
export type Verdict = 'not ours' | 'not played' | 'names';

export interface VerdictRow {
  readonly verdict: Verdict;
  readonly why: string;
  /** Numbers; what stands under one is meant as well, unless it has a row or code of its own. */
  readonly rules: string;
  /** Whether code names these rules for a word of theirs, and carries none of them out. */
  readonly named?: true;
}

export const VERDICTS: readonly VerdictRow[] = [
  {
    verdict: 'not ours',
    why: 'casting, activating and paying come before the event of a question',
    rules:
      '112 113.2b 113.4 113.5 113.6c 113.6d 113.6e 113.6f 113.6g 113.6j 113.7a 113.8 113.9 113.10a 115 116 118 205.4e 301.1 302.1 ' +
      '303.1 304 305.1 305.2 305.3 306.1 306.4 307 308.1 609.4b 702.6 702.8 702.27 702.34 702.41 702.42 702.47 702.48 ' +
      '702.50 702.51 702.56 702.57 702.61 702.65 702.66 702.67 702.76 702.78 702.81 702.87 702.88 702.94 ' +
      '702.96 702.99 702.102 702.107 702.113 702.117 702.119 702.120 702.125 702.126 702.127 702.132 702.133 ' +
      '702.137 702.142 702.143 702.148 702.153 702.166 702.167 702.170 702.172 702.173 702.174 702.177 702.180 702.183 ' +
      '702.185 702.187 702.188 702.190 702.193 702.194 701.2 701.4 701.5 701.43 701.59 701.61 701.67 707.12 707.14 709.3 709.4d ' +
      '709.5e 712.11 712.12 708.4 ' +
      '701.40b 701.40c 701.40d 701.58b 701.58c 701.58d 702.29b 702.33h 702.37d 702.62c 702.62d 702.103d 702.168c 702.168d 608.2g',
  },
  {
    verdict: 'not ours',
    why: 'a copy on the stack is made after its spell is cast; what resolves is a question',
    rules: '702.40 702.60 702.69 702.85 702.144 702.192',
  },
  {
    verdict: 'not ours',
    why: 'when a spell is cast or copied; what is played is only what a text says of it',
    rules: '307.1 707.10',
    named: true,
  },
  { verdict: 'names', why: '', rules: '205.3n 205.3p 309.2c', named: true },
  {
    verdict: 'not ours',
    why: 'combat: who attacks and blocks whom, and in which order damage is dealt',
    rules:
      '120.2a 302.4 302.5 306.6 310.5 702.3 702.4 702.7 702.9 702.13 702.14 702.17 702.19 702.20 702.22 702.28 702.31 702.36 702.39 ' +
      '702.111 702.118 701.15b 701.35 702.16f 702.23b 702.23c 702.25b 702.45b 702.68b 702.130b 702.154b 702.154c 702.154d',
  },
  { verdict: 'not ours', why: 'turns, priority and what is done with them', rules: '117 305.4 703 704.1 704.2 704.4' },
  {
    verdict: 'not ours',
    why: 'what a player may do and when, not what then happens',
    rules: '302.6 702.10 702.75 701.18 701.23 701.24 701.20 701.9',
  },
  {
    verdict: 'not ours',
    why: 'the printed card: faces, frames, symbols, and how cards are kept',
    rules:
      '205.3b 205.3f 301.3 301.4 302.3 303.3 306.3 308.2 310.3 707.13 708.5 708.6 709.1 709.2 710.1 710.3 711.1 711.3 712.2 712.3 712.5 ' +
      '712.6 708.7 708.12 712.7 712.17 712.21a',
  },
  {
    verdict: 'not ours',
    why: 'other ways of play: teams, planes, schemes, dungeons, stickers, attractions, decks before the game',
    rules:
      '113.6n 119.1 119.4a 121.2d 205.3r 205.4h 309 612.9 613.7h 613.7i 613.7j 613.7k 701.31 701.32 701.33 701.45 701.49 701.51 ' +
      '701.52 702.106 702.124 702.139 702.159 704.5t 704.5u 704.6a 704.6b 704.6e 704.6f 603.10g 701.34b 702.26k 702.26n 702.158',
  },
  {
    verdict: 'not played',
    why: 'abilities that create one-shot effects for spells of the next turns',
    rules: '610.5 611.2f 611.3d',
  },
  {
    verdict: 'not played',
    why: 'a question is one event: what ends later, or lasts until something else happens, is past its end',
    rules: '603.7 610.2 610.3 610.4 702.26f',
  },
  {
    verdict: 'not played',
    why: 'dice and coins: chance is explored only where a replacement asks for it',
    rules: '705 706',
  },
  {
    verdict: 'not played',
    why: 'the action is read, and its sentence kept as text',
    rules:
      '701.10 701.11 701.12 701.14 701.28 701.29 701.30 701.38 701.55 701.69 702.169 702.178 702.179 702.186 702.195',
  },
  {
    verdict: 'not played',
    why: 'what resolves later is a question of its own: a trigger triggers, and what it does then is told in words',
    rules:
      '603.3c 603.12a 608.2a 608.2i 608.2k 608.2m 608.2p 608.3g 614.10b 701.27f 701.44c 701.50b 702.21b 702.35c 702.55b 702.72c 702.95c ' +
      '702.95d 702.95e 702.134c 702.149c 702.165d 702.189b 712.21c',
  },
  {
    verdict: 'not played',
    why: 'who crewed or saddled a permanent, and that some creatures can not, is read, and kept as text',
    rules: '702.122c 702.122d 702.171c',
  },
  {
    verdict: 'not played',
    why: 'enlisting and haunting are read, and kept as text',
    rules: '702.55c 702.154a',
    named: true,
  },
  {
    verdict: 'not played',
    why: 'triggers on losing control, on a countered spell and on rad counters are read, and kept as text',
    rules: '122.1i 603.10d 603.10e',
  },
  {
    verdict: 'not played',
    why: 'what changes a station ability, and ascend on a spell, are not carried out',
    rules: '702.131a 702.184c',
  },
  {
    verdict: 'not played',
    why: 'which of several like costs was paid, and the X of a cost of turning face up for its other abilities, is not kept',
    rules: '702.37f 702.152b 702.157b 702.168e 702.175b',
  },
  {
    verdict: 'not played',
    why: 'text that one card alone changes so',
    rules: '612.5 612.7 612.10 701.25b 701.68c 702.16p',
  },
  {
    verdict: 'not played',
    why: 'nothing is at stake in one event: what is chosen or known of it matters later',
    rules: '120.9 121.3 121.8 121.9 122.9 609.5 615.9 701.15c 701.15d 701.17c 701.17d 701.22c 701.57c 707.11 712.21b',
  },
  {
    verdict: 'not ours',
    why: 'the game goes on: leaving it, losing it, and what triggers on that',
    rules: '603.9 702.49 702.52 702.84 702.135b',
  },
  {
    verdict: 'names',
    why: '',
    rules:
      '110.1 110.2b 110.3 110.4 110.5 111.6 111.7 111.11 113.1 113.2 113.3 113.6 113.7 113.10 113.12 114.2 114.3 114.4 114.5 119.2 119.6 ' +
      '119.10 120.1 120.2 120.5 120.7 121.5 122.3 122.4 122.7 122.8 205.2 205.4 301.2 301.5a 301.5d 301.5f 301.6 301.7 302.2 302.7 ' +
      '303.2 303.4b 303.5 303.6 303.7 305.5 305.8 305.9 306.2 306.5 308.3 310.1 310.2 310.4 310.9 310.12 603.1 603.5 603.11 607.1 607.2 ' +
      '607.3 607.4 607.5 608.1 609.1 609.2 609.3 609.4 609.6 610.1 611.1 612.1 612.3 612.4 613.5 613.9 613.10 615.1 615.2 615.3 615.4 ' +
      '205.1 205.3a 701.7c 701.40h 701.58h 702.2a 702.5b 702.11a 702.12a 702.15a 702.30b 702.37g 702.89b 702.128b 702.90a 702.168f 702.184b 709.5j ' +
      '701.1 701.3b 701.3c 701.6b 701.8b 701.13 701.17b 702.1 707.1 707.7 708.1 710.4 710.5 711.2 711.4 ' +
      '711.5 711.6 711.7 712.9 712.10 712.13 712.15 712.19',
  },
];
