import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  Checkbox,
  Form,
  FormActions,
  InlineAlert,
  PasswordField,
  Skeleton,
  TextField,
} from '@ruta/design-system';
import type { SecondStep } from '@ruta/contracts/access/two-factor.schema';
import { useTexts } from '../../../lib/i18n';
import { useSessionStatus } from '../../../lib/session';
import { accessTexts } from '../access.texts';
import { useSubmission } from '../../../shared/use-submission';

// Loaded on demand, since few people have two-step verification.
const CodeStep = lazy(() => import('./CodeStep').then((file) => ({ default: file.CodeStep })));

export interface SignInFormProps {
  /** The address of a person who signs in again; then neither e-mail nor duration can be chosen. */
  email?: string | undefined;
  /** Other actions, below the button. */
  children?: ReactNode;
}

/** E-mail, password and "stay signed in". A refusal keeps the input and gets the focus. */
export function SignInForm({ email: settled, children }: SignInFormProps) {
  const t = useTexts(accessTexts);
  const { signIn } = useSessionStatus();
  const [email, setEmail] = useState(settled ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const { isPending, setProblem, errors, general, alert, submit } = useSubmission();
  const [step, setStep] = useState<SecondStep['second_step'] | null>(null);
  const isSettled = settled !== undefined;

  const send = () =>
    submit(async () => {
      const answer = await signIn({ email, password, remember }); // the page then redirects
      if ('second_step' in answer) setStep(answer.second_step);
    });

  if (step !== null)
    return (
      <Suspense fallback={<Skeleton shape="block" height={280} />}>
        <CodeStep
          step={step}
          onBack={(over) => {
            setPassword('');
            setProblem(over);
            setStep(null);
          }}
        />
      </Suspense>
    );
  return (
    <Form aria-label={t('title')} onSubmit={send} validationErrors={errors}>
      {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        isReadOnly={isSettled}
        autoFocus={!isSettled}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        value={password}
        onChange={setPassword}
        autoFocus={isSettled}
      />
      {!isSettled && (
        <Checkbox name="remember" isSelected={remember} onChange={setRemember} description={t('remember.description')}>
          {t('remember')}
        </Checkbox>
      )}
      <FormActions
        isFullWidth
        primary={
          <Button type="submit" variant="primary" size="L" isPending={isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        }
      />
      {children}
    </Form>
  );
}
