// The setup of each file of tests with bots: what a test started is stopped after it.
import { afterEach } from 'vitest';
import { endTestBots } from './start-test-bot.ts';

afterEach(endTestBots);
