import { useState } from 'react';
import { Button, Form, FormActions, InlineAlert, PasswordField } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sayDone } from '../../../shared/SnackbarBridge';
import { putPassword, SESSIONS } from '../account.calls';
import { Pair } from '../account.styles';
import { securityTexts } from '../security.texts';
import { useSubmission } from '../../../shared/use-submission';

const NOTHING = { current_password: '', password: '', password_confirmation: '' };

/** Changes the password. The server judges it and ends the person's other sessions. */
export function PasswordSection() {
  const t = useTexts(securityTexts);
  const refresh = useRefresh();
  const { me } = useSession();
  const [typed, setTyped] = useState(NOTHING);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const words = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  const field = (name: keyof typeof NOTHING) => ({
    ...words,
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    isRequired: true,
  });

  const send = () =>
    submit(async () => {
      const reply = await call(putPassword, { body: typed });
      setTyped(NOTHING);
      sayDone(reply);
      await refresh(SESSIONS);
    });

  return (
    <Form aria-label={t('password')} onSubmit={send} validationErrors={errors}>
      {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
      {/* Password managers store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={me.user.email} readOnly hidden />
      <PasswordField
        label={t('access.password.current')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <Pair>
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          description={t('password.help')}
          {...field('password')}
        />
        <PasswordField label={t('password.again')} autoComplete="new-password" {...field('password_confirmation')} />
      </Pair>
      <FormActions
        primary={
          <Button type="submit" variant="primary" icon="save" isPending={isPending} pendingLabel={t('password.saving')}>
            {t('password.save')}
          </Button>
        }
      />
    </Form>
  );
}
