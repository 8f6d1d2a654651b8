import { InlineAlert, ProgressBar, SavedState, Stack } from '@ruta/design-system';
import { isDone } from '@ruta/state-machines/surveys/survey.rules';
import { questionsOf } from '@ruta/state-machines/surveys/survey.context';
import { useTexts } from '../../../lib/i18n';
import { StickyProgress } from '../../../shared/questions';
import { surveyTexts } from '../survey.texts';
import type { SurveyFlow } from '../use-survey-flow';
import type { WholeSurvey } from '../survey-words';
import { SurveyQuestion } from './SurveyQuestion';

/** The questions one by one, with how far one is and whether the answers are saved. */
export function SurveyQuestions({ flow, survey }: { flow: SurveyFlow; survey: WholeSurvey }) {
  const t = useTexts(surveyTexts);
  const { context } = flow.snapshot;
  const questions = questionsOf(context);
  const done = questions.filter((question) => isDone(question, context.responses)).length;
  const total = questions.length;
  return (
    <Stack gap={4}>
      <StickyProgress>
        <ProgressBar
          label={t('progress')}
          value={done}
          maxValue={Math.max(1, total)}
          valueLabel={t('progress.value', { done, total })}
        />
        <Saved flow={flow} />
      </StickyProgress>
      {context.failure !== null && (
        <InlineAlert tone="danger" title={t('failed.title')} isLive>
          {context.failure}
        </InlineAlert>
      )}
      <SurveyQuestion flow={flow} survey={survey} />
    </Stack>
  );
}

function Saved({ flow: { snapshot } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  if (snapshot.matches({ sheet: { test: { sync: 'waiting' } } }))
    return <SavedState status="offline">{t('saved.kept')}</SavedState>;
  if (snapshot.hasTag('unsaved')) return <SavedState status="saving">{t('saved.saving')}</SavedState>;
  if (snapshot.context.unfit.length > 0) return <SavedState status="error">{t('saved.unfit')}</SavedState>;
  if (snapshot.context.responses.length > 0) return <SavedState status="saved">{t('saved.saved')}</SavedState>;
  return <SavedState status="idle">{'\u00a0'}</SavedState>;
}
