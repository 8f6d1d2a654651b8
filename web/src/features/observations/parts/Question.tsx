import { useState } from 'react';
import { COMMENT_MAX, RESPONSES, type ObservationResponse } from '@ruta/contracts/observations/limits';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { Button, FormActions, RadioGroup, Stack, TextArea } from '@ruta/design-system';
import { commentFits } from '@ruta/state-machines/observations/observation.rules';
import { translator, useTexts } from '../../../lib/i18n';
import { FingerHigh, QuestionHead, ThumbBar } from '../../../shared/questions';
import { runTexts } from '../run.texts';
import type { ObservationFlow } from '../use-observation-flow';
import { LateDropField } from './late-drag';
import { PrivatePad } from './PrivatePad';

/** One question with its response and comment, in the language of the guide (OBS-02, OBS-03). */
export function Question({ run: { guide }, flow }: { run: ObservationRun; flow: ObservationFlow }) {
  const { snapshot, send } = flow;
  const t = useTexts(runTexts);
  const inGuide = translator(runTexts, guide.language);
  const { index, questionIds, typed } = snapshot.context;
  const [isPadOpen, setPadOpen] = useState(false);
  const id = questionIds[index];
  const section = guide.sections.find(({ questions }) => questions.some((question) => question.id === id));
  const question = section?.questions.find((one) => one.id === id);
  if (id === undefined || !section || !question) return null;

  const comment = typed.comments[id] ?? '';
  const labelOf = (response: ObservationResponse) =>
    inGuide(guide.bilingual ? `response.be.${response}` : `response.${response}`);
  const field = (
    <TextArea
      label={t('comment')}
      rows={2}
      value={comment}
      maxLength={COMMENT_MAX}
      errorMessage={commentFits(comment) ? undefined : t('comment.long')}
      onChange={(text) => send({ type: 'comment.typed', questionId: id, comment: text })}
    />
  );
  return (
    <Stack gap={4}>
      <QuestionHead
        index={index}
        lang={guide.language}
        place={`${section.title}, ${inGuide('question', { number: index + 1, total: questionIds.length }).toLowerCase()}`}
      >
        {question.question}
      </QuestionHead>
      <FingerHigh lang={guide.language}>
        <RadioGroup
          key={id}
          label={t('response')}
          isLabelHidden
          items={RESPONSES.map((response) => ({ id: response, label: labelOf(response) }))}
          value={typed.responses[id] ?? null}
          onChange={(response) =>
            send({ type: 'response.given', questionId: id, response: response as ObservationResponse })
          }
        />
      </FingerHigh>
      {isPadOpen ? (
        <LateDropField
          label={t('comment')}
          onDrop={(note) => send({ type: 'note.dropped', note: Number(note), questionId: id })}
        >
          {field}
        </LateDropField>
      ) : (
        field
      )}
      <PrivatePad flow={flow} questionId={id} isOpen={isPadOpen} onOpenChange={setPadOpen} />
      <ThumbBar>
        <FormActions
          back={
            index > 0 ? (
              <Button icon="chevronLeft" onPress={() => send({ type: 'question.previous' })}>
                {t('previous')}
              </Button>
            ) : undefined
          }
          primary={
            index < questionIds.length - 1 ? (
              <Button variant="primary" onPress={() => send({ type: 'question.next' })}>
                {t('next')}
              </Button>
            ) : (
              <Button variant="primary" onPress={() => send({ type: 'review.requested' })}>
                {t('review')}
              </Button>
            )
          }
        >
          {index < questionIds.length - 1 && (
            <Button onPress={() => send({ type: 'review.requested' })}>{t('review')}</Button>
          )}
        </FormActions>
      </ThumbBar>
    </Stack>
  );
}
