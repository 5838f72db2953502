// Tokens in a zone other than the battlefield (704.5d): they cease to exist.
import { actionOnEach } from './action.ts';

export const tokenElsewhere = actionOnEach(
  '704.5d',
  view =>
    [...view.state.objects.values()]
      .filter(object => object.token && object.zone !== 'battlefield' && object.zone !== 'stack')
      .map(object => object.id),
  objects => ({ actions: objects.map(object => ({ kind: 'ceases', object })) }),
);
