import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftWith } from '@ruta/contracts/observations/observation.sample';
import { coachGuide } from '@ruta/contracts/observations/observations.screens';
import { expect, waitFor } from 'storybook/test';
import { NEVER, Refused, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { runDesk } from './observations.server';

const AT = '/coach/observation-guides/4?school_id=1&professor_id=7&level_id=2';

const meta = {
  title: 'Pantallas/Guía de observación',
  ...onStage,
  beforeEach: () => {
    localStorage.clear();
    return onStage.beforeEach();
  },
  args: { as: 'COACH', at: AT, answers: runDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const whole = draftWith({
  responses: { 41: 'yes', 42: 'no', 43: 'na' },
  finalObservations: 'Acuerdo: dejar tiempo para el cierre.',
});

async function respond(played: Played, name: string): Promise<void> {
  await played.userEvent.click(await played.canvas.findByRole('radio', { name }));
}

/** One question in each view. */
export const Question: Story = {
  play: async (played) => {
    await respond(played, 'Sí');
    const saved = textIn(played)('Borrador guardado', 'Draft saved');
    await waitFor(() => expect(played.canvas.getByText(saved)).toBeVisible());
  },
};
export const QuestionOnAPhone: Story = { globals: onPhone };

/** The private pad beside the question. */
export const Pad: Story = {
  args: {
    answers: runDesk(
      draftWith({
        responses: {},
        notes: [
          { at: '2026-11-20 15:04:00', text: 'Pregunta abierta a la fila del fondo.' },
          { at: '2026-11-20 15:21:00', text: 'El equipo de la ventana ayuda a los demás sin que se lo pidan.' },
        ],
      }),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    await press(played, `${t('Libreta privada', 'Private pad')} ${t('2 notas', '2 notes')}`);
    const [first] = await played.canvas.findAllByRole('button', {
      name: t('Pasar al comentario', 'Move into the comment'),
    });
    if (first) await played.userEvent.click(first);
    const comment = t('Comentario (opcional)', 'Comment (optional)');
    await expect(played.canvas.getByRole('textbox', { name: comment })).toHaveValue(
      'Pregunta abierta a la fila del fondo.',
    );
  },
};
export const PadOnAPhone: Story = { ...Pad, globals: onPhone };

/** Nobody is chosen, or nobody who may be observed. */
export const WithoutATeacher: Story = { args: { at: '/coach/observation-guides/4?school_id=1&professor_id=99' } };
export const WithoutASchool: Story = { args: { at: '/coach/observation-guides/4' } };

/** What is missing, and what is required. */
export const Review: Story = {
  args: { answers: runDesk(draftWith()) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Revisar', 'Review'));
    await press(played, t('Registrar la observación', 'Register the observation'));
    const required = t(
      'Escribe las observaciones finales y los acuerdos.',
      'Write the final observations and agreements.',
    );
    await waitFor(() => expect(played.canvas.getByText(required)).toBeVisible());
  },
};
export const ReviewOnAPhone: Story = { ...Review, globals: onPhone };

export const Registered: Story = {
  args: { answers: runDesk(whole) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Revisar', 'Review'));
    await press(played, t('Registrar la observación', 'Register the observation'));
    const name = t('Observación registrada', 'Observation registered');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** Another device saved the draft meanwhile. */
export const Conflict: Story = {
  args: { answers: runDesk(null, new Refused('observations.draft-stale', { current: whole })) },
  play: async (played) => {
    const t = textIn(played);
    await respond(played, 'Sí');
    const title = t('Hay otro borrador de esta observación', 'There is another draft of this observation');
    await waitFor(() => expect(played.canvas.getByText(title)).toBeVisible());
  },
};

/** The server does not take the draft; what is typed stays. */
export const DraftRefused: Story = {
  args: { answers: runDesk(null, new Refused('access.refused')) },
  play: async (played) => {
    const t = textIn(played);
    await respond(played, 'Sí');
    const title = t('El borrador no se guarda en el servidor', 'The draft is not saved on the server');
    await waitFor(() => expect(played.canvas.getByText(title)).toBeVisible());
    await expect(played.canvas.getByRole('radio', { name: 'Sí' })).toBeChecked();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(coachGuide, NEVER)] }, play: pageIsLoading };
export const Missing: Story = { args: { answers: () => [withhold(coachGuide, 'observations.guide-not-found')] } };
