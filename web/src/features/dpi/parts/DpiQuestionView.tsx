import type { DpiQuestion } from '@ruta/contracts/dpi/dpi.schema';
import { Button, CountdownRing, FormActions, InlineAlert, Stack } from '@ruta/design-system';
import { placeOf, timeAllowed } from '@ruta/state-machines/dpi/dpi.rules';
import { useTexts } from '../../../lib/i18n';
import { StickyProgress, ThumbBar } from '../../../shared/questions';
import { sharedTexts } from '../../../shared/shared.texts';
import { dpiTexts } from '../dpi.texts';
import type { DpiFlow } from '../use-dpi-flow';
import { useTimeLeft } from '../use-time-left';
import { DpiChoice } from './DpiChoice';

/** A timed question: ring, five options with id and quadrant, Next or Finish (DPI-02). */
export function DpiQuestionView({ flow, questions }: { flow: DpiFlow; questions: readonly DpiQuestion[] }) {
  const t = useTexts(dpiTexts);
  const shared = useTexts(sharedTexts);
  const { snapshot, send } = flow;
  const { questionId, msLeft, chosenOptionId, timeFactor, wasLate, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('timed');
  const isUnsaved = snapshot.hasTag('unsaved');
  const remaining = useTimeLeft(msLeft, questionId, !isAsking);
  const question = questions.find(({ id }) => id === questionId);
  if (!question) return null;
  const { at, of, isLast } = placeOf(snapshot.context.questions, questionId);
  const next = () => {
    if (flow.actor.getSnapshot().can({ type: 'question.next' })) send({ type: 'question.next' });
  };
  return (
    <Stack gap={4}>
      <StickyProgress>
        <CountdownRing
          label={t('ring.label')}
          remainingMs={remaining}
          durationMs={timeAllowed({ timeoutSeconds: question.settings.timeout }, timeFactor)}
          announcement={(count) => (count === 0 ? t('ring.over') : t('ring.left', { count }))}
          lastSecondsNote={t('ring.last')}
          {...(isAsking ? {} : { pausedReason: t(isUnsaved ? 'ring.waiting' : 'ring.saving') })}
        />
      </StickyProgress>
      {wasLate && (
        <InlineAlert tone="warning" title={t('late.title')} isLive>
          {t('late')}
        </InlineAlert>
      )}
      <DpiChoice
        question={question}
        place={t('question', { number: at, total: of })}
        index={at - 1}
        chosen={chosenOptionId}
        isOpen={isAsking}
        onChoose={(optionId) => send({ type: 'response.chosen', optionId })}
        onNext={next}
      />
      <ThumbBar>
        {/* Beside the button that waits for it, so that it is in sight on a phone, too. */}
        {isUnsaved && (
          <InlineAlert
            tone="danger"
            title={t('unsaved.title')}
            isLive
            actions={
              <Button size="S" icon="refresh" onPress={() => send({ type: 'submission.retried' })}>
                {shared('retry')}
              </Button>
            }
          >
            {[failure ?? '', t('unsaved.body')].join(' ')}
          </InlineAlert>
        )}
        <FormActions
          primary={
            <Button
              variant="primary"
              isPending={!isAsking && !isUnsaved}
              pendingLabel={t('ring.saving')}
              isDisabled={isUnsaved || (isAsking && !snapshot.can({ type: 'question.next' }))}
              disabledReason={t(isUnsaved ? 'unsaved.why' : 'next.why')}
              onPress={next}
            >
              {t(isLast ? 'finish' : 'next')}
            </Button>
          }
        />
      </ThumbBar>
    </Stack>
  );
}
