import type { Meta, StoryObj } from '@storybook/react-vite';
import { activityWith, agendaOfAllOn } from '@ruta/contracts/agenda/agenda.sample';
import type { AgendaActivity, AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import { coachAgendaOfAll, scholasticAgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const laura = { id: 4, fullname: 'Laura Mendoza Ríos' };
const irma = { id: 9, fullname: 'Irma Solís Vega' };
const NAMES = [
  ['Colegio Sor Juana Inés de la Cruz', 'America/Mexico_City', laura],
  ['Escuela Benito Juárez', 'America/Tijuana', laura],
  ['Instituto Río Hondo', 'America/Cancun', laura],
  ['Liceo Ahuehuete', 'America/Mexico_City', irma],
  ['Primaria 20 de Noviembre', 'America/Hermosillo', irma],
] as const;
const schools: AgendaSchool[] = NAMES.map(([name, timezone, coach], at) => ({ id: at + 1, name, timezone, coach }));
const many: AgendaSchool[] = Array.from({ length: 60 }, (_, at) => ({
  ...{ id: at + 1, name: `Primaria ${at + 1} de la zona norte`, timezone: 'America/Mexico_City' },
  coach: at % 2 === 0 ? laura : irma,
}));

const WORDS = [
  'Observación de Matemáticas, 3.º B',
  'Cierre del primer periodo',
  'Seguimiento del plan de mejora',
  'Taller de lectura con familias',
  'Junta de academia',
];
/** Two weeks at five schools: every day some, now and then at the same hour. */
const weeks = ({ on }: Scene): AgendaActivity[] =>
  Array.from({ length: 28 }, (_, at) => {
    const school = schools[at % schools.length] ?? schools[0];
    const isVisit = at % 3 !== 0;
    const days = Math.floor(at / 2) - 6;
    return activityWith({
      ...{ id: 700 + at, date: on(days), time: `${String(8 + (at % 7)).padStart(2, '0')}:00`, duration_min: 90 },
      ...{ school_id: school?.id ?? 1, ...(school && { school, coach: school.coach }) },
      ...{ isVisit, activity_id: isVisit ? 100 + at : null, status: isVisit ? 'visit' : 'pending' },
      ...(days < 0 && { isCompleted: true, status: isVisit ? 'visit' : 'taken' }),
      ...{ activity: WORDS[at % WORDS.length] ?? '', description: isVisit ? (WORDS[at % WORDS.length] ?? '') : '' },
    });
  });

const month =
  (activities: (scene: Scene) => AgendaActivity[], differs: Partial<AgendaOfAll> = {}) =>
  (scene: Scene) => [
    answer(coachAgendaOfAll, ({ query }) => {
      const school_ids = (query.get('school_ids') ?? '').split(',').filter(Boolean).map(Number);
      const coach_id = query.get('coach_id') === null ? null : Number(query.get('coach_id'));
      const all = differs.schools ?? schools;
      const seen = all.filter(
        ({ id, coach }) =>
          (school_ids.length === 0 || school_ids.includes(id)) && (coach_id === null || coach?.id === coach_id),
      );
      return agendaOfAllOn(
        scene.today,
        activities(scene).filter(({ school_id }) => seen.some(({ id }) => id === school_id)),
        {
          ...{ schools: all, chosen: { school_ids, coach_id } },
          can: { createVisit: scene.can('visit:write'), createActivity: scene.can('activity:create') },
          ...(query.get('month') !== null && { month: query.get('month') ?? '' }),
          ...differs,
        },
      );
    }),
  ];

const meta = {
  title: 'Pantallas/Agenda de todas mis escuelas',
  ...onStage,
  args: { as: 'COACH', at: '/coach/agenda', answers: month(weeks) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every school in one calendar, each with its code and colour. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^EBJ/ })).toBeChecked();
  },
};

export const Week: Story = { args: { at: '/coach/agenda?view=week' } };

export const Day: Story = { args: { at: '/coach/agenda?view=day' } };

export const List: Story = { args: { at: '/coach/agenda?view=list' } };

/** A school is left out by its box, and the choice stays in the address. */
export const OneLeftOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^EBJ/ }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^EBJ/ })).not.toBeChecked());
    await waitFor(() => expect(canvas.queryByText(/^EBJ Escuela/)).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^EBJ/ }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^EBJ/ })).toBeChecked());
  },
};

/** What is created needs its school first. */
export const SchoolAskedFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^(Agregar|Add)$/ });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /Agregar a la agenda|Add to the agenda/ });
    await userEvent.type(within(dialog).getByRole('combobox'), 'Benito');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(within(dialog).getByRole('link', { name: /Nueva visita|New visit/ })).toBeVisible());
  },
};

/** A superior reads their branch, by coach and by school. The line of schools scrolls by itself, the page does not. */
export const OfASuperior: Story = {
  args: { as: 'COACH_MAN' },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /^EBJ/ });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** Sixty schools are too many for one calendar. */
export const TooManySchools: Story = {
  args: { as: 'COACH_DIR', answers: month(() => [], { schools: many, narrow: 'schools' }) },
};

/** Many schools are chosen in a dialog. */
export const ManySchools: Story = {
  args: { as: 'COACH_DIR', answers: month(() => [], { schools: many.slice(0, 30) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /\(30\)/ }));
    const dialog = await screen.findByRole('dialog', { name: /Elegir escuelas|Choose schools/ });
    await userEvent.type(within(dialog).getByRole('searchbox'), '17');
    await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1));
  },
};

export const TooManyItems: Story = { args: { answers: month(() => [], { narrow: 'items' }) } };

export const NoSchools: Story = { args: { answers: month(() => [], { schools: [] }) } };

export const Loading: Story = { args: { answers: () => [withhold(coachAgendaOfAll, NEVER)] } };

export const Empty: Story = { args: { answers: month(() => []) } };

export const Failed: Story = {
  args: { answers: (scene) => month(weeks)(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { answers: () => [withhold(coachAgendaOfAll, 'access.refused')] } };

export const LongTexts: Story = {
  args: {
    answers: (scene) => {
      const school = { id: 1, name: LONG_NAME, timezone: 'America/Tijuana', coach: laura };
      const item = activityWith({ school_id: 1, school, date: scene.today, description: LONG_SENTENCE });
      return month(() => [item], { schools: [school, ...schools.slice(1)] })(scene);
    },
  },
};

/** The school's own people have one school. */
export const OfTheSchool: Story = {
  args: {
    as: 'DIR',
    at: '/scholastic/agenda',
    answers: (scene) => [
      answer(scholasticAgendaOfAll, () =>
        agendaOfAllOn(
          scene.today,
          weeks(scene).filter(({ school_id }) => school_id === 1),
          { schools: schools.slice(0, 1), can: { createVisit: false, createActivity: scene.can('activity:create') } },
        ),
      ),
    ],
  },
};
