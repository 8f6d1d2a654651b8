import { useState } from 'react';
import { Button, Form, InlineAlert, LinkButton, Text, TextField } from '@ruta/design-system';
import { asProblem, call, firstErrors } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import { AccessFrame } from './AccessFrame';
import { postForgot } from './link.routes';
import { linkTexts } from './link.texts';

/** Asks for a link to set a new password (ACC-03). What it says is the same whoever the address belongs to. */
export function ForgotPasswordPage() {
  const t = useTexts(linkTexts);
  const [email, setEmail] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const errors = firstErrors(problem);

  const submit = async () => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const { message } = await call(postForgot, { body: { email } });
      setTold(message ?? '');
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <AccessFrame title={t('forgot.title')}>
      {told === null ? (
        <Form aria-label={t('forgot.title')} onSubmit={() => void submit()} validationErrors={errors}>
          <Text>{t('forgot.body')}</Text>
          {problem !== null && Object.keys(errors).length === 0 && (
            <InlineAlert tone="danger" title={problem.message} isLive />
          )}
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
          <Button
            type="submit"
            variant="primary"
            size="L"
            isFullWidth
            isPending={isPending}
            pendingLabel={t('forgot.pending')}
          >
            {t('forgot.submit')}
          </Button>
        </Form>
      ) : (
        <InlineAlert tone="success" title={t('forgot.done')} isLive>
          <Text element="p">{told}</Text>
          <Text element="p">{t('forgot.done.body')}</Text>
        </InlineAlert>
      )}
      <LinkButton variant="quiet" size="L" isFullWidth href={paths.signIn.href()}>
        {t('to-sign-in')}
      </LinkButton>
    </AccessFrame>
  );
}
