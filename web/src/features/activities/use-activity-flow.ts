import { use, useCallback, useEffect, useState } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type {
  ActivityEvent,
  ActivityInputs,
  ActivityOutputs,
  ActivityVersion,
} from '@ruta/state-machines/activities/activity.events';
import type { ActivityInput } from '@ruta/state-machines/activities/activity.machine';
import { EMPTY_RECORD } from '@ruta/state-machines/activities/activity.rules';
import { useNavigate } from 'react-router';
import { call, ProblemError, useRefresh } from '../../lib/api';
import { lateCode } from '../../lib/late-code';
import { useServerToday } from '../../lib/session';
import { FlowWatched } from '../../shared/flow-watch';
import { useLateActor } from '../../shared/late-actor';
import { sayDone } from '../../shared/SnackbarBridge';
import { standInOf } from './activity-stand-in';
import type { ActivitySnapshot } from './activity-stand-in';
import { placesIn, useArea } from './activity-places';
import { deleteActivity, finishActivity, rescheduleActivity, startActivity, touchedBy } from './activities.calls';

const versionOf = ({ id, revision, isStarted, isCompleted, date, time }: Activity): ActivityVersion => ({
  activityId: id,
  revision,
  isStarted,
  isCompleted,
  date,
  time,
});

const inputOf = ({ activity, school_today: today, record, proof }: ActivityPage): ActivityInput => ({
  ...versionOf(activity),
  today,
  record:
    record.state === 'ready'
      ? {
          attendees: record.data.assistants.length,
          evidence: record.data.evidences.length,
          hasObservation: record.data.result.trim() !== '',
          hasProof: proof.state === 'ready' && proof.data !== null,
        }
      : EMPTY_RECORD,
});

export type { ActivitySnapshot };

/** On its way as soon as a page needs it, beside what the page asks the server. */
const machine = lateCode(async () => (await import('./activity-actor')).activityActor);
machine.load().catch(() => undefined); // asked for again, and missed aloud, by the first activity that opens

/** An activity on a page: where it stands, what may be sent to it, why the server last refused. */
export interface ActivityFlow {
  snapshot: ActivitySnapshot;
  send: (event: ActivityEvent) => void;
  /** The last refusal; forgotten once something is tried again. */
  problem: ProblemError | null;
}

/** Gives the activity machine its calls and effects, and tells it what the server and the clock say. */
export function useActivityFlow(page: ActivityPage): ActivityFlow {
  const { activity } = page;
  const schoolId = activity.school_id;
  const area = useArea();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const watch = use(FlowWatched);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [day] = useState(activity.date);

  const [input] = useState(() => inputOf(page));
  const [calls] = useState(() => {
    type Reply = { data: Activity; message?: string | undefined };
    const asked = async <T>(work: () => Promise<T>, isGone = false): Promise<T> => {
      try {
        const reply = await work();
        setProblem(null);
        // The page of what is gone would only say that it is.
        void refresh(isGone ? [`/schools/${schoolId}/agenda`] : touchedBy(schoolId));
        return reply;
      } catch (error) {
        if (error instanceof ProblemError) {
          setProblem(error);
          // Somebody was faster: the page shows what they did.
          if (error.status === 409) void refresh(touchedBy(schoolId));
        }
        throw error;
      }
    };
    const done = ({ data, message = '' }: Reply) => ({ revision: data.revision, message });
    return {
      markStarted: ({ activityId: id }: ActivityInputs['markStarted']): Promise<ActivityOutputs['markStarted']> =>
        asked(async () => done(await call(startActivity, { params: { id } }))),
      rescheduleActivity: ({
        activityId: id,
        ...body
      }: ActivityInputs['rescheduleActivity']): Promise<ActivityOutputs['rescheduleActivity']> =>
        asked(async () => {
          const reply = await call(rescheduleActivity, { params: { id }, body });
          return { ...done(reply), date: reply.data.date, time: reply.data.time };
        }),
      finishActivity: ({
        activityId: id,
      }: ActivityInputs['finishActivity']): Promise<ActivityOutputs['finishActivity']> =>
        asked(async () => done(await call(finishActivity, { params: { id } }))),
      deleteActivity: ({
        activityId: id,
      }: ActivityInputs['deleteActivity']): Promise<ActivityOutputs['deleteActivity']> =>
        asked(async () => {
          const { message = '' } = await call(deleteActivity, { params: { id } });
          return { message };
        }, true),
    };
  });

  const [actor, snapshot] = useLateActor<Awaited<ReturnType<typeof machine.load>>, ActivitySnapshot, ActivityEvent>({
    code: machine,
    create: (activityActor) =>
      activityActor(
        calls,
        {
          showNotice: (message) => {
            if (message !== '') sayDone({ message });
          },
          // After this transition, so that nothing unsaved seems to be left behind.
          returnToAgenda: () => queueMicrotask(() => void navigate(placesIn(area, schoolId).agenda(day))),
        },
        input,
        watch,
      ),
    standIn: () => standInOf(input),
    after: (before) => before,
  });
  const send = useCallback((event: ActivityEvent) => actor.send(event), [actor]);

  useEffect(() => {
    if (activity.revision > actor.getSnapshot().context.revision)
      actor.send({ type: 'server.statusChanged', version: versionOf(activity) });
  }, [actor, activity]);
  const today = useServerToday(activity.school.timezone);
  useEffect(() => {
    if (today > actor.getSnapshot().context.today) actor.send({ type: 'clock.dayChanged', today });
  }, [actor, today]);

  return { snapshot, send, problem: snapshot.context.failure === null ? null : problem };
}
