import { screen, waitFor, within } from '@testing-library/react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import type { VisitEvent, VisitOutputs } from '@ruta/state-machines/visits/visit.events';
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
import { OFFLINE, Refusal, renderScreen } from '../../../testing';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { VisitDetailPage } from '../pages/VisitDetailPage';
import { assistantsReply, cancelled, scheduled, visitPage } from './samples';

type Snapshot = SnapshotFrom<typeof visitMachine>;
type Submitted = Extract<VisitEvent, { type: 'cancel.submitted' }>;

const QUESTION = /^¿Cancelar la visita del /;
const question = () => screen.getByRole('dialog', { name: QUESTION });

/** Renders the detail of a visit over a fake server that keeps its state. */
function open(visit: Visit) {
  let now = visit;
  const waiting: ((reply: unknown) => void)[] = [];
  const { user } = renderScreen(<VisitDetailPage />, {
    path: '/coach/schools/:school_id/visits/detail/:id',
    route: '/coach/schools/1/visits/detail/101',
    replies: {
      'GET /bff/coach/schools/1/visits/101': () => visitPage(now),
      'GET /api/schools/activity/assistants': assistantsReply,
      'PUT /api/schools/visits/101/cancel': () => new Promise((resolve) => waiting.push(resolve)),
    },
  });
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return {
    ask: async () => user.click(await screen.findByRole('button', { name: 'Cancelar visita' })),
    write: async (reason: string) => {
      const field = within(question()).getByLabelText(/^Motivo/);
      await user.clear(field);
      await user.type(field, reason);
    },
    press: (name: string) => user.click(within(question()).getByRole('button', { name })),
    refuse: () => answer(OFFLINE),
    becomes: (made: Visit) => {
      now = made;
      return answer({ data: made, message: 'Visita cancelada.' });
    },
    isOvertakenBy: (made: Visit) => {
      now = made;
      return answer(new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current: made }));
    },
  };
}
type Screen = ReturnType<typeof open>;

const steps: StepsOn<Screen, typeof visitMachine> = {
  'visit.cancelRequested': ({ ask }) => ask(),
  'cancel.submitted': async ({ write, press }, { reason }: Submitted) => {
    await write(reason);
    await press('Cancelar visita');
  },
  'cancel.dismissed': ({ press }) => press('Conservar visita'),
  'xstate.done.actor.cancelVisit': (on, { output }: { output: VisitOutputs['cancelVisit'] }) =>
    output.outcome === 'stale'
      ? on.isOvertakenBy(scheduled({ revision: 6, date: TOMORROW, can: { ...scheduled().can, start: false } }))
      : on.becomes(cancelled({ revision: 7 })),
  'xstate.error.actor.cancelVisit': ({ refuse }) => refuse(),
};

const shownDay = (day: string) => day.split('-').reverse().join('-');

/** Checks the detail with its day, and the question while it is open. */
function shows(state: Snapshot): void {
  if (state.matches({ cancelling: 'saving' })) {
    expect(within(question()).getByRole('progressbar')).toBeInTheDocument();
  } else if (state.matches('cancelling')) {
    expect(within(question()).getByRole('button', { name: 'Cancelar visita' })).toBeEnabled();
    if (state.context.failure !== null) expect(within(question()).getByRole('alert')).toBeInTheDocument();
    const isOvertaken = state.matches({ cancelling: 'overtaken' });
    expect(within(question()).queryAllByText(/¿Todavía quieres cancelarla\?/)).toHaveLength(isOvertaken ? 1 : 0);
  } else if (state.matches('cancelled')) {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/^Laura Mendoza Reyes canceló la visita el /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar visita' })).not.toBeInTheDocument();
  } else if (state.matches('scheduled')) {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const date = shownDay(state.context.draft.date ?? '');
    expect(screen.getByRole('heading', { level: 1, name: `Visita del ${date}` })).toBeInTheDocument();
  } else throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
}

/** Walk of the detail of a visit, where it is cancelled (VIS-01). */
export const cancelWalk = screenWalk(visitMachine, {
  screen: 'the real detail',
  openings: {
    today: { input: visitInputs.scheduledToday, open: () => open(scheduled()) },
    expired: {
      input: visitInputs.expired,
      open: () => open(scheduled({ date: YESTERDAY, expired: true })),
      stopWhen: (state) => state.matches({ cancelling: 'saving' }),
    },
  },
  exploration: {
    situationOf,
    samples: visitSamples.filter((sample) => sample.type === 'cancel.submitted' && sample.reason !== 'Lluvia'),
    answers: visitAnswers,
  },
  steps,
  shows,
  // A visit that was moved meanwhile waits for its new day.
  stopWhen: (state) => state.matches({ scheduled: 'upcoming' }),
});
