import type { Meta, StoryObj } from '@storybook/react-vite';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { schoolClash } from '@ruta/contracts/agenda/agenda.sample';
import { holidayWith } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { sampleAxes } from '@ruta/contracts/visits/visit.sample';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visits } from '@ruta/contracts/visits/visits.api';
import { coachNewVisit, coachVisit } from '@ruta/contracts/visits/visits.screens';
import type { NewVisit } from '@ruta/contracts/visits/visits.screens';
import { expect, screen, within } from 'storybook/test';
import { draft, newScreen, scheduled, visitPage } from '../../../web/src/features/visits/testing/samples';
import { answer, NEVER, Refused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { sceneOf } from '../../kit/scene';
import type { Scene } from '../../kit/scene';

const day = ({ today }: Scene) => ({ today, school_today: today });

/** Form of a new visit, with the answer to saving. */
const fresh =
  (differs: Partial<NewVisit> = {}, saving?: Answer) =>
  (scene: Scene) => [
    answer(coachNewVisit, newScreen({ ...day(scene), ...differs })),
    answer(visits.create, ({ body }) => ({
      data: draft({ objective: (body as { objective: string }).objective }),
      message: 'Borrador guardado.',
    })),
    ...(saving ? [saving] : []),
  ];
/** Form of an existing visit. */
const written = (visit: Visit) => (scene: Scene) => [
  answer(coachVisit, visitPage(visit, day(scene))),
  answer(coachNewVisit, newScreen(day(scene))),
];

const meta = {
  title: 'Pantallas/Visitas, formulario',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/visits/create', answers: fresh() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Loading: Story = {
  args: { answers: () => [withhold(coachNewVisit, NEVER)] },
  play: pageIsLoading,
};
export const Unavailable: Story = { args: { answers: () => [withhold(coachNewVisit, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(coachNewVisit, 'access.refused')] } };

/** Missing fields have messages. */
export const Missing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Next without anything written', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Siguiente|Next)/ }));
      await expect(canvas.getByRole('textbox', { name: /Objetivo|Goal|Objective/ })).toBeInvalid();
    });
  },
};

/** An open draft is offered first. */
export const DraftOffered: Story = { args: { answers: fresh({ draft: { hasDraft: true, id: 7 } }) } };

/** A refusal is shown above the form; the input stays. */
export const SaveRefused: Story = {
  args: {
    answers: fresh(
      {},
      answer(visits.create, () => new Refused('server.unavailable')),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const objective = await canvas.findByRole('textbox', { name: /Objetivo|Goal|Objective/ });
    await step('A draft that cannot be saved says so, and the text stays', async () => {
      await fill(userEvent, objective, 'Revisar acuerdos');
      await userEvent.click(canvas.getByRole('button', { name: /Guardar borrador|Save draft/ }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: /Guardar borrador|Save draft/ }));
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /Objetivo|Goal|Objective/ })).toHaveValue('Revisar acuerdos');
    });
  },
};

/** What stands at the hour already: said beside it, in words; the form can be saved all the same. */
export const Clashes: Story = {
  args: {
    at: '/coach/schools/1/visits/edit/7/draft',
    answers: (scene) => [
      ...written(draft({ date: scene.on(4), time: '09:30' }))(scene),
      answer(agenda.clashes, { data: [schoolClash(`${scene.on(4)} 15:00:00`)] }),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The warning leads to the other item and stops nobody', async () => {
      await expect(await canvas.findByText(/La escuela ya tiene algo|The school already has something/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /09:00–10:00/ })).toHaveAttribute('target', '_blank');
      await userEvent.click(canvas.getByRole('button', { name: /^(Siguiente|Next)/ }));
      await expect(await canvas.findByRole('heading', { level: 2, name: /2/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^(Anterior|Atrás|Back|Previous)/ }));
    });
  },
};
/** Several, of which one may not be read. */
export const SeveralClashes: Story = {
  args: {
    at: '/coach/schools/1/visits/edit/7/draft',
    answers: (scene) => [
      ...written(draft({ date: scene.on(4), time: '09:30' }))(scene),
      answer(agenda.clashes, {
        data: [
          { reason: 'coach', person: null, item: null },
          schoolClash(`${scene.on(4)} 15:00:00`, { title: LONG_SENTENCE }),
          {
            ...schoolClash(`${scene.on(4)} 16:45:00`, {
              ...{ id: 602, title: 'Acordar los apoyos', gap_min: 15 },
              school: { id: 2, name: 'Liceo Ahuehuete', timezone: 'America/Mexico_City' },
            }),
            reason: 'travel',
          },
        ],
      }),
    ],
  },
};

/** The calendar shades and names days without pupils; choosing one warns, and does not stop (VC-06). */
export const OnAHoliday: Story = {
  args: {
    answers: (scene) => [
      ...fresh()(scene),
      answer(holidays.list, { data: [holidayWith({ id: 1, start_at: scene.on(3), end_at: scene.on(3) })] }),
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const date = within(await canvas.findByRole('group', { name: /^(Fecha|Date)/ }));
    await userEvent.click(date.getByRole('button'));
    await expect(await screen.findByText(/Día de la Revolución/)).toBeVisible();
    const day = new Date(sceneOf('COACH', globals).on(3)).getUTCDate();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`\\b${day}\\b`) }));
    await expect(await canvas.findByText(/(Puedes guardar de todas formas|You can save anyway)/)).toBeVisible();
  },
};

export const OfADraft: Story = {
  args: { at: '/coach/schools/1/visits/edit/7/draft', answers: written(draft()) },
};
export const OfAScheduledVisit: Story = {
  args: { at: '/coach/schools/1/visits/edit/101', answers: written(scheduled()) },
};
export const LongTexts: Story = {
  args: {
    at: '/coach/schools/1/visits/edit/101',
    answers: written(
      scheduled({
        objective: `${LONG_SENTENCE} ${RIGHT_TO_LEFT} ${UNBROKEN}`,
        school: { id: 1, name: LONG_NAME, timezone: 'America/Tijuana' },
        school_visit_axis: sampleAxes.map((axis) => ({
          ...axis,
          actions: LONG_SENTENCE.repeat(4),
          specifications: UNBROKEN,
        })),
      }),
    ),
  },
};
