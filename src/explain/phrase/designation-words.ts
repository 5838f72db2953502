// Words for how a player comes to have a designation.
import type { PlayerDesignation } from '../../vocabulary/index.ts';

export const GETS_DESIGNATION: Readonly<Record<PlayerDesignation, string>> = {
  monarch: 'become the monarch',
  initiative: 'take the initiative',
  cityBlessing: "get the city's blessing",
  enduringStory: 'get an enduring story',
  completedDungeon: 'complete a dungeon',
};
