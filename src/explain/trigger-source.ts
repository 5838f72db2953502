// Sources of abilities that have triggered; inherent abilities of the game have none (725.2).
import type { ObjectId, PendingTrigger } from '../engine/index.ts';

/** Whether the ability is one of these objects'. */
export function isOfAny({ source }: Pick<PendingTrigger, 'source'>, objects: readonly ObjectId[]): boolean {
  return source !== undefined && objects.includes(source);
}

/** A key that abilities of one source have in common; one without a source has its own. */
export function sourceKey({ source, ability }: Pick<PendingTrigger, 'source' | 'ability'>): string {
  return source ?? ability;
}
