import { useState } from 'react';
import type { IssuedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import { REVOKE_REASON_MAX } from '@ruta/contracts/proofs/limits';
import {
  Button,
  Checkbox,
  Form,
  InlineAlert,
  Modal,
  NumberField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { revokeProof, touchedBy } from '../proofs.calls';
import { proofTexts } from '../proofs.texts';

const FORM = 'revoke';
const TITLE_MAX = 200;

export interface RevokeDialogProps {
  proof: IssuedProof;
  onClose: () => void;
}

/** Revokes a proof with a reason, and issues a corrected one if wished (ACT-06). Mounted while it is open. */
export function RevokeDialog({ proof, onClose }: RevokeDialogProps) {
  const t = useTexts(proofTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [isCorrected, setCorrected] = useState(false);
  const [title, setTitle] = useState(proof.title);
  const [hours, setHours] = useState<number | null>(proof.hours);
  const { isPending, errors, general, alert, submit } = useSubmission();

  const revoke = () =>
    submit(async () => {
      const corrected = isCorrected ? { title, hours: hours ?? 0 } : null;
      const reply = await call(revokeProof, { params: { id: proof.id }, body: { reason, corrected } });
      await refresh(touchedBy(proof.school_id));
      sayDone(reply);
      onClose();
    });

  const heading = t('revoke.title', { name: proof.person });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={heading}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" isPending={isPending} pendingLabel={t('revoke.pending')}>
            {t(isCorrected ? 'revoke.submit.again' : 'revoke.submit')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={heading} onSubmit={revoke}>
        <Stack gap={4}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <Text>{t('revoke.body')}</Text>
          <TextArea
            label={t('revoke.reason')}
            value={reason}
            onChange={setReason}
            maxLength={REVOKE_REASON_MAX}
            errorMessage={errors['reason']}
            isRequired
            autoFocus
          />
          <Checkbox isSelected={isCorrected} onChange={setCorrected}>
            {t('revoke.again')}
          </Checkbox>
          {isCorrected && (
            <>
              <TextField
                label={t('revoke.again.title')}
                value={title}
                onChange={setTitle}
                maxLength={TITLE_MAX}
                errorMessage={errors['corrected.title']}
                isRequired
              />
              <NumberField
                label={t('revoke.again.hours')}
                value={hours}
                onChange={setHours}
                minValue={0.1}
                maxValue={100}
                step={0.1}
                errorMessage={errors['corrected.hours']}
                isRequired
              />
            </>
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
