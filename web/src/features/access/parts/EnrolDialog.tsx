import { useId, useState } from 'react';
import type { Enrolment } from '@ruta/contracts/access/two-factor.schema';
import { Button, Form, Inline, InlineAlert, Modal, Stack, Text, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { saveFile } from '../../../lib/save-file';
import { sharedTexts } from '../../../shared/shared.texts';
import { useCopy } from '../../../shared/use-copy';
import { beginTwoFactor, confirmTwoFactor } from '../account.calls';
import { CodeList, QrPlate, Secret } from './EnrolDialog.styles';
import { enrolTexts } from '../enrol.texts';
import { PasswordDialog } from './PasswordDialog';
import { QrCode } from './QrCode';
import { useSubmission } from '../../../shared/use-submission';

export interface EnrolDialogProps {
  onClose: () => void;
  /** Called when two-step verification is on. */
  onEnabled: () => Promise<unknown>;
}

/**
 * Turns on two-step verification: password, then secret and a code, then recovery codes. It takes effect with the code.
 */
export function EnrolDialog({ onClose, onEnabled }: EnrolDialogProps) {
  const t = useTexts(enrolTexts);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <CodesDialog codes={codes} onClose={onClose} />;
  if (enrolment !== null)
    return (
      <ScanDialog
        enrolment={enrolment}
        onClose={onClose}
        onConfirmed={(recovery) => {
          setCodes(recovery);
          void onEnabled();
        }}
      />
    );
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title={t('title')}
      body={t('password.body')}
      confirmLabel={t('password.do')}
      isFollowed
      onConfirm={async (password) => setEnrolment((await call(beginTwoFactor, { body: { password } })).data)}
    />
  );
}

interface ScanDialogProps {
  enrolment: Enrolment;
  onClose: () => void;
  onConfirmed: (codes: readonly string[]) => void;
}

function ScanDialog({ enrolment: { secret, uri }, onClose, onConfirmed }: ScanDialogProps) {
  const t = useTexts(enrolTexts);
  const shared = useTexts(sharedTexts);
  const copy = useCopy();
  const form = useId();
  const [code, setCode] = useState('');
  const { isPending, errors, general, alert, submit } = useSubmission();

  const send = () =>
    submit(async () => {
      const { data } = await call(confirmTwoFactor, { body: { code } });
      onConfirmed(data.recovery_codes);
    });

  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={false}
      size="S"
      title={t('scan.title')}
      description={t('scan.body')}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {t('code.do')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <QrPlate>
          <QrCode text={uri} label={t('scan.qr')} />
        </QrPlate>
        <Stack gap={2}>
          <Text variant="label" tone="muted">
            {t('scan.secret')}
          </Text>
          <Inline gap={2}>
            <Secret>{spaced(secret)}</Secret>
            <Button
              size="S"
              icon="copy"
              onPress={() => void copy(secret, { done: t('scan.copied'), failed: t('copy.failed') })}
            >
              {t('scan.copy')}
            </Button>
          </Inline>
        </Stack>
        <Form id={form} aria-label={t('scan.title')} onSubmit={send} validationErrors={errors}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <TextField
            label={t('code')}
            name="code"
            description={t('code.help')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            autoFocus
          />
        </Form>
      </Stack>
    </Modal>
  );
}

/** Shows the recovery codes once, to be copied or saved. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(enrolTexts);
  const shared = useTexts(sharedTexts);
  const copy = useCopy();
  const text = `${codes.join('\n')}\n`;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={false}
      size="S"
      title={t('codes.title')}
      description={t('codes.body')}
      closeLabel={shared('close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('codes.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <CodeList aria-label={t('codes.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </CodeList>
        <Inline gap={2}>
          <Button icon="copy" onPress={() => void copy(text, { done: t('codes.copied'), failed: t('copy.failed') })}>
            {t('codes.copy')}
          </Button>
          <Button icon="download" onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'))}>
            {t('codes.download')}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}

/** In groups of four, for reading. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
