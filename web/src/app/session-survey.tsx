import { lazy, Suspense } from 'react';
import type { SessionSurveyDialogProps } from '../shared/session-survey-dialog';

const Dialog = lazy(async () => ({
  default: (await import('../features/session-surveys/parts/SurveyDialog')).SurveyDialog,
}));

/** The survey about a video session, loaded when somebody opens it. */
export const sessionSurvey = (props: SessionSurveyDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
