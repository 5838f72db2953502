// The setup of each file of tests: whoever asks for the grammar compiles no card that an earlier test had compiled.
import { provideGrammar } from '../../src/service/grammar.ts';
import { CACHING_COMPILER } from './caching-compiler.ts';

provideGrammar(CACHING_COMPILER);
