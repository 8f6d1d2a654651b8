import type { ReactNode } from 'react';
import { Skeleton, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import type { SessionSurveyDialogProps } from '../../../shared/session-survey-dialog';
import { findSurvey } from '../session-surveys.calls';
import { sessionSurveyTexts } from '../session-surveys.texts';
import { RateSession } from './RateSession';
import { SurveyAnswers } from './SurveyAnswers';

/** The survey about a session, to answer or to read. A failed load says so quietly, with Retry (VC-05, UI-04). */
export function SurveyDialog({ sessionId, theme, purpose, onClose }: SessionSurveyDialogProps) {
  const t = useTexts(sessionSurveyTexts);
  const { data, problem, isValidating, retry } = useEndpoint(findSurvey, { params: { id: sessionId } });
  const survey = data?.data;
  const questions = survey?.questions || [];
  let before: ReactNode;
  if (!survey)
    before = problem ? (
      <Failed problem={problem} title={t('failed')} isRetrying={isValidating} onRetry={retry} size="S" />
    ) : (
      <Skeleton shape="block" height={320} />
    );
  else if (questions.length === 0 || (purpose === 'answer' ? !survey.can.answer : !survey.answers))
    before = <Text tone="muted">{t('none')}</Text>;
  const shared = { theme, questions, before, onClose };
  return purpose === 'answer' ? (
    <RateSession {...shared} sessionId={sessionId} />
  ) : (
    <SurveyAnswers {...shared} answers={survey?.answers ?? null} />
  );
}
