import type { Meta, StoryObj } from '@storybook/react-vite';
import { formationPlans, type OwnPlansScreen } from '@ruta/contracts/pfp/pfp.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { pfpDesk } from './pfp.server';

const PLAN = '/scholastic/pfp/formation-plans/2';
const CLOSED = { closure_at: '2026-06-30', is_closed: true };

const FIGURES: OwnPlansScreen['summary'] = {
  state: 'ready',
  data: {
    pie: { consulted: 8, notConsulted: 18 },
    plans: [
      { id: 2, expected: 12, consulted: 3 },
      { id: 3, expected: 14, consulted: 5 },
    ],
  },
};

const meta = {
  title: 'Pantallas/Planes de formación',
  ...onStage,
  args: { as: 'PROF', at: '/scholastic/pfp/formation-plans', answers: pfpDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plan to consult and one that is consulted. */
export const Plans: Story = {};
/** A leader's, with how many people of the school have consulted each. */
export const OfALeader: Story = { args: { as: 'DIR', answers: pfpDesk({}, undefined, FIGURES) } };
export const NoPlans: Story = { args: { answers: pfpDesk({}, []) } };
export const Closed: Story = { args: { answers: pfpDesk(CLOSED) } };
/** A content of each kind. */
export const Plan: Story = { args: { at: PLAN } };
export const PlanOnAPhone: Story = {
  args: { at: PLAN },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const FilmInPlace: Story = {
  args: { at: PLAN },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Ver video: Una clase planeada al revés', 'Watch film: Una clase planeada al revés'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(played.canvas.getByText(t('67 % visto', '67% seen'))).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(formationPlans, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: () => {
      const [page] = pfpDesk()();
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(formationPlans, 'access.refused')] } };
