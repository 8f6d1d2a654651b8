import { ConfirmDialog } from '@ruta/design-system';
import { missingBeforeFinish } from '@ruta/state-machines/kit/recording';
import { useTexts } from '../../../lib/i18n';
import { MissingList } from '../../../shared/record/MissingList';
import { sharedTexts } from '../../../shared/shared.texts';
import { activityTexts } from '../activities.texts';
import type { ActivityFlow } from '../use-activity-flow';

interface QuestionProps {
  flow: ActivityFlow;
  name: string;
}

/** Asks before an activity starts, and tells what that means (ACT-01). */
export function StartQuestion({ flow: { snapshot, send }, name }: QuestionProps) {
  const t = useTexts(activityTexts);
  const shared = useTexts(sharedTexts);
  return (
    <ConfirmDialog
      isOpen={snapshot.matches('confirmingStart')}
      onOpenChange={(isOpen) => !isOpen && send({ type: 'action.declined' })}
      tone="safe"
      title={t('start.ask', { name })}
      body={t('start.body')}
      confirmLabel={t('start')}
      cancelLabel={shared('cancel')}
      onConfirm={() => send({ type: 'action.confirmed' })}
    />
  );
}

export function DeleteQuestion({ flow: { snapshot, send }, name }: QuestionProps) {
  const t = useTexts(activityTexts);
  const shared = useTexts(sharedTexts);
  return (
    <ConfirmDialog
      isOpen={snapshot.matches('confirmingDelete')}
      onOpenChange={(isOpen) => !isOpen && send({ type: 'action.declined' })}
      title={t('delete.ask', { name })}
      body={t('delete.body')}
      tone="danger"
      confirmLabel={t('delete')}
      cancelLabel={shared('cancel')}
      onConfirm={() => send({ type: 'action.confirmed' })}
    />
  );
}

/**
 * Asks before an activity is finished, and lists what is missing. Missing parts do not prevent it. A text that is being
 * saved is not missing.
 */
export function FinishQuestion({ flow, name, hasUnsavedText }: QuestionProps & { hasUnsavedText: boolean }) {
  const t = useTexts(activityTexts);
  const shared = useTexts(sharedTexts);
  const { snapshot, send } = flow;
  const lacking = missingBeforeFinish(snapshot.context.record);
  const missing = lacking
    .filter((part) => !(part === 'observation' && hasUnsavedText))
    .map((part) => t(`finish.missing.${part}`));
  return (
    <ConfirmDialog
      isOpen={snapshot.matches({ started: { work: 'confirmingFinish' } })}
      onOpenChange={(isOpen) => !isOpen && send({ type: 'action.declined' })}
      title={t('finish.ask', { name })}
      body={t('finish.body')}
      confirmLabel={t('finish')}
      cancelLabel={shared('cancel')}
      onConfirm={() => send({ type: 'action.confirmed' })}
    >
      <MissingList title={t('finish.missing')} sentences={missing} />
    </ConfirmDialog>
  );
}
