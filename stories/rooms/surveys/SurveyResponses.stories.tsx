import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachRatings, coachResponses } from '@ruta/contracts/surveys/surveys.screens';
import { expect } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { ratingsDesk, responsesDesk } from './surveys.server';

const RATINGS = '/coach/schools/1/activity-ratings';
const anonymous = { survey: { id: 8, title: 'Tu opinión sobre la actividad', anonymous: true } };

const meta = {
  title: 'Pantallas/Respuestas de la encuesta',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/activity/21/survey-responses', answers: responsesDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** A distribution per question; who answered what, on demand. */
export const People: Story = {
  play: async (played) => {
    const t = textIn(played);
    const [first] = await played.canvas.findAllByRole('button', {
      name: new RegExp(`^${t('Respuestas por persona', 'Answers by person')}`),
    });
    if (!first) throw new Error('No question shows its people');
    await played.userEvent.click(first);
    await expect(await played.canvas.findByText('Alma Rosa Navarro')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Anonymous: Story = { args: { answers: responsesDesk(anonymous) } };

/** Three answered an anonymous survey: no figures. */
export const SmallGroup: Story = {
  args: { answers: responsesDesk({ ...anonymous, answered: 3, shown: 0, reason: 'small-group', answers: [] }) },
};
export const NobodyYet: Story = { args: { answers: responsesDesk({ answered: 0, shown: 0, answers: [] }) } };
export const NoSurvey: Story = {
  args: { answers: responsesDesk({ survey: null, answered: 0, shown: 0, reason: 'no-survey', answers: [] }) },
};
export const Loading: Story = { args: { answers: () => [withhold(coachResponses, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: () => {
      const [page, ...rest] = responsesDesk()();
      return page ? [refusedOnce(page, 'request.too-many'), ...rest] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(coachResponses, 'access.refused')] } };

/** How activities were rated; a group that is too small shows how many answered. */
export const Ratings: Story = { args: { at: RATINGS, answers: ratingsDesk() } };
export const RatingsEmpty: Story = { args: { at: RATINGS, answers: ratingsDesk([]) } };
export const RatingsForbidden: Story = {
  args: { at: RATINGS, answers: () => [withhold(coachRatings, 'access.refused')] },
};
