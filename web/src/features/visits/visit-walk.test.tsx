import { sampleAxes } from '@ruta/contracts/visits/visit.sample';
import { fullDraft, TODAY } from '@ruta/state-machines/visits/visit.exploration';
import { formWalk } from './testing/form-walk';

beforeEach(() => localStorage.clear());

test('SM-03 the form knows no step that the generated paths do not use', () => {
  expect(formWalk.unusedSteps).toEqual([]);
  expect(fullDraft(TODAY).axes).toHaveLength(sampleAxes.length);
});

test.each(formWalk.tours)('SM-03 on the real form: $title', ({ run }) => run(), 30_000);

test('SM-03 on the real form: every state and every transition has been visited', () => {
  expect(formWalk.unvisited()).toEqual([]);
});
