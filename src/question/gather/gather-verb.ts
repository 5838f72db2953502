// Verbs that describe an event, and those in a question about one.
import { cardKnown } from '../card-traits.ts';
import type { Mention } from '../mention.ts';
import type { Token } from '../question-token.ts';
import { isAskedAlone } from './asked-alone.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering, isSpell, newClause, type QuestionClause } from './gathering-state.ts';

export function gatherVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const { action, voice, cost } = token;
  if (clause.mode === 'ask') {
    takeAskedVerb(g, token);
    return;
  }
  if (voice !== 'active' && clause.group.length === 0 && g.happenings.length > 0 && isAskedAlone(g.tokens, i)) {
    beginQuestion(g);
    return;
  }
  const before = g.tokens[i - 1];
  if (/\bland (?:drop|for)/iu.test(token.text) && clause.happening?.action === 'creates') {
    g.happenings.splice(g.happenings.indexOf(clause.happening), 1);
    delete clause.happening;
  }
  if (voice === 'passive' && token.past !== true && clause.who !== undefined && clause.group.length === 0) {
    takeActive(g, token);
    return;
  }
  if (voice === 'active' && clause.happening !== undefined && !clause.soft && before?.kind === 'verb') return;
  if (voice === 'active' && isParticiple(g, token, i)) {
    const [last] = clause.group.slice(-1);
    beginHappening(g, { action, voice: 'passive', at: token.at, verb: token });
    if (last !== undefined) clause.happening?.objects.push(last);
    return;
  }
  if (voice === 'active' && (onlyAsks(g, token, i) || goesOnAsking(g, i))) {
    beginQuestion(g);
    return;
  }
  if (voice === 'active') {
    takeActive(g, token);
    return;
  }
  const pointed = before?.kind === 'small' && before.word === 'it';
  const list = [...(pointed ? referents(g, token) : subjectsIn(clause, isSingular(token)))];
  if (pointed && list.length === 0) g.unread.push(before);
  const pendingCost = cost === undefined ? {} : { cost };
  beginHappening(g, {
    action,
    voice,
    at: token.at,
    verb: token,
    ...(token.zone === undefined ? {} : { zone: token.zone }),
    ...pendingCost,
  });
  clause.happening?.objects.push(...list);
  if (action === 'hits') clause.mode = 'by';
  if (action === 'resolves' && token.card !== undefined) addSpell(g, token, token.card, list);
}

/** "My bear gets bolted": the spell is the other player's. */
function addSpell(g: Gathering, { text, at }: Token, card: string, list: readonly Mention[]): void {
  const { happening } = g.clause;
  if (happening === undefined) return;
  const spell: Mention = {
    names: [card],
    loose: false,
    open: false,
    text,
    at,
    count: 1,
    counted: false,
    another: true,
    patch: {},
    asked: false,
    beside: false,
    ...(list[0]?.whose === 'you' ? { whose: 'opponent' as const } : {}),
  };
  g.mentions.push(spell);
  happening.by = spell;
}

/** "X and Y dies": the verb is of the last name alone. */
function isSingular({ voice, text }: Extract<Token, { kind: 'verb' }>): boolean {
  return voice === 'middle' && /^\w+s\b/iu.test(text);
}

/** "Ballista cast for X=2": said of the name before. */
function isParticiple({ tokens, clause }: Gathering, { text }: Token, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => it.kind !== 'filler');
  const named = ['card', 'noun', 'who', 'number'].includes(next?.kind ?? '');
  return /^(?:cast|put)$/iu.test(text) && clause.who === undefined && clause.group.length > 0 && !named;
}

/** "Draw how many?", "Sacrifice?": after an event, with nobody who does it and no name. */
function onlyAsks({ clause, tokens, happenings }: Gathering, token: Token, i: number): boolean {
  const bare = clause.who === undefined && clause.mode === 'start';
  const named = clause.soft && clause.happening === undefined && clause.group.length > 0 && clause.who === undefined;
  const told = happenings.length > 0 && (bare || (clause.soft && clause.happening !== undefined));
  if (!told && !named) return false;
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex(it => it.kind === 'stop');
  const part = rest.slice(0, end < 0 ? rest.length : end);
  const either = rest[0]?.kind === 'small' && rest[0].word === 'or';
  if (either) return true;
  const asking = rest[end]?.text === '?' && !part.some(it => it.kind === 'number' && !it.article);
  return asking && token.at > 0 && part.every(isOfBareQuestion);
}

