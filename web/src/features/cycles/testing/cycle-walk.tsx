import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  cycleWith,
  finishedCycle,
  preparedCycle,
  samplePeriods,
  samplePreparation,
  startedCycle,
} from '@ruta/contracts/cycles/cycle.sample';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { sampleSchoolsCount } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { CycleEvent, CycleOutputs, CycleVersion } from '@ruta/state-machines/cycles/cycle.events';
import {
  cycleAnswers,
  cycleInputs,
  cycleSamples,
  FIELDS,
  situationOf,
  YESTERDAY,
} from '@ruta/state-machines/cycles/cycle.exploration';
import { cycleMachine } from '@ruta/state-machines/cycles/cycle.machine';
import { Route, Routes } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal, renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { alertsOnScreen, dialogInFront, expectNothingAsked } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { CycleCreatePage } from '../pages/CycleCreatePage';
import { CyclePage } from '../pages/CyclePage';

type Snapshot = SnapshotFrom<typeof cycleMachine>;
type Fields = Extract<CycleEvent, { type: 'cycle.fieldsChanged' }>;
type Answered<Port extends keyof CycleOutputs> = { output: CycleOutputs[Port] };

const ONE = 'GET /bff/admin/school-cycles/3';

/** A version of the machine as the server tells it. Its revisions count on, whatever the samples say. */
const detailOf = (before: CycleDetail, version: CycleVersion): CycleDetail => {
  const { startAt, endAt, minGroup } = version.saved;
  const start_at = startAt ?? '';
  const end_at = endAt ?? '';
  return cycleWith({
    ...{ start_at, end_at, revision: before.revision + 1, is_another_started: version.isAnotherStarted },
    ...(minGroup !== null && { min_group: minGroup }),
    state: version.state === 'started' || version.state === 'finished' ? version.state : 'pending',
    prepared: version.state !== 'notPrepared',
    pfpClosure: version.pfpClosureAt === null ? null : { closure_at: version.pfpClosureAt, start_at, end_at },
    dpiClosure: version.dpiEndsOn === null ? null : { start_at, end_at: version.dpiEndsOn },
  });
};

/** Renders a cycle, or the page of a new one, over a fake server that keeps its state. */
export function openCycle(cycle: CycleDetail | null, instead: Replies = {}) {
  let now = cycle ?? cycleWith({});
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const rendered = renderScreen(
    <Routes>
      <Route path="/admin/school-cycles/new" element={<CycleCreatePage />} />
      <Route path="/admin/school-cycles/:id" element={<CyclePage />} />
      <Route path="/admin/school-cycles" element={<h1>Los ciclos</h1>} />
    </Routes>,
    {
      me: sampleAdministrator,
      route: cycle === null ? '/admin/school-cycles/new' : '/admin/school-cycles/3',
      replies: {
        'GET /bff/admin/school-cycles/new': { periods: samplePeriods },
        [ONE]: () => ({ cycle: now, periods: samplePeriods }),
        'GET /bff/admin/school-cycles/3/prepare': { preparation: samplePreparation },
        'GET /api/schools-hierarchy/count': { data: sampleSchoolsCount },
        'POST /api/school-cycles': pending,
        'PUT /api/school-cycles/3': pending,
        'POST /api/school-cycles/3/prepare': pending,
        'PUT /api/school-cycles/3/start': pending,
        'DELETE /api/school-cycles/finish': pending,
        'PUT /api/school-cycles/3/pfp/set-limit': pending,
        'PUT /api/school-cycles/3/dpi-closure-dt': pending,
        ...instead,
      },
    },
  );
  const { user } = rendered;
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  const type = async (place: { getByRole: typeof screen.getByRole }, label: RegExp, day: string) => {
    const [first] = within(place.getByRole('group', { name: label })).getAllByRole('spinbutton');
    if (first) await user.click(first);
    await user.keyboard(day.split('-').reverse().join(''));
  };
  return {
    ...rendered,
    press: (name: RegExp | string) => user.click(screen.getByRole('button', { name })),
    reply: (name: RegExp | string) => user.click(dialogInFront().getByRole('button', { name })),
    write: async ({ periodId, startAt, endAt }: Pick<Fields, 'periodId' | 'startAt' | 'endAt'>) => {
      const period = samplePeriods.find(({ id }) => id === periodId);
      await user.click(screen.getByRole('button', { name: /Periodo \*|^Elige un periodo|Periodo/ }));
      if (period) await user.click(await screen.findByRole('option', { name: period.name }));
      if (startAt !== null) await type(screen, /^Inicio/, startAt);
      if (endAt !== null) await type(screen, /^Fin/, endAt);
    },
    writeDay: async (day: string) => {
      await type(dialogInFront(), /^Día de cierre/, day);
      await user.click(dialogInFront().getByRole('button', { name: 'Guardar cierre' }));
    },
    refuse: () => answer(OFFLINE),
    becomes: (made: CycleDetail) => {
      now = made;
      return answer({ data: made, message: 'Listo.' });
    },
    /** Somebody else saved first. */
    overtaken: (theirs: CycleVersion, message: string) => {
      now = detailOf(now, theirs);
      return answer(new Refusal(409, 'cycles.stale', message, { current: now }));
    },
    /** Somebody else changed the cycle, and the page reads it again. */
    elsewhere: async (version: CycleVersion) => {
      now = detailOf(now, version);
      const before = rendered.server.sentTo(ONE).length;
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(rendered.server.sentTo(ONE).length).toBeGreaterThan(before));
    },
    now: () => now,
  };
}
type Screen = ReturnType<typeof openCycle>;

