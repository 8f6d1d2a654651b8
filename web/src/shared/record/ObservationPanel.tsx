import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ActivityRecord, OBSERVATION_MAX } from '@ruta/contracts/activities/activity.schema';
import { isFilled } from '@ruta/state-machines/kit/recording';
import { Button, InlineAlert, SavedState, Stack, TextArea } from '@ruta/design-system';
import { call, firstErrors, ProblemError } from '../../lib/api';
import { useFieldSentence } from '../../lib/field-sentences';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { sharedTexts } from '../shared.texts';
import { useOpenPart } from './open-work';
import { putObservations } from './record.calls';
import { recordTexts } from './record.texts';
import { SavingWord } from './SavingWord';
import { isUnsavedText } from './use-observation';
import type { Observation } from './use-observation';
import { useSavesItself } from './use-saves-itself';
import { useSaving } from './use-saving';

// Loaded on demand, since conflicts are rare.
const ConflictDialog = lazy(async () => ({ default: (await import('../conflict/ConflictDialog')).ConflictDialog }));

const MAX = 4000 satisfies typeof OBSERVATION_MAX;

/** A text to save. `revision` is set to save over a newer version; else the revision known at the time of the call. */
interface Sent {
  text: string;
  revision?: number;
}

export interface ObservationPanelProps {
  activityId: number;
  /** The text in the field, saved or not. */
  observation: Observation;
  /** Called with the saved text. */
  onSaved: (text: string) => void;
}

/**
 * Observations (ACT-03, VIS-06): they save themselves after a pause, on blur and on leaving, and stay on this device until
 * then.
 */
export function ObservationPanel({ activityId, observation, onSaved }: ObservationPanelProps) {
  const t = useTexts(recordTexts);
  const shared = useTexts(sharedTexts);
  const say = useFieldSentence();
  const [isChecked, setChecked] = useState(false);
  const { text, setText, setSaved, takeTheirs, isUnsaved, now } = observation;
  const work = useCallback(
    async ({ text: written, revision }: Sent) => {
      const known = now();
      if (revision === undefined && !isUnsavedText({ ...known, text: written })) return;
      const body = { activity_id: activityId, result: written, revision: revision ?? known.revision };
      const { data } = await call(putObservations, { body });
      setSaved({ text: data.result, revision: data.observation_revision });
      onSaved(data.result);
    },
    [activityId, onSaved, setSaved, now],
  );
  const saver = useSaving(work);
  const { saving, save, retry, forget } = saver;
  const sent = useMemo(() => ({ text }), [text]);
  useSavesItself(sent, isUnsaved && isFilled(text), saver);
  const saveNow = () => {
    const known = now();
    if (!isUnsavedText(known)) return;
    if (isFilled(known.text)) save({ text: known.text });
    else setChecked(true);
  };
  useOpenPart({
    isOpen: () => isUnsavedText(now()) || saver.isOpen(),
    settle: async () => {
      const known = now();
      if (isUnsavedText(known) && !isFilled(known.text)) {
        setChecked(true);
        throw new ProblemError({ status: 422, code: 'request.invalid', message: t('observation.emptied') });
      }
      if (isUnsavedText(known) && !saver.isOpen()) save({ text: known.text });
      await saver.settle();
    },
  });
  const problem = saving.state === 'failed' ? saving.problem : null;
  const theirs =
    problem?.code === 'activities.observation-stale' ? (problem.current as ActivityRecord | undefined) : undefined;
  const refused = problem ? firstErrors(problem)['result'] : undefined;
  const isEmptied = isChecked && isUnsaved && !isFilled(text);
  return (
    <PageSection
      title={t('observation')}
      aside={
        isUnsaved && saving.state !== 'saving' && problem === null ? (
          <SavedState status="idle">{t('unsaved')}</SavedState>
        ) : (
          <SavingWord saving={saving} failed={t('observation.failed')} />
        )
      }
    >
      <Stack gap={3}>
        <div onBlur={saveNow}>
          <TextArea
            label={t('observation.label')}
            description={t('observation.help')}
            value={text}
            onChange={setText}
            errorMessage={isEmptied ? say('text.required') : refused}
            maxLength={MAX}
            rows={5}
          />
        </div>
        {problem !== null && theirs === undefined && refused === undefined && (
          <InlineAlert
            tone="danger"
            isLive
            title={t('observation.failed')}
            actions={
              <Button size="S" icon="refresh" onPress={retry}>
                {shared('retry')}
              </Button>
            }
          >
            {`${problem.message} ${t('save.failed.kept')}`}
          </InlineAlert>
        )}
      </Stack>
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
