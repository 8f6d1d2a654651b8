import { useState } from 'react';
import { HOLIDAY_NAME_MAX, HOLIDAY_TEXT_MAX } from '@ruta/contracts/holidays/limits';
import type { Holiday, HolidayForm, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  DateRangeField,
  Form,
  InlineAlert,
  Modal,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { HOLIDAYS, saveHolidays } from '../holidays.calls';
import { HolidayConflict } from './HolidayConflict';
import type { TypedHoliday } from '../holiday-words';
import { holidayTexts } from '../holidays.texts';

const FORM = 'holiday';
const SCOPES = ['national', 'sep', 'state', 'network'] as const;
const KINDS = ['rest', 'break', 'cte'] as const;
const NEW = {
  ...{ name: '', description: '', start_at: null, end_at: null },
  meta: { scope: 'national', kind: 'rest', states: [], confirmed: true },
} satisfies TypedHoliday;

export interface HolidayDialogProps {
  /** Null for a new one. */
  holiday: Holiday | null;
  states: readonly HolidayState[];
  onSaved: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Adds or changes a holiday (VC-06). Mounted while it is open. */
export function HolidayDialog({ holiday, states, onSaved, onClose }: HolidayDialogProps) {
  const t = useTexts(holidayTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const [form, setForm] = useState<TypedHoliday>(holiday ?? NEW);
  const [seen, setSeen] = useState(holiday);
  const [theirs, setTheirs] = useState<Holiday | null>(null);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const { meta } = form;
  const write = (next: Partial<TypedHoliday>) => setForm((before) => ({ ...before, ...next }));
  const writeMeta = (next: Partial<TypedHoliday['meta']>) => write({ meta: { ...meta, ...next } });
  const errorOf = (field: string) => errors[`holidays.0.${field}`];

  const save = (revision = seen?.revision) =>
    submit(
      async () => {
        const { name, description, start_at, end_at } = form;
        const row: HolidayForm = {
          ...(seen && { id: seen.id, revision }),
          ...{ name, description, start_at: start_at ?? '', end_at: end_at ?? '' },
          meta: { ...meta, states: meta.scope === 'state' ? meta.states : [] },
        };
        const reply = await call(saveHolidays, { body: { holidays: [row] } });
        await refresh(HOLIDAYS);
        sayDone(reply);
        onSaved(reply.data.map(({ id }) => id));
      },
      ({ code, current }) => {
        const [latest] = code === 'holidays.stale' ? (current as Holiday[]) : [];
        return latest && (() => setTheirs(latest));
      },
    );

  const title = t(holiday ? 'form.edit' : 'form.add');
  return (
    <>
      <Modal
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
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
              pendingLabel={t('form.saving')}
              {...sending()}
            >
              {t('form.save')}
            </Button>
          </>
        }
      >
        <Form id={FORM} aria-label={title} onSubmit={() => save()}>
          <Stack gap={4}>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            <TextField
              label={t('form.name')}
              value={form.name}
              onChange={(name) => write({ name })}
              maxLength={HOLIDAY_NAME_MAX}
              errorMessage={errorOf('name')}
              isRequired
              autoFocus
            />
            <TextArea
              label={t('form.description')}
              value={form.description}
              onChange={(description) => write({ description })}
              maxLength={HOLIDAY_TEXT_MAX}
              errorMessage={errorOf('description')}
              isRequired
            />
            <DateRangeField
              label={t('form.days')}
              startLabel={t('form.start')}
              endLabel={t('form.end')}
              value={{ start: form.start_at, end: form.end_at }}
              onChange={({ start, end }) => write({ start_at: start, end_at: end })}
              // Most holidays are of one day.
              onChangeEnd={({ start, end }) => end === null && write({ end_at: start })}
              startErrorMessage={errorOf('start_at')}
              endErrorMessage={errorOf('end_at')}
              isRequired
            />
            <Select
              label={t('form.scope')}
              items={SCOPES.map((id) => ({ id, label: t(`scope.${id}`) }))}
              value={meta.scope}
              onChange={(id) => writeMeta({ scope: SCOPES.find((scope) => scope === id) ?? 'national' })}
            />
            {meta.scope === 'state' && (
              <CheckboxGroup
                label={t('form.states')}
                value={meta.states.map(String)}
                onChange={(ids) => writeMeta({ states: ids.map(Number) })}
                errorMessage={errorOf('meta.states')}
                isRequired
              >
                {states.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)}>
                    {name}
                  </Checkbox>
                ))}
              </CheckboxGroup>
            )}
            <Select
              label={t('form.kind')}
              items={KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
              value={meta.kind}
              onChange={(id) => writeMeta({ kind: KINDS.find((kind) => kind === id) ?? 'rest' })}
            />
            <Checkbox
              isSelected={meta.confirmed}
              onChange={(confirmed) => writeMeta({ confirmed })}
              description={t('form.confirmed.help')}
            >
              {t('form.confirmed')}
            </Checkbox>
          </Stack>
        </Form>
      </Modal>
      {theirs && (
        <HolidayConflict
          mine={form}
          theirs={theirs}
          states={states}
          onKeepMine={() => {
            setTheirs(null);
            setSeen(theirs);
            save(theirs.revision);
          }}
          onTakeTheirs={() => {
            setTheirs(null);
            setSeen(theirs);
            setForm(theirs);
            void refresh(HOLIDAYS);
          }}
        />
      )}
    </>
  );
}
