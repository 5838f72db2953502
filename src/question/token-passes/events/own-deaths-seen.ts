// Deaths of its own that something sees: "does X see itself die in Damnation", "does X trigger on its own death" (603.10a).
import { firstIndexFrom } from '../../../kit/lists.ts';
import { isSpellOfAll } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const ITSELF = /^(?:itself|himself|herself|themselves)$/iu;
const SEES = /^(?:sees?|seeing|notices?|noticing|watch(?:es|ing)?)$/iu;
const TRIGGERS_FOR = /^triggers? (?:for|off|off of|on|from|upon)$/iu;
const FOR = /^(?:for|off|off of|on|from|upon|to|with)$/iu;
const OWN = /^(?:(?:its|it['’]s|his|her) own|its|his|her)$/iu;

/** The tokens with each such death as the event upon which it is asked whether the permanent triggers. */
export function withOwnDeathsSeen(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'itself', 'himself', 'herself', 'themselves', 'own')) return tokens;
  return withRunsReplaced(tokens, i => selfDying(tokens, i) ?? ownDeath(tokens, i));
}

/** The wordings "X see itself die", "X see itself and two tokens die": it triggers when X and they die. */
function selfDying(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [named, sees, itself] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (named?.kind !== 'card' || sees === undefined || !SEES.test(sees.text) || !ITSELF.test(itself?.text ?? ''))
    return undefined;
  const at = firstIndexFrom(tokens, i + 2, it => !isOfList(it));
  const dies = at === undefined ? undefined : tokens[at];
  if (dies?.kind !== 'verb' || dies.action !== 'dies') return undefined;
  return { tokens: [...triggerWhen(sees), { ...named, ...plainPart(itself ?? named) }], to: i + 2 };
}

/** The wordings "X see its own death", "X trigger on its own death". */
function ownDeath(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  const named = tokens[i - 1];
  if (verb === undefined || named?.kind !== 'card') return undefined;
  const isTrigger = /^triggers?$/iu.test(verb.text) && FOR.test(tokens[i + 1]?.text ?? '');
  if (!isTrigger && !SEES.test(verb.text) && !TRIGGERS_FOR.test(verb.text)) return undefined;
  const start = isTrigger ? i + 2 : i + 1;
  const from = /^of$/iu.test(tokens[start]?.text ?? '') ? start + 1 : start;
  const own = tokens[from];
  const isSplit = /^own$/iu.test(tokens[from + 1]?.text ?? '');
  const death = tokens[isSplit ? from + 2 : from + 1];
  if (!OWN.test(own?.text ?? '') || death === undefined || !/^(?:death|dying)$/iu.test(death.text)) return undefined;
  const dies: Token = { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(death), text: 'dies' };
  return {
    tokens: [...triggerWhen(verb), { ...named, ...emptyAt(death) }, dies],
    to: from + (isSplit ? 3 : 2),
  };
}

function triggerWhen(verb: Token): readonly Token[] {
  return [
    { kind: 'about', word: '', ...plainPart(verb), text: 'trigger' },
    { kind: 'small', word: 'if', ...plainPart(verb), text: 'when' },
  ];
}

function isOfList(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'comma', 'both'].includes(token.word);
  const isThing = ['card', 'noun', 'number', 'filler'].includes(token.kind) || /^tokens?$/iu.test(token.text);
  return isThing || (token.kind === 'who' && token.whose);
}

/** The tokens with "X dies in a Damnation" as what dies to it. */
export function withDeathsInSweeps(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'in', 'during')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [dies, into, lead] = tokens.slice(i, i + 3);
    if (dies?.kind !== 'verb' || dies.action !== 'dies' || into === undefined || !/^(?:in|during)$/iu.test(into.text))
      return undefined;
    const isLead = lead?.kind === 'number' || lead?.kind === 'filler' || (lead?.kind === 'who' && lead.whose);
    const at = isLead ? i + 3 : i + 2;
    const spell = tokens[at];
    if (spell?.kind !== 'card' || !isSpellOfAll(spell, cards)) return undefined;
    return {
      tokens: [dies, { kind: 'small', word: 'to', ...plainPart(into), text: 'to' }, spell],
      to: at + 1,
    };
  });
}
