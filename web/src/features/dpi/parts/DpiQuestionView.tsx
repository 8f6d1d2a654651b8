import type { KeyboardEvent } from 'react';
import type { DpiQuestion } from '@ruta/contracts/dpi/dpi.schema';
import { Button, CountdownRing, FormActions, InlineAlert, RadioGroup, Stack } from '@ruta/design-system';
import { placeOf, timeAllowed } from '@ruta/state-machines/dpi/dpi.rules';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FingerHigh, QuestionHead, StickyProgress, ThumbBar } from '../../../shared/questions';
import { sharedTexts } from '../../../shared/shared.texts';
import { dpiTexts } from '../dpi.texts';
import type { DpiFlow } from '../use-dpi-flow';
import { useTimeLeft } from '../use-time-left';

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
      <Choice
        question={question}
        place={t('question', { number: at, total: of })}
        index={at - 1}
        chosen={chosenOptionId}
        isOpen={isAsking}
        onChoose={(optionId) => send({ type: 'response.chosen', optionId })}
        onNext={next}
      />
      <ThumbBar>
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

interface ChoiceProps {
  question: DpiQuestion;
  place: string;
  index: number;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (optionId: number) => void;
  onNext: () => void;
}

/** The options as radio cards. With the focus in them, 1 to 5 choose a quadrant and Enter goes on. */
function Choice({ question, place, index, chosen, isOpen, onChoose, onNext }: ChoiceProps) {
  const t = useTexts(dpiTexts);
  const locale = useLocale();
  const { options } = question.answers;
  const inLocale = (es: string, en: string | null) => (locale === 'en' ? (en ?? es) : es);
  const lang = locale === 'en' && question.question_en !== null ? 'en' : 'es';
  const byKey = (event: KeyboardEvent) => {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    }
    const option = options.find(({ quadrant }) => String(quadrant) === event.key);
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(option.id);
  };
  return (
    <Stack gap={4}>
      <QuestionHead index={index} lang={lang} place={place} isPlaceInPage takesFocus>
        {inLocale(question.question, question.question_en)}
      </QuestionHead>
      <div onKeyDownCapture={byKey}>
        <FingerHigh lang={lang}>
          <RadioGroup
            key={question.id}
            label={t('response')}
            isLabelHidden
            items={options.map(({ id, quadrant, display, display_en }) => ({
              id: String(id),
              label: inLocale(display, display_en),
              description: t('response.note', { id, quadrant }),
            }))}
            value={chosen === null ? null : String(chosen)}
            isDisabled={!isOpen}
            onChange={(value) => onChoose(Number(value))}
          />
        </FingerHigh>
      </div>
    </Stack>
  );
}
