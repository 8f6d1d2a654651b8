import { useState } from 'react';
import { FINAL_MAX } from '@ruta/contracts/observations/limits';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { Button, FormActions, Heading, Inline, InlineAlert, Stack, Text, TextArea } from '@ruta/design-system';
import { commentFits, finalStands, unanswered } from '@ruta/state-machines/observations/observation.rules';
import { firstErrors } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { runTexts } from '../run.texts';
import type { ObservationFlow } from '../use-observation-flow';
import { ClassDate } from './ClassDate';

/** What is missing, the final observations, and the registration (OBS-02). */
export function Review({ run, flow }: { run: ObservationRun; flow: ObservationFlow }) {
  const { snapshot, send, problem } = flow;
  const t = useTexts(runTexts);
  const [isChecked, setChecked] = useState(false);
  // Of the registration alone; `problem` is of the last call, which may have been the draft's.
  const { questionIds, typed, failure } = snapshot.context;
  const missing = unanswered(questionIds, typed.responses);
  const long = questionIds.filter((id) => !commentFits(typed.comments[id] ?? ''));
  const numberOf = (id: number) => questionIds.indexOf(id) + 1;
  const goTo = (ids: readonly number[]) => (
    <Inline gap={2}>
      {ids.map((id) => (
        <Button key={id} size="S" onPress={() => send({ type: 'question.opened', questionId: id })}>
          {t('review.goto', { number: numberOf(id) })}
        </Button>
      ))}
    </Inline>
  );
  const register = () => {
    setChecked(true);
    send({ type: 'observation.sendRequested' });
  };
  const isSending = snapshot.matches('sending');
  return (
    <Stack gap={4}>
      <Heading level={2} size="M">
        {t('review.title')}
      </Heading>
      {missing.length > 0 ? (
        <InlineAlert tone="warning" title={t('review.missing', { count: missing.length })}>
          {goTo(missing)}
        </InlineAlert>
      ) : (
        <Text>{t('review.whole')}</Text>
      )}
      {long.length > 0 && (
        <InlineAlert tone="danger" title={t('comment.long')}>
          {goTo(long)}
        </InlineAlert>
      )}
      {!run.corrected && (
        <ClassDate flow={flow} errorMessage={firstErrors(problem)['observed_at']} isDisabled={isSending} />
      )}
      <TextArea
        label={t('final')}
        isRequired
        rows={5}
        value={typed.finalObservations}
        maxLength={FINAL_MAX}
        isDisabled={isSending}
        errorMessage={isChecked && !finalStands(typed.finalObservations) ? t('final.required') : undefined}
        onChange={(finalObservations) => send({ type: 'final.typed', finalObservations })}
      />
      {failure !== null && (
        <InlineAlert tone="danger" title={t('register.failed')} isLive>
          {`${failure} ${t('register.kept')}`}
        </InlineAlert>
      )}
      <FormActions
        back={
          <Button icon="chevronLeft" isDisabled={isSending} onPress={() => send({ type: 'review.left' })}>
            {t('review.back')}
          </Button>
        }
        primary={
          <Button variant="primary" isPending={isSending} onPress={register}>
            {t('register')}
          </Button>
        }
      />
    </Stack>
  );
}
