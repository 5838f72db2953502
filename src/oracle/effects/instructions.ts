// 608.2c: the instructions of a resolving spell, in order, with its targets numbered through the whole text.
import { type Amount, type Clause, type Condition, type Effect, map, type Objects, some } from '../../engine/index.ts';
import { countWord } from '../grammar/amounts/how-many.ts';
import { withOwnName } from '../lower/own-name.ts';
import { normalize, splitWord } from '../normalize.ts';
import { readWhole } from '../phrase.ts';
import { conditionsAt } from './conditional-sentences.ts';
import { followUp } from './effect-sentences.ts';
import { aboutMade, followingEffects } from './follow-ups.ts';
import { roundedEach, UNTIL_IT_LEAVES } from './other-wordings.ts';
import { keptTogether } from './rest-sentences.ts';
import { revealedTogether } from './revealed-until.ts';
import {
  aboutTargets,
  afterTargets,
  amongOthers,
  isAboutUnknown,
  otherThanItself,
  type SentenceRead,
  type SpellTarget,
} from './sentence-targets.ts';
import { ANNOUNCED, readSpellSentence } from './spell-sentence.ts';
import { splitSentences } from './split-sentences.ts';

/** The instructions of a spell as it resolves, with its targets. */
export interface SpellInstructions {
  readonly effects: readonly Effect[];
  readonly targets: readonly SpellTarget[];
  /** Its sentences that were not read. */
  readonly unread: readonly string[];
  /** Sentences that were read, and of which only what they say for later is kept: "can't be blocked this turn". */
  readonly lasting: readonly string[];
}

/** The effects of each sentence. */
type Sentences = readonly (readonly Effect[])[];

/** Words with which an instruction begins, in the second line of a text as in the first. */
const FIRST_WORD =
  /^(?:Target|You|Your|Each|All|Up|Any|Creatures|Permanents|Choose|Counter|Create|Destroy|Draw|Exile|Gain|If|Look|Prevent|Put|Return|Reveal|Search|Tap|Then|Until|Untap)\b/;

/** The instructions in a spell's text, its mode already chosen; `names` are those of the spell. */
export function compileInstructions(text: string, names: readonly string[] = []): SpellInstructions {
  const lines = text.split('\n').map(it => splitWord(it).rest);
  const whole = normalize(aboutOwn(lines.join(' '), names), { names }).text;
  const normal = searchedTogether(
    revealedTogether(lookedAtTogether(keptTogether(roundedEach(chosenFromHand(revealedApart(whole)))))),
  );
  let sentences: Sentences = [];
  const targets: SpellTarget[] = [];
  const unread: string[] = [];
  const stated: { readonly sentence: string; readonly effects: readonly Effect[] }[] = [];
  let wasRead = true;
  let repeats: Repetition | undefined;
  for (const part of splitSentences(normal)
    .filter(it => !BEFORE_RESOLVING.test(it) && !ABOUT_ADDED_MANA.test(it))
    .map(it => ofItsController(it, normal))
    .map(it => it.replace(/^(?:choose [^.•]* —\s*)?• /i, '').replace(FIRST_WORD, word => word.toLowerCase()))) {
    const repetition = unread.length > 0 ? undefined : repetitionOf(part, sentences.length);
    if (repetition !== undefined) {
      repeats = repetition;
      continue;
    }
    const { announces, sentence } = announcedIn(ofItself(part, sentences.at(-1), targets));
    const follows: Sentences | undefined = wasRead ? aboutBefore(part, sentences, targets) : undefined;
    const read: SentenceRead | undefined =
      follows === undefined && isAboutLast(part, sentences.at(-1))
        ? readSpellSentence(sentence, sentences.length === 0 && unread.length === 0)
        : undefined;
    const said: readonly Effect[] | undefined =
      read === undefined ? undefined : placed(part, wasRead ? aboutMade(read, sentences.at(-1)) : read, targets);
    const after: readonly Effect[] | undefined = sentences.flat().length === 0 ? ofChosenBefore(said, targets) : said;
    wasRead = follows !== undefined || (after !== undefined && (wasRead || !refersToThose(after)));
    const added = (follows?.at(-1) ?? []).filter(it => sentences.at(-1)?.includes(it) !== true);
    if (wasRead) stated.push({ sentence: part, effects: after ?? added });
    if (!wasRead) unread.push(part);
    else if (follows !== undefined) sentences = follows;
    else sentences = [...sentences, [...announces, ...(after ?? [])]];
    const named = amongOthers(read?.targets ?? [], part, targets.length > 0);
    if (wasRead) targets.push(...(targets.length > 0 ? named : otherThanItself(named, part)));
    if (follows !== undefined) targets.push(...targetsAfterPreventing(part));
  }
  // "cards named ~": a name, which other cards have too
  const [own] = names;
  const all = withRepetition(sentences, repeats);
  const effects = own === undefined ? all : withOwnName(all, own);
  const isAll = effects.every(it => it.kind === 'shield');
  const lasting = stated.filter(
    said =>
      keepsWords(said.effects) ||
      UNTIL_IT_LEAVES.test(said.sentence) ||
      (said.effects.length > 0 && (isAll || said.effects.every(isStillThere))),
  );
  const spent = splitSentences(normal).filter(it => ABOUT_ADDED_MANA.test(it));
  return { effects, targets, unread, lasting: [...lasting.map(it => it.sentence), ...spent] };
}

