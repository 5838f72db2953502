// The setup of each file of tests: whoever asks for the grammar compiles no card that an earlier test had compiled.
import { GRAMMAR } from '../../src/service/grammar.ts';
import { CACHING_COMPILER } from './caching-compiler.ts';

GRAMMAR.fill(CACHING_COMPILER);
