// Objects of the same name, told apart by owner, controller or letter.
import type { GameObject, GameState, PlayerId } from '../engine/index.ts';
import { Memo } from '../kit/memo.ts';
import { hyphenated, unnumbered } from '../kit/strings.ts';
import { ordinalNumber } from './english-numbers.ts';

/** The label without its number; for a handle, the printed name; cached. */
export function plainName(object: GameObject): string {
  const known = PLAIN.get(object);
  if (known !== undefined) return known;
  const name = plainNameOf(object);
  PLAIN.set(object, name);
  return name;
}

const PLAIN = new Memo<GameObject, string>();

function plainNameOf(object: GameObject): string {
  const { printed } = object;
  const [front] = printed.faces;
  const label = unnumbered(object.label);
  // a card of two faces is called by one of them, not by both
  if (label === printed.cardName && label.includes(' // ') && printed.layout !== 'split')
    return (printed.layout === 'modal_dfc' ? printed.faces[object.face] : undefined)?.name ?? front.name;
  return (isHandle(object) ? front.name || printed.cardName || label : label) || UNNAMED;
}

/** A card that nothing is known of. */
const UNNAMED = 'a card';

/** Whether the label is a name the scenario invented rather than that of the card or token. */
function isHandle({ label, printed }: GameObject): boolean {
  const bare = unnumbered(label);
  const names = [printed.cardName, ...printed.faces.map(face => face.name)].filter(it => it !== '');
  return names.length > 0 && !names.some(name => bare.includes(name) || name.includes(bare));
}

/** The letter of a handle that reading a question gave one of several cards of a name: "sheoldred-a"; undefined for others. */
function givenLetter({ label, printed }: GameObject): string | undefined {
  const [short = ''] = printed.faces[0].name.split(',');
  const start = `${hyphenated(short)}-`;
  const bare = unnumbered(label);
  return bare.startsWith(start) && bare.length === start.length + 1 ? bare.at(-1) : undefined;
}

/** Whether the label is a handle that somebody wrote. */
function isWrittenHandle(object: GameObject): boolean {
  return isHandle(object) && givenLetter(object) === undefined;
}

/** The objects of each name. */
export function alikeNames(objects: readonly GameObject[]): ReadonlyMap<string, readonly GameObject[]> {
  const groups = new Map<string, GameObject[]>();
  for (const object of objects) {
    const name = plainName(object);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [object]);
    else group.push(object);
  }
  return groups;
}

/** Objects of one name, with what tells them apart. */
interface Alike {
  readonly group: readonly GameObject[];
  /** The first of the positions. */
  readonly first: GameState | undefined;
  readonly player: (id: PlayerId) => Speaker;
}

/** The suffix that separates an object from others of its name: its handle, its controller, its age, or its place; empty for an unknown card. */
export function suffixOf(object: GameObject, { group, first, player }: Alike): string {
  // of cards that nothing is known of, nobody knows which is which
  if (plainName(object) === UNNAMED) return '';
  const [, number] = /#(\d+)$/.exec(object.label) ?? [];
  const letter = givenLetter(object);
  const at =
    letter === undefined || number !== undefined ? Number(number ?? 1) : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const place = ` (${ordinalNumber(at)})`;
  if (isWrittenHandle(object)) return ` (${unnumbered(object.label)})${number === undefined ? '' : place}`;
  return qualityOf(object, { group, first, player }) ?? place;
}

/** The quality that alone tells the object apart: its controller, or its being new; undefined where neither does. */
function qualityOf(object: GameObject, { group, first, player }: Alike): string | undefined {
  if (group.some(isWrittenHandle)) return undefined;
  const was = (it: GameObject) => first?.objects.get(it.id) ?? it;
  const controllers = new Set(group.map(it => was(it).controller));
  if (group.length <= MOST_PLAYERS && controllers.size === group.length)
    return ` (${ownedBy(player(was(object).controller))})`;
  const made = group.filter(it => first !== undefined && !first.objects.has(it.id));
  // a token that was made is newer than a card that was anywhere
  const isThere = (it: GameObject) => (made.length === 1 ? !made.includes(it) : was(it).zone === 'battlefield');
  const fresh = group.filter(it => !isThere(it)).length;
  if (fresh !== 1) return undefined;
  if (!isThere(object)) return ' (new)';
  return group.length === 2 ? ' (old)' : undefined;
}

const MOST_PLAYERS = 8;

/** The owner, standing alone: "yours", "your opponent's". */
function ownedBy({ own, second }: Speaker): string {
  return second ? 'yours' : own;
}

/** A player as the subject or owner in a sentence. */
export interface Speaker {
  /** The name: "you", "your opponent", "Ann". */
  readonly name: string;
  /** The possessive: "your", "your opponent's", "Ann's". */
  readonly own: string;
  readonly second: boolean;
}
