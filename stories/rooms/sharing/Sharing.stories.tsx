import type { Meta, StoryObj } from '@storybook/react-vite';
import { sharing } from '@ruta/contracts/sharing/sharing.api';
import { coachShareAgenda } from '@ruta/contracts/sharing/sharing.screens';
import { expect } from 'storybook/test';
import { NEVER, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { sharingServer } from './sharing.server';

const SCHOOL = '/coach/schools/1';

const meta = {
  title: 'Pantallas/Compartir la agenda',
  ...onStage,
  args: { as: 'COACH', at: `${SCHOOL}/share-agenda`, answers: sharingServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses all activities and everybody. Returns the name of the button that sends. */
async function toLetter(played: Played): Promise<string> {
  const t = textIn(played);
  const next = t('Continuar', 'Continue');
  await press(played, next);
  await press(played, t('Elegir todas', 'Choose all'));
  await press(played, next);
  await press(played, t('Todos (2)', 'Everybody (2)'));
  await press(played, next);
  return t('Enviar a 2 personas', 'Send to 2 people');
}

export const Range: Story = {};
export const Loading: Story = { args: { answers: () => [withhold(coachShareAgenda, NEVER)] }, play: pageIsLoading };
export const NoCycle: Story = { args: { answers: () => [withhold(coachShareAgenda, 'cycles.none-started')] } };
/** Nothing is planned on these days, so there is nothing to choose. */
export const NothingPlanned: Story = { args: { answers: sharingServer({ candidates: { activities: [] } }) } };
/** The letter as its recipients will read it. */
export const Letter: Story = {
  play: async (played) => {
    const send = await toLetter(played);
    await expect(await played.canvas.findByRole('button', { name: send })).toBeVisible();
  },
};
/** The service is unavailable: what was chosen is still there. */
export const NotShared: Story = {
  args: { answers: (scene) => [...sharingServer()(scene), withhold(sharing.share, 'server.unavailable')] },
  play: async (played) => {
    await press(played, await toLetter(played));
    const t = textIn(played);
    await expect(await played.canvas.findByText(t('No se compartió nada', 'Nothing was shared'))).toBeVisible();
  },
};
export const History: Story = { args: { at: `${SCHOOL}/share-agenda/history` } };
export const NothingShared: Story = {
  args: { at: `${SCHOOL}/share-agenda/history`, answers: sharingServer({ shared: [] }) },
};
/** One letter arrived, one is on its way, one was refused; one activity has moved since. */
export const Detail: Story = { args: { at: `${SCHOOL}/share-agenda/history/5` } };
export const Received: Story = { args: { as: 'DIR', at: '/scholastic/shared-agendas' } };
export const NothingReceived: Story = {
  args: { as: 'DIR', at: '/scholastic/shared-agendas', answers: sharingServer({ received: [] }) },
};
export const ReceivedDetail: Story = { args: { as: 'DIR', at: '/scholastic/shared-agendas/5' } };
