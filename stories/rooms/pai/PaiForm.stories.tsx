import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftOf, formWith } from '@ruta/contracts/pai/pai.sample';
import { scholasticPaiEstablish } from '@ruta/contracts/pai/pai.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { paiFormDesk } from './pai.server';

type Played = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Pantallas/Establecer el plan',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/pai/establish', answers: paiFormDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const toForm = async (played: Played) => {
  const t = textIn(played);
  await press(played, t('Comenzar', 'Start'));
  await press(played, t('Comenzar ya', 'Start now'));
};
const FILLED = {
  tabs: formWith().tabs.map((tab, at) => ({ ...tab, draft: at < 3 ? draftOf(tab.question_id) : null })),
};
const FREE = {
  is_free: true,
  tabs: formWith().tabs.map((tab) => ({ ...tab, is_mandatory: false, figures: null })),
};

export const Before: Story = {};
export const Countdown: Story = { play: (played) => press(played, textIn(played)('Comenzar', 'Start')) };
export const Tabs: Story = { play: toForm };
/** Another leader has the first tab open. */
export const NotAlone: Story = {
  args: { answers: paiFormDesk({}, {}, [{ question_id: 1, name: 'Miguel Ángel Zárate Orozco' }]) },
  play: async (played) => {
    await toForm(played);
    await expect(await screen.findByText(/Miguel Ángel Zárate Orozco (tiene|has)/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: toForm };
/** Too few answers to be shown: the leaders choose. */
export const FreeChoice: Story = { args: { answers: paiFormDesk(FREE) }, play: toForm };
export const Missing: Story = {
  play: async (played) => {
    await toForm(played);
    await press(played, textIn(played)('Establecer el PAI', 'Establish the PAI'));
  },
};
export const Confirming: Story = {
  args: { answers: paiFormDesk(FILLED) },
  play: async (played) => {
    const t = textIn(played);
    await toForm(played);
    await press(played, t('Establecer el PAI', 'Establish the PAI'));
    await expect(
      await screen.findByRole('alertdialog', {
        name: t('¿Establecer el plan de acción?', 'Establish the action plan?'),
      }),
    ).toBeVisible();
  },
};
export const NobodyAnswered: Story = {
  args: {
    answers: paiFormDesk({}, { standing: 'no-answers', can_establish: false, totalValidated: 0, hasChartData: false }),
  },
};
export const TooEarly: Story = {
  args: { answers: paiFormDesk({}, { standing: 'too-early', can_establish: false }) },
};
export const Loading: Story = {
  args: { answers: () => [withhold(scholasticPaiEstablish, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page] = paiFormDesk()(scene);
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = {
  args: { answers: () => [withhold(scholasticPaiEstablish, 'access.refused')] },
};
