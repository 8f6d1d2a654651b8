import { useState } from 'react';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { Button, Form, FormActions, InlineAlert, LinkButton, PasswordField, Stack, Text } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { putConfirm } from '../../../lib/session';
import { sayDone } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSubmission } from '../../../shared/use-submission';
import { mailReset } from '../users.calls';
import { userTexts } from '../users.texts';

interface ResetFormProps {
  user: UserDetail;
  /** The page to return to. */
  backTo: string;
  /** Called with the link to hand over, or null if it was sent by mail. */
  onDone: (link: string | null) => void;
}

/** Tells what a reset does, takes the password of who asks, and sends the link. */
export function ResetForm({ user, backTo, onDone }: ResetFormProps) {
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const [password, setPassword] = useState('');
  const { isPending, errors, general, alert, submit } = useSubmission();
  const send = () =>
    submit(async () => {
      await call(putConfirm, { body: { password } });
      const reply = await call(mailReset, { params: { id: user.id } });
      sayDone(reply);
      onDone(reply.data.link);
    });
  return (
    <Form aria-label={t('reset')} onSubmit={send} validationErrors={errors}>
      <Stack gap={4}>
        <Text>{t('reset.body', { name: user.fullname })}</Text>
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
        />
        <FormActions
          primary={
            <Button type="submit" variant="primary" icon="mail" isPending={isPending}>
              {t('reset.confirm')}
            </Button>
          }
        >
          <LinkButton href={backTo}>{shared('cancel')}</LinkButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
