import type { Meta, StoryObj } from '@storybook/react-vite';
import { conferenceWith } from '@ruta/contracts/conferences/conference.sample';
import { conferenceList, conferencePage } from '@ruta/contracts/conferences/conferences.screens';
import { expect } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import { sessionDesk } from './conferences.server';

const meta = {
  title: 'Pantallas/Listas de sesiones',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin-ti/conferences', answers: sessionDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** All sessions, with filters. */
export const All: Story = {};
export const AllOnAPhone: Story = { globals: onPhone };
export const OfASchool: Story = { args: { as: 'COACH', at: '/coach/schools/1/conferences' } };
export const OfOnesSchool: Story = { args: { as: 'DIR', at: '/scholastic/conferences' } };
export const OfAnAgent: Story = { args: { as: 'AGENT_VC', at: '/agent/conferences' } };

/** Only those of a state. */
export const Filtered: Story = {
  args: { at: '/admin-ti/conferences?status=no_show' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Del diagnóstico al PAI' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Nothing: Story = { args: { answers: sessionDesk({ upcoming: [], past: [] }) } };
export const NoMatch: Story = {
  args: { at: '/admin-ti/conferences?status=started&from=2026-11-01&to=2026-11-30' },
};
export const Loading: Story = { args: { answers: () => [withhold(conferenceList, NEVER)] } };
export const Failed: Story = {
  args: {
    answers: (scene) =>
      sessionDesk()(scene).map((one) => (one.call === conferenceList ? refusedOnce(one, 'request.too-many') : one)),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('table')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { answers: () => [withhold(conferenceList, 'access.refused')] } };

/** What was agreed, and what happened. */
export const One: Story = { args: { at: '/admin-ti/conferences/1/show' } };
export const OneOnAPhone: Story = { ...One, globals: onPhone };
export const OneOfASchool: Story = { args: { as: 'COACH', at: '/coach/schools/1/conferences/4/show' } };

/** Under way: its agent may enter. */
export const UnderWay: Story = {
  args: {
    ...{ as: 'AGENT_VC', at: '/agent/conferences/1/show' },
    answers: sessionDesk({
      upcoming: [conferenceWith({ id: 1, start_at: '2026-11-18 10:00:00', end_at: '2026-12-30 23:00:00' })],
    }),
  },
};

/** An administrator cancels it. */
export const Cancelled: Story = {
  ...One,
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Cancelar sesión: Del diagnóstico al PAI', 'Cancel session: Del diagnóstico al PAI'));
    const dialog = await dialogNamed(t('¿Cancelar «Del diagnóstico al PAI»?', 'Cancel “Del diagnóstico al PAI”?'));
    await played.userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Cancelar sesión', 'Cancel session') }));
    await expectMessage(t('Sesión cancelada.', 'Session cancelled.'));
    await expect(await played.canvas.findByText(t('Cancelada', 'Cancelled'))).toBeVisible();
  },
};

export const OneLoading: Story = {
  ...One,
  args: { ...One.args, answers: () => [withhold(conferencePage, NEVER)] },
  play: pageIsLoading,
};
export const OneNotFound: Story = {
  ...One,
  args: { ...One.args, answers: () => [withhold(conferencePage, 'conferences.not-found')] },
};
