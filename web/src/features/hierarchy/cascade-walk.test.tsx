import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import { cascadeWalk } from './testing/cascade-walk';

test('SM-03 the picker knows no step that the generated paths do not use', () => {
  expect(cascadeWalk.unusedSteps).toEqual([]);
});

test.each(cascadeWalk.tours)('SM-03 HIE-05 on the real picker: $title', ({ run }) => run());

test('SM-03 on the real picker: every state and every transition has been visited', () => {
  expect(cascadeWalk.unvisited()).toEqual([]);
});

test('SM-03 every state and transition of a cascade is walked on the picker, or says why it is not', () => {
  const decides = 'Only decides where to go, and is never rested in.';
  expect(screenGaps(MACHINES.cascade, [cascadeWalk], { states: { measuring: decides }, transitions: {} })).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
