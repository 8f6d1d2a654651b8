import { screen, waitFor } from '@testing-library/react';
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
import { missingToFinish, visitMachine } from '@ruta/state-machines/visits/visit.machine';
import { Route, Routes } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { asksToFinish, recordPage, recordServer } from '../../../shared/record/testing/record-page';
import { OFFLINE, Refusal, renderScreen } from '../../../testing';
import { fakeUploads } from '../../../testing/fake-uploads';
import { alertsOnScreen, dialogInFront } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import { stateName } from '../../../testing/tours';
import type { StepsOn } from '../../../testing/walk';
import { VisitStartPage } from '../pages/VisitStartPage';
import { assistantsReply, draft, finished, running, scheduled, visitPage } from './samples';

const sent = fakeUploads();

type Snapshot = SnapshotFrom<typeof visitMachine>;
type Machine = typeof visitMachine;

/** Events of a visit in progress; others belong to other pages. */
const exploration = {
  situationOf: (context: Snapshot['context']) => [situationOf(context), missingToFinish(context)],
  samples: [
    ...visitSamples.filter(({ type }) => type === 'visit.objectiveChanged' || type === 'observation.saved'),
    { type: 'attendance.saved', attendees: 1 },
  ] satisfies VisitEvent[],
  answers: {
    ...visitAnswers,
    saveEdit: visitAnswers.saveEdit.filter(
      (output) => output.outcome === 'saved' || output.theirs.statusKey === 'progress',
    ),
  },
};

/** Renders the page where a visit is started and run, over a fake server that keeps its state. */
function open(visit: Visit) {
  let now = visit;
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const record = recordServer(501);
  const rendered = renderScreen(
    <Routes>
      <Route path="/coach/schools/:school_id/visits/start/:id" element={<VisitStartPage />} />
      <Route path="/coach/schools/:school_id/agenda" element={<h1>La agenda</h1>} />
    </Routes>,
    {
      route: '/coach/schools/1/visits/start/101',
      replies: {
        'GET /bff/coach/schools/1/visits/101': () => visitPage(now, { record: { state: 'ready', data: record.now() } }),
        'GET /api/schools/activity/assistants': assistantsReply,
        'PUT /api/schools/visits/101/start': pending,
        'PUT /api/schools/visits/101': pending,
        'PUT /api/schools/visits/101/finish': pending,
        ...record.replies,
      },
    },
  );
  const { user } = rendered;
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return {
    record: recordPage({ user, server: record, sent, person: 'Ana Ruiz Soto', everyone: 12 }),
    objective: () => screen.getByRole('textbox', { name: /Objetivo de la visita/ }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    reply: (name: string) => user.click(dialogInFront().getByRole('button', { name })),
    write: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
    refuse: () => answer(OFFLINE),
    /** The server accepts the change and returns the new state from then on. */
    becomes: (made: Visit) => {
      now = made;
      return answer({ data: made, message: 'Listo.' });
    },
    /** The server refuses with a conflict. */
    conflicts: (made: Visit) => {
      now = made;
      return answer(new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current: made }));
    },
  };
}
type Screen = ReturnType<typeof open>;

const steps: StepsOn<Screen, Machine> = {
  'visit.startRequested': ({ press }) => press('Iniciar visita'),
  'xstate.done.actor.markStarted': ({ becomes }) => becomes(running()),
  'xstate.error.actor.markStarted': ({ refuse }) => refuse(),

  'attendance.saved': ({ record }) => record['attendance.saved'](),
  'evidence.added': ({ record }) => record['evidence.added'](),
  'evidence.removed': ({ record }) => record['evidence.removed'](),
  'observation.saved': ({ record }, { result }: Extract<VisitEvent, { type: 'observation.saved' }>) =>
    record['observation.saved'](result),

  'visit.editRequested': ({ press }) => press('Editar: Objetivo'),
  'visit.objectiveChanged': ({ write, objective }, event: Extract<VisitEvent, { type: 'visit.objectiveChanged' }>) =>
    write(objective(), event.objective),
  'visit.editCancelled': ({ press }) => press('Cancelar'),
  'visit.saveEditRequested': ({ press }) => press('Guardar'),
  'xstate.done.actor.saveEdit': (on, { output }: { output: VisitOutputs['saveVisit'] }, { context }) =>
    output.outcome === 'stale'
      ? on.conflicts(running({ revision: 9, objective: output.theirs.draft.objective }))
      : on.becomes(running({ revision: 10, objective: context.draft.objective })),
  'xstate.error.actor.saveEdit': ({ refuse }) => refuse(),
  'conflict.keepMine': ({ reply }) => reply('Guardar mi versión'),
  'conflict.takeTheirs': ({ reply }) => reply('Usar la versión guardada'),

  'visit.finishRequested': ({ press }) => press('Finalizar visita'),
  'action.confirmed': ({ reply }) => reply('Finalizar visita'),
  'action.declined': ({ reply }) => reply('Cancelar'),
  // The page sends what is open and goes on by itself.
  'xstate.done.actor.saveRecord': () => Promise.resolve(),
  'xstate.done.actor.finishVisit': ({ becomes }) => becomes(finished({ revision: 11 })),
  'xstate.error.actor.finishVisit': ({ refuse }) => refuse(),
};