const later = ({ now }: Screen): CycleDetail => ({ ...now(), revision: now().revision + 1 });

const steps: StepsOn<Screen, typeof cycleMachine> = {
  'cycle.fieldsChanged': ({ write }, event: Fields) => write(event),
  'cycle.saveRequested': ({ press }) => press(/^(Crear|Guardar) ciclo$/),
  'cycle.editRequested': ({ press }) => press('Editar datos'),
  'cycle.editCancelled': ({ press }) => press('Cancelar'),
  'xstate.done.actor.saveCycle': (on, { output }: Answered<'saveCycle'>) =>
    output.outcome === 'stale' ? on.overtaken(output.theirs, output.message) : on.becomes(later(on)),
  'conflict.keepMine': ({ reply }) => reply('Guardar mi versión'),
  'conflict.takeTheirs': ({ reply }) => reply('Usar la versión guardada'),
  'server.statusChanged': ({ elsewhere }, { version }: { version: CycleVersion }) => elsewhere(version),
  'xstate.error.actor.saveCycle': ({ refuse }) => refuse(),

  'cycle.prepareRequested': ({ press }) => press('Preparar datos'),
  'cycle.startRequested': ({ press }) => press('Iniciar ciclo'),
  'cycle.finishRequested': ({ press }) => press('Finalizar ciclo'),
  'action.confirmed': ({ reply }) => reply(/^(Preparar|Iniciar|Finalizar)/),
  'action.declined': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.prepareData': (on) => on.becomes(preparedCycle({ revision: on.now().revision + 1 })),
  'xstate.error.actor.prepareData': ({ refuse }) => refuse(),
  'xstate.done.actor.startCycle': (on) =>
    on.becomes(startedCycle({ revision: on.now().revision + 1, pfpClosure: null, dpiClosure: null })),
  'xstate.error.actor.startCycle': ({ refuse }) => refuse(),
  'xstate.done.actor.finishCycle': (on) => on.becomes(finishedCycle({ revision: on.now().revision + 1 })),
  'xstate.error.actor.finishCycle': ({ refuse }) => refuse(),

  'closure.editRequested': ({ press }, { kind }: Extract<CycleEvent, { type: 'closure.editRequested' }>) =>
    press(kind === 'pfp' ? /: Cierre del PFP$/ : /: Cierre del DPI$/),
  'closure.submitted': ({ writeDay }, { day }: Extract<CycleEvent, { type: 'closure.submitted' }>) => writeDay(day),
  'closure.cancelled': ({ reply }) => reply('Cancelar'),
  'xstate.done.actor.setPfpClosure': (on) =>
    on.becomes({
      ...later(on),
      pfpClosure: { closure_at: '2026-12-04', start_at: '2026-08-31', end_at: '2027-07-15' },
    }),
  'xstate.error.actor.setPfpClosure': ({ refuse }) => refuse(),
  'xstate.done.actor.setDpiClosure': (on) =>
    on.becomes({
      ...later(on),
      dpiClosure: { start_at: '2026-08-31', end_at: '2026-12-04' },
    }),
  'xstate.error.actor.setDpiClosure': ({ refuse }) => refuse(),
};

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const pending = (name: string) => expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
const asks = (name: RegExp) => expect(screen.getByRole('alertdialog', { name })).toBeInTheDocument();

