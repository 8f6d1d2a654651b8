import { MACHINES } from '@ruta/state-machines/machines';
import { simulate, lastFrame } from '@ruta/state-machines/kit/simulate';
import { DAY_MS, mayRun, nextDay, passing, untilNextTimer } from './clock';
import { differences } from './diff';
import { moveName, stateName, seconds } from './names';

const { dpi, visit, sessionBooking, cascade } = MACHINES;
const firstOf = (entry: typeof dpi) => simulate(entry.machine, Object.values(entry.inputs)[0], [])[0];
const counting = lastFrame(
  simulate(dpi.machine, dpi.inputs['teacher'], [{ do: 'send', event: { type: 'sheet.continue' } }]),
);

describe('SM-02 what a move changed', () => {
  it('SM-02 tells added, changed and gone values by their place', () => {
    const before = { title: 'Visita', axes: [{ actions: '' }], date: null, draft: true };
    const after = { title: 'Visita', axes: [{ actions: 'Observar' }, { actions: 'Leer' }], date: '2026-11-20' };
    expect(differences(before, after)).toEqual([
      { path: 'axes[0].actions', kind: 'changed', before: '""', after: '"Observar"' },
      { path: 'axes[1]', kind: 'added', before: 'undefined', after: '{"actions":"Leer"}' },
      { path: 'date', kind: 'changed', before: 'null', after: '"2026-11-20"' },
      { path: 'draft', kind: 'gone', before: 'true', after: 'undefined' },
    ]);
    expect(differences(before, before)).toEqual([]);
  });
});

describe('SM-02 the clock in QA’s hand', () => {
  it('SM-02 knows when the next timer is due, and that it may run only while one waits', () => {
    expect(untilNextTimer(counting)).toBe(1000);
    expect(mayRun(counting)).toBe(true);
    expect(untilNextTimer(firstOf(dpi))).toBeNull();
    expect(mayRun(firstOf(dpi))).toBe(false);
  });

  it('SM-02 lets a day pass and tells the machine its next day', () => {
    expect(nextDay(visit, firstOf(visit))).toEqual([
      { do: 'wait', ms: DAY_MS },
      { do: 'send', event: { type: 'clock.dayChanged', today: '2026-11-21' } },
    ]);
  });

  it('SM-02 tells the instant to a machine that goes by it, and nothing to one without a clock', () => {
    const frame = firstOf(sessionBooking);
    const { now } = frame.snapshot.context as { now: number };
    expect(passing(sessionBooking, frame, 5000)).toEqual([
      { do: 'wait', ms: 5000 },
      { do: 'send', event: { type: 'clock.ticked', now: now + 5000 } },
    ]);
    expect(nextDay(cascade, firstOf(cascade))).toEqual([{ do: 'wait', ms: DAY_MS }]);
  });
});

describe('SM-02 states and moves in words', () => {
  it('SM-02 tells where a machine is, parallel parts without what they share', () => {
    const told = { entry: dpi, language: 'es' } as const;
    expect(stateName(told, counting.snapshot)).toBe('Respondiendo › Cuenta regresiva › Contando');
    const answering = lastFrame(
      simulate(dpi.machine, dpi.inputs['resumed'], [
        { do: 'answer', actor: 'startSubmission', output: dpi.answers['startSubmission']?.[0] },
      ]),
    );
    expect(stateName(told, answering.snapshot)).toMatch(/^Respondiendo › .+ \+ (?!Respondiendo)/);
  });

  it('SM-02 names a move in the language of the page, and time as one reads it', () => {
    const refused = { do: 'fail', actor: 'saveAnswer', message: 'Sin conexión' } as const;
    expect(moveName({ entry: dpi, language: 'es' }, refused)).toMatch(/^Rechazar · .+ · Sin conexión$/);
    expect(moveName({ entry: dpi, language: 'en' }, { do: 'wait', ms: 2500 })).toBe('Time passed · 2.5 s');
    expect(seconds(DAY_MS + 500)).toBe('24 h 0.5 s');
  });
});
