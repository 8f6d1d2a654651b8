import { activities } from '@ruta/contracts/activities/activities.api';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { sampleAxes } from '@ruta/contracts/visits/visit.sample';
import { visits } from '@ruta/contracts/visits/visits.api';
import { coachNewVisit, coachVisit } from '@ruta/contracts/visits/visits.screens';
import type { VisitOutputs, VisitVersion } from '@ruta/state-machines/visits/visit.events';
import type { VisitContext } from '@ruta/state-machines/visits/visit.machine';
import {
  assistantsReply,
  cancelled,
  draft,
  finished,
  newScreen,
  running,
  scheduled,
  visitPage,
} from '../../../web/src/features/visits/testing/samples';
import { VisitCreatePage } from '../../../web/src/features/visits/pages/VisitCreatePage';
import { VisitStartPage } from '../../../web/src/features/visits/pages/VisitStartPage';
import { answer, Refused } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import type { AttachedScreen, AttachedServer } from '../../flow-lab/attached/attached-screen';
import type { Verdict } from '../../flow-lab/attached/attached-run';

type Saved = VisitOutputs['saveVisit'];
type Done = VisitOutputs['markStarted'];
type Written = Pick<VisitContext, 'draft'>;

const planOf = ({ draft: { objective, date, time, axes } }: Written): Partial<Visit> => ({
  objective,
  date,
  time,
  school_visit_axis: sampleAxes.map((axis, index) => ({
    ...axis,
    actions: axes[index]?.actions ?? '',
    specifications: axes[index]?.specifications ?? '',
  })),
});

/** A version from another person as the server's record. */
function visitOf(version: VisitVersion): Visit {
  const standing = { new: version.eraser ? draft : scheduled, progress: running, finished }[version.statusKey];
  const make = version.isCancelled ? cancelled : standing;
  const written = { draft: { ...version.draft, axes: [...version.draft.axes] } };
  return make({ id: version.visitId, revision: version.revision, ...planOf(written) });
}

/** The visit after a call was answered. */
function visitAfter({ call, output, snapshot }: Verdict, before: Visit | null): Visit | null {
  if (call === 'saveRecord') return before;
  const context = snapshot.context as VisitContext;
  const { visitId: id, revision } = output as Done;
  const known = { id, revision };
  const plan = planOf({ draft: { ...context.draft, axes: [...context.draft.axes] } });
  if (call === 'saveVisit') return (context.saveAs === 'draft' ? draft : scheduled)({ ...plan, ...known });
  if (call === 'saveEdit') return running({ ...plan, ...known });
  if (call === 'markStarted') return running({ ...before, ...running(), ...known });
  if (call === 'finishVisit') return finished({ ...known });
  if (call === 'rescheduleVisit') return scheduled({ ...known, ...(output as VisitOutputs['rescheduleVisit']) });
  return null;
}

/** A server with one visit that follows the lab's verdicts. */
function serve(opened: Visit | null, { today }: Scene): AttachedServer {
  let visit = opened;
  let reply: Refused | { data: Visit; message: string } = new Refused('server.unavailable');
  const page = () =>
    visit === null ? new Refused('visits.not-found') : visitPage(visit, { today, school_today: today });
  const written = () => reply;
  return {
    answers: [
      answer(coachNewVisit, newScreen({ today, school_today: today })),
      answer(coachVisit, page),
      answer(activities.assistants, assistantsReply),
      ...[visits.create, visits.update, visits.publish, visits.start, visits.finish, visits.reschedule].map((call) =>
        answer(call, written),
      ),
      answer(visits.delete, () => (reply instanceof Refused ? reply : { data: null, message: reply.message })),
    ],
    judge(verdict) {
      const { output, message } = verdict;
      if (output === undefined) {
        reply = new Refused('server.unavailable', message === undefined ? {} : { message });
        return;
      }
      const saved = output as Saved;
      if ('theirs' in saved) {
        visit = visitOf(saved.theirs);
        reply = new Refused('visits.stale', { current: visit });
        return;
      }
      visit = visitAfter(verdict, visit);
      reply = { data: visit ?? draft(), message: saved.message };
    },
  };
}

const START = '/coach/schools/1/visits/start/101';

/** Pages of a visit: creation, and start with recording. */
export const visitScreen: AttachedScreen = {
  machine: 'visit',
  pages: {
    '/coach/schools/:school_id/visits/create': <VisitCreatePage />,
    '/coach/schools/:school_id/visits/start/:id': <VisitStartPage />,
  },
  openings: {
    scheduledToday: { at: START, serve: (scene) => serve(scheduled({ date: scene.today }), scene) },
    new: { at: '/coach/schools/1/visits/create', serve: (scene) => serve(null, scene) },
    progress: { at: START, serve: (scene) => serve(running({ date: scene.today }), scene) },
    expired: { at: START, serve: (scene) => serve(scheduled({ date: scene.on(-1), expired: true }), scene) },
  },
};
