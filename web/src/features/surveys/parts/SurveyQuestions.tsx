import { ProgressBar, SavedState, Stack, vars } from '@ruta/design-system';
import { isDone } from '@ruta/state-machines/surveys/survey.rules';
import { questionsOf } from '@ruta/state-machines/surveys/survey.context';
import { styled } from 'styled-components';
import { useTexts } from '../../../lib/i18n';
import { surveyTexts } from '../survey.texts';
import type { SurveyFlow } from '../use-survey-flow';
import type { WholeSurvey } from '../survey-words';
import { SurveyQuestion } from './SurveyQuestion';

/** Stays in sight while the question scrolls. */
const Sticky = styled.div`
  position: sticky;
  inset-block-start: var(--ruta-shell-top, 0px);
  z-index: 1;
  display: grid;
  gap: ${vars.space[1]};
  padding-block: ${vars.space[2]};
  background: ${vars.color.bg.page};
`;

/** The questions one by one, with how far one is and whether the answers are saved. */
export function SurveyQuestions({ flow, survey }: { flow: SurveyFlow; survey: WholeSurvey }) {
  const t = useTexts(surveyTexts);
  const { context } = flow.snapshot;
  const questions = questionsOf(context);
  const done = questions.filter((question) => isDone(question, context.responses)).length;
  const total = questions.length;
  return (
    <Stack gap={4}>
      <Sticky>
        <ProgressBar
          label={t('progress')}
          value={done}
          maxValue={Math.max(1, total)}
          valueLabel={t('progress.value', { done, total })}
        />
        <Saved flow={flow} />
      </Sticky>
      <SurveyQuestion flow={flow} survey={survey} />
    </Stack>
  );
}

function Saved({ flow: { snapshot } }: { flow: SurveyFlow }) {
  const t = useTexts(surveyTexts);
  if (snapshot.matches({ sheet: { test: { sync: 'waiting' } } }))
    return <SavedState status="offline">{t('saved.kept')}</SavedState>;
  if (snapshot.hasTag('unsaved')) return <SavedState status="saving">{t('saved.saving')}</SavedState>;
  if (snapshot.context.responses.length > 0) return <SavedState status="saved">{t('saved.saved')}</SavedState>;
  return <SavedState status="idle">{'\u00a0'}</SavedState>;
}
