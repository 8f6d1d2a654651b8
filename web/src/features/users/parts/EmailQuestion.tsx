import { useId, useState } from 'react';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { Button, DescriptionList, Form, InlineAlert, Modal, PasswordField, Stack, Text } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { putConfirm } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSubmission } from '../../../shared/use-submission';
import { userTexts } from '../users.texts';

interface EmailQuestionProps {
  user: UserDetail;
  /** The address as it was written. */
  email: string;
  onClose: () => void;
  /** Called once the password was right. */
  onConfirmed: () => void;
}

/** Asks before another address is asked for: what changes, what happens, and the password of who asks (ADM-05). */
export function EmailQuestion({ user, email, onClose, onConfirmed }: EmailQuestionProps) {
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const form = useId();
  const [password, setPassword] = useState('');
  const { isPending, errors, general, alert, submit } = useSubmission();
  const title = t('email.ask', { name: user.fullname });
  const send = () =>
    submit(async () => {
      await call(putConfirm, { body: { password } });
      onConfirmed();
    });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {t('email.confirm')}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={title} onSubmit={send} validationErrors={errors}>
        <Stack gap={4}>
          <DescriptionList
            items={[
              { id: 'from', term: t('email.from'), detail: user.email },
              { id: 'to', term: t('email.to'), detail: email.trim() },
            ]}
          />
          <Text>{t('email.ask.body')}</Text>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <PasswordField
            label={t('reset.password')}
            name="password"
            autoComplete="current-password"
            description={t('reset.password.help')}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            value={password}
            onChange={setPassword}
            autoFocus
          />
        </Stack>
      </Form>
    </Modal>
  );
}
