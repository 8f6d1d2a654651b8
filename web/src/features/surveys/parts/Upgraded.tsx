import { useState } from 'react';
import type { SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import type { UpgradedSurvey } from '@ruta/contracts/surveys/surveys.screens';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import {
  Card,
  InlineAlert,
  LanguageToggle,
  LinkButton,
  PageHeader,
  Stack,
  StatusChip,
  Text,
} from '@ruta/design-system';
import type { Language } from '@ruta/design-system';
import { asProblem, call, type ProblemError } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { surveyTexts } from '../survey.texts';
import { inWords } from '../survey-words';
import { translateSurvey } from '../surveys.calls';
import { upgradedTexts } from '../upgraded.texts';
import { WholeQuestion } from './WholeQuestion';

const SIGNS = { open: 'pending', begun: 'progress', answered: 'active', over: 'cancelled' } as const;

/** A whole survey, with the reader's answers; its language changes in place (SUR-02). */
export function Upgraded({ page: { survey: loaded, can } }: { page: UpgradedSurvey }) {
  const t = useTexts(surveyTexts);
  const whole = useTexts(upgradedTexts);
  const [texts, setTexts] = useState<SurveyTexts | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const survey = inWords(loaded, texts);
  const { id, activity, state } = survey;

  const translate = async (language: Language) => {
    setProblem(null);
    try {
      const { data } = await call(translateSurvey, { params: { id }, body: { translate: language } });
      setTexts(data);
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  return (
    <FormColumn>
      <PageHeader
        title={survey.title}
        meta={
          <>
            <Text tone="muted">{t('about', { activity: activity.title, day: formatDay(activity.date) })}</Text>
            {state === null ? (
              <StatusChip status="draft" icon="eye">
                {whole('reading')}
              </StatusChip>
            ) : (
              <StatusChip status={SIGNS[state]}>{whole(state)}</StatusChip>
            )}
          </>
        }
        actions={
          survey.hasEnglish && (
            <LanguageToggle
              label={t('language')}
              names={{ es: t('language.es'), en: t('language.en') }}
              value={survey.language}
              onChange={(language) => void translate(language)}
              isCompact
            />
          )
        }
        primaryAction={
          can.answer && (
            <LinkButton
              variant="primary"
              icon="edit"
              href={surveysPages.survey.href({ id }, { activity_id: activity.id })}
            >
              {whole(state === 'begun' ? 'continue' : 'answer')}
            </LinkButton>
          )
        }
      />
      <Stack gap={4}>
        {problem && (
          <InlineAlert tone="danger" title={whole('translate.failed')} isLive>
            {problem.message}
          </InlineAlert>
        )}
        <Card>
          <div lang={survey.language}>
            <Text element="p" isPreformatted>
              {survey.instructions}
            </Text>
          </div>
        </Card>
        {survey.anonymous && state === 'answered' && <InlineAlert tone="info" title={whole('anonymous')} />}
        {survey.questions.map((question, at) => (
          <WholeQuestion
            key={question.id}
            question={question}
            number={at + 1}
            total={survey.questions.length}
            language={survey.language}
            showsAnswers={state !== null && !(survey.anonymous && state === 'answered')}
          />
        ))}
      </Stack>
    </FormColumn>
  );
}
