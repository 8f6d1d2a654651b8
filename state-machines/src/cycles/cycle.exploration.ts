/** Inputs, samples and answers of the cycle machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { CycleContext, CycleInput, cycleMachine } from './cycle.machine';
import type { CycleEvent, CycleOutputs, CycleVersion } from './cycle.events';
import { faultsInDates, fieldsClash, minGroupStands, type CycleFields, type CycleState } from './cycle.rules';

/** Sample days. */
export const YESTERDAY = '2026-11-19';
export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';

/** The cycle 2026-2027. */
export const FIELDS: CycleFields = { periodId: 5, startAt: '2026-08-31', endAt: '2027-07-15', minGroup: 5 };
const EMPTY: CycleFields = { periodId: null, startAt: null, endAt: null, minGroup: 5 };

const existing: CycleInput = {
  cycleId: 3,
  revision: 2,
  state: 'notPrepared',
  saved: FIELDS,
  pfpClosureAt: null,
  dpiEndsOn: null,
  isAnotherStarted: false,
  today: TODAY,
};

/** Inputs by the name that the flow lab shows. */
export const cycleInputs = {
  new: { ...existing, cycleId: null, revision: 0, saved: EMPTY },
  notPrepared: existing,
  prepared: { ...existing, state: 'prepared' },
  preparedBesideAnother: { ...existing, state: 'prepared', isAnotherStarted: true },
  preparedTooLate: { ...existing, state: 'prepared', saved: { ...FIELDS, endAt: YESTERDAY } },
  started: { ...existing, state: 'started', pfpClosureAt: '2027-05-28', dpiEndsOn: TODAY },
  startedDpiOver: { ...existing, state: 'started', pfpClosureAt: '2027-05-28', dpiEndsOn: YESTERDAY },
  finished: { ...existing, state: 'finished' },
} as const satisfies Record<string, CycleInput>;

/** A version saved by somebody else, at a revision that no exploration reaches. */
const otherVersion = (state: CycleState, dpiEndsOn: string | null = null): CycleVersion => ({
  cycleId: 3,
  revision: 9,
  state,
  saved: { ...FIELDS, endAt: '2027-07-16' },
  pfpClosureAt: null,
  dpiEndsOn,
  isAnotherStarted: false,
});

/** What a save was overtaken by; somebody else may save once more. */
const theirs: CycleVersion = { ...otherVersion('prepared'), revision: 8 };

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const cycleSamples: readonly CycleEvent[] = [
  { type: 'cycle.fieldsChanged', ...FIELDS },
  { type: 'cycle.fieldsChanged', ...FIELDS, endAt: '2027-06-30' },
  { type: 'cycle.fieldsChanged', ...FIELDS, startAt: '2027-07-15' },
  { type: 'cycle.fieldsChanged', ...FIELDS, minGroup: 2 },
  { type: 'cycle.fieldsChanged', ...EMPTY },
  { type: 'closure.editRequested', kind: 'pfp' },
  { type: 'closure.editRequested', kind: 'dpi' },
  { type: 'closure.submitted', day: '2026-12-04' },
  { type: 'closure.submitted', day: YESTERDAY },
  { type: 'closure.submitted', day: '2027-08-01' },
  { type: 'clock.dayChanged', today: TODAY },
  { type: 'clock.dayChanged', today: TOMORROW },
  { type: 'clock.dayChanged', today: '2027-07-17' },
  ...(['notPrepared', 'prepared', 'started', 'finished'] as const).map(
    (state) => ({ type: 'server.statusChanged', version: otherVersion(state) }) as const,
  ),
  { type: 'server.statusChanged', version: otherVersion('started', YESTERDAY) },
];

const done = { revision: 3, message: 'Listo, se guardaron tus cambios' };

/** Answers of each call, by invocation id. */
export const cycleAnswers = {
  saveCycle: [
    { ...done, outcome: 'saved', cycleId: 3 },
    { outcome: 'stale', theirs, message: 'Alguien más cambió este ciclo' },
  ],
  prepareData: [done],
  startCycle: [done],
  finishCycle: [done],
  setPfpClosure: [done],
  setDpiClosure: [done],
} satisfies Record<keyof CycleOutputs, CycleOutputs[keyof CycleOutputs][]>;

const against = (day: string | null, today: string) => (day === null ? null : Math.sign(day.localeCompare(today)));

/** The part of the context that guards read. */
export const situationOf = (context: CycleContext) => [
  context.cycleId !== null,
  context.state,
  context.revision >= 9,
  context.isAnotherStarted,
  against(context.saved.endAt, context.today),
  against(context.dpiEndsOn, context.today),
  faultsInDates(context.draft),
  minGroupStands(context.draft.minGroup),
  fieldsClash(context.draft, context.saved, theirs.saved),
  context.closure && [context.closure.kind, context.closure.day !== null],
];

/** One exploration per input, all with the same samples and answers. */
export const cycleExplorations: readonly Exploration<typeof cycleMachine>[] = Object.entries(cycleInputs).map(
  ([name, input]) => ({ name, input, samples: cycleSamples, answers: cycleAnswers, situationOf }),
);
