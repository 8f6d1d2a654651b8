import { useState } from 'react';
import { pillsPages } from '@ruta/contracts/pills/pills.pages';
import { Button, ConfirmDialog, LinkButton, Modal, Stack, Text } from '@ruta/design-system';
import { asProblem, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { categoriesTexts } from '../categories.texts';
import { deleteRow } from '../category-deeds';
import type { Level } from '../levels';
import { PILL_CONSOLES } from '../pill-console.calls';
import type { TreeRow } from '../tree-rows';

interface DeleteCategoryProps {
  level: Level;
  row: TreeRow;
  onClose: () => void;
}

/**
 * Deletes a row. A category or subcategory with videos is refused with an alert; a topic or tag is asked about, with how
 * many videos lose it (PIL-02).
 */
export function DeleteCategory({ level, row, onClose }: DeleteCategoryProps) {
  const t = useTexts(categoriesTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string>();
  const { id, name, videos, below } = row;
  const isKept = (level === 'category' || level === 'subcategory') && videos > 0;
  if (isKept)
    return (
      <Modal
        isOpen
        size="S"
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('kept.title', { name })}
        closeLabel={shared('close')}
        footer={
          <>
            <LinkButton href={`${pillsPages.adminPills.href()}?${level}_id=${id}`}>{t('kept.see')}</LinkButton>
            <Button variant="primary" onPress={onClose}>
              {t('kept.close')}
            </Button>
          </>
        }
      >
        <Text element="p">{t('kept.body', { count: videos })}</Text>
      </Modal>
    );
  const remove = async () => {
    try {
      const done = await deleteRow(level, id);
      sayDone(done);
      void refresh(PILL_CONSOLES);
    } catch (error) {
      setFailure(asProblem(error).message);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.ask', { name })}
      body={videos === 0 ? t('delete.nothing') : t('delete.loses', { count: videos })}
      confirmLabel={t('delete')}
      cancelLabel={shared('cancel')}
      tone="danger"
      errorMessage={failure}
      onConfirm={remove}
    >
      {below.length > 0 && (
        <Stack gap={2}>
          <Text element="p">{t('delete.below', { names: below.join(', ') })}</Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
