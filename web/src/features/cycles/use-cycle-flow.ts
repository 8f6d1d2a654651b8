import { useEffect } from 'react';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import type { CycleOutputs } from '@ruta/state-machines/cycles/cycle.events';
import { cycleMachine } from '@ruta/state-machines/cycles/cycle.machine';
import { mayEdit } from '@ruta/state-machines/cycles/cycle.rules';
import { call } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useServerToday, useSession } from '../../lib/session';
import { useFlow } from '../../shared/flow/use-flow';
import type { PortsOf } from '../../shared/flow/use-flow';
import { useFollow } from '../../shared/flow/use-follow';
import { inputOf, versionOf } from './cycle-version';
import {
  createCycle,
  CYCLES,
  finishCycle,
  prepareCycle,
  setDpiClosure,
  setPfpClosure,
  startCycle,
  updateCycle,
} from './cycles.calls';
import { cycleTexts } from './cycles.texts';

interface Reply {
  data: CycleDetail;
  message?: string | undefined;
}
const done = ({ data, message = '' }: Reply) => ({ revision: data.revision, message });

const ports: PortsOf<typeof cycleMachine> = {
  saveCycle: async ({ cycleId, revision, fields: { periodId, startAt, endAt, minGroup } }) => {
    // The machine saves complete fields only.
    const dates = { period_id: periodId ?? 0, start_at: startAt ?? '', end_at: endAt ?? '' };
    const body = { ...dates, ...(minGroup !== null && { min_group: minGroup }) };
    const reply =
      cycleId === null
        ? await call(createCycle, { body })
        : await call(updateCycle, { params: { id: cycleId }, body: { ...body, revision } });
    return { outcome: 'saved', ...done(reply), cycleId: reply.data.id };
  },
  prepareData: async ({ cycleId: id, startAt, endAt, ...body }) =>
    done(await call(prepareCycle, { params: { id }, body: { ...body, start_at: startAt, end_at: endAt } })),
  startCycle: async ({ cycleId: id, revision }) => done(await call(startCycle, { params: { id }, body: { revision } })),
  finishCycle: async ({ cycleId, revision }) =>
    done(await call(finishCycle, { query: { cycle_id: String(cycleId), revision: String(revision) } })),
  setPfpClosure: async ({ cycleId: id, startAt, endAt, ...body }) =>
    done(await call(setPfpClosure, { params: { id }, body: { ...body, start_at: startAt, end_at: endAt } })),
  setDpiClosure: async ({ cycleId: id, endsOn, revision }) =>
    done(await call(setDpiClosure, { params: { id }, body: { end_at: endsOn, revision } })),
};

/** Both versions are shown while the cycle may be edited; later the refusal says why not. */
const overtaken = (current: CycleDetail, message: string): CycleOutputs['saveCycle'] | undefined => {
  const theirs = versionOf(current);
  return mayEdit(theirs.state) ? { outcome: 'stale', theirs, message } : undefined;
};

/** Runs the cycle machine on a page, over a cycle of the server or a new one. Read once: mount with the cycle's id as key. */
export function useCycleFlow(cycle: CycleDetail | null) {
  const { server_timezone: timezone } = useSession().me;
  const today = useServerToday(timezone);
  const t = useTexts(cycleTexts);
  const flow = useFlow(cycleMachine, {
    input: inputOf(cycle, today),
    ports,
    leadsTo: {},
    // Another cycle means other schools and roles on every page.
    touchedBy: (port) => (port === 'startCycle' || port === 'finishCycle' ? ['/'] : CYCLES),
    overtakenBy: (current, port) =>
      port === 'saveCycle' ? overtaken(current as CycleDetail, t('conflict.title')) : undefined,
  });
  useFollow(flow, { shown: cycle ?? undefined, versionOf, timezone });
  const { actor } = flow;
  useEffect(() => {
    // Another cycle that starts or finishes is no new revision of this one.
    const { revision, isAnotherStarted } = actor.getSnapshot().context;
    if (cycle?.revision === revision && cycle.is_another_started !== isAnotherStarted)
      actor.send({ type: 'server.statusChanged', version: versionOf(cycle) });
  }, [actor, cycle]);
  return flow;
}

export type CycleFlow = ReturnType<typeof useCycleFlow>;
