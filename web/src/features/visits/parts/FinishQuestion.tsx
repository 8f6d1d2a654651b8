import { ConfirmDialog } from '@ruta/design-system';
import { missingBeforeFinish } from '@ruta/state-machines/kit/recording';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { MissingList } from '../../../shared/record/MissingList';

const TOLD = ['attendance', 'evidence', 'observation'] as const;

/**
 * Asks before a visit is finished, and lists what is missing. Missing parts do not prevent it (VIS-06). A text that is
 * being saved is not missing.
 */
export function FinishQuestion({ flow, hasUnsavedText }: { flow: VisitFlow; hasUnsavedText: boolean }) {
  const t = useTexts(visitTexts);
  const { snapshot, send } = flow;
  const lacking = missingBeforeFinish(snapshot.context.record);
  const missing = TOLD.filter((part) => lacking.includes(part) && !(part === 'observation' && hasUnsavedText)).map(
    (part) => t(`finish.missing.${part}`),
  );
  return (
    <ConfirmDialog
      isOpen={snapshot.matches({ inProgress: { work: 'confirmingFinish' } })}
      onOpenChange={(isOpen) => !isOpen && send({ type: 'action.declined' })}
      title={t('finish.ask', { date: formatDay(snapshot.context.draft.date ?? '') })}
      body={t('finish.body')}
      confirmLabel={t('finish')}
      cancelLabel={t('cancel')}
      onConfirm={() => send({ type: 'action.confirmed' })}
    >
      <MissingList title={t('finish.missing')} sentences={missing} />
    </ConfirmDialog>
  );
}
