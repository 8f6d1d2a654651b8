import { lazy, Suspense, useCallback, useState } from 'react';
import type { ActivityRecord, OBSERVATION_MAX } from '@ruta/contracts/activities/activity.schema';
import { isFilled } from '@ruta/state-machines/visits/visit.rules';
import { Button, Form, InlineAlert, Inline, SavedState, Stack, TextArea } from '@ruta/design-system';
import { call, firstErrors } from '../../lib/api';
import { useFieldSentence } from '../../lib/field-sentences';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { putObservations } from './record.calls';
import { recordTexts } from './record.texts';
import { SavingWord } from './SavingWord';
import type { Observation } from './use-observation';
import { useSaving } from './use-saving';

// Loaded on demand, since conflicts are rare.
const ConflictDialog = lazy(async () => ({ default: (await import('../conflict/ConflictDialog')).ConflictDialog }));

const MAX = 4000 satisfies typeof OBSERVATION_MAX;

export interface ObservationPanelProps {
  activityId: number;
  /** The text in the field, saved or not. */
  observation: Observation;
  /** Called with the saved text. */
  onSaved: (text: string) => void;
}

/** Observations (ACT-03, VIS-06): saved on request, stored on this device until then. */
export function ObservationPanel({ activityId, observation, onSaved }: ObservationPanelProps) {
  const t = useTexts(recordTexts);
  const say = useFieldSentence();
  const [isChecked, setChecked] = useState(false);
  const { text, setText, revision, setSaved, takeTheirs, isUnsaved } = observation;
  const work = useCallback(
    async (written: { text: string; revision: number }) => {
      const body = { activity_id: activityId, result: written.text, revision: written.revision };
      const { data } = await call(putObservations, { body });
      setSaved({ text: data.result, revision: data.observation_revision });
      onSaved(data.result);
    },
    [activityId, onSaved, setSaved],
  );
  const { saving, save, forget } = useSaving(work);
  const problem = saving.state === 'failed' ? saving.problem : null;
  const theirs =
    problem?.code === 'activities.observation-stale' ? (problem.current as ActivityRecord | undefined) : undefined;
  const refused = problem ? firstErrors(problem)['result'] : undefined;
  return (
    <PageSection
      title={t('observation')}
      aside={
        isUnsaved && saving.state !== 'saving' ? (
          <SavedState status="idle">{t('unsaved')}</SavedState>
        ) : (
          <SavingWord saving={saving} failed={t('observation.failed')} />
        )
      }
    >
      <Form
        aria-label={t('observation')}
        onSubmit={() => {
          if (isFilled(text)) save({ text, revision });
          else setChecked(true);
        }}
      >
        <Stack gap={3}>
          <TextArea
            label={t('observation.label')}
            description={t('observation.help')}
            value={text}
            onChange={setText}
            errorMessage={isChecked && !isFilled(text) ? say('text.required') : refused}
            maxLength={MAX}
            rows={5}
          />
          {problem !== null && theirs === undefined && refused === undefined && (
            <InlineAlert tone="danger" isLive title={t('observation.failed')}>
              {`${problem.message} ${t('save.failed.kept')}`}
            </InlineAlert>
          )}
          <Inline>
            <Button type="submit" icon="save" isPending={saving.state === 'saving'} pendingLabel={t('saving')}>
              {t('observation.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {problem !== null && theirs && (
        <Suspense>
          <ConflictDialog
            words={t}
            saved={problem.saved}
            fields={[{ name: t('observation'), mine: text, saved: theirs.result }]}
            onKeepMine={() => save({ text, revision: theirs.observation_revision })}
            onTakeTheirs={() => {
              takeTheirs({ text: theirs.result, revision: theirs.observation_revision });
              forget();
              onSaved(theirs.result);
            }}
          />
        </Suspense>
      )}
    </PageSection>
  );
}
