// Rules of 614 and 616 that no code carries out, each with the reason why it has no bearing on us.

export const RULES_NOT_CARRIED_OUT: Readonly<Record<string, string>> = {
  '614.11b':
    'no instruction that is played acts on the card it has drawn; where a text says so, that part is kept as text.',
  '614.10b': 'a question is one event: what is done after a skip, in the next step that takes place, is past its end.',
};
