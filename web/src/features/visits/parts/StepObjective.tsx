import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { DatePicker, Grid, InlineAlert, Stack, TextArea, TimeField } from '@ruta/design-system';
import { cityOf, formatDayUnbroken } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ClashWarning } from '../../../shared/clashes/ClashWarning';
import { visitTexts } from '../visits.texts';
import type { VisitFormView } from '../use-visit-form';
import { OBJECTIVE_MAX } from '../visit-draft';
import type { AxisName } from '../visit-draft';

/** Facts around the visit that the form shows. */
export interface FormFacts {
  school: SchoolRef;
  axes: readonly AxisName[];
  /** The reader's today. */
  today: string;
  /** The school's today: the earliest possible date. */
  schoolToday: string;
  cycle: CurrentCycle | null;
}

export interface StepProps {
  draft: VisitDraft;
  form: VisitFormView;
  facts: FormFacts;
  /** True for a visit on the agenda: its date changes by rescheduling. */
  isPublished: boolean;
  isDisabled: boolean;
}

/** First step: objective, date and time (VIS-02). */
export function StepObjective({ draft, form, facts, isPublished, isDisabled }: StepProps) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const say = useFieldSentence();
  const { me } = useSession();
  const { school, cycle, schoolToday } = facts;
  return (
    <Stack gap={5}>
      <TextArea
        label={t('objective.label')}
        description={t('objective.help')}
        value={draft.objective}
        onChange={form.setObjective}
        errorMessage={form.errors['objective']}
        maxLength={OBJECTIVE_MAX}
        isRequired
        isDisabled={isDisabled}
      />
      <Grid minColumn="M">
        <DatePicker
          label={t('date')}
          value={draft.date}
          onChange={(date) => form.setSchedule({ date, time: draft.time })}
          minValue={isPublished ? undefined : schoolToday}
          maxValue={isPublished ? undefined : cycle?.end_at}
          earlyMessage={say('visits.date.past') || undefined}
          lateMessage={say('visits.date.outside-cycle') || undefined}
          description={
            cycle && !isPublished
              ? t('date.cycle', {
                  period: cycle.period,
                  start: formatDayUnbroken(cycle.start_at),
                  end: formatDayUnbroken(cycle.end_at),
                })
              : undefined
          }
          loadNotes={async () =>
            (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(school.id, schoolToday)
          }
          errorMessage={form.errors['date']}
          isRequired
          isReadOnly={isPublished}
          isDisabled={isDisabled}
        />
        <TimeField
          label={t('time')}
          value={draft.time}
          onChange={(time) => form.setSchedule({ date: draft.date, time })}
          description={
            school.timezone === me.user_timezone ? undefined : t('time.zone', { city: cityOf(school.timezone, locale) })
          }
          errorMessage={form.errors['time']}
          isRequired
          isReadOnly={isPublished}
          isDisabled={isDisabled}
        />
      </Grid>
      {!isPublished && <ClashWarning school={school} date={draft.date} time={draft.time} />}
      {isPublished && <InlineAlert title={t('date.fixed')}>{form.errors['date'] ?? t('date.fixed.body')}</InlineAlert>}
    </Stack>
  );
}
