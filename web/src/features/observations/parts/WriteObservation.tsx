import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { Button, InlineAlert, ProgressBar, SavedState, Stack } from '@ruta/design-system';
import { unanswered } from '@ruta/state-machines/observations/observation.rules';
import { useTexts } from '../../../lib/i18n';
import { StickyProgress } from '../../../shared/questions';
import { runTexts } from '../run.texts';
import type { ObservationFlow } from '../use-observation-flow';
import { Question } from './Question';
import { Review } from './Review';

/** The questions one by one, then everything before it is registered. */
export function WriteObservation({ run, flow }: { run: ObservationRun; flow: ObservationFlow }) {
  const t = useTexts(runTexts);
  const { snapshot } = flow;
  const { questionIds, typed } = snapshot.context;
  const total = questionIds.length;
  const done = total - unanswered(questionIds, typed.responses).length;
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
      <Refused flow={flow} />
      {snapshot.matches({ writing: { page: 'running' } }) ? (
        <Question run={run} flow={flow} />
      ) : (
        <Review run={run} flow={flow} />
      )}
    </Stack>
  );
}

/** Why the server does not take the draft. What is typed stays in the form and on this device. */
function Refused({ flow: { snapshot, send } }: { flow: ObservationFlow }) {
  const t = useTexts(runTexts);
  const { refused } = snapshot.context;
  if (!snapshot.hasTag('refused') || refused === null) return null;
  return (
    <InlineAlert
      tone="danger"
      title={t('refused.title')}
      isLive
      actions={
        <Button size="S" icon="refresh" onPress={() => send({ type: 'save.retried' })}>
          {t('refused.retry')}
        </Button>
      }
    >
      {`${refused.message} ${t('refused.body')}`}
    </InlineAlert>
  );
}

function Saved({ flow: { snapshot } }: { flow: ObservationFlow }) {
  const t = useTexts(runTexts);
  if (snapshot.matches({ writing: { sync: 'waiting' } }))
    return <SavedState status="offline">{t('saved.kept')}</SavedState>;
  if (snapshot.hasTag('refused')) return <SavedState status="error">{t('saved.refused')}</SavedState>;
  if (snapshot.hasTag('unsaved')) return <SavedState status="saving">{t('saved.saving')}</SavedState>;
  if (snapshot.context.revision > 0) return <SavedState status="saved">{t('saved.saved')}</SavedState>;
  return <SavedState status="idle">{'\u00a0'}</SavedState>;
}
