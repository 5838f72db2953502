// Inquiries about a board, as a person asks them.
import { unnumbered } from '../../kit/strings.ts';
import type { Inquiry } from '../../scenario/index.ts';

/** The question that an inquiry asks, about what enters or about others; the open one where nothing special is asked. */
export function questionInWords(inquiry: Inquiry | undefined, entering: readonly string[]): string {
  const own = entering.length === 1 ? unnumbered(entering[0] ?? '') : undefined;
  if (inquiry === undefined) return own === undefined ? 'What happens?' : `How does ${own} enter?`;
  const named = 'objects' in inquiry ? (inquiry.objects?.[0] ?? own ?? 'it') : '';
  const isEntering = named === own;
  switch (inquiry.kind) {
    case 'counters': {
      const kind = inquiry.counter === undefined ? '' : `${inquiry.counter} `;
      return `How many ${kind}counters does ${named} ${isEntering ? 'enter with' : 'have then'}?`;
    }
    case 'property':
      return propertyInWords(inquiry.property, named, isEntering);
    case 'triggers':
      return inquiry.objects === undefined ? 'Which abilities trigger?' : `How often does ${named} trigger?`;
    case 'amount':
      return inquiry.of === 'tokens' ? 'What is created?' : 'How much is it in the end?';
    case 'whether':
    case 'choice':
    case 'lost':
    case 'won':
    case 'lifeTotal':
    case 'title':
    case 'deaths':
    case 'stops':
    case 'bears':
    case 'allStay':
    case 'targeting':
      return 'What happens?';
  }
}

type Property = Extract<Inquiry, { kind: 'property' }>['property'];

function propertyInWords(property: Property, named: string, isEntering: boolean): string {
  switch (property) {
    case 'status':
      return `Does ${named} enter tapped?`;
    case 'size':
      return isEntering
        ? `What are the power and toughness of ${named} on the battlefield?`
        : `What are the power and toughness of ${named} now?`;
    case 'types':
      return isEntering ? `What is ${named} on the battlefield?` : `What is ${named} now?`;
    case 'colors':
      return `What color is ${named}?`;
    case 'mana produced':
      return `What mana can ${named} make?`;
    case 'mana value':
      return `What is the mana value of ${named}?`;
    case 'controller':
      return `Under whose control is ${named}?`;
    case 'zone':
      return `What happens to ${named}?`;
  }
}
