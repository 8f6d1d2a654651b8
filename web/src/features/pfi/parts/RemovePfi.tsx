import { useState } from 'react';
import { JUSTIFICATION_MAX } from '@ruta/contracts/kit/limits';
import type { PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import { Button, Form, InlineAlert, Modal, Stack, Text, TextArea } from '@ruta/design-system';
import { mayExplain } from '@ruta/state-machines/visits/visit.rules';
import { call, useRefresh } from '../../../lib/api';
import { formatDayUnbroken } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { forget } from '../../../lib/kept';
import { useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useKeptText } from '../../../shared/use-kept-text';
import { useSending } from '../../../shared/use-sending';
import { useSubmission } from '../../../shared/use-submission';
import { AFTER_CHANGE, removeActivity } from '../pfi.calls';
import { pfiTexts } from '../pfi.texts';

const FORM = 'pfi-removal';

/**
 * Asks why an activity is taken out of the plan, and says what that means (PFI-02). Mounted while it is open; the reason
 * is kept on this device until the activity is out.
 */
export function RemovePfi({ row, onClose }: { row: PfiRow; onClose: () => void }) {
  const t = useTexts(pfiTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  const sending = useSending();
  const { isPending, errors, general, alert, submit } = useSubmission();
  const { me } = useSession();
  const place = `ruta.pfi.removal.${me.user.id}.${row.id}`;
  const [reason, setReason] = useKeptText(place);
  const [isChecked, setChecked] = useState(false);
  const title = t('remove.title', { activity: row.activity });
  const remove = () => {
    setChecked(true);
    if (!mayExplain(reason)) return;
    submit(async () => {
      const { message } = await call(removeActivity, { params: { id: row.id }, body: { reason } });
      sayDone({ message });
      forget(place);
      onClose();
      await refresh(AFTER_CHANGE);
    });
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClose();
        // What somebody else did meanwhile is why it was refused.
        if (general) void refresh(AFTER_CHANGE);
      }}
      title={title}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button variant="primary" onPress={onClose} isDisabled={isPending}>
            {t('remove.keep')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            isPending={isPending}
            pendingLabel={t('remove.pending')}
            {...sending()}
          >
            {t('remove.yes')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={title} onSubmit={remove}>
        <Stack gap={5}>
          <Text element="p">{t('remove.meaning', { day: formatDayUnbroken(row.date), time: row.time })}</Text>
          {general && (
            <InlineAlert ref={alert} tone="danger" title={t('remove.failed')} isLive>
              {general.message}
            </InlineAlert>
          )}
          <TextArea
            label={t('remove.reason')}
            description={t('remove.reason.help')}
            value={reason}
            onChange={setReason}
            errorMessage={isChecked && !mayExplain(reason) ? sentence('pfi.reason.required') : errors['reason']}
            maxLength={JUSTIFICATION_MAX}
            isRequired
          />
        </Stack>
      </Form>
    </Modal>
  );
}
