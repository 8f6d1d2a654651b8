import type { Meta, StoryObj } from '@storybook/react-vite';
import { activityWith, agendaOn } from '@ruta/contracts/agenda/agenda.sample';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { coachAgenda, professorAgenda, scholasticAgenda } from '@ruta/contracts/agenda/agenda.screens';
import type { CoachAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { holidayWith } from '@ruta/contracts/holidays/holiday.sample';
import { dutyWith } from '@ruta/contracts/home/home.sample';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

type Differs = Partial<CoachAgenda>;

/** A month; without write ability it has no actions. */
const month =
  (activities: (scene: Scene) => AgendaActivity[], differs: Differs = {}) =>
  (scene: Scene) => [
    answer(coachAgenda, ({ query }) => ({
      ...agendaOn(scene.today, activities(scene), query.get('month') ?? undefined),
      can: { createVisit: scene.can('visit:write'), createActivity: scene.can('activity:create') },
      ...differs,
    })),
  ];

const own = {
  isVisit: false,
  activity_type: 'CustomActivity',
  activity_id: null,
  status: 'pending',
  description: 'En la biblioteca, con las coordinaciones de primaria y secundaria.',
} as const;
const OVER = { ...activityWith({}).can, start: false, editSubject: false, rescheduleSubject: false };
const LATE = { ...activityWith({}).can, start: false };
type Entry = readonly [days: number, differs: Partial<AgendaActivity>];
const onDays = (entries: readonly Entry[], { on }: Scene): AgendaActivity[] =>
  entries.map(([days, differs], index) =>
    activityWith({ id: 500 + index, date: on(days), datetime: `${on(days)} 15:00:00`, ...differs }),
  );

/** Three weeks of a coach in one school: done, overdue, today, upcoming. */
const weeks = (scene: Scene) =>
  onDays(
    [
      [
        -10,
        {
          isCompleted: true,
          can: OVER,
          activity_id: 91,
          description: 'Cierre del primer periodo con el equipo directivo',
        },
      ],
      [
        -3,
        {
          status: 'outdated',
          expired: true,
          can: LATE,
          activity_id: 92,
          description: 'Observación de Matemáticas, 3.º B',
        },
      ],
      [-1, { ...own, can: OVER, status: 'taken', isCompleted: true, activity: 'Junta de academia de Español' }],
      [0, {}],
      [0, { ...own, time: '12:30', activity: 'Seguimiento del PAI con la dirección' }],
      [
        4,
        {
          ...own,
          can: { ...LATE, edit: true, reschedule: true },
          time: '16:00',
          activity: 'Taller de lectura con familias',
        },
      ],
      [11, { can: LATE, activity_id: 93, description: 'Observación de Ciencias, 2.º A' }],
    ],
    scene,
  );

const meta = {
  title: 'Pantallas/Agenda',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/agenda', answers: month(weeks) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The month beside today's list. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const visit = globals['language'] === 'en' ? 'School visit' : 'Visita escolar';
    // Overdue items follow below today's.
    const [first] = await canvas.findAllByRole('link', { name: visit });
    await expect(first).toBeVisible();
  },
};

export const WholeMonth: Story = { args: { at: '/coach/schools/1/agenda?day=all' } };

/** The week by hours, in the school's time zone. */
export const Week: Story = {
  args: { at: '/coach/schools/1/agenda?view=week' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /12:30 Seguimiento del PAI/ })).toBeVisible();
  },
};

/** An empty cell offers what may be created there, with day and hour. */
export const CreatedInPlace: Story = {
  args: { at: '/coach/schools/1/agenda?view=week' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('button', { name: /12:30 Seguimiento del PAI/ });
    await step('n on the hour after the meeting', async () => {
      const cell = canvasElement.querySelector<HTMLElement>('[data-today][data-time="15:00"]');
      cell?.focus();
      await userEvent.keyboard('n');
    });
    const dialog = await screen.findByRole('dialog', { name: /Agregar a la agenda|Add to the agenda/ });
    const act = within(dialog).getByRole('link', { name: /Nueva visita|New visit/ });
    await waitFor(() => expect(act).toBeVisible());
  },
};

export const Day: Story = { args: { at: '/coach/schools/1/agenda?view=day' } };

export const List: Story = { args: { at: '/coach/schools/1/agenda?view=list' } };

