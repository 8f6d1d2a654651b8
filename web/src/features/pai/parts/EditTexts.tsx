import { useState } from 'react';
import type { LastSaved } from '@ruta/contracts/problems';
import { PAI_TEXT_FIELDS, PAI_TEXT_MAX, type PaiTextField } from '@ruta/contracts/pai/limits';
import type { PaiItem } from '@ruta/contracts/pai/pai.schema';
import { Button, Form, InlineAlert, Modal, Stack, TextArea } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { AFTER_CHANGE, updateItem } from '../pai.calls';
import { paiTexts } from '../pai.texts';

const FORM = 'pai-texts';

type Texts = Record<PaiTextField, string>;
const textsOf = (item: PaiItem): Texts =>
  Object.fromEntries(PAI_TEXT_FIELDS.map((field) => [field, item[field]])) as Texts;

interface Met {
  theirs: PaiItem;
  saved: LastSaved | undefined;
}

/** The texts of an item, until its activity starts (PAI-02). Mounted while it is open. */
export function EditTexts({ item, onClose }: { item: PaiItem; onClose: () => void }) {
  const t = useTexts(paiTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  const { isPending, errors, general, alert, submit } = useSubmission();
  const [texts, setTexts] = useState(() => textsOf(item));
  const [isChecked, setChecked] = useState(false);
  const [met, setMet] = useState<Met | null>(null);
  const isEmpty = (field: PaiTextField) => texts[field].trim() === '';

  const save = (revision: number) => {
    setChecked(true);
    if (PAI_TEXT_FIELDS.some(isEmpty)) return;
    submit(
      async () => {
        const { message } = await call(updateItem, { params: { id: item.id }, body: { ...texts, revision } });
        sayDone({ message });
        onClose();
        await refresh(AFTER_CHANGE);
      },
      (refused) =>
        refused.code === 'pai.item-stale'
          ? () => setMet({ theirs: refused.current as PaiItem, saved: refused.saved }) // the contract of the refusal
          : undefined,
    );
  };
  if (met)
    return (
      <ConflictDialog
        words={t}
        saved={met.saved}
        fields={PAI_TEXT_FIELDS.map((field) => ({
          ...{ name: t(`field.${field}`), mine: texts[field], saved: met.theirs[field] },
        }))}
        reason={met.theirs.can_edit ? undefined : t('conflict.started')}
        onKeepMine={() => {
          setMet(null);
          save(met.theirs.revision);
        }}
        onTakeTheirs={() => {
          onClose();
          void refresh(AFTER_CHANGE);
        }}
      />
    );
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('edit.title')}
      closeLabel={shared('close')}
      size="L"
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={t('edit.title')} onSubmit={() => save(item.revision)}>
        <Stack gap={4}>
          {general && (
            <InlineAlert ref={alert} tone="danger" title={t('edit.failed')} isLive>
              {general.message}
            </InlineAlert>
          )}
          {PAI_TEXT_FIELDS.map((field) => (
            <TextArea
              key={field}
              label={t(`field.${field}`)}
              value={texts[field]}
              onChange={(value) => setTexts((before) => ({ ...before, [field]: value }))}
              errorMessage={isChecked && isEmpty(field) ? sentence('pai.text.required') : errors[field]}
              maxLength={PAI_TEXT_MAX}
              rows={2}
              isRequired
            />
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
