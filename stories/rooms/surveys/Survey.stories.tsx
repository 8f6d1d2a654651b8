import type { Meta, StoryObj } from '@storybook/react-vite';
import { surveys } from '@ruta/contracts/surveys/surveys.api';
import { surveyWith } from '@ruta/contracts/surveys/survey.sample';
import { expect } from 'storybook/test';
import { answer, fieldsRefused, NEVER, OFFLINE, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, textIn } from '../../kit/play';
import { surveyDesk } from './surveys.server';

const at = '/surveys/8?activity_id=21';
const onPhone = { viewport: { value: 'phone', isRotated: false } };
/** Begun elsewhere: opens at the recommendation. */
const begun = {
  state: 'begun' as const,
  revision: 3,
  questions: (surveyWith().questions ?? []).map((one) => (one.id === 1 ? { ...one, response: 15, done: true } : one)),
};

const meta = {
  title: 'Pantallas/Encuesta',
  ...onStage,
  args: { as: 'PROF', at, answers: surveyDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it asks, who will see what, until when. */
export const Instructions: Story = {
  play: async (played) => {
    const name = textIn(played)('Quién verá tus respuestas', 'Who will see your answers');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};
export const Anonymous: Story = { args: { answers: surveyDesk({ anonymous: true }) } };

/** The five seconds are cut short; the first question. */
export const FirstQuestion: Story = {
  globals: onPhone,
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Comenzar', 'Begin'));
    await press(played, t('Comenzar ya', 'Begin now'));
    const name = t('¿Qué tan útil fue para tu trabajo?', 'How useful was it for your work?');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** Goes on at the recommendation, and is sent. */
export const Resumed: Story = { globals: onPhone, args: { answers: surveyDesk(begun) } };
export const Sent: Story = {
  args: { answers: surveyDesk(begun) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Siguiente', 'Next'));
    await press(played, t('Enviar la encuesta', 'Send the survey'));
    const name = t('Encuesta contestada', 'Survey answered');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** The end could not be sent: the answers stay, and are sent again. */
export const NotSent: Story = {
  args: {
    answers: (scene) => [
      ...surveyDesk(begun)(scene).filter(({ call }) => call !== surveys.finish),
      withhold(surveys.finish, OFFLINE),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Siguiente', 'Next'));
    await press(played, t('Enviar la encuesta', 'Send the survey'));
    await expect(await played.canvas.findByText(t('La encuesta no se envió', 'The survey was not sent'))).toBeVisible();
  },
};

/** The server refuses one answer: its sentence stands at its question. */
export const Unfit: Story = {
  globals: onPhone,
  args: {
    answers: (scene) => [
      ...surveyDesk(begun)(scene).filter(({ call }) => call !== surveys.answer),
      answer(surveys.answer, () => fieldsRefused(scene.locale, { 'answers.0.response': 'surveys.response.unfit' })),
    ],
  },
  play: async (played) => {
    await played.userEvent.click(await played.canvas.findByRole('radio', { name: '7' }));
    const words = textIn(played)('Corrige una respuesta: no se guardó', 'Correct one answer: it was not saved');
    await expect(await played.canvas.findByText(words)).toBeVisible();
  },
};

/** Why the server takes no answers. */
export const Refused: Story = {
  args: { answers: () => [withhold(surveys.list, 'surveys.not-present')] },
  play: async (played) => {
    const title = textIn(played)('No puedes contestar esta encuesta', 'You cannot answer this survey');
    await expect(await played.canvas.findByText(title)).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(surveys.list, NEVER)] } };
export const Unavailable: Story = {
  args: { answers: () => [withhold(surveys.list, OFFLINE)] },
  play: async (played) => {
    const title = textIn(played)('No se pudo cargar', 'It could not be loaded');
    await expect(await played.canvas.findByText(title)).toBeVisible();
  },
};

/** The whole survey, with one's own answers. */
export const Whole: Story = { args: { at: '/surveys/8/upgraded?activity_id=21', answers: surveyDesk(begun) } };
