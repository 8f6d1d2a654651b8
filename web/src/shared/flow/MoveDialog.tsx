import { useState } from 'react';
import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { JUSTIFICATION_MAX } from '@ruta/contracts/kit/limits';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import {
  Button,
  DatePicker,
  Form,
  Grid,
  InlineAlert,
  Modal,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@ruta/design-system';
import { useFieldSentence } from '../../lib/field-sentences';
import { firstErrors } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { cityOf, formatDayUnbroken } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { ClashWarning } from '../clashes/ClashWarning';
import type { ClashWarningProps } from '../clashes/ClashWarning';
import { MovedMeanwhile, momentIn } from './MovedMeanwhile';
import type { Moment } from './MovedMeanwhile';
import { moveTexts } from './move.texts';
import { sharedTexts } from '../shared.texts';
import { useSending } from '../use-sending';

const FORM = 'reschedule';

/** A new date and time in the school's time zone, with the reason. */
export interface Move {
  date: string;
  time: string;
  justification: string;
}
type Field = keyof Move;

export interface MoveDialogProps {
  title: string;
  /** Title of a refusal that belongs to no field. */
  failedTitle: string;
  /** The current date and time; a draft may have none. */
  now: Moment;
  /** The date and time that the reader saw when they moved it; both versions are shown where they differ from `now`. */
  seen?: Moment | undefined;
  /** The date and time that the form opens with. Default: no date, the present time. */
  to?: { date: string; time: string } | null | undefined;
  school: SchoolRef;
  /** What is moved, which is no clash with itself; see `ClashWarning`. */
  moved: ClashWarningProps['moved'];
  /** The school's today: the earliest possible date. */
  schoolToday: string;
  cycle: CurrentCycle | null;
  /** Returns the invalid fields, by the rules of the item. */
  faultsOf: (move: Move, today: string) => readonly Field[];
  problem: ProblemError | null;
  isSaving: boolean;
  onSubmit: (move: Move) => void;
  onCancel: () => void;
}

/** The form for another date of a visit or an activity. Mounted while it is open. */
export function MoveDialog(props: MoveDialogProps) {
  const {
    title,
    failedTitle,
    now,
    seen = now,
    to,
    moved,
    school,
    schoolToday,
    cycle,
    faultsOf,
    problem,
    isSaving,
    onSubmit,
    onCancel,
  } = props;
  const t = useTexts(moveTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const sentence = useFieldSentence();
  const { me } = useSession();
  const sending = useSending();
  const [form, setForm] = useState<Record<Field, string | null>>({
    date: to?.date ?? null,
    time: to?.time ?? now.time,
    justification: '',
  });
  const [isChecked, setChecked] = useState(false);

  const typed: Move = { date: form.date ?? '', time: form.time ?? '', justification: form.justification ?? '' };
  const faults = faultsOf(typed, schoolToday);
  const refused = problem ? firstErrors(problem) : {};
  const errorOf = (field: Field) =>
    isChecked && faults.includes(field) ? sentence(messageOf(field, typed)) : refused[field];
  const change = (field: Field) => (value: string | null) => setForm((before) => ({ ...before, [field]: value }));
  const submit = () => {
    setChecked(true);
    if (faults.length === 0) onSubmit(typed);
  };
  const isFieldless = problem !== null && Object.keys(refused).length === 0;
  const current = momentIn(problem?.current);
  const theirs = current ?? (seen.date === now.date && seen.time === now.time ? null : now);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={title}
      closeLabel={shared('close')}
      isLocked={isSaving}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isSaving}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('saving')}
            {...sending()}
          >
            {t('reschedule')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={title} onSubmit={submit}>
        <Stack gap={5}>
          {now.date !== null && <Text>{t('now', { day: formatDayUnbroken(now.date), time: now.time ?? '' })}</Text>}
          {theirs !== null && (
            <MovedMeanwhile
              mine={{ date: form.date, time: form.time }}
              theirs={theirs}
              saved={problem?.saved}
              message={current === null ? undefined : problem?.message}
            />
          )}
          {isFieldless && current === null && (
            <InlineAlert tone="danger" isLive title={failedTitle}>
              {problem.message}
            </InlineAlert>
          )}
          <Grid minColumn="S">
            <DatePicker
              label={t('date')}
              value={form.date}
              onChange={change('date')}
              minValue={schoolToday}
              maxValue={cycle?.end_at}
              earlyMessage={sentence('visits.date.past')}
              lateMessage={sentence('visits.date.outside-cycle')}
              loadNotes={async () =>
                (await import('../holidays/load-holiday-notes')).loadHolidayNotes(school.id, schoolToday)
              }
              errorMessage={errorOf('date')}
              isRequired
            />
            <TimeField
              label={t('time')}
              value={form.time}
              onChange={change('time')}
              description={
                school.timezone === me.user_timezone
                  ? undefined
                  : t('time.zone', { city: cityOf(school.timezone, locale) })
              }
              errorMessage={errorOf('time')}
              isRequired
            />
          </Grid>
          <ClashWarning school={school} date={form.date} time={form.time} moved={moved} />
          <TextArea
            label={t('justification')}
            description={t('justification.help')}
            value={form.justification ?? ''}
            onChange={change('justification')}
            errorMessage={errorOf('justification')}
            maxLength={JUSTIFICATION_MAX}
            isRequired
          />
        </Stack>
      </Form>
    </Modal>
  );
}

function messageOf(field: Field, { date }: Move): FieldMessage {
  if (field === 'date') return date === '' ? 'visits.date.required' : 'visits.date.past';
  return field === 'time' ? 'visits.time.required' : 'visits.justification.required';
}
