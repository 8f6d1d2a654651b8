import { AgendaLegend, Modal } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { lateTexts } from '../agenda-late.texts';

export interface AgendaLegendModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the colours and icons of the agenda mean (AGE-01, Info). */
export function AgendaLegendModal({ isOpen, onOpenChange }: AgendaLegendModalProps) {
  const t = useTexts(lateTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={t('legend.title')} closeLabel={shared('close')} size="S">
      <AgendaLegend
        kindsTitle={t('legend.kinds')}
        kinds={{
          pending: t('legend.pending'),
          outdated: t('legend.outdated'),
          taken: t('legend.taken'),
          visit: t('legend.visit'),
        }}
        momentsTitle={t('legend.moments')}
        moments={{
          completed: t('legend.completed'),
          upcoming: t('legend.upcoming'),
          past: t('legend.past'),
        }}
      />
    </Modal>
  );
}