/** "Untapped? Sac 2 lands still?": a bare verb in a sentence that asks, after another that does. */
function goesOnAsking({ clause, tokens }: Gathering, i: number): boolean {
  if (clause.who !== undefined || clause.mode !== 'start') return false;
  const [before, token] = tokens.slice(Math.max(0, i - 1), i + 1);
  const length = tokens.slice(i).findIndex(it => it.kind === 'stop');
  const part = tokens.slice(i, length < 0 ? tokens.length : i + length);
  const asks = length > 0 && tokens[i + length]?.text === '?' && before?.text === '?' && token !== before;
  return asks && !part.some(it => it.kind === 'card' || it.kind === 'who');
}

function isOfBareQuestion(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'both', 'all'].includes(token.word);
  return ['ask', 'about', 'filler', 'number', 'unknown', 'be'].includes(token.kind);
}

/** Referents of "it" before a verb: the one object that can do so, or that a relation is to; empty where several can. */
function referents(g: Gathering, { action }: Extract<Token, { kind: 'verb' }>): readonly Mention[] {
  const dying = ['dies', 'destroys', 'sacrifices'].includes(action);
  const fits = (mention: Mention) =>
    dying
      ? mention.noun !== undefined || cardKnown(g.cards, mention)?.creature === true
      : mention.place === undefined && !mention.beside;
  const found = g.mentions.filter(fits);
  const second = g.relations.at(-1)?.right.at(-1);
  if (second !== undefined && found.includes(second)) return [second];
  return found.length === 1 ? found : g.mentions.length === 1 ? g.mentions : [];
}

/** The subjects of a verb after a list; of a list that somebody has, the last name alone: "I have A, and B dies". */
export function subjectsIn(
  { mode, group: named, apart: cut, both }: QuestionClause,
  singular = false,
): readonly Mention[] {
  const group = named.filter(it => it.attachedTo === undefined && !named.some(by => by.copying === it));
  if (both && mode !== 'has') return group.slice(-2);
  const [last] = group.slice(-1);
  if (last === undefined) return group;
  if (group.length === 1) {
    if (mode === 'has') delete last.place;
    return group;
  }
  const apart = mode === 'has' || cut || singular || (last.whose !== undefined && group[0]?.whose !== last.whose);
  if (apart && mode === 'has') {
    delete last.place;
    if (last.count === 1 && group.length > 1) last.whose ??= 'you';
  }
  return apart ? [last] : group;
}

function takeActive(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  const subject = clause.who === undefined && clause.mode === 'bare' && !isImperative(clause, token);
  const source = subject || isSpellOfList(g, token) ? clause.group.at(-1) : undefined;
  const { who } = clause;
  const done = ['hits', 'destroys', 'exiles', 'returns', 'blinks'].includes(token.action) || token.zone === 'library';
  if (source !== undefined && isSpell(g, source) && done) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: token.at, verb: token, by: source });
    return;
  }
  const asked = isConsequence(g, token);
  const whose = source?.whose;
  g.clause = {
    ...newClause(),
    already: clause.already,
    ...(who === undefined ? {} : { who }),
    ...(clause.each ? { each: true } : {}),
  };
  const begun = {
    action: token.action,
    voice: token.voice,
    at: token.at,
    verb: token,
    ...(source === undefined ? {} : { source }),
    ...(who === undefined && whose !== undefined ? { who: whose } : {}),
    ...(token.zone === undefined ? {} : { zone: token.zone }),
  };
  beginHappening(g, begun, asked);
  if (token.through === true) g.clause.mode = 'by';
}

/** "I control X and Splendid Reclamation gets back …": a spell is on no battlefield. */
function isSpellOfList(g: Gathering, { text }: Token): boolean {
  const { mode, group } = g.clause;
  const last = group.at(-1);
  if (mode !== 'has' || last === undefined || !isSpell(g, last) || !/^\w+s\b/iu.test(text)) return false;
  delete last.place;
  return true;
}

/** "Peregrin Took, create 2 Foods": after a comma the name is not what does it. */
function isImperative({ soft, group }: QuestionClause, { text }: Token): boolean {
  return soft && group.every(it => it.count === 1) && !/s$/iu.test(text.split(' ')[0] ?? '');
}

/** "My Zombie dies, opponent loses 1?": what comes of the event told before it in a sentence that asks. */
function isConsequence({ tokens, happenings }: Gathering, { action, at }: Extract<Token, { kind: 'verb' }>): boolean {
  if (!['losesLife', 'gainsLife', 'draws', 'creates'].includes(action)) return false;
  const begin = tokens.findLast(it => it.at < at && it.kind === 'stop')?.at ?? -1;
  const end = tokens.find(it => it.at > at && (it.kind === 'stop' || it.kind === 'ask'));
  return end?.text === '?' && happenings.some(it => it.at > begin && !it.asked);
}

