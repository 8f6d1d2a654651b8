import { useState } from 'react';
import type { Period } from '@ruta/contracts/cycles/cycle.schema';
import { PERIOD_FIRST, PERIOD_LAST } from '@ruta/contracts/cycles/limits';
import { Button, Form, InlineAlert, Modal, NumberField, Stack } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { createPeriod, CYCLES } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';

const FORM = 'period';

export interface PeriodDialogProps {
  /** The latest period that there is. */
  latest: Period | undefined;
  onAdded: (period: Period) => void;
  onClose: () => void;
}

/** Adds a period by its first year (CYC-01). Mounted while it is open. */
export function PeriodDialog({ latest, onAdded, onClose }: PeriodDialogProps) {
  const t = useTexts(cycleTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const today = useServerToday(useSession().me.server_timezone);
  const [year, setYear] = useState<number | null>(latest ? latest.start_year + 1 : Number(today.slice(0, 4)));
  const { isPending, errors, general, alert, submit } = useSubmission();
  const save = () =>
    submit(async () => {
      const reply = await call(createPeriod, { body: { start_year: year ?? 0 } });
      await refresh(CYCLES);
      sayDone(reply);
      onAdded(reply.data);
    });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('period.title')}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isPending}
            pendingLabel={t('period.saving')}
            {...sending()}
          >
            {t('period.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={t('period.title')} onSubmit={save}>
        <Stack gap={4}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <NumberField
            label={t('period.year')}
            description={year === null ? undefined : t('period.help', { name: `${year}-${year + 1}` })}
            value={year}
            onChange={setYear}
            minValue={PERIOD_FIRST}
            maxValue={PERIOD_LAST}
            formatOptions={{ useGrouping: false }}
            errorMessage={errors['start_year']}
            isRequired
            autoFocus
          />
        </Stack>
      </Form>
    </Modal>
  );
}
