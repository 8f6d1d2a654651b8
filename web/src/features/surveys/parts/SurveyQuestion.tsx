import type { OPEN_ANSWER_MAX } from '@ruta/contracts/surveys/limits';
import { Button, FormActions, RadioGroup, Stack, TextArea } from '@ruta/design-system';
import { questionsOf } from '@ruta/state-machines/surveys/survey.context';
import { responseTo } from '@ruta/state-machines/surveys/survey.rules';
import { useTexts } from '../../../lib/i18n';
import { FingerHigh, QuestionHead, ThumbBar } from '../../../shared/questions';
import { surveyTexts } from '../survey.texts';
import type { SurveyFlow } from '../use-survey-flow';
import type { WholeSurvey } from '../survey-words';

const MAX = 2000 satisfies typeof OPEN_ANSWER_MAX;
/** As wide as a digit: options of one digit stand in the columns of those of two where the row wraps. */
const FIGURE_SPACE = '\u2007';
const NUMBERS = Array.from({ length: 11 }, (_, value) => String(value));

/** One question with its answer, in the language of the content. */
export function SurveyQuestion({ flow, survey }: { flow: SurveyFlow; survey: WholeSurvey }) {
  const t = useTexts(surveyTexts);
  const { snapshot, send } = flow;
  const { index, responses, unfit } = snapshot.context;
  const total = questionsOf(snapshot.context).length;
  const question = survey.questions[index];
  if (!question) return null;

  const given = responseTo(responses, question.id);
  const give = (response: number | string) => send({ type: 'response.given', response });
  const refusal = unfit.find(({ questionId }) => questionId === question.id)?.message;
  const isSending = snapshot.matches({ sheet: 'submitting' });
  const isLast = index === total - 1;
  const mayGoOn = snapshot.can({ type: 'question.next' });
  const mayFinish = isSending || snapshot.can({ type: 'survey.finishRequested' });
  return (
    <Stack gap={4}>
      <QuestionHead
        index={index}
        lang={survey.language}
        isPlaceInPage
        place={[t('question', { number: index + 1, total }), ...(question.required ? [] : [t('optional')])].join(', ')}
      >
        {question.question}
      </QuestionHead>
      {question.type === 'text' ? (
        <TextArea
          label={t('response.text')}
          rows={4}
          value={typeof given === 'string' ? given : ''}
          maxLength={MAX}
          errorMessage={refusal}
          onChange={give}
        />
      ) : (
        <FingerHigh lang={survey.language}>
          <RadioGroup
            key={question.id}
            label={question.type === 'nps' ? t('response.nps') : t('response')}
            isLabelHidden={question.type !== 'nps'}
            orientation={question.type === 'nps' ? 'horizontal' : 'vertical'}
            items={
              question.type === 'nps'
                ? NUMBERS.map((number) => ({ id: number, label: number.padEnd(2, FIGURE_SPACE) }))
                : question.options.map(({ id, display }) => ({ id: String(id), label: display }))
            }
            value={given === undefined ? null : String(given)}
            errorMessage={refusal}
            onChange={(chosen) => give(Number(chosen))}
          />
        </FingerHigh>
      )}
      <ThumbBar>
        <FormActions
          back={
            index > 0 ? (
              <Button icon="chevronLeft" isDisabled={isSending} onPress={() => send({ type: 'question.previous' })}>
                {t('previous')}
              </Button>
            ) : undefined
          }
          primary={
            isLast ? (
              <Button
                variant="primary"
                isPending={isSending}
                pendingLabel={t('sending')}
                isDisabled={!mayFinish}
                disabledReason={t('finish.why')}
                onPress={() => send({ type: 'survey.finishRequested' })}
              >
                {t('finish')}
              </Button>
            ) : (
              <Button
                variant="primary"
                isDisabled={!mayGoOn}
                disabledReason={t('next.why')}
                onPress={() => send({ type: 'question.next' })}
              >
                {t('next')}
              </Button>
            )
          }
        />
      </ThumbBar>
    </Stack>
  );
}
