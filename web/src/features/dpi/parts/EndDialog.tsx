import { useState } from 'react';
import type { DpiClosure, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { Button, DatePicker, Form, InlineAlert, Modal, Stack } from '@ruta/design-system';
import { faultsInEndDate } from '@ruta/state-machines/dpi/dpi.rules';
import { call, useRefresh } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { AFTER_END, setDpiEnd } from '../dpi.calls';
import { dpiResultsTexts } from '../dpi-results.texts';

const FORM = 'dpi-end';
const SENTENCES = {
  past: 'dpi.end.past',
  beforeStart: 'dpi.end.before-start',
  outsideCycle: 'dpi.end.outside',
} as const;

interface EndDialogProps {
  results: DpiResults;
  closure: DpiClosure;
  onClose: () => void;
}

/** The last day of a school’s diagnostic: today or later, inside the cycle (DPI-04). Mounted while it is open. */
export function EndDialog({ results, closure, onClose }: EndDialogProps) {
  const t = useTexts(dpiResultsTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  const { isPending, errors, general, alert, submit } = useSubmission();
  const { today, cycle, school } = results;
  const [seen, setSeen] = useState(closure);
  const [day, setDay] = useState<string | null>(closure.end_at);
  const [isChecked, setChecked] = useState(false);
  const first = closure.start_at > today ? closure.start_at : today;
  const [fault] =
    day === null ? [] : faultsInEndDate(day, { today, startsOn: closure.start_at, cycleEndsOn: cycle.end_at });
  const mine = day === null ? sentence('day.malformed') : fault && sentence(SENTENCES[fault]);

  const save = () => {
    setChecked(true);
    if (day === null || fault) return;
    submit(
      async () => {
        const body = { school_id: school.id, end_at: day, revision: seen.revision };
        const { message } = await call(setDpiEnd, { body });
        sayDone({ message });
        onClose();
        await refresh(AFTER_END);
      },
      (refused) => (refused.code === 'dpi.stale' ? () => setSeen(refused.current as DpiClosure) : undefined), // the contract of the refusal
    );
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('edit.title')}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={t('edit.saving')}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={t('edit.title')} onSubmit={save}>
        <Stack gap={4}>
          {general && (
            <InlineAlert ref={alert} tone="danger" title={t('edit.failed')} isLive>
              {general.message}
            </InlineAlert>
          )}
          {seen.revision !== closure.revision && (
            <InlineAlert tone="warning" title={t('edit.stale', { day: formatDay(seen.end_at) })} isLive>
              {t('edit.stale.body')}
            </InlineAlert>
          )}
          <DatePicker
            label={t('edit.day')}
            value={day}
            onChange={setDay}
            minValue={first}
            maxValue={cycle.end_at}
            earlyMessage={sentence(first === today ? 'dpi.end.past' : 'dpi.end.before-start')}
            lateMessage={sentence('dpi.end.outside')}
            errorMessage={(isChecked ? mine : undefined) ?? errors['end_at']}
            isRequired
          />
        </Stack>
      </Form>
    </Modal>
  );
}