/** The card of an overdue visit: what it is, and its next act first. Wide calendars only. */
export const ItemPressed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('grid');
    const mark = await waitFor(() => {
      const found = canvasElement.querySelector('[data-event][data-moment="past"]');
      if (found === null) throw new Error('The overdue visit has no mark yet');
      return found;
    });
    if (mark.clientWidth === 0) return;
    await userEvent.click(mark);
    const dialog = await screen.findByRole('dialog', { name: 'Observación de Matemáticas, 3.º B' });
    const act = within(dialog).getByRole('link', { name: /^(Reprogramar|Reschedule)$/ });
    await waitFor(() => expect(act).toBeVisible());
  },
};

export const Loading: Story = {
  args: { answers: () => [withhold(coachAgenda, NEVER)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  },
};

export const Empty: Story = { args: { answers: month(() => []) } };

/** Retry loads the month. */
export const Failed: Story = {
  args: { answers: (scene) => month(weeks)(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      const retry = await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ });
      retry.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('grid')).toBeVisible();
    });
  },
};

export const Unavailable: Story = {
  args: { answers: () => [withhold(coachAgenda, 'server.unavailable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { answers: () => [withhold(coachAgenda, 'access.refused')] } };

/** The month loads; the panels beside it fail and say so. */
export const PartsMissing: Story = {
  args: {
    answers: month(weeks, {
      pending: { state: 'unavailable', code: 'server.unavailable' },
      actions: { state: 'unavailable', code: 'server.unavailable' },
      draft: { state: 'unavailable', code: 'server.unavailable' },
    }),
  },
};

const overdueOn = (day: string, activity: string) =>
  dutyWith('activity_overdue', 'reschedule', { body: `${activity} · Primaria Sol Naciente`, due_at: null, date: day });

/** Several duties of a kind open a list that names each (ACT-07). */
export const DutiesOpen: Story = {
  args: {
    answers: month(weeks, {
      actions: {
        state: 'ready',
        data: [
          overdueOn('2026-11-03', 'Consejo Técnico Escolar'),
          overdueOn('2026-11-05', LONG_SENTENCE),
          overdueOn('2026-11-09', 'Junta con madres y padres'),
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByRole('button', { name: /^3 / });
    count.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /03-11-2026 · Consejo/ })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    answers: (scene) =>
      month(
        () =>
          onDays(
            [LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN].map((activity) => [0, { ...own, activity }] as const),
            scene,
          ),
        { school: { id: 1, name: LONG_NAME, timezone: 'America/Tijuana' } },
      )(scene),
  },
};

/** Days without pupils are shaded and named; one is still to be confirmed (VC-06). */
export const Holidays: Story = {
  args: {
    answers: (scene) =>
      month(weeks, {
        holidays: {
          state: 'ready',
          data: [
            holidayWith({ id: 1, start_at: scene.on(-4), end_at: scene.on(-4) }),
            holidayWith({
              ...{ id: 2, name: 'Consejo Técnico Escolar', start_at: scene.on(7), end_at: scene.on(7) },
              meta: { scope: 'sep', kind: 'cte', states: [], confirmed: false },
            }),
          ],
        },
      })(scene),
  },
};
export const HolidaysInAWeek: Story = { args: { ...Holidays.args, at: '/coach/schools/1/agenda?view=week' } };

/** A finished cycle is read, never changed (CYC-03). */
export const OfAFinishedCycle: Story = {
  args: {
    at: '/coach/schools/1/agenda?cycle=1&month=2025-11',
    answers: month((scene) => weeks(scene).map((item) => ({ ...item, can: OVER })), {
      past: { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' },
      can: { createVisit: false, createActivity: false },
    }),
  },
};

/** A superior reads the same agenda without actions. */
export const OfASuperior: Story = { args: { as: 'COACH_CORD' } };

/** Agenda of a school's staff. */
export const OfTheSchool: Story = {
  args: {
    as: 'DIR',
    at: '/scholastic/schools/1/agenda',
    answers: (scene) => [
      answer(scholasticAgenda, ({ query }) => ({
        ...agendaOn(scene.today, weeks(scene), query.get('month') ?? undefined),
        can: { createActivity: scene.can('activity:create') },
      })),
    ],
  },
};

/** What a teacher attended, to be read. */
export const OfATeacher: Story = {
  args: {
    as: 'PROF',
    at: '/professor/agenda',
    answers: (scene) => [
      answer(professorAgenda, ({ query }) => {
        const attended = onDays(
          [
            [-9, { ...own, status: 'taken', isCompleted: true, activity: 'Consejo Técnico Escolar' }],
            [-1, { ...own, status: 'taken', isCompleted: true, activity: 'Junta de academia de Español' }],
          ],
          scene,
        );
        return agendaOn(scene.today, attended, query.get('month') ?? undefined);
      }),
    ],
  },
};
