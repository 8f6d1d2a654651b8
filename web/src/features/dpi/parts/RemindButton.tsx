import { useState } from 'react';
import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { Button, ConfirmDialog } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { AFTER_END, remindDpi } from '../dpi.calls';
import { dpiResultsTexts } from '../dpi-results.texts';

/** Reminds those of a school who have not finished, once a day; who they are is not shown (DPI-01). */
export function RemindButton({ results: { school, reminder } }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const [isAsking, setAsking] = useState(false);
  if (reminder === null) return null;
  const send = async () => {
    try {
      sayDone(await call(remindDpi, { body: { school_id: school.id } }));
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(AFTER_END);
  };
  return (
    <>
      <Button
        icon="mail"
        {...sending({ why: reminder === 'possible' ? undefined : t(`remind.${reminder}`) })}
        onPress={() => setAsking(true)}
      >
        {t('remind')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('remind.title')}
        body={t('remind.body')}
        tone="safe"
        confirmLabel={t('remind.send')}
        cancelLabel={shared('cancel')}
        onConfirm={send}
      />
    </>
  );
}
