import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';
import { inboxOf } from '../notifications/notifications.server';

const NAMES = ['Colegio Ceiba', 'Colegio Río Hondo', 'Escuela Benito Juárez', 'Liceo Encino', 'Liceo Templanza'];
const rows = NAMES.map((school_name, at) =>
  hierarchyWith({ id: at + 21, school_id: at + 21, school_name, school_remote_id: String(410_012 + at) }),
);
/** More schools than a menu shows, so that a dialog finds one. */
const many = Array.from({ length: 12 }, (_, at) => ({ ...sampleSchools[0], id: at + 1, name: `Escuela ${at + 1}` }));

/** People and schools of a superior; a search narrows the schools. */
const branch =
  (found: HierarchyRow[] = rows, total = found.length) =>
  (scene: Scene): Answer[] => [
    ...inboxOf(scene).answers,
    answer(schools.list, pageOf(many as typeof sampleSchools, { size: 10_000 })),
    answer(coachCalls.coachesByRole, ({ query }) =>
      coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
    ),
    answer(hierarchy.list, ({ query }) => {
      const sought = query.get('filter[search]');
      const data = found.filter((row) => sought === null || row.school_remote_id === sought);
      return pageOf(data, { size: 50, total: sought === null ? total : data.length });
    }),
  ];

type OnPage = Pick<Played, 'globals'> & { canvasElement: HTMLElement };

/** Opens the dialog from the top bar. */
async function opened(played: OnPage) {
  const t = textIn(played);
  await pageIsReady(played);
  await userEvent.click(await screen.findByRole('button', { name: /, (Cambiar de escuela|Change school)$/ }));
  const dialog = await dialogNamed(t('Cambiar de escuela', 'Change school'));
  const search = await dialog.findByRole('searchbox', {
    name: t('Nombre, ciudad o ID remoto', 'Name, city or remote ID'),
  });
  return { dialog, search, t };
}
/** The dialog once its schools are there. */
async function shown(played: OnPage) {
  const page = await opened(played);
  const link = await page.dialog.findByRole('link', { name: 'Colegio Ceiba' });
  await waitFor(() => expect(link).toBeVisible());
  return page;
}

const meta = {
  title: 'Pantallas/Elegir escuela por jerarquía',
  ...onStage,
  args: { as: 'COACH_DIR', at: '/notifications', answers: branch() },
  globals: { role: 'COACH_DIR' },
  play: async (played) => {
    await shown(played);
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A director's managers, coordinators and coaches, and all schools below them. */
export const Loaded: Story = {};

export const OnAPhone: Story = {
  globals: { role: 'COACH_DIR', viewport: { value: 'phone', isRotated: false } },
};

/** A coordinator chooses among coaches alone. */
export const OfACoordinator: Story = { globals: { role: 'COACH_CORD' } };

/** A level waits for the one above. */
export const AManagerIsChosen: Story = {
  play: async (played) => {
    const { dialog, t } = await shown(played);
    const coordinator = () => dialog.getByRole('combobox', { name: t('Coordinador(a)', 'Coordinator') });
    await expect(coordinator()).toBeDisabled();
    const manager = () => dialog.getByRole('combobox', { name: t('Gerente', 'Manager') });
    await waitFor(() => expect(manager()).toBeEnabled());
    manager().focus();
    await userEvent.keyboard('Bruno{ArrowDown}{Enter}');
    await waitFor(() => expect(coordinator()).toBeEnabled());
  },
};

export const FoundByRemoteId: Story = {
  play: async (played) => {
    const { dialog, search } = await shown(played);
    await userEvent.type(search, '410015');
    await waitFor(() => expect(dialog.queryByRole('link', { name: 'Colegio Ceiba' })).toBeNull());
    await expect(await dialog.findByRole('link', { name: 'Liceo Encino' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async (played) => {
    const { dialog, search, t } = await shown(played);
    await userEvent.type(search, 'nada');
    await userEvent.click(await dialog.findByRole('button', { name: t('Ver todas', 'Show all') }));
    await expect(await dialog.findByRole('link', { name: 'Colegio Ceiba' })).toBeInTheDocument();
    await userEvent.type(search, 'nada');
    await expect(await dialog.findByRole('button', { name: t('Ver todas', 'Show all') })).toBeInTheDocument();
  },
};

/** Fifty of ten thousand are shown; a person or a search finds the others. */
export const OfTenThousand: Story = { args: { answers: branch(rows, 10_000) } };

export const Loading: Story = {
  args: { answers: (scene) => [withhold(hierarchy.list, NEVER), ...without(hierarchy.list, branch()(scene))] },
  play: async (played) => {
    await opened(played);
  },
};

/** Schools that fail to load are tried again. */
export const Failed: Story = {
  args: {
    answers: (scene) =>
      branch()(scene).map((one) => (one.call === hierarchy.list ? refusedOnce(one, 'request.too-many') : one)),
  },
  play: async (played) => {
    const { dialog, t } = await opened(played);
    const retry = await dialog.findByRole('button', { name: t('Reintentar', 'Try again') });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', { name: 'Colegio Ceiba' })).toBeInTheDocument();
  },
};

/** So are people; schools are found without them. */
export const PeopleFailed: Story = {
  args: {
    answers: (scene) => [
      withhold(coachCalls.coachesByRole, 'request.too-many'),
      ...without(coachCalls.coachesByRole, branch()(scene)),
    ],
  },
  play: async (played) => {
    const { dialog, t } = await shown(played);
    await expect(
      await dialog.findByRole('button', { name: t('Reintentar: Gerente', 'Try again: Manager') }),
    ).toBeInTheDocument();
  },
};

function without(call: Answer['call'], answers: readonly Answer[]): Answer[] {
  return answers.filter((one) => one.call !== call);
}
