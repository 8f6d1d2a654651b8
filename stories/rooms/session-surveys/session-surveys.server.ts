import { surveyQuestions } from '@ruta/contracts/session-surveys/questions';
import { sampleAnsweredSurvey, sampleOpenSurvey } from '@ruta/contracts/session-surveys/session-survey.sample';
import type { SessionSurvey } from '@ruta/contracts/session-surveys/session-survey.schema';
import { sessionSurveys } from '@ruta/contracts/session-surveys/session-surveys.api';
import { answer, type Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The survey about a session on a server in memory: open, unless another one is given. */
export const surveyDesk =
  (survey: SessionSurvey = sampleOpenSurvey) =>
  (scene: Scene): Answer[] => {
    const questions = survey.questions && surveyQuestions(scene.locale);
    return [
      answer(sessionSurveys.get, { data: { ...survey, questions } }),
      answer(sessionSurveys.answer, () => ({
        data: { ...sampleAnsweredSurvey, questions },
        message: messageFor('session-surveys.saved', scene),
      })),
    ];
  };
