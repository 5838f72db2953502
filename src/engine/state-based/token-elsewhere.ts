// 704.5d: a token in a zone other than the battlefield ceases to exist.
import { onEach } from './found.ts';

export const tokenElsewhere = onEach(
  '704.5d',
  view =>
    [...view.state.objects.values()]
      .filter(object => object.token && object.zone !== 'battlefield' && object.zone !== 'stack')
      .map(object => object.id),
  objects => ({ deeds: objects.map(object => ({ kind: 'ceases', object })) }),
);