/** "Repeat the following process X times", from the sentence `at` on; "repeat this process once", for those before it. */
interface Repetition {
  readonly times: Amount;
  readonly at: number;
  readonly isOfFollowing: boolean;
}

function repetitionOf(sentence: string, at: number): Repetition | undefined {
  const [, following, often, word] =
    /^(?:then )?repeat (the following|this) [a-z]+ (once|twice|(\w+)(?: more)? times)\.$/i.exec(sentence) ?? [];
  if (following === undefined) return undefined;
  const times =
    often === 'once' ? 1 : often === 'twice' ? 2 : word === 'X' ? X : readWhole(countWord, word ?? '').values[0];
  return times === undefined ? undefined : { times, at, isOfFollowing: following === 'the following' };
}

const X: Amount = { kind: 'x' };

function withRepetition(sentences: Sentences, repeats: Repetition | undefined): readonly Effect[] {
  if (repeats === undefined) return sentences.flat();
  const { times, at, isOfFollowing } = repeats;
  const [before, after] = [sentences.slice(0, at).flat(), sentences.slice(at).flat()];
  if (isOfFollowing) return [...before, { kind: 'repeat', times, effects: after }];
  return [...before, { kind: 'repeat', times, effects: before }, ...after];
}

/** A card revealed from a library right after that was shuffled, which nobody can tell (701.24a): a sentence of its own. */
function revealedApart(text: string): string {
  return text.replace(
    /\b(shuffles? [^.]*? into [^.]*? library), then reveals? the top card of (?:their|your) library\./gi,
    '$1. Reveal the top card of that library.',
  );
}

const CHOSEN_FROM_HAND =
  /\b(target (?:player|opponent)) reveals their hand\. you choose (an? [^.]*?\bcard) from it( with [^.]*)?\. that player discards that card\./gi;

/** Three sentences on a card that its controller chooses from a revealed hand, as one: "discards a card of your choice". */
function chosenFromHand(text: string): string {
  return text.replace(CHOSEN_FROM_HAND, (_, who: string, card: string, more = '') => {
    return `${who} discards ${card}${more} of your choice.`;
  });
}

