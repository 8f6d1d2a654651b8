import { sampleCycles, samplePeriods, samplePreparation, cycleWith } from '@ruta/contracts/cycles/cycle.sample';
import type { CycleDetail, CycleForm, Preparation } from '@ruta/contracts/cycles/cycle.schema';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { adminCycle, adminCycles, adminNewCycle, adminPreparation } from '@ruta/contracts/cycles/cycles.screens';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { sampleSchoolsCount } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { Page } from '@ruta/contracts/kit/replies';
import type { MessageCode } from '@ruta/contracts/messages';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const NOTHING: CycleDetail['can'] = {
  ...{ edit: false, prepare: false, start: false, finish: false, closePfp: false, closeDpi: false },
};

interface Desk {
  /** Page facts of the list. */
  list?: Partial<Page<CycleDetail>>;
  preparation?: Preparation;
}

/** The network's cycles on a server in memory: changes last as long as the story. */
export const cycleDesk =
  (rows: CycleDetail[] = sampleCycles, { list = {}, preparation = samplePreparation }: Desk = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('cycle:write'))
      return [adminCycles, adminNewCycle, adminCycle, adminPreparation].map((call) => withhold(call, 'access.refused'));
    let kept = rows;
    let periods = samplePeriods;
    const one = (id: unknown) => kept.find((row) => row.id === Number(id)) ?? cycleWith({ id: Number(id) });
    const put = (after: CycleDetail, code: MessageCode) => {
      const data = { ...after, revision: after.revision + 1 };
      kept = [data, ...kept.filter(({ id }) => id !== data.id)];
      return { data, message: messageFor(code, scene) };
    };
    const written = (before: CycleDetail, body: unknown): CycleDetail => {
      const { period_id, start_at, end_at, min_group } = body as CycleForm; // The screen's own form sends this shape.
      const period = periods.find(({ id }) => id === period_id) ?? before.period;
      return { ...before, period_id, period, start_at, end_at, min_group: min_group ?? before.min_group };
    };
    const open = { closePfp: true, closeDpi: true };
    return [
      answer(adminCycles, () => ({ cycles: pageOf(kept, list), can: { create: true } })),
      answer(adminNewCycle, () => ({ periods })),
      answer(adminCycle, ({ params }) => ({ cycle: one(params['id']), periods })),
      answer(adminPreparation, () => ({ preparation })),
      answer(hierarchy.count, { data: sampleSchoolsCount }),
      answer(cycles.createPeriod, ({ body }) => {
        const { start_year } = body as { start_year: number };
        const data = { id: start_year, name: `${start_year}-${start_year + 1}`, start_year, end_year: start_year + 1 };
        periods = [data, ...periods];
        return { data, message: messageFor('cycles.period-created', scene) };
      }),
      answer(cycles.create, ({ body }) => put(written(cycleWith({ id: 9, revision: 0 }), body), 'cycles.created')),
      answer(cycles.update, ({ params, body }) => put(written(one(params['id']), body), 'cycles.saved')),
      answer(cycles.prepare, ({ params }) =>
        put(
          { ...one(params['id']), prepared: true, can: { ...NOTHING, ...open, edit: true, start: true } },
          'cycles.now-prepared',
        ),
      ),
      answer(cycles.start, ({ params }) =>
        put(
          { ...one(params['id']), state: 'started', can: { ...NOTHING, ...open, finish: true } },
          'cycles.now-started',
        ),
      ),
      answer(cycles.finish, ({ query }) =>
        put({ ...one(query.get('cycle_id')), state: 'finished', can: NOTHING }, 'cycles.now-finished'),
      ),
      answer(cycles.setPfpClosure, ({ params, body }) => {
        const { limit, ...range } = body as { limit: string; start_at: string; end_at: string };
        const { start_at, end_at } = range;
        return put(
          { ...one(params['id']), pfpClosure: { closure_at: limit, start_at, end_at } },
          'cycles.pfp-closure-set',
        );
      }),
      answer(cycles.setDpiClosure, ({ params, body }) => {
        const { end_at } = body as { end_at: string };
        const cycle = one(params['id']);
        return put({ ...cycle, dpiClosure: { start_at: cycle.start_at, end_at } }, 'cycles.dpi-closure-set');
      }),
    ];
  };
