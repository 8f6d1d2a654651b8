import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSchoolHistory } from '@ruta/contracts/hierarchy/school-history.sample';
import { coachSchoolHistory, scholasticSchoolHistory } from '@ruta/contracts/hierarchy/school-history.screens';
import { expect } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';

const answers = () => [answer(coachSchoolHistory, () => sampleSchoolHistory)];

const meta = {
  title: 'Pantallas/Quién nos acompañó',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/history', answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two cycles: a coach left in February, and a coordinator in October (HIE-06). */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Teresa Muñoz Ávila')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** In words alone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** As the school's own people read it. */
export const OfOnesOwnSchool: Story = {
  args: {
    as: 'DIR',
    at: '/scholastic/schools/1/history',
    answers: () => [answer(scholasticSchoolHistory, () => sampleSchoolHistory)],
  },
};

export const Empty: Story = {
  args: { answers: () => [answer(coachSchoolHistory, () => ({ ...sampleSchoolHistory, cycles: [] }))] },
};

/** The newest thousand changes. */
export const NotWhole: Story = {
  args: { answers: () => [answer(coachSchoolHistory, () => ({ ...sampleSchoolHistory, is_whole: false }))] },
};

export const Loading: Story = { args: { answers: () => [withhold(coachSchoolHistory, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: { answers: () => answers().map((one) => refusedOnce(one, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Teresa Muñoz Ávila')).toBeVisible();
  },
};

export const Gone: Story = { args: { answers: () => [withhold(coachSchoolHistory, 'schools.not-found')] } };

/** A role of another area. */
export const Forbidden: Story = {
  args: { as: 'DIR', answers: () => [] },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