const LOOKS =
  /\b((?:look at|reveal) the top [^.]* cards of your library(?:, where X is [^.]*)?)\. ((?:you may )?(?:put|reveal) [^.]*?)(\. if that card [^.]*)?(?:\. ((?:then )?put (?:the (?:rest|other)|all cards revealed this way that weren't put onto the battlefield) (?:on|into) [^.]*))?\./gi;

/** Sentences on cards seen from the top of a library, on those taken and on the rest, as one with semicolons. */
function lookedAtTogether(text: string): string {
  return text.replace(LOOKS, (_, seen: string, taken: string, more = '', rest?: string) => {
    const parts = [seen, taken, ...(rest === undefined ? [] : [rest])].join('; ');
    return `${parts.replace(/; [YPT]/gu, it => it.toLowerCase())}${more}.`;
  });
}

const FOUND_FIRST =
  /\b(search your library for [^.]*)\. (put (?:that card|it|those cards|them) (?:onto|into) [^.]*, then shuffle)\./gi;

/** A search whose next sentence says where what was found goes, as one. */
function searchedTogether(text: string): string {
  return text.replace(FOUND_FIRST, (_, sought: string, put: string) => `${sought}, ${put.replace(/^P/u, 'p')}.`);
}

/** 608.2d: the choice that a sentence has its controller make ("the color of your choice"), and the sentence about it. */
function announcedIn(sentence: string): { readonly announces: readonly Effect[]; readonly sentence: string } {
  const [words, kind] = /\bthe (color|creature type|basic land type) of your choice\b/.exec(sentence) ?? [];
  const what = kind === undefined ? undefined : ANNOUNCED.get(kind);
  if (words === undefined || kind === undefined || what === undefined) return { announces: [], sentence };
  const chosen = kind === 'creature type' ? 'the chosen type' : `the chosen ${kind}`;
  return { announces: [{ kind: 'announce', who: { kind: 'you' }, what }], sentence: sentence.replace(words, chosen) };
}

/**
 * Whether of some effect only the words are kept, as of those about casting, attacking and untapping; those of a token
 * that is created are its own.
 */
function keepsWords(all: readonly Effect[]): boolean {
  const effects = all.flatMap(withoutOptions).filter(it => it.kind !== 'createTokens');
  return some('effect', effects, {
    rule: it => it.kind === 'text',
    cant: it => it.kind === 'text',
    effect: it => it.kind === 'regenerate',
  });
}

/** The effects under a condition or an option in place of it. */
function withoutOptions(effect: Effect): readonly Effect[] {
  if (effect.kind === 'if') return [...effect.then, ...effect.otherwise].flatMap(withoutOptions);
  return effect.kind === 'may' ? [...effect.effects, ...effect.otherwise].flatMap(withoutOptions) : [effect];
}

/** A shield that is still there later, and is not about what the text has done: "the next time you would lose the game". */
function isStillThere(effect: Effect): boolean {
  if (effect.kind !== 'shield') return false;
  if (effect.duration !== 'thisTurn' && effect.duration !== 'endOfTurn') return true;
  return !some('effect', [effect], {
    ref: it => it.kind !== 'self',
    clause: ['damagedThisWay'],
    objects: it => it.kind === 'target',
  });
}

/** "Him" and "her" are the legend whose text it is, while "it" is an object named before. */
function aboutOwn(text: string, [name]: readonly string[]): string {
  return name === undefined ? text : text.replace(/\b(?:him|her)(?=[.,]| (?:until|and|this)\b)(?! or her)/gu, name);
}

/** "Tap it" after a sentence about the object itself alone: that object. */
function ofItself(sentence: string, before: readonly Effect[] = [], targets: readonly SpellTarget[]): string {
  const own = before.length > 0 && before.every(isOfItself);
  return own && targets.length === 0
    ? sentence.replace(/^((?:then )?(?:un)?tap|regenerate) it\.$/, '$1 ~.').replace(/^it (?=becomes\b)/, '~ ')
    : sentence;
}

function isOfItself(effect: Effect): boolean {
  if (effect.kind === 'putCounters') return 'ref' in effect.on && effect.on.ref.kind === 'self';
  return effect.kind === 'continuous' && effect.what.kind === 'ref' && effect.what.ref.kind === 'self';
}

/** "That player investigates": the controller of the target, where no other player is spoken of. */
function ofItsController(sentence: string, text: string): string {
  const isOnlyOne =
    /\b(?:its controller|that creature's controller) controls\b/.test(text) &&
    !/\b(?:opponent|player)\b(?! investigates)/.test(text);
  return isOnlyOne ? sentence.replace(/^that player\b/, 'its controller') : sentence;
}

/** Whether "if it was a land card, …" is about the target: the sentence before acts on that and nothing else. */
function isAboutLast(sentence: string, before: readonly Effect[] = []): boolean {
  if (!/^(?:then )?if (?:it|it's|its|that [a-z]+)\b/.test(sentence)) return true;
  const others = { objects: ['each', 'choose', 'chooseFromTop', 'topOfLibrary'] } as const;
  return !some('effect', before, others) && before.every(it => it.kind !== 'createTokens');
}

/** Whether an effect is about what the sentence before it did. */
function refersToThose(effects: readonly Effect[]): boolean {
  const now = effects.filter(it => it.kind !== 'shield');
  return (
    some('effect', effects, { ref: it => it.kind === 'those' }) ||
    some('effect', now, { amount: ['that', 'movedThisWay', 'totalThisWay'] })
  );
}

/** The sentences so far as the next one changes them; undefined where it stands by itself. */
function aboutBefore(sentence: string, before: Sentences, targets: readonly SpellTarget[]): Sentences | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const changed =
    followingEffects(sentence, last) ??
    followUp(sentence, last) ??
    afterOption(sentence, last, targets) ??
    inPlaceOf(sentence, last, targets);
  return changed === undefined ? undefined : [...before.slice(0, -1), changed];
}

/** 615.5: the target of what is done with the damage that is prevented: "~ deals that much damage to any target". */
function targetsAfterPreventing(sentence: string): readonly SpellTarget[] {
  const [, done] = /^if damage [^,]*is prevented this way, (.*\btarget\b.*)$/u.exec(sentence) ?? [];
  return done === undefined ? [] : (readSpellSentence(done.replace('that much', '1'))?.targets ?? []);
}

/** Sentences about casting the spell or activating the ability (601.2, 602.5), which are over as it resolves. */
const BEFORE_RESOLVING =
  /^(?:[Aa]ctivate (?:this ability )?(?:only|no more than)\b|[Aa]ny player may activate\b|this ability costs |(?:[a-z ]+ — )?if [^.]*, (?:this spell|~) can't be countered|(?:this spell|~) (?:costs|can't be countered|has )|you may cast (?:this spell|~)|as an additional cost|cast (?:this spell|~) |spend only |a deck can have |when you cast |if [^,]*, (?:you may (?:cast|pay) |you may [^.]*rather than pay (?:this spell's|~'s) |rather than pay (?:this spell's|~'s) |(?:this spell|~) costs)|you may [^.]*rather than pay (?:this spell's|~'s) |rather than pay (?:this spell's|~'s) )/;

/** Sentences about the mana that was added, as it is spent or lost later (106.6). */
const ABOUT_ADDED_MANA =
  /^(?:[Ss]pend this mana only\b|[Tt]his mana can't be spent\b|[Ww]hen(?:ever)? (?:you spend this mana|(?:that|this) mana is spent)\b|[Ii]f (?:that|this) mana is spent\b|(?:[Uu]ntil end of (?:turn|combat), )?you don't lose this mana\b)/;

/** A subject that is a target named before, in a sentence with a target of its own. */
const ABOUT_EARLIER = /^(?:then )?(?:it|that (?:creature|permanent))\b/;

/** The effects of a sentence after those before, with their targets; undefined where "it" is nothing named before. */
function placed(
  sentence: string,
  { effects, targets }: SentenceRead,
  before: readonly SpellTarget[],
): readonly Effect[] | undefined {
  if (targets.some(it => it.filter !== undefined && some('filter', it.filter, { who: who => who.kind === 'that' })))
    return undefined;
  const all = [...before, ...targets];
  // "that creature" without a target of its own is the last one before
  const numbered = afterTargets(effects, targets.length > 0 ? before.length : Math.max(0, before.length - 1));
  const about = aboutTargets(numbered, targets.length > 0 && ABOUT_EARLIER.test(sentence) ? before : all);
  return isAboutUnknown(about, all.length) ? undefined : about;
}

/** "If you do, …" after an instruction that a player may follow. */
function afterOption(
  sentence: string,
  before: readonly Effect[],
  targets: readonly SpellTarget[],
): readonly Effect[] | undefined {
  const last = before.at(-1);
  const [, does, what] = /^(if you do|if you don't|otherwise), (.*)$/.exec(sentence) ?? [];
  const isOtherwise = does === 'otherwise' && last?.kind === 'if' && last.otherwise.length === 0;
  const isDone = does === 'if you do' && last?.kind === 'move' && last.who.kind === 'you';
  const follows = last?.kind === 'may' || isOtherwise || isDone;
  const then = !follows || what === undefined ? undefined : withoutTargets(what, targets);
  if (then === undefined) return undefined;
  if (isDone) return [...before, { kind: 'if', condition: ANY_DONE, then, otherwise: [] }];
  if (last?.kind === 'if') return [...before.slice(0, -1), { ...last, otherwise: then }];
  if (last?.kind !== 'may') return undefined;
  const key = does === 'if you do' ? 'effects' : 'otherwise';
  return [...before.slice(0, -1), { ...last, [key]: [...last[key], ...then] }];
}

/** 608.2c: whether what was instructed just before was done at all. */
const ANY_DONE: Condition = { kind: 'compare', left: { kind: 'that' }, is: '>=', right: 1 };

/** 614.15: "if you control a Wizard, it deals 5 damage instead": in place of the sentence before. */
function inPlaceOf(
  sentence: string,
  before: readonly Effect[],
  targets: readonly SpellTarget[],
): readonly Effect[] | undefined {
  for (const { condition, rest } of conditionsAt(sentence)) {
    const wording = / instead\.$/.test(rest) ? rest.replace(/ instead\.$/, '.') : rest.replace(/^instead /, '');
    if (wording === rest) continue;
    const then = otherDamage(wording, before) ?? otherTokens(wording, before) ?? withoutTargets(wording, targets);
    // who may do it instead and does not does what was said first
    if (wording.startsWith('you may ')) {
      const [may, ...more] = then ?? [];
      if (may?.kind !== 'may' || more.length > 0) continue;
      return [{ kind: 'if', condition, then: [{ ...may, otherwise: before }], otherwise: before }];
    }
    if (then !== undefined) return [{ kind: 'if', condition, then, otherwise: before }];
  }
  return undefined;
}

/** "It deals 5 damage": the same effects with another amount of damage, where one of them deals damage. */
function otherDamage(wording: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const [, words] =
    /^(?:it|~) deals (twice X|(?:\d+|X)(?: plus (?:\d+|X))?) damage(?: to (?:it|that (?:creature|permanent|player)))?\.$/.exec(
      wording,
    ) ?? [];
  if (words === undefined || before.filter(it => it.kind === 'dealDamage').length !== 1) return undefined;
  const n = damageIn(words);
  return before.map(it => (it.kind === 'dealDamage' ? { ...it, amount: n } : it));
}

/** "Create ten of those tokens": the same effects with another number of tokens, where one of them creates tokens. */
function otherTokens(wording: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const [, words] = /^create (\w+) of those tokens\.$/.exec(wording) ?? [];
  const amount = words === undefined ? undefined : readWhole(countWord, words).values[0];
  if (amount === undefined || before.filter(it => it.kind === 'createTokens').length !== 1) return undefined;
  return before.map(it => (it.kind === 'createTokens' ? { ...it, amount } : it));
}

/** "5", "X plus 2", "twice X". */
function damageIn(words: string): Amount {
  const one = (word: string): Amount => (word === 'X' ? { kind: 'x' } : Number(word));
  if (words === 'twice X') return { kind: 'times', of: { kind: 'x' }, n: 2 };
  const [first = '', more] = words.split(' plus ');
  return more === undefined ? one(first) : { kind: 'plus', of: one(first), n: one(more) };
}

/** "Choose two target creatures. Tap those creatures.": nothing was done yet, so that "those" are the targets. */
function ofChosenBefore(
  effects: readonly Effect[] | undefined,
  targets: readonly SpellTarget[],
): readonly Effect[] | undefined {
  if (effects === undefined || targets.length < 2 || !some('effect', effects, { ref: it => it.kind === 'those' }))
    return effects;
  return aboutAllOf(targets, effects) ?? effects;
}

/** The effects of a sentence that names no further target. */
function withoutTargets(sentence: string, targets: readonly SpellTarget[]): readonly Effect[] | undefined {
  const chosen = /\bthe chosen (cards|creatures|permanents|lands)\b/;
  const read = readSpellSentence(sentence.replace(chosen, 'those $1'));
  if (read === undefined || read.targets.length > 0) return undefined;
  const effects = placed(sentence, read, targets);
  return effects === undefined || !chosen.test(sentence) ? effects : aboutAllOf(targets, effects);
}

/** "Those cards" as the targets that were chosen before under one word; undefined where they were not. */
function aboutAllOf(targets: readonly SpellTarget[], effects: readonly Effect[]): readonly Effect[] | undefined {
  const start = targets.findLastIndex(it => !it.sharesWord);
  const filter = targets[start]?.filter;
  if (filter === undefined || start === targets.length - 1) return undefined;
  const of = targets.slice(start).map((_, n): Clause => ({ kind: 'is', ref: { kind: 'target', index: start + n } }));
  const all: Objects = { kind: 'each', filter: { clauses: [{ kind: 'any', of }, ...filter.clauses] } };
  return map('effect', effects, { objects: it => (it.kind === 'ref' && it.ref.kind === 'those' ? all : it) });
}
