// Subjects of lines that were not read: whether they may bear on an event, by what they are about.

/** The matter of an unread line: what happens, as long as its object is there or from any zone; loyalty abilities. */
export type UnreadSubject = 'event' | 'event from any zone' | 'loyalty abilities';

/** Costs of spells and abilities: what is paid is settled before anything happens. */
const COSTS = [
  /^(?:this spell|spells?\b.*|.*\bspells?(?: .*)?|.*\babilit(?:y|ies)(?: .*)?) costs? .*\b(?:less|more) to (?:cast|activate)/i,
  /^as an additional cost to cast\b/i,
  /^(?:(?:if|as long as) [^.]*, )?(?:you|players?|your opponents|each opponent) may [^.]*\brather than (?:pay )?[^.]*\bmana cost\b[^.]*\.?$/i,
];
/** Restrictions and requirements of combat. */
const COMBAT =
  /^(?:(?:if|as long as) [^,]*, )?[^,."]*\b(?:can't (?:attack|block|be blocked)|can (?:attack|block) [^.]*|attacks? (?:each|this) (?:combat|turn)|blocks? (?:each|this) (?:combat|turn)|must (?:attack|block|be blocked))\b[^."]*\.?$/i;
/** Words with which a line may bear on what happens after all. */
const BEARING = /\b(?:enters?|entering|would|instead|when|whenever|counters?|tokens?|copy|copies|tapped|becomes?)\b/i;

const FROM_ANY_ZONE = /would|enter/i;
const LOYALTY = /\bloyalty abilities\b/i;

/** The subjects of a line that was not read; none for lines on costs and on combat, which change nothing of an event. */
export function unreadSubjects(line: string): readonly UnreadSubject[] {
  const loyalty: readonly UnreadSubject[] = LOYALTY.test(line) ? ['loyalty abilities'] : [];
  if (!mayBear(line)) return loyalty;
  return FROM_ANY_ZONE.test(line) ? ['event', 'event from any zone', ...loyalty] : ['event', ...loyalty];
}

function mayBear(line: string): boolean {
  const bare = line.replace(/\([^)]*\)/g, '').trim();
  if (COSTS.some(it => it.test(bare))) return /\b(?:enters?|instead|when|whenever)\b/i.test(bare);
  return !COMBAT.test(bare) || BEARING.test(bare);
}
