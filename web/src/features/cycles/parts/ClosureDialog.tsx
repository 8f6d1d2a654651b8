import { useState } from 'react';
import { Button, DatePicker, Form, InlineAlert, Modal, Stack } from '@ruta/design-system';
import { faultsInClosure } from '@ruta/state-machines/cycles/cycle.rules';
import type { ClosureKind } from '@ruta/state-machines/cycles/cycle.rules';
import { useFieldSentence } from '../../../lib/field-sentences';
import { firstErrors } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

const FORM = 'closure';
const SENTENCES = { past: 'cycles.closure.past', outsideCycle: 'cycles.closure.outside' } as const;

/** The form of a closing day, today or later and inside the cycle (CYC-02). Mounted while it is open. */
export function ClosureDialog({ flow, kind }: { flow: CycleFlow; kind: ClosureKind }) {
  const { snapshot, send, problem } = flow;
  const { saved: dates, today, pfpClosureAt, dpiEndsOn } = snapshot.context;
  const t = useTexts(cycleTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const sending = useSending();
  const saved = kind === 'pfp' ? pfpClosureAt : dpiEndsOn;
  const [opened] = useState(saved);
  const [day, setDay] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const isSaving = snapshot.matches({ closing: 'savingPfp' }) || snapshot.matches({ closing: 'savingDpi' });
  const title = t(`closure.set.${kind}`);

  const [fault] = day === null ? [] : faultsInClosure(day, { ...dates, today });
  const mine = () => {
    if (day === null) return sentence('cycles.day.required');
    return fault && sentence(SENTENCES[fault]);
  };
  const refused = problem ? firstErrors(problem) : {};
  const submit = () => {
    setChecked(true);
    if (day !== null) send({ type: 'closure.submitted', day });
  };
  const cancel = () => send({ type: 'closure.cancelled' });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={title}
      closeLabel={shared('close')}
      isLocked={isSaving}
      footer={
        <>
          <Button onPress={cancel} isDisabled={isSaving}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('closure.saving')}
            {...sending()}
          >
            {t('closure.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={title} onSubmit={submit}>
        <Stack gap={4}>
          {problem !== null && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isLive title={t('closure.failed')}>
              {problem.message}
            </InlineAlert>
          )}
          {saved !== opened && saved !== day && (
            <InlineAlert
              tone="warning"
              isLive
              title={saved === null ? t('closure.theirs.none') : t('closure.theirs', { day: formatDay(saved) })}
            >
              {t('closure.theirs.body')}
            </InlineAlert>
          )}
          <DatePicker
            label={t('closure.day')}
            description={t(`closure.${kind}.help`)}
            value={day}
            onChange={setDay}
            loadNotes={async () =>
              (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(
                null,
                dates.startAt !== null && dates.startAt > today ? dates.startAt : today,
              )
            }
            minValue={dates.startAt !== null && dates.startAt > today ? dates.startAt : today}
            maxValue={dates.endAt ?? undefined}
            earlyMessage={sentence(
              dates.startAt !== null && dates.startAt > today ? 'cycles.closure.outside' : 'cycles.closure.past',
            )}
            lateMessage={sentence('cycles.closure.outside')}
            errorMessage={(isChecked ? mine() : undefined) ?? refused['limit'] ?? refused['end_at']}
            isRequired
          />
        </Stack>
      </Form>
    </Modal>
  );
}
