import { useState } from 'react';
import { Button } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { FIRST_STEPS_SHOWN, tryMail } from '../first-steps.calls';

interface TryMailProps {
  /** The button's name, with the step that it belongs to. */
  label: string;
  variant: 'quiet' | 'secondary';
  children: string;
}

/** Sends a mail to the reader’s own address, to try the mail server. */
export function TryMail({ label, variant, children }: TryMailProps) {
  const refresh = useRefresh();
  const sending = useSending();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      sayDone(await call(tryMail, {}));
      await refresh(FIRST_STEPS_SHOWN);
    } catch (error) {
      sayProblem(asProblem(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      size="S"
      variant={variant}
      icon="mail"
      aria-label={label}
      {...sending({ isBusy: isSending })}
      onPress={() => void send()}
    >
      {children}
    </Button>
  );
}
