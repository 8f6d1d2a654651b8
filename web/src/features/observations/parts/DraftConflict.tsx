import { Button, InlineAlert } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { runTexts } from '../run.texts';
import type { ObservationFlow } from '../use-observation-flow';

const answered = (responses: object | undefined) => Object.keys(responses ?? {}).length;

/** Two drafts of one observation; the person chooses one (OBS-02). */
export function DraftConflict({ flow: { snapshot, send } }: { flow: ObservationFlow }) {
  const t = useTexts(runTexts);
  const { typed, theirs } = snapshot.context;
  return (
    <InlineAlert
      tone="warning"
      isLive
      title={t('conflict.title')}
      actions={
        <>
          <Button variant="primary" onPress={() => send({ type: 'mine.kept' })}>
            {t('conflict.mine')}
          </Button>
          <Button onPress={() => send({ type: 'theirs.taken' })}>{t('conflict.theirs')}</Button>
        </>
      }
    >
      {t('conflict.body', { mine: answered(typed.responses), theirs: answered(theirs?.content.responses) })}
    </InlineAlert>
  );
}
