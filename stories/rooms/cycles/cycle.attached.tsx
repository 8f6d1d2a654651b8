import {
  cycleWith,
  finishedCycle,
  preparedCycle,
  samplePeriods,
  samplePreparation,
  startedCycle,
} from '@ruta/contracts/cycles/cycle.sample';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { adminCycle, adminNewCycle, adminPreparation } from '@ruta/contracts/cycles/cycles.screens';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { sampleSchoolsCount } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { CycleOutputs } from '@ruta/state-machines/cycles/cycle.events';
import type { CycleContext } from '@ruta/state-machines/cycles/cycle.machine';
import { CycleCreatePage } from '../../../web/src/features/cycles/pages/CycleCreatePage';
import { CyclePage } from '../../../web/src/features/cycles/pages/CyclePage';
import { answer, Refused } from '../../kit/answer';
import type { AttachedScreen, AttachedServer } from '../../flow-lab/attached/attached-screen';
import type { Verdict } from '../../flow-lab/attached/attached-run';

type Output = CycleOutputs['saveCycle'] | CycleOutputs['startCycle'];
type Stale = Extract<Output, { outcome: 'stale' }>;
type Done = Exclude<Output, Stale>;
const isStale = (output: Output): output is Stale => 'outcome' in output && output.outcome === 'stale';

/** The cycle that somebody else saved first. */
const overtaken = ({ theirs: { revision, saved, state } }: Stale, before: CycleDetail | null): CycleDetail => ({
  ...(before ?? cycleWith({})),
  revision,
  start_at: saved.startAt ?? '',
  end_at: saved.endAt ?? '',
  prepared: state !== 'notPrepared',
  ...(saved.minGroup !== null && { min_group: saved.minGroup }),
});

/** The cycle after a call was answered. */
function cycleAfter({ call, output, snapshot }: Verdict, before: CycleDetail | null): CycleDetail {
  const done = output as Done;
  const { draft, closure } = snapshot.context as CycleContext;
  const id = 'cycleId' in done ? done.cycleId : (before?.id ?? 3);
  const { period_id, period, start_at, end_at, pfpClosure, dpiClosure } = before ?? cycleWith({});
  const kept = { id, period_id, period, start_at, end_at, pfpClosure, dpiClosure, revision: done.revision };
  const day = closure?.day ?? end_at;
  if (call === 'saveCycle') {
    const chosen = samplePeriods.find((one) => one.id === draft.periodId) ?? period;
    const dates = { start_at: draft.startAt ?? start_at, end_at: draft.endAt ?? end_at };
    const group = draft.minGroup === null ? {} : { min_group: draft.minGroup };
    return { ...(before ?? cycleWith({})), ...kept, ...dates, ...group, period: chosen, period_id: chosen.id };
  }
  if (call === 'prepareData') return preparedCycle(kept);
  if (call === 'startCycle') return startedCycle(kept);
  if (call === 'finishCycle') return finishedCycle(kept);
  const closed =
    call === 'setPfpClosure'
      ? { pfpClosure: { closure_at: day, start_at, end_at } }
      : { dpiClosure: { start_at, end_at: day } };
  return { ...(before ?? cycleWith({})), ...kept, ...closed };
}

/** A server with one cycle that follows the lab's verdicts. */
function serve(opened: CycleDetail | null): AttachedServer {
  let cycle = opened;
  let reply: Refused | { data: CycleDetail; message: string } = new Refused('server.unavailable');
  const calls = [
    ...[cycles.create, cycles.update, cycles.prepare, cycles.start],
    ...[cycles.finish, cycles.setPfpClosure, cycles.setDpiClosure],
  ];
  return {
    answers: [
      answer(adminNewCycle, { periods: samplePeriods }),
      answer(adminCycle, () => (cycle === null ? new Refused('cycles.not-found') : { cycle, periods: samplePeriods })),
      answer(adminPreparation, { preparation: samplePreparation }),
      answer(hierarchy.count, { data: sampleSchoolsCount }),
      ...calls.map((call) => answer(call, () => reply)),
    ],
    judge(verdict) {
      const { output, message } = verdict;
      if (output === undefined) {
        reply = new Refused('server.unavailable', message === undefined ? {} : { message });
        return;
      }
      if (isStale(output as Output)) {
        cycle = overtaken(output as Stale, cycle);
        reply = new Refused('cycles.stale', { message: (output as Stale).message, current: cycle });
        return;
      }
      cycle = cycleAfter(verdict, cycle);
      reply = { data: cycle, message: (output as Done).message };
    },
  };
}

const ONE = '/admin/school-cycles/3';

/** Pages of a cycle: a new one, and one on its way. */
export const cycleScreen: AttachedScreen = {
  machine: 'cycle',
  pages: {
    '/admin/school-cycles/new': <CycleCreatePage />,
    '/admin/school-cycles/:id': <CyclePage />,
  },
  openings: {
    notPrepared: { at: ONE, serve: () => serve(cycleWith({})) },
    new: { at: '/admin/school-cycles/new', serve: () => serve(null) },
    prepared: { at: ONE, serve: () => serve(preparedCycle()) },
    started: { at: ONE, serve: () => serve(startedCycle()) },
  },
};
