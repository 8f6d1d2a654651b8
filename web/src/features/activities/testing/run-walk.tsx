import { screen, waitFor, within } from '@testing-library/react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import type { ActivityEvent } from '@ruta/state-machines/activities/activity.events';
import {
  activityAnswers,
  activityInputs,
  activitySamples,
  situationOf,
  TOMORROW,
  YESTERDAY,
} from '@ruta/state-machines/activities/activity.exploration';
import { activityMachine, missingToFinish } from '@ruta/state-machines/activities/activity.machine';
import type { SnapshotFrom } from 'xstate';
import { asksToFinish, recordPage, recordServer } from '../../../shared/record/testing/record-page';
import { OFFLINE } from '../../../testing';
import { fakeUploads } from '../../../testing/fake-uploads';
import { alertsOnScreen, dialogInFront } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import { stateName } from '../../../testing/tours';
import type { StepsOn } from '../../../testing/walk';
import { ended, openActivity, pageOf, running, SCREEN } from './open-activity';

const sent = fakeUploads();

type Snapshot = SnapshotFrom<typeof activityMachine>;

/** Events of the page where an activity starts and runs; it is deleted elsewhere. */
const exploration = {
  situationOf: (context: Snapshot['context']) => [situationOf(context), missingToFinish(context)],
  samples: [
    ...activitySamples.filter((sample) => sample.type === 'observation.saved'),
    ...activitySamples.filter((sample) => sample.type === 'reschedule.submitted' && sample.justification !== 'Lluvia'),
    { type: 'attendance.saved', attendees: 1 },
  ] satisfies ActivityEvent[],
  answers: activityAnswers,
};

/** Renders the page where an activity is started and run, over a fake server that keeps its state. */
function open(activity: Activity) {
  let now = activity;
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const record = recordServer(601);
  const { user } = openActivity(null, {
    at: 'start',
    replies: {
      [SCREEN]: () => pageOf(now, { record: { state: 'ready', data: record.now() } }),
      'PUT /api/schools/agenda/601/start': pending,
      'PUT /api/schools/agenda/601/reschedule': pending,
      'PUT /api/schools/activity/finish/601': pending,
      ...record.replies,
    },
  });
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return {
    record: recordPage({ user, server: record, sent, person: 'Alma Rosa Navarro', everyone: 2 }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    reply: (name: string) => user.click(dialogInFront().getByRole('button', { name })),
    write: async (day: string, reason: string) => {
      const [first] = within(dialogInFront().getByRole('group', { name: 'Nueva fecha' })).getAllByRole('spinbutton');
      if (first) await user.click(first);
      await user.keyboard(day);
      await user.click(dialogInFront().getByLabelText(/Motivo del cambio/));
      await user.paste(reason);
    },
    refuse: () => answer(OFFLINE),
    /** The server accepts the change and returns the new state from then on. */
    becomes: (made: Activity) => {
      now = made;
      return answer({ data: made, message: 'Listo.' });
    },
  };
}
type Screen = ReturnType<typeof open>;
type Moved = Extract<ActivityEvent, { type: 'reschedule.submitted' }>;

const steps: StepsOn<Screen, typeof activityMachine> = {
  'activity.startRequested': ({ press }) => press('Iniciar actividad'),
  'action.confirmed': ({ reply }, _, before) =>
    reply(before.matches('confirmingStart') ? 'Iniciar actividad' : 'Finalizar actividad'),
  'action.declined': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.markStarted': ({ becomes }) => becomes(running()),
  'xstate.error.actor.markStarted': ({ refuse }) => refuse(),

  'attendance.saved': ({ record }) => record['attendance.saved'](),
  'evidence.added': ({ record }) => record['evidence.added'](),
  'evidence.removed': ({ record }) => record['evidence.removed'](),
  'observation.saved': ({ record }, { result }: Extract<ActivityEvent, { type: 'observation.saved' }>) =>
    record['observation.saved'](result),

  'activity.rescheduleRequested': ({ press }) => press('Reprogramar'),
  'reschedule.submitted': async ({ write, reply }, { date, justification }: Moved) => {
    await write(date.split('-').reverse().join(''), justification);
    await reply('Reprogramar');
  },
  'reschedule.cancelled': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.rescheduleActivity': ({ becomes }) =>
    becomes(ownActivityWith({ date: '2026-11-21', revision: 3, can: { ...sampleOwnActivity.can, start: false } })),
  'xstate.error.actor.rescheduleActivity': ({ refuse }) => refuse(),

  'activity.finishRequested': ({ press }) => press('Finalizar actividad'),
  // The page sends what is open and goes on by itself.
  'xstate.done.actor.saveRecord': () => Promise.resolve(),
  'xstate.done.actor.finishActivity': ({ becomes }) => becomes(ended()),
  'xstate.error.actor.finishActivity': ({ refuse }) => refuse(),
};

const at = (work: string) => ({ started: { work } }) as Parameters<Snapshot['matches']>[0];
const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeInTheDocument();
const button = (name: string) => screen.getByRole('button', { name });
const pending = () => expect(screen.getByRole('progressbar', { name: 'Guardando…' })).toBeInTheDocument();
const form = () => screen.getByRole('dialog', { name: 'Reprogramar actividad' });

/** Checks by state that the screen shows it. */
const shown: readonly [Parameters<Snapshot['matches']>[0], (on: Screen, state: Snapshot) => void][] = [
  [{ scheduled: 'today' }, () => expect(button('Iniciar actividad')).toBeEnabled()],
  [{ scheduled: 'upcoming' }, () => heading('Esta actividad no es hoy')],
  [{ scheduled: 'overdue' }, () => heading('Esta actividad no es hoy')],
  ['confirmingStart', () => expect(screen.getByRole('alertdialog', { name: /¿Iniciar/ })).toBeInTheDocument()],
  ['starting', pending],
  [
    at('recording'),
    ({ record }, { context }) => {
      expect(button('Finalizar actividad')).toBeEnabled();
      record.shows(context.record);
    },
  ],
  [
    at('confirmingFinish'),
    (_, { context }) => asksToFinish(`¿Finalizar “${sampleOwnActivity.activity}”?`, missingToFinish(context)),
  ],
  [at('savingRecord'), pending],
  [at('finishing'), pending],
  [{ rescheduling: 'filling' }, () => expect(within(form()).getByRole('group', { name: 'Nueva fecha' })).toBeVisible()],
  [{ rescheduling: 'saving' }, () => expect(form()).toContainElement(screen.getByRole('progressbar'))],
  ['completed', () => heading('La agenda')],
];
const isInFront = (state: Snapshot) =>
  [{ scheduled: 'today' } as const, at('recording'), { rescheduling: 'filling' } as const].some((place) =>
    state.matches(place),
  );
const shows = (state: Snapshot, on: Screen) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(on, state);
  if (state.context.failure !== null && isInFront(state)) expect(alertsOnScreen()).not.toHaveLength(0);
};

