import { screen } from '@testing-library/react';
import type { DpiEvent, DpiOutputs } from '@ruta/state-machines/dpi/dpi.events';
import { dpiAnswers, dpiInputs, fullItem, situationOf, TOMORROW } from '@ruta/state-machines/dpi/dpi.exploration';
import { dpiMachine, type DpiInput } from '@ruta/state-machines/dpi/dpi.machine';
import { blankItem, isBegun } from '@ruta/state-machines/dpi/pai.rules';
import { oneSecond } from '@ruta/state-machines/kit/countdown';
import type { SnapshotFrom } from 'xstate';
import { Refusal } from '../../../testing';
import { delaysOnDemand } from '../../../testing/held-delays';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { itemIn } from '../tab-state';
import { established, openEstablish, type EstablishScreen } from './open-establish';

type Snapshot = SnapshotFrom<typeof dpiMachine>;
type ItemChanged = Extract<DpiEvent, { type: 'pai.itemChanged' }>;

/** The question that may be cleared. */
const OPTIONAL = 4;

const input: DpiInput = {
  ...dpiInputs.pai,
  paiTabs: [1, 2, 3, OPTIONAL].map((questionId) => ({
    ...{ questionId, average: 3, isMandatory: questionId !== OPTIONAL },
  })),
  paiItems: [fullItem(1), fullItem(2), { ...fullItem(3), strategy: '' }],
};

/** What differs from what is written is one text, which is typed into its field. */
const FIELDS = { activity: 'Actividad de la escuela', strategy: 'Estrategia' } as const;
const written: readonly ItemChanged[] = [
  { type: 'pai.itemChanged', ...fullItem(3) },
  { type: 'pai.itemChanged', ...blankItem(OPTIONAL), activity: 'Tutoría entre pares' },
];

const steps: StepsOn<Promise<EstablishScreen>, typeof dpiMachine> = {
  'pai.started': async (on) => (await on).press('Comenzar'),
  'pai.left': async (on) => (await on).press('Volver a los resultados'),
  'sheet.continue': async (on) => (await on).press('Comenzar ya'),
  'sheet.back': async (on) => (await on).press('Volver'),
  'xstate.after.oneSecond.dpi.pai.timer.counting': async (on) => (await on).due(oneSecond),

  'pai.itemChanged': async (on, item: ItemChanged) => {
    const { openTab, write } = await on;
    await openTab(item.questionId);
    const field = item.questionId === OPTIONAL ? 'activity' : 'strategy';
    await write(FIELDS[field], item[field]);
  },
  'pai.itemCleared': async (on, { questionId }: Extract<DpiEvent, { type: 'pai.itemCleared' }>) => {
    const { openTab, press, reply } = await on;
    await openTab(questionId);
    await press('Vaciar');
    await reply('Vaciar');
  },
  'pai.submitted': async (on) => (await on).press('Establecer el PAI'),
  'action.confirmed': async (on) => (await on).reply('Establecer el PAI'),
  'action.declined': async (on) => (await on).reply('Seguir escribiendo'),
  'xstate.done.actor.establishPai': async (on, { output }: { output: DpiOutputs['establishPai'] }) =>
    (await on).answer(
      'establish',
      output.outcome === 'established'
        ? { data: established, message: output.message }
        : new Refusal(409, 'pai.established', output.message),
    ),
  'xstate.error.actor.establishPai': async (on, { error }: { error: Error }) =>
    (await on).answer('establish', new Refusal(503, 'server.unavailable', error.message)),

  'clock.dayChanged': async (on) => (await on).becomes({ today: '2026-11-28' }),
  'server.factsChanged': async (on, { facts }: Extract<DpiEvent, { type: 'server.factsChanged' }>) => {
    const { becomes, oneMoreFinished } = await on;
    await becomes(
      facts.isPaiEstablished ? { standing: 'established', can_establish: false } : { ...oneMoreFinished() },
    );
  },
};

const button = (name: string) => screen.getByRole('button', { name });

/** The open tab has what is written for its question, and a refusal is told. */
function showsForm({ context }: Snapshot) {
  const [number] = screen.getByRole('tab', { selected: true }).textContent.split('.');
  const item = itemIn(context, Number(number));
  for (const field of ['activity', 'strategy'] as const)
    expect(screen.getByRole('textbox', { name: FIELDS[field] })).toHaveValue(item[field]);
  expect(screen.queryByText('El plan no se estableció') !== null).toBe(context.failure !== null);
}

const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot, on: Promise<EstablishScreen>) => void][] =
  [
    [
      { pai: 'stepper' },
      ({ context }) =>
        expect(button('Comenzar').getAttribute('aria-disabled') === 'true').toBe(context.totalValidated === 0),
    ],
    [
      { pai: 'timer' },
      ({ context }) => {
        expect(button('Comenzar ya')).toBeEnabled();
        expect(screen.getByRole('timer')).toHaveTextContent(String(context.countdownLeft));
      },
    ],
    [{ pai: 'establishing' }, showsForm],
    [
      { pai: 'confirming' },
      () => expect(screen.getByRole('alertdialog', { name: '¿Establecer el plan de acción?' })).toBeInTheDocument(),
    ],
    [{ pai: 'saving' }, () => expect(screen.getByRole('alertdialog')).toBeInTheDocument()],
  ];
let address = () => '';
const shows = (state: Snapshot, on: Promise<EstablishScreen>) => {
  void on.then((page) => ({ address } = page));
  if (state.matches('results')) return expect(address()).toBe('/scholastic/report/dpi-result');
  if (state.matches('paiEstablished')) return expect(address()).toBe('/scholastic/pai');
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state, on);
};

export const paiDelays = delaysOnDemand([oneSecond]);

/** Walk of the page where a plan is established (PAI-01). */
export const paiWalk = screenWalk(dpiMachine, {
  screen: 'the real page',
  openings: {
    toWrite: { input, open: () => openEstablish({}, paiDelays.due) },
    withoutAnswers: {
      input: { ...input, hasChartData: false, totalValidated: 0 },
      open: () =>
        openEstablish(
          { standing: 'no-answers', can_establish: false, totalValidated: 0, hasChartData: false },
          paiDelays.due,
        ),
      isOnlyOpened: true,
    },
    established: {
      input: dpiInputs.paiEstablished,
      open: () => openEstablish({ standing: 'established', can_establish: false }, paiDelays.due),
      isOnlyOpened: true,
    },
  },
  exploration: {
    situationOf,
    samples: [
      ...written,
      { type: 'pai.itemCleared', questionId: OPTIONAL },
      { type: 'clock.dayChanged', today: TOMORROW },
      ...[false, true].map((isPaiEstablished): DpiEvent => ({
        type: 'server.factsChanged',
        facts: {
          startsOn: input.startsOn,
          endsOn: input.endsOn,
          hasChartData: true,
          totalValidated: 4,
          isPaiEstablished,
        },
      })),
    ],
    answers: dpiAnswers,
  },
  steps,
  shows,
  isPossible: ({ context }, type) =>
    type !== 'pai.itemCleared' || context.paiItems.some((item) => item.questionId === OPTIONAL && isBegun(item)),
  // The results have a page of their own.
  stopWhen: (state) => state.matches('results'),
});
