import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachActivity, coachNewActivity } from '@ruta/contracts/activities/activities.screens';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { activities } from '@ruta/contracts/activities/activities.api';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { ownActivityWith, sampleOwnActivity, schoolClash } from '@ruta/contracts/agenda/agenda.sample';
import { samplePfiActivity } from '@ruta/contracts/pfi/pfi.sample';
import { expect } from 'storybook/test';
import { ended, pageOf, people, running } from '../../../web/src/features/activities/testing/samples';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const nothing: Activity['can'] = {
  ...{ edit: false, reschedule: false, delete: false, start: false, run: false },
  ...{ editSubject: false, rescheduleSubject: false },
};

/** An activity on the scene's day; a superior may only read. */
const one =
  (activity: Activity, differs: Partial<ActivityPage> = {}) =>
  ({ today, can }: Scene) => [
    answer(
      coachActivity,
      pageOf(can('activity:run') ? activity : { ...activity, can: nothing }, {
        today,
        school_today: today,
        ...differs,
      }),
    ),
    answer(activities.assistants, people),
  ];

const meta = {
  title: 'Pantallas/Actividad',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/activity/601/detail', answers: one(sampleOwnActivity) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleOwnActivity.activity })).toBeVisible();
  },
};
export const Completed: Story = { args: { answers: one(ended()) } };
export const Central: Story = {
  args: {
    answers: one(ownActivityWith({ activity_type: 'PfiActivity', activity_id: samplePfiActivity.id }), {
      central: { state: 'ready', data: samplePfiActivity },
    }),
  },
};
export const Loading: Story = {
  args: { answers: () => [withhold(coachActivity, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: { answers: (scene) => one(sampleOwnActivity)(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: sampleOwnActivity.activity })).toBeVisible();
    });
  },
};
export const Forbidden: Story = { args: { answers: () => [withhold(coachActivity, 'access.refused')] } };
export const NotFound: Story = { args: { answers: () => [withhold(coachActivity, 'activities.not-found')] } };
export const LongTexts: Story = {
  args: {
    answers: one(
      ownActivityWith({
        activity: LONG_SENTENCE.slice(0, 200),
        description: `${LONG_SENTENCE.repeat(3)} ${RIGHT_TO_LEFT}`,
        place: UNBROKEN,
        created_by: { id: 9, fullname: LONG_NAME },
        school: { id: 1, name: LONG_NAME, timezone: 'America/Tijuana' },
      }),
    ),
  },
};
export const OfASuperior: Story = { args: { as: 'COACH_MAN' } };

const START = '/coach/schools/1/activity/601/start';
/** The page that starts and runs the activity. */
export const Start: Story = { args: { at: START } };
export const Running: Story = { args: { at: START, answers: one(running()) } };
export const AnotherDay: Story = {
  args: { at: START, answers: (scene) => one(ownActivityWith({ date: scene.on(3), can: nothing }))(scene) },
};

const blank = ({ today }: Scene) => [
  answer(coachNewActivity, {
    school: sampleOwnActivity.school,
    levels: ['primaria', 'secundaria'],
    today,
    school_today: today,
    cycle: null,
  }),
];
const CREATE = '/coach/schools/1/activity/create';
export const Create: Story = { args: { at: CREATE, answers: blank } };
/** Opened on an hour that is taken. */
export const CreateOnATakenHour: Story = {
  args: {
    at: `${CREATE}?date=2026-11-24&time=09:30`,
    answers: (scene) => [
      ...blank(scene),
      answer(agenda.clashes, { data: [schoolClash('2026-11-24 15:00:00', { title: 'Consejo técnico' })] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /09:00–10:00 · Consejo técnico/ })).toBeVisible();
  },
};
export const CreateUnavailable: Story = {
  args: { at: CREATE, answers: () => [withhold(coachNewActivity, 'server.unavailable')] },
};
export const Edit: Story = { args: { at: '/coach/schools/1/activity/601/edit' } };
