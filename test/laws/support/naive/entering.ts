// One permanent entering: replacement effects in every order (614, 616.1), then state-based actions (704.5).
import { characteristics } from './layers.ts';
import type { NaiveAbility, NaiveCard, NaivePiece, Now, Sentence, Source } from './model.ts';

/** The manner in which it would enter, as changed so far, with the effects that have been applied (614.5). */
interface Entry {
  readonly piece: NaivePiece;
  readonly applied: readonly string[];
}

/** An effect that applies, and the ways in which it may change the entry. */
interface Applicable {
  readonly key: string;
  readonly step: 'control' | 'copy' | 'other';
  readonly ways: readonly NaivePiece[];
}

/** Every way in which the battlefield can look after the pieces have entered together. */
export function everyEntry(
  pieces: readonly NaivePiece[],
  entering: readonly NaivePiece[],
): readonly (readonly NaivePiece[])[] {
  let together: readonly (readonly NaivePiece[])[] = [[]];
  for (const piece of entering) {
    // 614.12: those that enter with it are not there yet
    const ways = distinct(entries(pieces, { piece, applied: [] }, new Set()));
    together = together.flatMap(others => ways.map(way => [...others, way]));
  }
  return together.flatMap(arrived => orders(arrived).map(order => settled([...pieces, ...order])));
}

/** 613.7m: the active player's timestamps come first, those of one player in any order. */
function orders(arrived: readonly NaivePiece[]): readonly (readonly NaivePiece[])[] {
  const [one, two] = arrived;
  if (one === undefined || two === undefined) return [arrived];
  const { timestamp } = one;
  const inOrder = (first: NaivePiece, second: NaivePiece) => [
    { ...first, timestamp },
    { ...second, timestamp: timestamp + 1 },
  ];
  if (one.controller === two.controller) return [inOrder(one, two), inOrder(two, one)];
  return [one.controller === 'you' ? inOrder(one, two) : inOrder(two, one)];
}

/** Each of the ways once: orders of effects that lead to the same are as many as their permutations. */
function distinct(ways: readonly NaivePiece[]): readonly NaivePiece[] {
  return [...new Map(ways.map(way => [JSON.stringify(way), way])).values()];
}

function entries(pieces: readonly NaivePiece[], entry: Entry, seen: Set<string>): readonly NaivePiece[] {
  // 614.5: what may still apply depends on what has been applied, not on its order
  const reached = JSON.stringify([entry.piece, entry.applied.toSorted()]);
  if (seen.has(reached)) return [];
  seen.add(reached);
  const all = applicable(pieces, entry);
  // 616.1b, 616.1c, 616.1e
  const step = (['control', 'copy', 'other'] as const).find(it => all.some(one => one.step === it));
  if (step === undefined) return amounts(pieces, entry.piece, []).map(counters => ({ ...entry.piece, counters }));
  return all
    .filter(one => one.step === step)
    .flatMap(({ key, ways }) =>
      ways.flatMap(piece => entries(pieces, { piece, applied: [...entry.applied, key] }, seen)),
    );
}

/** 614.12: what it would be on the battlefield. */
function lookedAt(pieces: readonly NaivePiece[], piece: NaivePiece): Now {
  const found = characteristics([...pieces, piece], piece.id).find(it => it.id === piece.id);
  if (found === undefined) throw new Error('It is among them');
  return found;
}

interface Watching {
  readonly ability: NaiveAbility;
  readonly source: Source;
}

/** The abilities on the battlefield before it enters, and its own. */
function watching(pieces: readonly NaivePiece[], itself: Now): readonly Watching[] {
  const of = (object: Now) =>
    object.abilities.map(ability => ({
      ability,
      source: { id: object.id, controller: object.controller, attachedTo: object.attachedTo },
    }));
  return [...characteristics(pieces).flatMap(of), ...of(itself)];
}

function applicable(pieces: readonly NaivePiece[], { piece, applied }: Entry): readonly Applicable[] {
  const now = lookedAt(pieces, piece);
  return watching(pieces, now).flatMap(({ ability: { key, sentence }, source }): readonly Applicable[] => {
    if (applied.includes(key)) return [];
    const isOwn = source.id === piece.id;
    if (sentence.kind === 'copies') {
      return isOwn ? [{ key, step: 'copy', ways: [piece, ...copies(pieces, piece, sentence, source)] }] : [];
    }
    if (sentence.kind !== 'gate' && sentence.kind !== 'takes') return [];
    // 614.12: its own effects count where they are about it alone
    if (isOwn && !/^This creature/.test(sentence.text)) return [];
    if (!sentence.which(now, source)) return [];
    if (sentence.kind === 'takes')
      return [{ key, step: 'control', ways: [{ ...piece, controller: source.controller }] }];
    const { enters } = sentence;
    const after =
      typeof enters === 'string'
        ? { ...piece, tapped: enters === 'tapped' }
        : { ...piece, counters: piece.counters + enters };
    return [{ key, step: 'other', ways: [after] }];
  });
}

/** 707.2: it enters with the copiable values of one of those there. */
function copies(
  pieces: readonly NaivePiece[],
  piece: NaivePiece,
  { which, except = card => card }: Extract<Sentence, { kind: 'copies' }>,
  source: Source,
): readonly NaivePiece[] {
  const originals = characteristics(pieces).filter(it => which(it, source));
  const cards = originals
    .map(it => pieces.find(one => one.id === it.id)?.card)
    .filter((it): it is NaiveCard => it !== undefined);
  return cards.map(card => ({ ...piece, card: except(card) }));
}

/** 616.1g: the counters it enters with, as other effects make more of them, in every order. */
function amounts(pieces: readonly NaivePiece[], piece: NaivePiece, applied: readonly string[]): readonly number[] {
  if (piece.counters === 0) return [0];
  const now = lookedAt(pieces, piece);
  const more = watching(pieces, now).flatMap(({ ability: { key, sentence }, source }) =>
    sentence.kind === 'more' && source.id !== piece.id && !applied.includes(key) && sentence.which(now, source)
      ? [{ key, counters: sentence.of(piece.counters) }]
      : [],
  );
  if (more.length === 0) return [piece.counters];
  return more.flatMap(({ key, counters }) => amounts(pieces, { ...piece, counters }, [...applied, key]));
}

/** 704.3: until nothing more happens. */
function settled(pieces: readonly NaivePiece[]): readonly NaivePiece[] {
  const now = characteristics(pieces);
  const stays = pieces.filter(piece => {
    const object = now.find(one => one.id === piece.id);
    // 704.5f
    if (object?.types.includes('Creature') === true && (object.toughness ?? 0) <= 0) return false;
    return object === undefined || !object.subtypes.includes('Aura') || isAttachedRightly(object, now);
  });
  return stays.length === pieces.length ? pieces : settled(stays);
}

/** 704.5m: an Aura that enchants nothing, or what it may not enchant (303.4c). */
function isAttachedRightly(aura: Now, now: readonly Now[]): boolean {
  // 303.4d
  const host = now.find(it => it.id === aura.attachedTo && it.id !== aura.id);
  const source = { id: aura.id, controller: aura.controller, attachedTo: aura.attachedTo };
  const enchants = aura.abilities.map(({ sentence }) => sentence).filter(sentence => sentence.kind === 'enchant');
  return host !== undefined && enchants.length > 0 && enchants.every(sentence => sentence.which(host, source));
}
