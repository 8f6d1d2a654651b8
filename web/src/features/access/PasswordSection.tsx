import { useEffect, useRef, useState } from 'react';
import { Button, Form, Inline, InlineAlert, PasswordField } from '@ruta/design-system';
import { asProblem, call, firstErrors, useRefresh } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { sayDone } from '../../shared/SnackbarBridge';
import { putPassword, SESSIONS } from './account.routes';
import { Pair } from './account.styles';
import { securityTexts } from './security.texts';

const NOTHING = { current_password: '', password: '', password_confirmation: '' };

/** Another password: the server says what is wrong with it, and ends the sessions elsewhere. */
export function PasswordSection() {
  const t = useTexts(securityTexts);
  const refresh = useRefresh();
  const { me } = useSession();
  const [typed, setTyped] = useState(NOTHING);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const errors = firstErrors(problem);
  const isGeneral = problem !== null && Object.keys(errors).length === 0;
  const words = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  const field = (name: keyof typeof NOTHING) => ({
    ...words,
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    isRequired: true,
  });

  useEffect(() => {
    if (isGeneral) alert.current?.focus();
  }, [isGeneral, problem]);

  const submit = async () => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const reply = await call(putPassword, { body: typed });
      setTyped(NOTHING);
      sayDone(reply);
      await refresh(SESSIONS);
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Form aria-label={t('password')} onSubmit={() => void submit()} validationErrors={errors}>
      {isGeneral && <InlineAlert ref={alert} tone="danger" title={problem.message} isLive />}
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={me.user.email} readOnly hidden />
      <PasswordField label={t('password.current')} autoComplete="current-password" {...field('current_password')} />
      <Pair>
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          description={t('password.help')}
          {...field('password')}
        />
        <PasswordField label={t('password.again')} autoComplete="new-password" {...field('password_confirmation')} />
      </Pair>
      <Inline justify="end">
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t('password.saving')}>
          {t('password.save')}
        </Button>
      </Inline>
    </Form>
  );
}
