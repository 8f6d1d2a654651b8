import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { dutyWith } from '@ruta/contracts/home/home.sample';
import { professorHome, scholasticHome } from '@ruta/contracts/home/home.screens';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { previewWith } from '@ruta/contracts/pfi/pfi.sample';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { agendaHome } from '../home/home.server';
import { dpiDesk } from './dpi.server';

/** The home of somebody who has the diagnostic before them; it closes in some days, at the end of that day. */
const homeWith =
  (differs: Partial<ManagementAction> = {}, days = 7): NonNullable<StageProps['answers']> =>
  (scene: Scene) => {
    const due_at = `${scene.on(days + 1)} 05:59:00`;
    const duty = dutyWith('dpi_pending', 'answer', { url: '/scholastic/dpi', due_at, ...differs });
    const home = agendaHome(scene, { actions: { state: 'ready', data: [duty] } });
    const plan = answer(pfi.preview, { data: previewWith() });
    return [answer(scholasticHome, home), answer(professorHome, home), plan, ...dpiDesk()(scene)];
  };

const meta = {
  title: 'Pantallas/Entrada al diagnóstico',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic', answers: homeWith() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** A new session of the browser, which is led once. */
const newSession = () => sessionStorage.clear();
const isCounting = async (played: Played) => {
  const name = textIn(played)('Vamos al diagnóstico en', 'We go to the diagnostic in');
  await expect(await screen.findByRole('timer', { name })).toBeVisible();
};
const putOff = async (played: Played) => {
  const t = textIn(played);
  await isCounting(played);
  const later = screen.getAllByRole('button', { name: t('Más tarde', 'Later') }).at(-1);
  if (later) await played.userEvent.click(later);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const banner = t('Tu escuela contesta su diagnóstico (DPI)', 'Your school is answering its diagnostic (DPI)');
  await expect(await played.canvas.findByText(banner)).toBeVisible();
};

/** 5 to 0, then the diagnostic. */
export const Counting: Story = { beforeEach: newSession, play: isCounting };
export const CountingOnAPhone: Story = {
  ...Counting,
  args: { as: 'PROF', at: '/professor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
/** The sheet is begun: the page goes on at its question. */
export const Begun: Story = { ...Counting, args: { answers: homeWith({ act: 'continue' }) } };
/** The banner stays; the session asks no more. */
export const PutOff: Story = { beforeEach: newSession, play: putOff };
export const PutOffOnAPhone: Story = {
  ...PutOff,
  args: { as: 'PROF', at: '/professor' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const PutOffWhenBegun: Story = { ...PutOff, args: { answers: homeWith({ act: 'continue' }) } };
export const ClosingToday: Story = { ...PutOff, args: { answers: homeWith({}, 0) } };
/** A line tells a leader how many are missing; their own sheet is finished, and nothing leads away. */
export const Finished: Story = {
  beforeEach: newSession,
  args: { answers: homeWith({ act: 'view', url: '/scholastic/report/dpi-result' }) },
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('region', { name: t('Por atender', 'To see to') })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  beforeEach: newSession,
  args: { answers: () => [withhold(scholasticHome, NEVER)] },
  play: pageIsLoading,
};
