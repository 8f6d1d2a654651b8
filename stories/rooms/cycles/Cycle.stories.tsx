import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  cycleWith,
  finishedCycle,
  preparedCycle,
  samplePreparation,
  startedCycle,
} from '@ruta/contracts/cycles/cycle.sample';
import type { CycleDetail, Preparation } from '@ruta/contracts/cycles/cycle.schema';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { adminCycle, adminPreparation } from '@ruta/contracts/cycles/cycles.screens';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { expect } from 'storybook/test';
import { cycleDesk } from './cycles.server';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { LONG_NAME } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** Answers of one cycle's page. */
const one =
  (cycle: CycleDetail, preparation?: Preparation, ...instead: readonly Answer[]) =>
  (scene: Scene): Answer[] => [...cycleDesk([cycle], preparation ? { preparation } : {})(scene), ...instead];

const meta = {
  title: 'Pantallas/Ciclos, un ciclo',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/school-cycles/3', answers: one(cycleWith({})) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not prepared: the report says what is copied, what not and why. */
export const NotPrepared: Story = {
  play: async (played) => {
    const t = textIn(played);
    const from = /Se copia del ciclo 2025-2026|It is copied from cycle 2025-2026/;
    await expect(await played.canvas.findByText(from)).toBeVisible();
    await expect(played.canvas.getByRole('button', { name: t('Preparar datos', 'Prepare data') })).toBeEnabled();
  },
};
export const NotPreparedOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The report unfolded. */
export const Report: Story = {
  play: async (played) => {
    const t = textIn(played);
    for (const name of [/^(No se copia|Not copied)/, /^(Quedan incompletas|Stay incomplete)/, /^(Cierres|Closures)/]) {
      const fold = await played.canvas.findByRole('button', { name });
      await played.userEvent.click(fold);
    }
    const school = t('Escuela Los Sauces: la escuela está cerrada', 'Escuela Los Sauces: the school is closed');
    await expect(await played.canvas.findByText(school)).toBeVisible();
  },
};

/** The first cycle of an installation has nothing to copy. */
export const FirstCycle: Story = {
  args: {
    answers: one(cycleWith({}), {
      ...samplePreparation,
      from: null,
      schools: { included: 3, excluded: 0, added: 3 },
      complete: 0,
      left_out: { total: 0, rows: [] },
      closures: [],
    }),
  },
};

/** Preparing asks first, and the cycle is prepared. */
export const Prepares: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Preparar datos', 'Prepare data'));
    await confirm(
      played,
      t('¿Preparar los datos del ciclo 2026-2027?', 'Prepare the data of cycle 2026-2027?'),
      t('Preparar datos', 'Prepare data'),
    );
    await expectMessage(t('Datos preparados. El ciclo se puede iniciar.', 'Data prepared. The cycle can be started.'));
    await expect(await played.canvas.findByRole('button', { name: t('Iniciar ciclo', 'Start cycle') })).toBeEnabled();
  },
};

export const Prepared: Story = { args: { answers: one(preparedCycle()) } };

/** Another cycle is running: the button says why it waits. */
export const PreparedBesideAnother: Story = {
  args: { answers: one(preparedCycle({ is_another_started: true })) },
  play: async (played) => {
    const t = textIn(played);
    const start = await played.canvas.findByRole('button', { name: t('Iniciar ciclo', 'Start cycle') });
    await expect(start).toHaveAccessibleDescription(
      t(
        'Hay otro ciclo en curso. Finalízalo antes de iniciar este.',
        'Another cycle is running. Finish it before starting this one.',
      ),
    );
  },
};

