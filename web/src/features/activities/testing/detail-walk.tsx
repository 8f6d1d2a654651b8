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
import { activityMachine } from '@ruta/state-machines/activities/activity.machine';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE } from '../../../testing';
import { alertsOnScreen, dialogInFront, expectNothingAsked } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { ended, openActivity, pageOf, SCREEN } from './open-activity';

type Snapshot = SnapshotFrom<typeof activityMachine>;
type Moved = Extract<ActivityEvent, { type: 'reschedule.submitted' }>;

/** Renders the detail of an activity over a fake server that keeps its state. */
function open(activity: Activity) {
  let now = activity;
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const { user } = openActivity(null, {
    replies: {
      [SCREEN]: () => pageOf(now),
      'PUT /api/schools/agenda/601/reschedule': pending,
      'DELETE /api/schools/agenda/601': pending,
    },
  });
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    reply: (name: string) => user.click(dialogInFront().getByRole('button', { name })),
    write: async ({ date, justification }: Moved) => {
      const [first] = within(dialogInFront().getByRole('group', { name: 'Nueva fecha' })).getAllByRole('spinbutton');
      if (first) await user.click(first);
      await user.keyboard(date.split('-').reverse().join(''));
      await user.click(dialogInFront().getByLabelText(/Motivo del cambio/));
      await user.paste(justification);
    },
    refuse: () => answer(OFFLINE),
    gone: () => answer({ data: null, message: 'Actividad eliminada.' }),
    becomes: (made: Activity) => {
      now = made;
      return answer({ data: made, message: 'Listo.' });
    },
  };
}
type Screen = ReturnType<typeof open>;

const elsewhere = (date: string, differs: Partial<Activity> = {}) =>
  ownActivityWith({ date, can: { ...sampleOwnActivity.can, start: false }, ...differs });

const steps: StepsOn<Screen, typeof activityMachine> = {
  'activity.deleteRequested': ({ press }) => press('Eliminar'),
  'action.confirmed': ({ reply }) => reply('Eliminar'),
  'action.declined': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.deleteActivity': ({ gone }) => gone(),
  'xstate.error.actor.deleteActivity': ({ refuse }) => refuse(),

  'activity.rescheduleRequested': ({ press }) => press('Reprogramar'),
  'reschedule.submitted': async ({ write, reply }, event: Moved) => {
    await write(event);
    await reply('Reprogramar');
  },
  'reschedule.cancelled': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.rescheduleActivity': ({ becomes }) => becomes(elsewhere(TOMORROW, { revision: 4 })),
  'xstate.error.actor.rescheduleActivity': ({ refuse }) => refuse(),
};

const button = (name: string) => screen.getByRole('button', { name });
const form = () => screen.getByRole('dialog', { name: 'Reprogramar actividad' });

/** Checks that the screen shows the machine's state. */
function shows(state: Snapshot): void {
  const { failure } = state.context;
  if (state.matches('confirmingDelete')) {
    expect(screen.getByRole('alertdialog', { name: /¿Eliminar/ })).toBeInTheDocument();
  } else if (state.matches('deleting')) {
    expect(screen.getByRole('progressbar', { name: 'Guardando…' })).toBeInTheDocument();
  } else if (state.matches('deleted')) {
    expect(screen.getByRole('heading', { name: 'La agenda' })).toBeInTheDocument();
  } else if (state.matches({ rescheduling: 'saving' })) {
    expect(form()).toContainElement(screen.getByRole('progressbar'));
  } else if (state.matches({ rescheduling: 'filling' })) {
    expect(within(form()).getByRole('group', { name: 'Nueva fecha' })).toBeVisible();
    if (failure !== null) expect(within(form()).getByRole('alert')).toBeInTheDocument();
  } else if (state.matches('scheduled')) {
    expectNothingAsked();
    expect(button('Eliminar')).toBeEnabled();
    expect(screen.queryAllByRole('button', { name: 'Iniciar actividad' })).toHaveLength(
      state.matches({ scheduled: 'today' }) ? 1 : 0,
    );
    expect(screen.queryAllByText('Vencida')).toHaveLength(state.matches({ scheduled: 'overdue' }) ? 1 : 0);
    if (failure !== null) expect(alertsOnScreen()).not.toHaveLength(0);
  } else if (state.matches('completed')) {
    expect(screen.getByText('Tomada')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  } else throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
}

/** Walk of the detail of an activity: rescheduling before the start, and deleting (ACT-04, AGE-06). */
export const detailWalk = screenWalk(activityMachine, {
  screen: 'the real detail',
  openings: {
    today: { input: activityInputs.today, open: () => open(ownActivityWith({})) },
    overdue: {
      input: activityInputs.overdue,
      open: () => open(elsewhere(YESTERDAY, { status: 'outdated' })),
      isOnlyOpened: true,
    },
    completed: { input: activityInputs.completed, open: () => open(ended()), isOnlyOpened: true },
  },
  exploration: {
    situationOf,
    samples: activitySamples.filter(
      (sample) => sample.type === 'reschedule.submitted' && sample.justification !== 'Lluvia',
    ),
    answers: activityAnswers,
  },
  steps,
  shows,
  // A moved activity waits for its new day.
  stopWhen: (state) => state.matches({ scheduled: 'upcoming' }),
});