/** Checks by state that the screen shows it. */
const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot) => void][] = [
  [{ editing: 'saving' }, () => pending('Guardando el ciclo…')],
  [{ editing: 'conflict' }, () => expect(button('Guardar mi versión')).toBeEnabled()],
  [{ editing: 'filling' }, () => expect(button(/^(Crear|Guardar) ciclo$/)).toBeEnabled()],
  [{ notPrepared: 'confirming' }, () => asks(/^¿Preparar los datos/)],
  [{ notPrepared: 'preparing' }, () => pending('Preparando los datos…')],
  [{ notPrepared: 'idle' }, () => expect(button('Preparar datos')).toBeEnabled()],
  [{ prepared: 'confirming' }, () => asks(/^¿Iniciar/)],
  [{ prepared: 'starting' }, () => pending('Iniciando el ciclo…')],
  [
    { prepared: 'idle' },
    ({ context }) => {
      const mayNot = context.isAnotherStarted || (context.saved.endAt ?? '') < context.today;
      if (mayNot) expect(button('Iniciar ciclo')).toHaveAttribute('aria-disabled', 'true');
      else expect(button('Iniciar ciclo')).not.toHaveAttribute('aria-disabled', 'true');
    },
  ],
  [{ closing: 'savingPfp' }, () => pending('Guardando el cierre…')],
  [{ closing: 'savingDpi' }, () => pending('Guardando el cierre…')],
  [
    { closing: 'filling' },
    ({ context }) => {
      const dialog = within(screen.getByRole('dialog', { name: /^Fijar el cierre/ }));
      expect(dialog.getByRole('group', { name: /^Día de cierre/ })).toBeInTheDocument();
      if (context.failure !== null) expect(dialog.getByRole('alert')).toBeInTheDocument();
    },
  ],
  [{ started: 'confirming' }, () => asks(/^¿Finalizar/)],
  [{ started: 'finishing' }, () => pending('Finalizando el ciclo…')],
  [
    { started: 'idle' },
    () => {
      expectNothingAsked();
      expect(button('Finalizar ciclo')).toBeEnabled();
    },
  ],
  ['finished', () => expect(screen.getByText(/^El ciclo finalizó/)).toBeInTheDocument()],
];
const shows = (state: Snapshot) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state);
  if (state.context.failure !== null && state.matches({ closing: 'filling' })) expect(alertsOnScreen()).not.toEqual([]);
};

/** What a person writes: whole dates, wrong ones, and a closing day. */
const samples = cycleSamples.filter(
  (sample) =>
    (sample.type === 'cycle.fieldsChanged' &&
      sample.periodId !== null &&
      sample.endAt === FIELDS.endAt &&
      sample.minGroup === FIELDS.minGroup) ||
    sample.type === 'closure.editRequested' ||
    (sample.type === 'closure.submitted' && sample.day === '2026-12-04') ||
    (sample.type === 'server.statusChanged' &&
      (sample.version.state === 'prepared' || sample.version.state === 'started')),
);

/** Walk of the pages of a cycle, from its dates to its end (CYC-01 to CYC-03). */
export const cycleWalk = screenWalk(cycleMachine, {
  screen: 'the real pages',
  openings: {
    new: {
      input: cycleInputs.new,
      open: () => openCycle(null),
      stopWhen: (state) => !state.matches('editing'),
    },
    notPrepared: {
      input: cycleInputs.notPrepared,
      open: () => openCycle(cycleWith({})),
      stopWhen: (state) => state.matches('prepared'),
    },
    prepared: {
      input: cycleInputs.prepared,
      open: () => openCycle(preparedCycle()),
      stopWhen: (state) => state.matches('started'),
    },
    started: { input: cycleInputs.started, open: () => openCycle(startedCycle()) },
    beside: {
      input: cycleInputs.preparedBesideAnother,
      open: () => openCycle(preparedCycle({ is_another_started: true })),
      isOnlyOpened: true,
    },
    late: {
      input: cycleInputs.preparedTooLate,
      open: () => openCycle(preparedCycle({ end_at: YESTERDAY })),
      isOnlyOpened: true,
    },
    finished: { input: cycleInputs.finished, open: () => openCycle(finishedCycle()), isOnlyOpened: true },
  },
  exploration: { situationOf, samples, answers: cycleAnswers },
  steps,
  shows,
});