export const Started: Story = { args: { answers: one(startedCycle()) } };
export const StartedOnAPhone: Story = {
  args: { answers: one(startedCycle()) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The diagnostic has closed; its closure says why it does not change. */
export const DiagnosticOver: Story = {
  args: {
    answers: (scene) => one(startedCycle({ dpiClosure: { start_at: '2026-08-31', end_at: scene.on(-1) } }))(scene),
  },
};

/** The form of a closing day. */
export const ClosureForm: Story = {
  args: { answers: one(startedCycle()) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Cambiar: Cierre del PFP', 'Change: PFP closure'));
    const dialog = await dialogNamed(t('Fijar el cierre del PFP', 'Set the PFP closure'));
    await expect(dialog.getByRole('button', { name: t('Guardar cierre', 'Save closure') })).toBeEnabled();
  },
};

/** Period, dates and smallest group, until the cycle starts. */
export const Editing: Story = {
  args: { answers: one(preparedCycle()) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Editar datos', 'Edit details'));
    await expect(await played.canvas.findByRole('button', { name: t('Guardar ciclo', 'Save cycle') })).toBeEnabled();
  },
};

/** Both changed the smallest group: both versions are shown, and nothing is overwritten unseen. */
export const Overtaken: Story = {
  args: {
    answers: one(
      preparedCycle(),
      undefined,
      answer(
        cycles.update,
        () => new Refused('cycles.stale', { current: preparedCycle({ revision: 9, min_group: 7 }) }),
      ),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Editar datos', 'Edit details'));
    const group = await played.canvas.findByRole('textbox', { name: /^(Grupo mínimo|Smallest group)/ });
    await played.userEvent.clear(group);
    await played.userEvent.type(group, '9');
    await press(played, t('Guardar ciclo', 'Save cycle'));
    const dialog = await dialogNamed(t('Alguien más cambió este ciclo', 'Someone else changed this cycle'));
    await expect(dialog.getByText(t('7 personas', '7 people'))).toBeInTheDocument();
  },
};

/** A closure would be outside the new dates: the refusal is told, and the form keeps what was written. */
export const SaveRefused: Story = {
  args: { answers: one(preparedCycle(), undefined, withhold(cycles.update, 'cycles.closures-outside')) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Editar datos', 'Edit details'));
    await press(played, t('Guardar ciclo', 'Save cycle'));
    await expectMessage(
      t(
        'Un cierre del ciclo quedaría fuera de esas fechas. Cambia antes el cierre.',
        'A closure of the cycle would be outside those dates. Change the closure first.',
      ),
    );
  },
};

/** Somebody changed the cycle before it was started: nothing starts, and the page shows how it stands. */
export const StartOvertaken: Story = {
  args: { answers: one(preparedCycle(), undefined, withhold(cycles.start, 'cycles.stale')) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Iniciar ciclo', 'Start cycle'));
    await confirm(
      played,
      t('¿Iniciar el ciclo 2026-2027?', 'Start cycle 2026-2027?'),
      t('Iniciar ciclo', 'Start cycle'),
    );
    await expectMessage(
      t(
        'Alguien más cambió este ciclo. Revisa cómo quedó antes de continuar.',
        'Someone else changed this cycle. Look at how it stands before you go on.',
      ),
    );
  },
};

/** Its schools fail to be counted; the rest of the page is there. */
export const SchoolsFailed: Story = {
  args: { answers: one(startedCycle(), undefined, withhold(hierarchy.count, 'request.too-many')) },
};

export const Finished: Story = { args: { answers: one(finishedCycle()) } };

export const LongTexts: Story = {
  args: {
    answers: one(cycleWith({}), {
      ...samplePreparation,
      left_out: {
        total: 500,
        rows: [
          {
            school: { id: 1, name: LONG_NAME },
            place: 'secondary_one',
            person: { id: 1, fullname: LONG_NAME },
            why: 'role',
          },
        ],
      },
    }),
  },
  play: async (played) => {
    await played.userEvent.click(await played.canvas.findByRole('button', { name: /^(No se copia|Not copied)/ }));
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminCycle, NEVER)] }, play: pageIsLoading };
export const NotFound: Story = { args: { answers: () => [withhold(adminCycle, 'cycles.not-found')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(adminCycle, 'access.refused')] } };
export const Failed: Story = {
  args: { answers: (scene) => one(startedCycle())(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('heading', { level: 1, name: /2026-2027/ })).toBeVisible();
  },
};

/** The dry run fails; the rest of the page is there. */
export const ReportFailed: Story = {
  args: { answers: one(cycleWith({}), undefined, withhold(adminPreparation, 'server.unavailable')) },
};
