// 101.4: what players keep, and the rest of what they control, which they sacrifice: "each player chooses five lands they control,
// then sacrifices the rest"; one player may choose for all of them: "for each player, you choose a creature that player
// controls. Then each player sacrifices all other creatures they control".
import type { Clause, Effect, Objects, PlayerRef } from '../../engine/index.ts';
import { someObjects } from '../grammar/entering/entering-costs.ts';
import { filterMany } from '../grammar/nouns/filters.ts';
import { readWhole } from '../phrase.ts';
import { playersInWords } from './player-sentences.ts';
import type { SentenceRead } from './sentence-targets.ts';

type Chosen = Extract<Objects, { readonly kind: 'choose' }>;
type Rest = Extract<Objects, { readonly kind: 'rest' }>;

const THE_REST = /^(each (?:player|opponent)|you) chooses? ([^.]*?),? (?:then|and) sacrifices? the rest\.$/;

/** Two sentences on what is kept of each player's and what they sacrifice, as one. */
export function keptTogether(text: string): string {
  return text
    .replace(
      /\b(for each (?:player|opponent), (?:you )?choose [^.]*)\. (?:then )?each (player|opponent) sacrifices all ([^.]*\.)/giu,
      '$1, then each $2 sacrifices all $3',
    )
    .replace(/\b(choose (?:up to )?\w+ [^.]*)\. destroy the rest\./giu, '$1, then destroy the rest.');
}

/** "Choose up to one creature, then destroy the rest.": those of its kind that are not chosen. */
function restDestroyed(wording: string): SentenceRead | undefined {
  const [, said] = /^choose ([^.]*), then destroy the rest\.$/.exec(wording) ?? [];
  const kept = said === undefined || /\btarget\b/.test(said) ? undefined : picked(said);
  if (kept === undefined) return undefined;
  const what: Rest = { kind: 'rest', among: kept.filter, kept: [kept] };
  return { effects: [{ kind: 'destroy', who: YOU, what }], targets: [] };
}

const CHOSEN_FOR_EACH =
  /^for (each (?:player|opponent)), (?:you )?choose ([^.]*?), then each (?:player|opponent) sacrifices all (?:other )?([^.]*? they control)(?: not chosen this way)?\.$/;

/** The instructions of a sentence in which its controller chooses what each player keeps. */
function chosenForEach(wording: string): SentenceRead | undefined {
  const [, players, said, others] = CHOSEN_FOR_EACH.exec(wording) ?? [];
  const who = players === undefined ? undefined : playersInWords(players);
  const what = said === undefined ? undefined : keptAndRest(said.replace(/\bthat player controls\b/g, 'you control'));
  const [among] = readWhole(filterMany, (others ?? '').replace(/\bthey control\b/, 'you control')).values;
  if (who === undefined || what === undefined || among === undefined) return undefined;
  const kept = what.kept.map(it => ({ ...it, byController: true }));
  return { effects: [sacrificedBy(who, { kind: 'rest', among, kept })], targets: [] };
}

function sacrificedBy(who: PlayerRef, what: Rest): Effect {
  const sacrificed: Effect = { kind: 'move', verb: 'sacrifice', who: YOU, what, to: 'graveyard' };
  return { kind: 'eachDoes', who, effects: [sacrificed] };
}

/** The instructions of a sentence about what is kept and the rest; undefined where it is no such sentence. */
export function restSacrificed(wording: string): SentenceRead | undefined {
  const chosen = chosenForEach(wording) ?? restDestroyed(wording);
  if (chosen !== undefined) return chosen;
  const [, words, said] = THE_REST.exec(wording) ?? [];
  const who = words === undefined ? undefined : words === 'you' ? YOU : playersInWords(words);
  const what = said === undefined ? undefined : keptAndRest(said.replace(/\b(?:they|you) control\b/g, 'you control'));
  if (who === undefined || what === undefined) return undefined;
  return { effects: [sacrificedBy(who, what)], targets: [] };
}

const YOU: PlayerRef = { kind: 'you' };
const YOURS: Clause = { kind: 'controlledBy', who: YOU };

/** "An artifact and a creature from among the nonland permanents you control", "five lands you control". */
function keptAndRest(said: string): Rest | undefined {
  const [, first, list] = /^from among (the .*? you control) (an? .*)$/.exec(said) ?? [];
  const [, listed, last] = /^(an? .*) from among (the .*? you control)$/.exec(said) ?? [];
  const whole = first ?? last;
  if (whole === undefined) {
    const kept = picked(said);
    return kept && { kind: 'rest', among: kept.filter, kept: [kept] };
  }
  const [among] = readWhole(filterMany, whole.replace(/^the /, '')).values;
  const each = (list ?? listed ?? '').split(/, (?:and )?| and /).map(picked);
  const kept = each.flatMap(it =>
    it === undefined ? [] : [{ ...it, filter: { clauses: [...it.filter.clauses, YOURS] } }],
  );
  return among === undefined || kept.length < each.length ? undefined : { kind: 'rest', among, kept };
}

function picked(words: string): Chosen | undefined {
  return readWhole(someObjects, words).values[0];
}