/** "is it dying": the participle is what is asked. */
function isOfAsked({ tokens, clause }: Gathering, token: Extract<Token, { kind: 'verb' }>): boolean {
  const before = tokens.findLast(it => it.at < token.at && it.kind !== 'filler');
  const asks = tokens.some(it => it.kind === 'be' && it.at < token.at && !clause.group.some(by => by.at < it.at));
  return (
    asks || before?.kind === 'be' || before?.kind === 'who' || before?.kind === 'small' || token.action === 'enters'
  );
}

/** The offset of the word before a token. */
function lastWord({ tokens }: Gathering, token: Token): number {
  return tokens.findLast(it => it.at < token.at && it.kind !== 'filler')?.at ?? 0;
}

/** "can Vindicate kill X": what a spell is asked to do. */
const DONE_BY_SPELLS: readonly string[] = ['destroys', 'exiles', 'deals', 'hits', 'returns', 'blinks'];

/** Verbs in a question: those that say how a thing gets there may be all the event there is. */
function takeAskedVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  if (/ing$/iu.test(token.text) && token.voice === 'middle' && !isOfAsked(g, token)) {
    const subject = clause.group.at(-1);
    if (subject === undefined || clause.relation?.left.includes(subject) === true || subject.at < lastWord(g, token)) {
      g.unread.push(token);
      return;
    }
    beginHappening(g, { action: token.action, voice: 'middle', at: token.at, verb: token }, true);
    clause.happening?.objects.push(subject);
    return;
  }
  const doing = /ing$/iu.test(token.text) && token.voice === 'active' && clause.group.length === 0;
  const states =
    doing ||
    ['enters', 'copies', 'blinks', 'returns'].includes(token.action) ||
    (token.action === 'transforms' && clause.group.length > 0);
  const [be] = g.tokens.filter(it => it.at < token.at && it.kind !== 'filler').slice(-1);
  if (token.action === 'puts' && be?.kind === 'be' && clause.group.length > 0) g.unread.push(token);
  const spell = clause.group.at(-1);
  const done = DONE_BY_SPELLS.includes(token.action) || token.zone === 'library';
  if (spell !== undefined && isSpell(g, spell) && token.voice === 'active' && done) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: token.at, verb: token, by: spell }, true);
    return;
  }
  if (!states || (token.action === 'copies' && clause.group.length === 0 && !isAskedOfSomebody(g, token))) return;
  beginHappening(
    g,
    {
      action: token.action,
      voice: token.voice,
      at: token.at,
      verb: token,
      ...(token.zone === undefined ? {} : { zone: token.zone }),
    },
    true,
  );
  if (token.through === true) {
    clause.mode = 'by';
    return;
  }
  const saying = mentionedBefore(g, token);
  if (token.voice === 'active' && saying !== undefined) {
    clause.happening?.objects.push(saying);
    delete clause.happening;
    return;
  }
  if (token.voice !== 'active' || token.action === 'copies') {
    if (token.voice === 'active' && clause.group[0] !== undefined) {
      const copier = clause.group[0];
      if (clause.happening !== undefined) clause.happening.source = copier;
    } else clause.happening?.objects.push(...(clause.group.length > 0 ? madeTo(g, token) : g.mentions.slice(-1)));
  }
}

/** "Does X make Y enter tapped": of the names before the verb, those after "make"; what makes them do so is there already. */
function madeTo({ tokens, clause }: Gathering, { at }: Token): readonly Mention[] {
  const makes = tokens.findLast(it => it.at < at && it.kind === 'verb' && /^(?:makes?|lets?)$/iu.test(it.text));
  const related = clause.relation?.right ?? [];
  const copied = clause.group.flatMap(it => it.copying ?? []);
  const made = clause.group.filter(it => (makes !== undefined && it.at > makes.at) || related.includes(it));
  if (made.length === 0) return clause.group.filter(it => !copied.includes(it));
  for (const it of clause.group) if (!made.includes(it)) it.place ??= 'battlefield';
  return made;
}

/** "a bear I reanimate": the name before the player is what it is done to. */
function mentionedBefore({ tokens, clause }: Gathering, token: Token): Mention | undefined {
  const before = tokens.slice(0, tokens.indexOf(token)).filter(it => !(it.kind === 'small' && it.word === 'that'));
  const [name, player] = before.slice(-2);
  const named = name?.kind === 'card' || name?.kind === 'noun';
  return named && player?.kind === 'who' ? clause.group.at(-1) : undefined;
}

/** "Can I copy X": a player stands before the verb. */
function isAskedOfSomebody({ tokens }: Gathering, token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before?.kind === 'who' || /\bi$/iu.test(before?.text ?? '');
}
