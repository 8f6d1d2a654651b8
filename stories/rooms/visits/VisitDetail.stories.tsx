import type { Meta, StoryObj } from '@storybook/react-vite';
import { activities } from '@ruta/contracts/activities/activities.api';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { sampleChanges } from '@ruta/contracts/visits/visit.sample';
import { coachVisit, scholasticVisit } from '@ruta/contracts/visits/visits.screens';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { expect } from 'storybook/test';
import {
  assistantsReply,
  can,
  draft,
  finished,
  issuedProof,
  running,
  scheduled,
  visitPage,
} from '../../../web/src/features/visits/testing/samples';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const recorded: VisitPage['record'] = {
  state: 'ready',
  data: {
    activity_id: 501,
    assistants_id: 1,
    assistants: [30, 32],
    result: 'El equipo acordó dos metas para el segundo periodo y quién las acompaña.',
    observation_revision: 1,
    evidences: [],
  },
};

/** A visit on the scene's day. */
const one =
  (visit: Visit, differs: Partial<VisitPage> = {}) =>
  ({ today, can: may }: Scene) => [
    answer(
      coachVisit,
      visitPage(may('visit:write') ? visit : { ...visit, can: can() }, { today, school_today: today, ...differs }),
    ),
    answer(activities.assistants, assistantsReply),
  ];

const meta = {
  title: 'Pantallas/Visitas, detalle',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/visits/detail/101', answers: one(scheduled()) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /20-11-2026/ })).toBeVisible();
  },
};
export const Overdue: Story = { args: { answers: one(scheduled({ expired: true, can: can('edit', 'reschedule') })) } };
export const Draft: Story = { args: { answers: one(draft({ id: 101 })) } };
/** Of a school that the coach does not accompany any more. */
export const DraftKept: Story = { args: { answers: one(draft({ id: 101, can: can('delete') })) } };
/** A colleague edited it: who changed what, and when. A move stands in its own section. */
export const Changed: Story = { args: { answers: one(scheduled({ school_visit_changes: sampleChanges })) } };
export const InProgress: Story = { args: { answers: one(running(), { record: recorded }) } };
export const Finished: Story = {
  args: { answers: one(finished(), { record: recorded, proof: { state: 'ready', data: issuedProof } }) },
};
export const Loading: Story = {
  args: { answers: () => [withhold(coachVisit, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: { answers: (scene) => one(scheduled())(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: /20-11-2026/ })).toBeVisible();
    });
  },
};
export const Forbidden: Story = { args: { answers: () => [withhold(coachVisit, 'access.refused')] } };
export const NotFound: Story = { args: { answers: () => [withhold(coachVisit, 'visits.not-found')] } };

/** The record fails to load; the rest of the page is shown. */
export const RecordMissing: Story = {
  args: { answers: one(finished(), { record: { state: 'unavailable', code: 'server.unavailable' } }) },
};
export const LongTexts: Story = {
  args: {
    answers: one(
      scheduled({
        objective: `${LONG_SENTENCE} ${RIGHT_TO_LEFT} ${UNBROKEN}`,
        coach: { id: 4, fullname: LONG_NAME },
        school: { id: 1, name: LONG_NAME, timezone: 'America/Tijuana' },
      }),
    ),
  },
};
export const OfASuperior: Story = { args: { as: 'COACH_MAN', answers: one(finished(), { record: recorded }) } };

export const OfTheSchool: Story = {
  args: {
    as: 'DIR',
    at: '/scholastic/schools/1/visits/detail/101',
    answers: ({ today }) => [
      answer(
        scholasticVisit,
        visitPage({ ...finished(), can: can() }, { today, school_today: today, record: recorded }),
      ),
      answer(activities.assistants, assistantsReply),
    ],
  },
};

/** The page that starts and runs the visit. */
export const Running: Story = {
  args: {
    at: '/coach/schools/1/visits/start/101',
    answers: one(running({ can: can('edit', 'run') }), { record: recorded }),
  },
};
