import { useId, useState } from 'react';
import { Button, Form, InlineAlert, Modal, PasswordField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { securityTexts } from '../security.texts';
import { useSubmission } from '../../../shared/use-submission';

export interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  body?: string | undefined;
  confirmLabel: string;
  tone?: 'default' | 'danger' | undefined;
  /** True if the caller closes or replaces the dialog after `onConfirm`. */
  isFollowed?: boolean | undefined;
  /** Called with the password. If it throws, the dialog stays open and shows the refusal. */
  onConfirm: (password: string) => Promise<void>;
}

/** Asks for the person's password before a sensitive change. */
export function PasswordDialog(props: PasswordDialogProps) {
  // Unmounting on close removes what was typed.
  return props.isOpen ? <Asking {...props} /> : null;
}

function Asking({ onClose, title, body, confirmLabel, tone, isFollowed = false, onConfirm }: PasswordDialogProps) {
  const t = useTexts(securityTexts);
  const shared = useTexts(sharedTexts);
  const form = useId();
  const [password, setPassword] = useState('');
  const { isPending, errors, general, alert, submit } = useSubmission();

  const send = () =>
    submit(async () => {
      await onConfirm(password);
      if (!isFollowed) onClose();
    });

  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="S"
      title={title}
      description={body}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={form} variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={t('confirm')} onSubmit={send} validationErrors={errors}>
        {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
        <PasswordField
          label={t('confirm.password')}
          name="password"
          autoComplete="current-password"
          description={t('confirm')}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          value={password}
          onChange={setPassword}
          autoFocus
        />
      </Form>
    </Modal>
  );
}
