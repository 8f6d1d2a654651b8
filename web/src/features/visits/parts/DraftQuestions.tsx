import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';

interface QuestionProps {
  isOpen: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
  errorMessage?: string | undefined;
}

/** Explains what a draft is before it is saved (VIS-04). */
export function SaveDraftQuestion({ isOpen, onConfirm, onClose }: QuestionProps) {
  const t = useTexts(visitTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      tone="safe"
      title={t('draft.ask')}
      body={t('draft.ask.body')}
      confirmLabel={t('save.draft')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
    />
  );
}

/** Asks before a draft is deleted. */
export function DeleteDraftQuestion({ isOpen, onConfirm, onClose, errorMessage }: QuestionProps) {
  const t = useTexts(visitTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('draft.delete.ask')}
      body={t('draft.delete.body')}
      confirmLabel={t('draft.delete')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={onConfirm}
      errorMessage={errorMessage}
    />
  );
}
