import { useState } from 'react';
import { Button, snackbar } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { FIRST_STEPS_SHOWN, putAwayFirstSteps } from '../first-steps.calls';
import { firstStepsTexts } from '../first-steps.texts';

/** Puts the list away, which can be undone as long as the message is shown. */
export function PutAway() {
  const t = useTexts(firstStepsTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const [isSending, setSending] = useState(false);
  const put = async (is_put_away: boolean) => {
    setSending(true);
    try {
      const { message } = await call(putAwayFirstSteps, { body: { is_put_away } });
      if (is_put_away && message !== undefined)
        snackbar.show({ message, tone: 'success', actionLabel: t('undo'), onAction: () => void put(false) });
      else sayDone({ message });
      await refresh(FIRST_STEPS_SHOWN);
    } catch (error) {
      sayProblem(asProblem(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="S" variant="quiet" {...sending({ isBusy: isSending })} onPress={() => void put(true)}>
      {t('put-away')}
    </Button>
  );
}
