import type { Cycle, CycleDetail, Period, Preparation } from './cycle.schema';

/** Three periods, latest first. */
export const samplePeriods: Period[] = [
  { id: 6, name: '2027-2028', start_year: 2027, end_year: 2028 },
  { id: 5, name: '2026-2027', start_year: 2026, end_year: 2027 },
  { id: 4, name: '2025-2026', start_year: 2025, end_year: 2026 },
];
const [, period] = samplePeriods as [Period, Period, Period];

const NOTHING: Cycle['can'] = {
  ...{ edit: false, prepare: false, start: false, finish: false, closePfp: false, closeDpi: false },
};

/** The cycle 2026-2027 before it is prepared. For tests and stories. */
export const sampleCycle: CycleDetail = {
  id: 3,
  period_id: period.id,
  start_at: '2026-08-31',
  end_at: '2027-07-15',
  state: 'pending',
  prepared: false,
  min_group: 5,
  is_another_started: false,
  revision: 2,
  created_at: '2026-06-01 15:00:00',
  updated_at: '2026-06-02 15:00:00',
  can: { ...NOTHING, edit: true, prepare: true },
  period,
  pfpClosure: null,
  dpiClosure: null,
};

/** The sample cycle with some fields replaced. */
export const cycleWith = (differs: Partial<CycleDetail>): CycleDetail => ({ ...sampleCycle, ...differs });

/** It prepared, started and finished. */
export const preparedCycle = (differs: Partial<CycleDetail> = {}): CycleDetail =>
  cycleWith({
    prepared: true,
    can: { ...NOTHING, edit: true, start: true, closePfp: true, closeDpi: true },
    ...differs,
  });
export const startedCycle = (differs: Partial<CycleDetail> = {}): CycleDetail =>
  cycleWith({
    state: 'started',
    prepared: true,
    pfpClosure: { closure_at: '2027-05-28', start_at: '2026-08-31', end_at: '2027-07-15' },
    dpiClosure: { start_at: '2026-08-31', end_at: '2026-11-20' },
    can: { ...NOTHING, finish: true, closePfp: true, closeDpi: true },
    ...differs,
  });
export const finishedCycle = (differs: Partial<CycleDetail> = {}): CycleDetail =>
  startedCycle({ state: 'finished', can: NOTHING, ...differs });

/** A cycle in each state, latest first. */
export const sampleCycles: CycleDetail[] = [
  cycleWith({ id: 4, period_id: 6, period: samplePeriods[0] ?? period, start_at: '2027-08-30', end_at: '2028-07-14' }),
  startedCycle(),
  finishedCycle({
    id: 2,
    period_id: 4,
    period: samplePeriods[2] ?? period,
    start_at: '2025-09-01',
    end_at: '2026-07-15',
  }),
];

/** What preparing copies from 2025-2026, with people and a school that stay behind. */
export const samplePreparation: Preparation = {
  cycle: { id: 3, revision: 2, start_at: '2026-08-31', end_at: '2027-07-15' },
  from: { id: 2, period: '2025-2026' },
  schools: { included: 14, excluded: 1, added: 1 },
  complete: 12,
  incomplete: {
    total: 2,
    schools: [
      { id: 8, name: 'Instituto Jacaranda', missing: ['coordinator', 'coach'] },
      { id: 12, name: 'Colegio Nuevo Mundo', missing: ['director', 'manager', 'coordinator', 'coach'] },
    ],
  },
  left_out: {
    total: 3,
    rows: [
      { school: { id: 15, name: 'Escuela Los Sauces' }, place: null, person: null, why: 'closed' },
      {
        school: { id: 8, name: 'Instituto Jacaranda' },
        place: 'coach',
        person: { id: 31, fullname: 'Hugo Salas Ortega' },
        why: 'deleted',
      },
      {
        school: { id: 8, name: 'Instituto Jacaranda' },
        place: 'coordinator',
        person: { id: 32, fullname: 'Norma Pech Chan' },
        why: 'role',
      },
    ],
  },
  closures: [
    { kind: 'pfp', school: null, end_at: '2027-05-27', why: null },
    { kind: 'dpi', school: null, end_at: '2026-10-16', why: 'past' },
  ],
};
