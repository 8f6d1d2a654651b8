import { useState } from 'react';
import type { HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  EmptyState,
  InlineAlert,
  LoadingRegion,
  Modal,
  Skeleton,
  Stack,
} from '@ruta/design-system';
import { call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { daysOf, scopeOf } from '../holiday-words';
import { HOLIDAYS, saveHolidays, suggestionsScreen } from '../holidays.calls';
import { holidayTexts } from '../holidays.texts';

export interface SuggestionsDialogProps {
  year: number;
  states: readonly HolidayState[];
  onSaved: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Days that the calendar offers for a year, to be chosen; they are saved to be confirmed (VC-06). */
export function SuggestionsDialog({ year, states, onSaved, onClose }: SuggestionsDialogProps) {
  const t = useTexts(holidayTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const { data, problem, isValidating, retry } = useScreen(suggestionsScreen, { query: { year: String(year) } });
  const offered = data?.suggestions.filter(({ known }) => !known);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const idOf = ({ start_at, name }: { start_at: string; name: string }) => `${start_at} ${name}`;
  const chosen = offered?.filter((row) => !left.has(idOf(row))) ?? [];
  const { isPending, general, alert, submit } = useSubmission();
  const save = () =>
    submit(async () => {
      const reply = await call(saveHolidays, { body: { holidays: chosen.map(({ known: _, ...row }) => row) } });
      await refresh(HOLIDAYS);
      sayDone(reply);
      onSaved(reply.data.map(({ id }) => id));
    });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('suggestions.title', { year })}
      description={t('suggestions.body')}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          {offered && offered.length > 0 && (
            <Button
              variant="primary"
              isPending={isPending}
              pendingLabel={t('form.saving')}
              {...sending({ why: chosen.length === 0 ? t('suggestions.choose') : undefined })}
              onPress={save}
            >
              {t('suggestions.save', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      {problem && data === undefined ? (
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />
      ) : offered === undefined ? (
        <LoadingRegion isLoading label={t('loading')} skeleton={<Skeleton shape="block" height={240} />}>
          {null}
        </LoadingRegion>
      ) : offered.length === 0 ? (
        <EmptyState size="S" icon="check" title={t('suggestions.none', { year })} body={t('suggestions.none.body')} />
      ) : (
        <Stack gap={4}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <CheckboxGroup
            label={t('suggestions.list')}
            value={chosen.map(idOf)}
            onChange={(ids) => setLeft(new Set(offered.map(idOf).filter((id) => !ids.includes(id))))}
          >
            {offered.map((row) => (
              <Checkbox key={idOf(row)} value={idOf(row)}>
                {`${daysOf(row, t)} · ${row.name} (${t(`kind.${row.meta.kind}`)}, ${scopeOf(row, states, t)})`}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Stack>
      )}
    </Modal>
  );
}
