// The reader of plain questions, provided to answers. To import it is to load the whole question room.
import { readQuestion } from '../question/index.ts';
import { QUESTION_READER } from './question-reader.ts';

QUESTION_READER.fill(readQuestion);
