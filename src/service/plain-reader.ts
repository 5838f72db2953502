// The reader of plain questions, provided to answers. To import it is to load the whole question room.
import { readQuestion } from '../question/index.ts';
import { provideReader } from './question-reader.ts';

provideReader(readQuestion);
