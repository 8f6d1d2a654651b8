import { failingGuards } from '@ruta/state-machines/kit/guards';
import { lastFrame, simulate } from '@ruta/state-machines/kit/simulate';
import { MACHINES } from '@ruta/state-machines/machines';
import { reasonOf } from './refusal';

test('SM-02 an event refused by an `or` says which branches would do, in both languages', () => {
  const { visit } = MACHINES;
  const { snapshot } = lastFrame(simulate(visit.machine, visit.inputs.new, []));
  const refusedBy = failingGuards(snapshot, { type: 'step.next' });
  const said = (language: 'es' | 'en') => reasonOf({ entry: visit, language }, refusedBy);
  const ofMayStand = /\(dateMayStand\), (.+)$/;
  expect(ofMayStand.exec(said('es'))?.[1]).toMatch(/^basta una: .+ \(visitIsPublished\) · .+ \(dateIsTodayOrLater\)$/);
  expect(ofMayStand.exec(said('en'))?.[1]).toMatch(
    /^one is enough: .+ \(visitIsPublished\) · .+ \(dateIsTodayOrLater\)$/,
  );
  expect(said('es')).toContain('(objectiveDateAndTimeAreSet); ');
});
