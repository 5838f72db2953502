// A card looked up and read, ready to be shown.
import { type Card, type CardBook, noSuchCard } from '../cards/index.ts';
import { explainCardLines, faceSize, faceType } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { spellDay } from '../rules/index.ts';
import type { ExplainedCard } from './explained-card.ts';
import { GRAMMAR, type LinedCompilation } from './grammar.ts';
import { LOOSE } from './loose-names.ts';
import { namesFor } from './typed-issues.ts';

/** A card as it is read: each line with the kind of ability it was read as. */
export function lookUpCard(
  name: string,
  book: Pick<CardBook, 'byName' | 'date'>,
  compile: (card: Card) => LinedCompilation = GRAMMAR.get().card,
): Result<ExplainedCard, Issue> {
  const found = book.byName(name);
  if (found.kind === 'unknown') {
    const message = noSuchCard(name, found);
    return err([{ path: ['name'], message, suggestions: namesFor(name, found.suggestions), typed: name }]);
  }
  if (found.kind === 'ambiguous') {
    const message = `"${name}" may be any of ${found.count} cards. Which one is meant?`;
    return err([{ path: ['name'], message, suggestions: namesFor(name, found.names), typed: name }]);
  }
  const card = explainedCardOf(found.card, compile(found.card), book.date);
  return ok(LOOSE.has(found.as) ? { ...card, foot: [`Taken for "${name.trim()}"`, ...card.foot] } : card);
}

const OWN_WORDING = 'In Threshold’s own short wording, not the Oracle text';

function explainedCardOf(card: Card, { printed, lines }: LinedCompilation, date: string | undefined): ExplainedCard {
  return {
    name: card.name,
    ...(card.oracleId === undefined ? {} : { oracleId: card.oracleId }),
    faces: printed.faces.map((face, n) => {
      const size = faceSize(face);
      const cost = card.faces[n]?.manaCost ?? '';
      return {
        name: face.name,
        ...(cost === '' ? {} : { cost }),
        type: faceType(face),
        ...(size === undefined ? {} : { size }),
        lines: explainCardLines(lines[n] ?? []),
      };
    }),
    foot: date === undefined ? [OWN_WORDING] : [`Cards as of ${spellDay(date)}`],
  };
}
