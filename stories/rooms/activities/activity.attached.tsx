import { coachActivity } from '@ruta/contracts/activities/activities.screens';
import { activities } from '@ruta/contracts/activities/activities.api';
import { running as runningCalls } from '@ruta/contracts/activities/running.api';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { ownActivityWith } from '@ruta/contracts/agenda/agenda.sample';
import type { ActivityOutputs } from '@ruta/state-machines/activities/activity.events';
import { ended, pageOf, people, running } from '../../../web/src/features/activities/testing/samples';
import { ActivityDetailPage } from '../../../web/src/features/activities/pages/ActivityDetailPage';
import { ActivityStartPage } from '../../../web/src/features/activities/pages/ActivityStartPage';
import { answer, Refused } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import type { Verdict } from '../../flow-lab/attached/attached-run';
import type { AttachedScreen, AttachedServer } from '../../flow-lab/attached/attached-screen';

/** The activity after a call was answered. */
function activityAfter({ call, output }: Verdict, before: Activity): Activity {
  if (call === 'deleteActivity' || call === 'saveRecord') return before;
  const { revision } = output as ActivityOutputs['markStarted'];
  if (call === 'markStarted') return running({ revision });
  if (call === 'finishActivity') return { ...ended(), revision };
  const { date, time } = output as ActivityOutputs['rescheduleActivity'];
  return { ...before, date, time, revision, can: { ...before.can, start: false } };
}

/** A server with one activity that follows the lab's verdicts. */
function serve(opened: Activity, { today }: Scene): AttachedServer {
  let activity = opened;
  let reply: Refused | { data: Activity; message: string } = new Refused('server.unavailable');
  const written = () => reply;
  return {
    answers: [
      answer(coachActivity, () => pageOf(activity, { today, school_today: today })),
      answer(activities.assistants, people),
      ...[agenda.start, agenda.reschedule, runningCalls.finish].map((call) => answer(call, written)),
      answer(agenda.delete, () => (reply instanceof Refused ? reply : { data: null, message: reply.message })),
    ],
    judge(verdict) {
      const { output, message } = verdict;
      if (output === undefined) {
        reply = new Refused('server.unavailable', message === undefined ? {} : { message });
        return;
      }
      activity = activityAfter(verdict, activity);
      reply = { data: activity, message: (output as ActivityOutputs['deleteActivity']).message };
    },
  };
}

const AT = '/coach/schools/1/activity/601';

/** Pages of an activity: detail with rescheduling and deletion, and start with recording. */
export const activityScreen: AttachedScreen = {
  machine: 'activity',
  pages: {
    '/coach/schools/:school_id/activity/:id/detail': <ActivityDetailPage />,
    '/coach/schools/:school_id/activity/:id/start': <ActivityStartPage />,
  },
  openings: {
    today: { at: `${AT}/start`, serve: (scene) => serve(ownActivityWith({ date: scene.today }), scene) },
    upcoming: { at: `${AT}/detail`, serve: (scene) => serve(ownActivityWith({ date: scene.on(1) }), scene) },
    started: { at: `${AT}/start`, serve: (scene) => serve(running({ date: scene.today }), scene) },
  },
};
