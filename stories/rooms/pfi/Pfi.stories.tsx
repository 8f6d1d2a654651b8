import type { Meta, StoryObj } from '@storybook/react-vite';
import { scholasticPfi } from '@ruta/contracts/pfi/pfi.screens';
import { expect, screen, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { offline } from '../../kit/offline';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { pfiDesk } from './pfi.server';

const NOTHING = { activities: [], removed: [], established_at: null, established_by: null };

const meta = {
  title: 'Pantallas/Plan del año',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/pfi', answers: pfiDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Activities that are done, overdue and ahead, and one that was taken out; a row is open. */
export const Established: Story = {
  play: async (played) => {
    const t = textIn(played);
    const [more] = await screen.findAllByRole('button', {
      name: new RegExp(t('^Motivos y detalles', '^Reasons and details')),
    });
    if (more) await played.userEvent.click(more);
    await expect(await screen.findByText(t('9 personas', '9 people'))).toBeVisible();
    await expect(
      screen.getByText(t('Promedio 4.2 de 5, con 8 respuestas', 'Average 4.2 of 5, from 8 answers')),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: t('Descargar PDF', 'Download PDF') })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
/** Holidays and councils by name; by keyboard. */
export const DaysWithoutClasses: Story = {
  play: async (played) => {
    const t = textIn(played);
    const list = await screen.findByRole('button', {
      name: new RegExp(t('^Días sin clases', '^Days without classes')),
    });
    list.focus();
    await played.userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Día de la Revolución')).toBeVisible();
    const key = screen.getByRole('list', { name: t('Qué significa cada marca', 'What each mark means') });
    await expect(within(key).getByText(t('Día inhábil', 'Holiday'))).toBeVisible();
  },
};
export const HolidaysUnknown: Story = {
  args: { answers: pfiDesk({}, { state: 'unavailable', code: 'server.unavailable' }) },
  play: async (played) => {
    const t = textIn(played);
    await expect(
      await screen.findByText(t('No pudimos cargar los días inhábiles.', 'We could not load the holidays.')),
    ).toBeVisible();
  },
};
export const NotYet: Story = { args: { answers: pfiDesk({ ...NOTHING, undated: 9 }) } };
export const NoActivities: Story = { args: { answers: pfiDesk({ ...NOTHING, undated: 0 }) } };
export const ToTakeOut: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Quitar del plan: Observación entre pares', 'Take out of the plan: Observación entre pares'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const AnotherDate: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Editar fecha: Observación entre pares', 'Edit date: Observación entre pares'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** Without a line the form of another date says why it waits. */
export const AnotherDateOffline: Story = {
  beforeEach: offline,
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Editar fecha: Observación entre pares', 'Edit date: Observación entre pares'));
    const move = await screen.findByRole('button', { name: t('Reprogramar', 'Reschedule') });
    await expect(move).toHaveAccessibleDescription(/^(No hay conexión|There is no connection)/);
  },
};
export const Loading: Story = { args: { answers: () => [withhold(scholasticPfi, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page] = pfiDesk()(scene);
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(scholasticPfi, 'access.refused')] } };
