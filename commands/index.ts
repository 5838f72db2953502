// All commands, in the order a person meets them.

import type { Command } from '../src/discord/index.ts';
import about from './about.ts';
import card from './card.ts';
import etb from './etb.ts';
import random from './random.ts';
import rule from './rule.ts';
import ruleThis from './rule-this.ts';
import ruling from './ruling.ts';
import settings from './settings.ts';
import study from './study.ts';

export const COMMANDS: readonly Command[] = [etb, ruling, random, study, rule, card, ruleThis, settings, about];
