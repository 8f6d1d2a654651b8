import type { Meta, StoryObj } from '@storybook/react-vite';
import { dutyWith, overviewWith } from '@ruta/contracts/home/home.sample';
import { coachHome } from '@ruta/contracts/home/home.screens';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { expect, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { pageOf } from '../../kit/shell';
import {
  adminHomeOf,
  agendaHome,
  coachHomeOf,
  professorHomeOf,
  scholasticHomeOf,
  schoolsOf,
  superiorHomeOf,
} from './home.server';

const meta = {
  title: 'Pantallas/Inicio',
  ...onStage,
  args: { as: 'COACH', at: '/coach', answers: coachHomeOf() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What to see to first, then the next seven days, then what happened. */
export const OfACoach: Story = {
  play: async (context) => {
    const say = textIn(context);
    const start = await context.canvas.findByRole('link', { name: new RegExp(`^${say('Iniciar', 'Start')}:`) });
    start.focus();
    await expect(start).toHaveFocus();
  },
};

/** The schools that need somebody come first; a row leads into the school. */
export const OfASuperior: Story = {
  globals: { role: 'COACH_MAN' },
  args: { as: 'COACH_MAN', answers: superiorHomeOf },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = textIn(context)('Tus escuelas', 'Your schools');
    const table = await canvas.findByRole('table', { name });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    const next = canvas.getByRole('button', { name: textIn(context)('Página siguiente', 'Next page') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /anterior|Previous/ })).toBeEnabled());
  },
};

export const OfADirector: Story = { args: { as: 'DIR', at: '/scholastic', answers: scholasticHomeOf } };

/** The yearly plan's part failed to load, and is loaded again; the rest of the home stands (STA-02). */
export const PlanFailedOnce: Story = {
  args: {
    ...{ as: 'DIR', at: '/scholastic' },
    answers: (scene) =>
      scholasticHomeOf(scene).map((given) =>
        given.call === pfi.preview ? refusedOnce(given, 'server.unavailable') : given,
      ),
  },
  play: async (context) => {
    const say = textIn(context);
    const plan = await context.canvas.findByRole('region', { name: say('Plan del año (PFI)', 'Yearly plan (PFI)') });
    await retryByKeyboard(context);
    await expect(await within(plan).findByText('Observación entre pares')).toBeVisible();
  },
};

/** The plan's part while it loads, and before it has a date. */
export const PlanLoading: Story = {
  args: {
    ...{ as: 'DIR', at: '/scholastic' },
    answers: (scene) =>
      scholasticHomeOf(scene).map((given) => (given.call === pfi.preview ? withhold(given.call, NEVER) : given)),
  },
};
export const PlanWithoutDates: Story = {
  args: {
    ...{ as: 'DIR', at: '/scholastic' },
    answers: (scene) => scholasticHomeOf(scene, { dated: 0, completed: 0, overdue: 0, undated: 9, next: [] }),
  },
};

export const OfATeacher: Story = {
  args: { as: 'PROF', at: '/professor', answers: professorHomeOf },
};

export const OfAnAdministrator: Story = { args: { as: 'ADMIN', at: '/admin', answers: adminHomeOf } };

/** A super administrator without two-step verification, such as the first one of an installation. */
export const AccountToProtect: Story = {
  args: {
    as: 'SUPER_ADMIN',
    at: '/admin',
    answers: () => [],
    person: { withheld: 'access.two-factor-required', abilities: ['self:read', 'self:update', 'notification:read'] },
  },
};

/** A role whose area has no pages yet. */
export const AreaComingSoon: Story = { args: { as: 'PETITIONER', at: '/petitioner', answers: () => [] } };

/** Nothing to do, nothing planned, nothing new. */
export const NothingToDo: Story = {
  args: {
    answers: (scene) =>
      coachHomeOf({
        ...agendaHome(scene),
        actions: { state: 'ready', data: [] },
        ahead: { state: 'ready', data: [] },
        news: { state: 'ready', data: { data: [], unread: 0 } },
      })(scene),
  },
};

export const WithoutSchools: Story = { args: { answers: coachHomeOf({ has_schools: false }) } };

/** More than three of a group are shown on demand. */
export const ManyDuties: Story = {
  args: {
    answers: (scene) =>
      coachHomeOf({
        actions: {
          state: 'ready',
          data: Array.from({ length: 9 }, (_, at) =>
            dutyWith('visit_overdue', 'reschedule', { date: scene.on(-2 - at), url: `/coach/schools/1/visits/${at}` }),
          ),
        },
      })(scene),
  },
  play: async (context) => {
    const more = await context.canvas.findByRole('button', { name: textIn(context)('Ver 6 más', 'See 6 more') });
    more.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('button', { name: textIn(context)('Ver menos', 'See less') })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(coachHome, NEVER)] }, play: pageIsLoading };

/** Each part failed; the page stands. */
export const PartsMissing: Story = {
  globals: { role: 'COACH_MAN' },
  args: {
    as: 'COACH_MAN',
    answers: (scene) => {
      const missing = { state: 'unavailable' as const, code: 'server.unavailable' };
      return coachHomeOf({ actions: missing, ahead: missing, news: missing, schools: missing })(scene);
    },
  },
};

/** Retry loads the home. */
export const Failed: Story = {
  args: {
    answers: (scene) =>
      coachHomeOf()(scene).map((given) =>
        given.call === coachHome ? refusedOnce(given, 'server.unavailable') : given,
      ),
  },
  play: async (context) => {
    await retryByKeyboard(context);
    const title = textIn(context)('Por atender', 'To see to');
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { answers: () => [withhold(coachHome, 'access.refused')] } };

/** Long names, long sentences, a word without spaces, and a script from right to left. */
export const LongTexts: Story = {
  globals: { role: 'COACH_MAN' },
  args: {
    as: 'COACH_MAN',
    answers: (scene) => [
      answer(coachHome, {
        ...agendaHome(scene),
        actions: {
          state: 'ready',
          data: [LONG_SENTENCE, UNBROKEN, RIGHT_TO_LEFT].map((text) =>
            dutyWith('activity_overdue', 'view', { body: `${text} · ${LONG_NAME}` }),
          ),
        },
        schools: {
          state: 'ready',
          data: pageOf([overviewWith({ name: LONG_NAME, city: UNBROKEN, overdue: 120 }), ...schoolsOf(scene).slice(1)]),
        },
        has_schools: true,
      }),
    ],
  },
};
