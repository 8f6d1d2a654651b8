import { useState } from 'react';
import { Button, Form, FormActions, InlineAlert, LinkButton, Text, TextField } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { postForgot } from '../link.calls';
import { linkTexts } from '../link.texts';
import { useSubmission } from '../../../shared/use-submission';

/** Asks for a link to choose a new password (ACC-03). The reply does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const t = useTexts(linkTexts);
  const [email, setEmail] = useState('');
  const { isPending, errors, general, alert, submit } = useSubmission();
  const [told, setTold] = useState<string | null>(null);

  const send = () =>
    submit(async () => {
      const { message } = await call(postForgot, { body: { email } });
      setTold(message ?? '');
    });

  return (
    <OutsideFrame title={t('forgot.title')}>
      {told === null ? (
        <Form aria-label={t('forgot.title')} onSubmit={send} validationErrors={errors}>
          <Text>{t('forgot.body')}</Text>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            autoFocus
          />
          <FormActions
            isFullWidth
            primary={
              <Button
                type="submit"
                variant="primary"
                size="L"

                isPending={isPending}
                pendingLabel={t('forgot.pending')}
              >
                {t('forgot.submit')}
              </Button>
            }
          />
        </Form>
      ) : (
        <InlineAlert tone="success" title={t('forgot.done')} isLive>
          <Text element="p">{told}</Text>
          <Text element="p">{t('forgot.done.body')}</Text>
        </InlineAlert>
      )}
      <LinkButton variant="quiet" size="L" isFullWidth href={accessPages.signIn.href()}>
        {t('to-sign-in')}
      </LinkButton>
    </OutsideFrame>
  );
}
