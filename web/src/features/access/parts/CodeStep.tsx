import { useState } from 'react';
import type { SecondStep } from '@ruta/contracts/access/two-factor.schema';
import { Button, Form, FormActions, InlineAlert, Stack, Text, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSessionStatus } from '../../../lib/session';
import { postCode } from '../account.calls';
import { codeTexts } from '../code.texts';
import { useSubmission } from '../../../shared/use-submission';

export interface CodeStepProps {
  step: SecondStep['second_step'];
  /** Back to e-mail and password: on request, or with the refusal that ended the attempt. */
  onBack: (problem: ProblemError | null) => void;
}

/** Two-step verification at sign-in: a code of the app, or a recovery code. */
export function CodeStep({ step, onBack }: CodeStepProps) {
  const t = useTexts(codeTexts);
  const { admit } = useSessionStatus();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { isPending, setProblem, errors, general, alert, submit } = useSubmission();

  const send = () =>
    submit(
      async () => {
        const { data } = await call(postCode, { body: { token: step.token, code } });
        await admit(data);
      },
      (refused) => (refused.code === 'access.second-step-over' ? () => onBack(refused) : undefined),
    );

  return (
    <Form aria-label={t('title')} onSubmit={send} validationErrors={errors}>
      {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
      <Text tone="muted">{t(isRecovery ? 'about.recovery' : 'about.app')}</Text>
      <TextField
        // A new field for the other kind of code, so that it starts empty.
        key={String(isRecovery)}
        label={t(isRecovery ? 'recovery' : 'code')}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        onChange={setCode}
        autoFocus
      />
      <FormActions
        isFullWidth
        primary={
          <Button type="submit" variant="primary" size="L" isPending={isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        }
      />
      <Stack gap={2}>
        <Button
          variant="quiet"
          isFullWidth
          onPress={() => {
            setCode('');
            setProblem(null);
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'use.app' : 'use.recovery')}
        </Button>
        <Button variant="quiet" isFullWidth onPress={() => onBack(null)}>
          {t('back')}
        </Button>
      </Stack>
    </Form>
  );
}
