import { useState } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { ActivityVersion } from '@ruta/state-machines/activities/activity.events';
import { activityMachine } from '@ruta/state-machines/activities/activity.machine';
import type { ActivityInput } from '@ruta/state-machines/activities/activity.machine';
import { EMPTY_RECORD } from '@ruta/state-machines/activities/activity.rules';
import { call } from '../../lib/api';
import { useFlow } from '../../shared/flow/use-flow';
import { openWork } from '../../shared/record/open-work';
import type { OpenWork } from '../../shared/record/open-work';
import type { Flow, PortsOf } from '../../shared/flow/use-flow';
import { useFollow } from '../../shared/flow/use-follow';
import {
  deleteActivity,
  finishActivity,
  rescheduleActivity,
  restoreActivity,
  startActivity,
  touchedBy,
} from './activities.calls';
import { placesIn, useArea } from './activity-places';

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

interface Reply {
  data: Activity;
  message?: string | undefined;
}

const done = ({ data, message = '' }: Reply) => ({ revision: data.revision, message });

/** The ports of the activity machine. `work` is what is open on the page. */
const portsWith = (work: OpenWork): PortsOf<typeof activityMachine> => ({
  markStarted: async ({ activityId: id }) => done(await call(startActivity, { params: { id } })),
  rescheduleActivity: async ({ activityId: id, ...body }) => {
    const reply = await call(rescheduleActivity, { params: { id }, body });
    return { ...done(reply), date: reply.data.date, time: reply.data.time };
  },
  saveRecord: async () => {
    await work.settle();
    return {};
  },
  finishActivity: async ({ activityId: id }) => done(await call(finishActivity, { params: { id } })),
  deleteActivity: async ({ activityId: id }) => {
    const { message = '' } = await call(deleteActivity, { params: { id } });
    return { message };
  },
});

export interface ActivityFlow extends Flow<typeof activityMachine> {
  /** What is open on this page; `finishActivity` sends it first. */
  work: OpenWork;
}

/** Runs the activity machine on a page and sends it the server's newer versions. */
export function useActivityFlow(page: ActivityPage): ActivityFlow {
  const { activity } = page;
  const { school_id } = activity;
  const places = placesIn(useArea(), school_id);
  const [day] = useState(activity.date);
  const [work] = useState(openWork);
  const [ports] = useState(() => portsWith(work));
  const flow = useFlow(activityMachine, {
    input: inputOf(page),
    ports,
    undo: ({ activityId: id }) => ({
      restore: () => call(restoreActivity, { params: { id } }),
      touches: touchedBy(school_id),
    }),
    leadsTo: { returnToAgenda: () => places.agenda(day) },
    touchedBy: (port) => {
      // Each part of the record reloads by itself.
      if (port === 'saveRecord') return [];
      // The page of a deleted activity is still shown; reloading it would fail.
      return port === 'deleteActivity' ? [`/schools/${school_id}/agenda`] : touchedBy(school_id);
    },
  });
  useFollow(flow, { shown: activity, versionOf, timezone: activity.school.timezone });
  return { ...flow, work };
}
