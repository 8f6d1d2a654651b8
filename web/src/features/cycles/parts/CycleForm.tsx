import { lazy, Suspense, useState } from 'react';
import type { Period } from '@ruta/contracts/cycles/cycle.schema';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { MIN_GROUP_LEAST, MIN_GROUP_MOST } from '@ruta/contracts/cycles/limits';
import {
  Button,
  DateRangeField,
  Form,
  FormActions,
  Inline,
  LinkButton,
  NumberField,
  Select,
  Stack,
} from '@ruta/design-system';
import { faultsInDates, minGroupStands } from '@ruta/state-machines/cycles/cycle.rules';
import type { CycleFields } from '@ruta/state-machines/cycles/cycle.rules';
import { useFieldSentence } from '../../../lib/field-sentences';
import { firstErrors } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

const PeriodDialog = lazy(async () => ({ default: (await import('./PeriodDialog')).PeriodDialog }));

export interface CycleFormProps {
  flow: CycleFlow;
  periods: readonly Period[];
}

/** Period, dates and smallest group of a cycle that has not started (CYC-01). Refusals are told in the snackbar. */
export function CycleForm({ flow, periods }: CycleFormProps) {
  const { snapshot, send, problem } = flow;
  const { draft, cycleId } = snapshot.context;
  const t = useTexts(cycleTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const sending = useSending();
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);

  const isSaving = snapshot.matches({ editing: 'saving' });
  const faults = isChecked ? faultsInDates(draft) : [];
  const isGroupWrong = isChecked && !minGroupStands(draft.minGroup);
  const refused = problem ? firstErrors(problem) : {};
  // From the start of the cycle on, both calendars name the days without pupils.
  const loadNotes = async () =>
    (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(
      null,
      draft.startAt ?? snapshot.context.today,
    );
  const change = (next: Partial<CycleFields>) => send({ type: 'cycle.fieldsChanged', ...draft, ...next });
  const submit = () => {
    setChecked(true);
    send({ type: 'cycle.saveRequested' });
  };
  const missing = (field: 'startAt' | 'endAt') =>
    faults.includes(field) ? sentence('cycles.day.required') : undefined;
  const order = faults.includes('order') ? sentence('cycles.end.not-after-start') : undefined;
  return (
    <>
      <Form aria-label={t('facts')} onSubmit={submit}>
        <Stack gap={5}>
          <Inline gap={3} align="end">
            <Select
              label={t('form.period')}
              name="period_id"
              placeholder={t('form.period.placeholder')}
              items={periods.map(({ id, name }) => ({ id: String(id), label: name }))}
              value={draft.periodId === null ? null : String(draft.periodId)}
              onChange={(id) => change({ periodId: id === null ? null : Number(id) })}
              errorMessage={faults.includes('periodId') ? sentence('cycles.period.required') : refused['period_id']}
              isRequired
            />
            <Button icon="plus" onPress={() => setAdding(true)}>
              {t('period.add')}
            </Button>
          </Inline>
          <DateRangeField
            label={t('form.dates')}
            startLabel={t('form.start')}
            endLabel={t('form.end')}
            value={{ start: draft.startAt, end: draft.endAt }}
            onChange={({ start, end }) => change({ startAt: start, endAt: end })}
            loadNotes={loadNotes}
            startErrorMessage={missing('startAt') ?? refused['start_at']}
            endErrorMessage={missing('endAt') ?? order ?? refused['end_at']}
            isRequired
          />
          <NumberField
            label={t('form.min-group')}
            description={t('form.min-group.help')}
            value={draft.minGroup}
            onChange={(minGroup) => change({ minGroup })}
            minValue={MIN_GROUP_LEAST}
            maxValue={MIN_GROUP_MOST}
            errorMessage={isGroupWrong ? sentence('cycles.min-group.range') : refused['min_group']}
            isRequired
          />
          <FormActions
            primary={
              <Button
                type="submit"
                variant="primary"
                isPending={isSaving}
                pendingLabel={t('form.saving')}
                {...sending()}
              >
                {t(cycleId === null ? 'form.create' : 'form.save')}
              </Button>
            }
          >
            {cycleId === null ? (
              <LinkButton href={cyclesPages.adminCycles.href()}>{shared('cancel')}</LinkButton>
            ) : (
              <Button isDisabled={isSaving} onPress={() => send({ type: 'cycle.editCancelled' })}>
                {shared('cancel')}
              </Button>
            )}
          </FormActions>
        </Stack>
      </Form>
      {/* Beside the form: what a dialog within it submits would submit it, too. */}
      {isAdding && (
        <Suspense>
          <PeriodDialog
            latest={periods[0]}
            onClose={() => setAdding(false)}
            onAdded={({ id }) => {
              setAdding(false);
              change({ periodId: id });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