const at = (work: string) => ({ inProgress: { work } }) as Parameters<Snapshot['matches']>[0];
const heading = (name: string) => expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
const button = (name: string) => screen.getByRole('button', { name });
const pending = (name: string) => expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();

/** Checks the note of a visit in progress whose day has passed. */
const showsDay = (state: Snapshot) =>
  expect(screen.queryAllByText('Pasó el día de la visita. Puedes completar lo que falta y finalizarla.')).toHaveLength(
    state.matches({ inProgress: { day: 'expired' } }) ? 1 : 0,
  );

/** Checks by state that the screen shows it. */
const shown: readonly [Parameters<Snapshot['matches']>[0], (on: Screen, state: Snapshot) => void][] = [
  [{ scheduled: 'today' }, () => expect(button('Iniciar visita')).toBeEnabled()],
  [{ scheduled: 'upcoming' }, () => expect(screen.getByText('Todavía no puedes iniciarla')).toBeInTheDocument()],
  [{ scheduled: 'expired' }, () => expect(screen.getByText('Ya pasó el día de esta visita')).toBeInTheDocument()],
  ['draft', () => expect(screen.getByText('La visita es un borrador')).toBeInTheDocument()],
  ['starting', () => pending('Iniciando…')],
  [
    at('recording'),
    ({ record }, state) => {
      const { context } = state;
      heading('Visita en curso');
      expect(button('Finalizar visita')).toBeEnabled();
      record.shows(context.record);
      showsDay(state);
    },
  ],
  [
    at('editing'),
    ({ objective }, { context }) => {
      if (context.draft.objective === '') expect(objective()).toHaveValue('');
      else expect(objective()).not.toHaveValue('');
      expect(button('Guardar')).toBeEnabled();
      // While a part of the plan is edited, the visit cannot be finished.
      expect(screen.queryByRole('button', { name: 'Finalizar visita' })).not.toBeInTheDocument();
    },
  ],
  [at('savingEdit'), () => pending('Guardando…')],
  [
    at('confirmingFinish'),
    (_, { context }) => asksToFinish('¿Finalizar la visita del 20-11-2026?', missingToFinish(context)),
  ],
  [at('savingRecord'), () => pending('Finalizando…')],
  [at('finishing'), () => pending('Finalizando…')],
  ['conflict', () => expect(screen.getByRole('dialog', { name: /Alguien más guardó cambios/ })).toBeInTheDocument()],
  ['finished', () => heading('La agenda')],
];
/** An open dialog comes first. Planning belongs to another page. Nothing is open that a save could refuse. */
const isPossible = (state: Snapshot, type: string) => {
  if (type === 'xstate.error.actor.saveRecord') return false;
  const isRecorded = /^(attendance|evidence|observation)[.]/.test(type);
  if (isRecorded) return state.matches(at('recording'));
  return type !== 'visit.editRequested' || state.matches('inProgress');
};
const isInFront = (state: Snapshot) =>
  state.matches({ scheduled: 'today' }) || state.matches(at('recording')) || state.matches(at('editing'));
const shows = (state: Snapshot, on: Screen) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(on, state);
  if (state.context.failure !== null && isInFront(state)) expect(alertsOnScreen()).not.toHaveLength(0);
};

/** Finish dialogs with different missing parts, and recording with three files, count as states of their own. */
const nameOf = (state: Snapshot) => {
  const lacking = missingToFinish(state.context).length;
  if (state.matches(at('confirmingFinish'))) return `asked to finish with ${lacking} missing`;
  const isFull = state.matches(at('recording')) && state.context.record.evidence === 3;
  return isFull ? 'recording with every file' : stateName(state);
};

/** Walk of the page where a visit is started and run until it is finished (VIS-06). */
export const runWalk = screenWalk(visitMachine, {
  screen: 'the real page',
  openings: {
    today: {
      input: visitInputs.scheduledToday,
      open: () => open(scheduled()),
      // The next opening begins with a started visit.
      stopWhen: (state) => state.matches('inProgress'),
    },
    progress: { input: visitInputs.progress, open: () => open(running()) },
    upcoming: {
      input: visitInputs.upcoming,
      open: () => open(scheduled({ date: TOMORROW })),
      isOnlyOpened: true,
    },
    expired: {
      input: visitInputs.expired,
      open: () => open(scheduled({ date: YESTERDAY, expired: true })),
      isOnlyOpened: true,
    },
    draft: {
      input: { ...visitInputs.draft, openFor: 'view' },
      open: () => open(draft({ id: 101 })),
      isOnlyOpened: true,
    },
    progressExpired: {
      input: visitInputs.progressExpired,
      open: () => open(running({ date: YESTERDAY, expired: true })),
      isOnlyOpened: true,
    },
  },
  exploration,
  steps,
  shows,
  isPossible,
  nameOf,
});
