// Clauses on abilities that trigger, by their sources: how often each does, and with its words what for whom.

import type { PendingTrigger } from '../../engine/index.ts';
import { capitalized, unnumbered } from '../../kit/strings.ts';
import { countedGroups, listInWords, pluralName, timesInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { effectOf, effectText, speaksToController } from '../phrase/ability-phrase.ts';
import { sourceKey } from '../trigger-source.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** Abilities of one name that say the same. */
interface TriggerRow {
  readonly name: string;
  /** Whose it is, where it is somebody else's and its words speak to that player. */
  readonly whose: string;
  readonly says: string;
  readonly sources: Set<string>;
  times: number;
}

/**
 * "Mulldrifter triggers twice: "Draw two cards"": abilities by their sources; with their words where `worded`, longer ones
 * too where those are the answer.
 */
export function triggersSaid(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  worded: boolean | 'as the answer',
): string {
  const rows: TriggerRow[] = [];
  for (const trigger of triggers) {
    const name = sourceName(shown, trigger);
    const { says, whose } =
      worded === false ? NOTHING_SAID : effectSaid(shown, trigger, name, worded === true ? SHORT_SAID : LONGEST_SAID);
    const row = rows.find(other => other.name === name && other.says === says && other.whose === whose);
    if (row === undefined)
      rows.push({ name, says, whose, sources: new Set([sourceKey(trigger)]), times: trigger.times });
    else {
      row.times += trigger.times;
      row.sources.add(sourceKey(trigger));
    }
  }
  const times = new Set(rows.map(it => it.times / it.sources.size));
  if (!worded && rows.length > 1 && times.size === 1 && rows.length <= MOST_SAID) {
    const [each = 1] = times;
    const names = listInWords(countedGroups(rows.flatMap(it => [...it.sources].map(() => it.name))));
    return `${names} trigger${each === 1 ? '' : ` ${timesInWords(each)} each`}`;
  }
  const said = rows.map(rowSaid);
  return said.length > MOST_SAID ? `${numberWord(said.length)} different abilities trigger` : listInWords(said);
}

/** The words of an ability, quoted; those that speak to another player than you say who that is. */
function effectSaid(
  { context }: AskedOutcome,
  { effect, controller }: PendingTrigger,
  name: string,
  longest: number,
): Said {
  const text = effectText(effect, name);
  const player = context.names.player(controller);
  if (text.length > longest)
    return player.second || !speaksToController(text) ? NOTHING_SAID : { says: '', whose: ` for ${player.name}` };
  const quoted = `"${capitalized(text)}"`;
  if (player.second || !speaksToController(text)) return { says: quoted, whose: '' };
  const told = effectOf(text, player.name);
  return told === undefined ? { says: quoted, whose: ` for ${player.name}` } : { says: told, whose: '' };
}

type Said = Pick<TriggerRow, 'says' | 'whose'>;
const NOTHING_SAID: Said = { says: '', whose: '' };

function rowSaid({ name, says, whose, sources, times }: TriggerRow): string {
  const words = says === '' ? whose : `${whose}: ${says}`;
  const each = times / sources.size;
  if (sources.size === 1) return `${name} triggers${times === 1 ? '' : ` ${timesInWords(times)}`}${words}`;
  const often = each === 1 ? '' : Number.isInteger(each) ? ` ${timesInWords(each)} each` : ` ${times} times in all`;
  return `${numberWord(sources.size)} ${pluralName(name)} trigger${often}${words}`;
}

/** The most characters of an ability that a headline says after its answer, and as its answer. */
const SHORT_SAID = 80;
const LONGEST_SAID = 110;

/** The most sources that a sentence names. */
const MOST_SAID = 4;

function sourceName({ context }: AskedOutcome, { source, sourceLabel }: PendingTrigger): string {
  const isThere = source !== undefined && (context.before.objects.has(source) || context.after.objects.has(source));
  return isThere ? context.names.short(source) : unnumbered(sourceLabel);
}
