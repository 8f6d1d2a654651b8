import { screen, waitFor, within } from '@testing-library/react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import type { VisitEvent } from '@ruta/state-machines/visits/visit.events';
import {
  situationOf,
  TOMORROW,
  visitAnswers,
  visitInputs,
  visitSamples,
  YESTERDAY,
} from '@ruta/state-machines/visits/visit.exploration';
import { visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, renderScreen } from '../../../testing';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { VisitListPage } from '../pages/VisitListPage';
import { listScreen, scheduled } from './samples';

type Snapshot = SnapshotFrom<typeof visitMachine>;
type Moved = Extract<VisitEvent, { type: 'reschedule.submitted' }>;

/** `2026-11-21` → `21-11-2026`. */
const shownDay = (day: string) => day.split('-').reverse().join('-');

/** Renders the list of visits over a fake server that keeps its state. */
function open(visit: Visit) {
  let now = visit;
  const waiting: ((reply: unknown) => void)[] = [];
  const { user } = renderScreen(<VisitListPage />, {
    path: '/coach/schools/:school_id/visits',
    route: '/coach/schools/1/visits',
    replies: {
      'GET /bff/coach/schools/1/visits': () => listScreen([now]),
      'PUT /api/schools/visits/101/reschedule': () => new Promise((resolve) => waiting.push(resolve)),
    },
  });
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  const form = () => within(screen.getByRole('dialog', { name: 'Reprogramar visita' }));
  return {
    ask: async () => {
      await user.click(screen.getByRole('button', { name: /^Acciones de la visita/ }));
      await user.click(screen.getByRole('menuitem', { name: 'Reprogramar' }));
    },
    write: async ({ date, justification }: Moved) => {
      const [first] = within(form().getByRole('group', { name: 'Nueva fecha' })).getAllByRole('spinbutton');
      if (first) await user.click(first);
      await user.keyboard(shownDay(date).replaceAll('-', ''));
      await user.click(form().getByLabelText(/Motivo del cambio/));
      await user.paste(justification);
    },
    press: (name: string) => user.click(form().getByRole('button', { name })),
    refuse: () => answer(OFFLINE),
    becomes: (made: Visit) => {
      now = made;
      return answer({ data: made, message: 'Listo.' });
    },
  };
}
type Screen = ReturnType<typeof open>;

const steps: StepsOn<Screen, typeof visitMachine> = {
  'visit.rescheduleRequested': ({ ask }) => ask(),
  'reschedule.submitted': async ({ write, press }, event: Moved) => {
    await write(event);
    await press('Reprogramar');
  },
  'reschedule.cancelled': ({ press }) => press('Cancelar'),
  'xstate.done.actor.rescheduleVisit': ({ becomes }) =>
    becomes(scheduled({ date: TOMORROW, time: '11:00', revision: 4 })),
  'xstate.error.actor.rescheduleVisit': ({ refuse }) => refuse(),
};

const noForm = () => expect(screen.queryByRole('dialog', { name: 'Reprogramar visita' })).not.toBeInTheDocument();
const form = () => screen.getByRole('dialog', { name: 'Reprogramar visita' });

/** Checks the visit's row with its day, and the form while it is open. */
function shows(state: Snapshot): void {
  if (state.matches({ rescheduling: 'saving' })) {
    expect(within(form()).getByRole('progressbar')).toBeInTheDocument();
  } else if (state.matches({ rescheduling: 'filling' })) {
    expect(within(form()).getByRole('group', { name: 'Nueva fecha' })).toBeVisible();
    if (state.context.failure !== null) expect(within(form()).getByRole('alert')).toBeInTheDocument();
  } else if (state.matches('scheduled')) {
    noForm();
    expect(screen.getByText(shownDay(state.context.draft.date ?? ''))).toBeInTheDocument();
    expect(screen.queryAllByText('Vencida')).toHaveLength(state.matches({ scheduled: 'expired' }) ? 1 : 0);
  } else throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
}

/** Walk of the list of visits, where a visit is rescheduled (VIS-01). */
export const rescheduleWalk = screenWalk(visitMachine, {
  screen: 'the real list',
  openings: {
    today: { input: visitInputs.scheduledToday, open: () => open(scheduled()) },
    expired: {
      input: visitInputs.expired,
      open: () => open(scheduled({ date: YESTERDAY, expired: true })),
    },
  },
  exploration: {
    situationOf,
    samples: visitSamples.filter(
      (sample) =>
        sample.type === 'reschedule.submitted' && sample.date === TOMORROW && sample.justification !== 'Lluvia',
    ),
    answers: visitAnswers,
  },
  steps,
  shows,
  // A moved visit waits for its new day.
  stopWhen: (state) => state.matches({ scheduled: 'upcoming' }),
});
