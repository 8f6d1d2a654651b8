import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';

interface QuestionProps {
  isOpen: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
  errorMessage?: string | undefined;
}

/** Asked before a draft is saved (VIS-04): what a draft is. */
export function SaveDraftQuestion({ isOpen, onConfirm, onClose }: QuestionProps) {
  const t = useTexts(visitTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('draft.ask')}
      body={t('draft.ask.body')}
      confirmLabel={t('save.draft')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
    />
  );
}

/** Asked before a draft is thrown away. */
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