/** An open dialog comes first. A waiting activity is rescheduled on its own page. Nothing is open that a save could refuse. */
const isPossible = (state: Snapshot, type: string) => {
  if (type === 'xstate.error.actor.saveRecord') return false;
  if (/^(attendance|evidence|observation)[.]/.test(type)) return state.matches(at('recording'));
  return type !== 'activity.rescheduleRequested' || state.matches('started');
};

/** Finish dialogs with different missing parts, and recording with three files, count as states of their own. */
const nameOf = (state: Snapshot) => {
  const lacking = missingToFinish(state.context).length;
  if (state.matches(at('confirmingFinish'))) return `asked to finish with ${lacking} missing`;
  const isFull = state.matches(at('recording')) && state.context.record.evidence === 3;
  return isFull ? 'recording with every file' : stateName(state);
};

/** An activity on another day, which may not be started. */
const on = (date: string, status: Activity['status'] = 'pending') =>
  ownActivityWith({ date, status, can: { ...sampleOwnActivity.can, start: false } });

/** Walk of the page where an activity is started and run until it is finished (ACT-01). */
export const runWalk = screenWalk(activityMachine, {
  screen: 'the real page',
  openings: {
    today: {
      input: activityInputs.today,
      open: () => open(ownActivityWith({})),
      // The next opening begins with a started activity.
      stopWhen: (state) => state.matches('started'),
    },
    started: {
      input: activityInputs.started,
      open: () => open(running()),
      // A moved activity waits for another day.
      stopWhen: (state) => state.matches({ scheduled: 'upcoming' }),
    },
    upcoming: { input: activityInputs.upcoming, open: () => open(on(TOMORROW)), isOnlyOpened: true },
    overdue: { input: activityInputs.overdue, open: () => open(on(YESTERDAY, 'outdated')), isOnlyOpened: true },
    startedOverdue: {
      input: activityInputs.startedOverdue,
      open: () => open(running({ date: YESTERDAY, status: 'outdated' })),
      isOnlyOpened: true,
    },
  },
  exploration,
  steps,
  shows,
  isPossible,
  nameOf,
});
