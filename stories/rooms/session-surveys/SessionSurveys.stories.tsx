import type { Meta, StoryObj } from '@storybook/react-vite';
import { conferenceWith } from '@ruta/contracts/conferences/conference.sample';
import { sampleAnsweredSurvey, sampleNoSurvey } from '@ruta/contracts/session-surveys/session-survey.sample';
import { sessionSurveys } from '@ruta/contracts/session-surveys/session-surveys.api';
import { expect, within } from 'storybook/test';
import { answer, NEVER, Refused, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { sessionDesk } from '../conferences/conferences.server';
import { surveyDesk } from './session-surveys.server';

const rated = conferenceWith({ id: 7, has_survey: true, can: { cancel: false, join: false, survey: false } });
const sessions = sessionDesk({ upcoming: [] });

const meta = {
  title: 'Pantallas/Encuestas de sesiones',
  ...onStage,
  args: { as: 'DIR', at: '/sessions', answers: sessions },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const THEME = 'Del diagnóstico al PAI';

const rating = async (played: Played) => {
  const t = textIn(played);
  await press(played, t(`Evaluar sesión: ${THEME}`, `Rate session: ${THEME}`));
  return dialogNamed(t(`Evaluar «${THEME}»`, `Rate “${THEME}”`));
};
const asked = async (played: Played) => {
  const dialog = await rating(played);
  await expect(await dialog.findAllByRole('radiogroup')).toHaveLength(5);
  return dialog;
};
const answered = async (played: Played) => {
  const dialog = await asked(played);
  for (const group of dialog.getAllByRole('radiogroup'))
    await played.userEvent.click(within(group).getByRole('radio', { name: '4' }));
  const send = textIn(played)('Enviar evaluación', 'Send rating');
  await played.userEvent.click(dialog.getByRole('button', { name: send }));
  return dialog;
};

/** The questions, with words at the ends of each scale. */
export const Questions: Story = {
  play: async (played) => {
    await asked(played);
  },
};
export const QuestionsOnAPhone: Story = { ...Questions, globals: onPhone };

/** Nothing is sent before every question has its number. */
export const Missing: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await asked(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Enviar evaluación', 'Send rating') }));
    await expect(dialog.getAllByText(t('Elige del 1 al 5.', 'Choose from 1 to 5.'))).toHaveLength(4);
  },
};

export const Sent: Story = {
  play: async (played) => {
    await answered(played);
    await expectMessage(textIn(played)('Gracias, guardamos tu evaluación.', 'Thank you, your rating is saved.'));
  },
};

/** Another tab was faster: the refusal stands above the questions, and what was chosen stays. */
export const RefusedAsAnswered: Story = {
  args: {
    answers: (scene) => [
      ...sessions(scene),
      answer(sessionSurveys.answer, () => new Refused('session-surveys.answered')),
    ],
  },
  play: async (played) => {
    const dialog = await answered(played);
    const refusal = textIn(played)('Ya evaluaste esta sesión.', 'You have rated this session already.');
    await expect(await dialog.findByText(refusal)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: (scene) => [...sessions(scene), withhold(sessionSurveys.get, NEVER)] },
  play: async (played) => {
    await rating(played);
  },
};

/** The questions cannot be read: a quiet sentence with Retry. */
export const Failed: Story = {
  args: { answers: (scene) => [...sessions(scene), withhold(sessionSurveys.get, 'server.failed')] },
  play: async (played) => {
    const dialog = await rating(played);
    const failed = textIn(played)('No pudimos traer la encuesta.', 'We could not fetch the survey.');
    await expect(await dialog.findByText(failed)).toBeVisible();
  },
};

export const NothingToAsk: Story = {
  args: { answers: (scene) => [...sessions(scene), ...surveyDesk(sampleNoSurvey)(scene)] },
  play: async (played) => {
    await rating(played);
  },
};

/** A rated session, for who may not read the answers. */
export const Rated: Story = { args: { answers: sessionDesk({ upcoming: [], past: [rated] }) } };

/** A petitioner who may read their own answers. */
export const Answers: Story = {
  args: {
    as: 'PETITIONER',
    answers: (scene) => [
      ...sessionDesk({ upcoming: [], past: [rated] })(scene),
      ...surveyDesk(sampleAnsweredSurvey)(scene),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t(`Ver evaluación: ${THEME}`, `See rating: ${THEME}`));
    const dialog = await dialogNamed(t(`Evaluación de «${THEME}»`, `Rating of “${THEME}”`));
    await expect(await dialog.findByText(t('9 de 10', '9 of 10'))).toBeVisible();
  },
};
