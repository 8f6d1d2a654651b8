import { useState } from 'react';
import { Button, Form, FormActions, InlineAlert, LinkButton, Text } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { call, forgetCsrfToken } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { LinkOver } from '../parts/LinkOver';
import { NewPassword } from '../parts/NewPassword';
import { useLinkToken } from '../../../shared/outside/use-link-token';
import { postReset } from '../link.calls';
import { linkTexts } from '../link.texts';
import { useSubmission } from '../../../shared/use-submission';

/** Sets a new password with the link of a letter (ACC-03). */
export function ResetPasswordPage() {
  const t = useTexts(linkTexts);
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { isPending, problem, errors, general, alert, submit } = useSubmission();
  const [isDone, setDone] = useState(false);
  if (token === null || problem?.code === 'access.link-over') return <LinkOver kind="reset" />;

  const send = () =>
    submit(async () => {
      await call(postReset, { body: { token, password, password_confirmation: again } });
      forgetCsrfToken(); // it may belong to a session that has just ended
      setDone(true);
    });

  if (isDone)
    return (
      <OutsideFrame title={t('reset.done')}>
        <Text>{t('reset.done.body')}</Text>
        <LinkButton variant="primary" size="L" isFullWidth href={accessPages.signIn.href()}>
          {t('to-sign-in')}
        </LinkButton>
      </OutsideFrame>
    );
  return (
    <OutsideFrame title={t('reset.title')}>
      <Form aria-label={t('reset.title')} onSubmit={send} validationErrors={errors}>
        <Text>{t('reset.body')}</Text>
        {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
        <NewPassword
          label={t('password.new')}
          value={password}
          again={again}
          onChange={setPassword}
          onAgain={setAgain}
        />
        <FormActions
          isFullWidth
          primary={
            <Button
              type="submit"
              variant="primary"
              size="L"

              isPending={isPending}
              pendingLabel={t('reset.pending')}
            >
              {t('reset.submit')}
            </Button>
          }
        />
      </Form>
    </OutsideFrame>
  );
}
