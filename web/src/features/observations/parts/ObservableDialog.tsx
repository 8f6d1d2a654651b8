import { useState } from 'react';
import type { Professor } from '@ruta/contracts/observations/guide.schema';
import { Button, FormActions, InlineAlert, Modal, RadioGroup, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { setObservable, touchedBy } from '../observations.calls';
import { professorTexts } from '../professors.texts';

export interface ObservableDialogProps {
  schoolId: string;
  professor: Professor;
  onClose: () => void;
}

/** Says whether a teacher may be observed: 1 or 0 (OBS-04). */
export function ObservableDialog({ schoolId, professor, onClose }: ObservableDialogProps) {
  const t = useTexts(professorTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const [value, setValue] = useState(String(professor.observable));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const body = { school_id: Number(schoolId), observable: value === '1' ? 1 : 0 } as const;
      sayDone(await call(setObservable, { params: { id: professor.id }, body }));
      await refresh(touchedBy(schoolId));
      onClose();
    } catch (error) {
      setFailure(asProblem(error).message);
    }
    setSaving(false);
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('dialog.title', { name: professor.name })}
      closeLabel={shared('cancel')}
      footer={
        <FormActions
          primary={
            <Button variant="primary" isPending={isSaving} onPress={() => void save()}>
              {t('save')}
            </Button>
          }
        >
          <Button onPress={onClose}>{shared('cancel')}</Button>
        </FormActions>
      }
    >
      <Stack gap={4}>
        {failure !== null && <InlineAlert tone="danger" title={failure} isLive />}
        <RadioGroup
          label={t('column.observable')}
          items={(['1', '0'] as const).map((id) => ({ id, label: t(`dialog.${id}`) }))}
          value={value}
          onChange={setValue}
        />
        <Text tone="muted">{t('dialog.body')}</Text>
      </Stack>
    </Modal>
  );
}
