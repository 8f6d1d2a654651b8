import type { PfiAvailable, PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import {
  Button,
  Card,
  DatePicker,
  Disclosure,
  Grid,
  Heading,
  InlineAlert,
  Inline,
  Stack,
  Text,
  TimeField,
} from '@ruta/design-system';
import { cityOf, formatDay, formatDayUnbroken } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ClashWarning } from '../../../shared/clashes/ClashWarning';
import { pfiFormTexts } from '../pfi-form.texts';
import type { DayDrag } from '../use-day-drag';
import type { PfiDates } from '../use-pfi-dates';
import { undatedId } from '../year-marks';
import { BesideHandle } from './DateFields.styles';
import { Reasons } from './Reasons';

export interface DateFieldsProps {
  available: PfiAvailables;
  activity: PfiAvailable;
  dates: PfiDates;
  drag: DayDrag;
  isPending: boolean;
  /** The server's sentence about a field. */
  errorOf: (field: 'date' | 'time' | 'central_activity_id') => string | undefined;
}

/** One activity without a date: why it is done, its suggested day, and day and hour; warnings stop nobody (PFI-02). */
export function DateFields(props: DateFieldsProps) {
  const { available, activity, dates, isPending, errorOf } = props;
  const t = useTexts(pfiFormTexts);
  const locale = useLocale();
  const sentence = useFieldSentence();
  const { me } = useSession();
  const { school, today, cycle } = available;
  const { date, time } = dates.of(activity);
  const { suggestion, title } = activity;
  const refused = errorOf('central_activity_id');
  return (
    <Card element="article" aria-label={title}>
      <Stack gap={4}>
        <Head {...props} />
        <Grid minColumn="S">
          <DatePicker
            label={t('date')}
            value={date}
            onChange={(value) => dates.choose(activity, { date: value })}
            minValue={today}
            maxValue={cycle.end_at}
            opensAt={suggestion?.date ?? activity.window_start}
            earlyMessage={sentence('visits.date.past')}
            lateMessage={sentence('visits.date.outside-cycle')}
            loadNotes={async () =>
              (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(school.id, today)
            }
            errorMessage={errorOf('date') ?? refused}
            isDisabled={isPending}
          />
          <TimeField
            label={t('time')}
            value={time}
            onChange={(value) => dates.choose(activity, { time: value })}
            description={
              school.timezone === me.user_timezone
                ? undefined
                : t('time.zone', { city: cityOf(school.timezone, locale) })
            }
            errorMessage={errorOf('time')}
            isDisabled={isPending}
          />
        </Grid>
        {suggestion !== null && date !== suggestion.date && (
          <Inline gap={2}>
            <Button
              size="S"
              icon="check"
              isDisabled={isPending}
              aria-label={t('take.of', { day: formatDay(suggestion.date), activity: title })}
              onPress={() => dates.choose(activity, { date: suggestion.date, time: suggestion.time })}
            >
              {t('take', { day: formatDayUnbroken(suggestion.date) })}
            </Button>
            <Text variant="caption" tone="muted">
              {t(suggestion.clashes.length === 0 ? 'take.free' : 'take.taken')}
            </Text>
          </Inline>
        )}
        <Warnings {...props} />
        <Disclosure title={t('why')} headingLevel={3}>
          <Stack gap={3}>
            <Text isPreformatted>{activity.description}</Text>
            <Reasons reasons={activity.reasons} />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** What the row is about; with a mouse it is dragged by this onto a day of the small months. */
function Head({ activity, drag: { isOffered, DragLine, handleOf }, isPending }: DateFieldsProps) {
  const t = useTexts(pfiFormTexts);
  const { title, window_start, window_end } = activity;
  const head = (
    <Stack gap={1}>
      <Heading level={2} size="S" id={undatedId(activity)} tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="muted">{t('window', { from: formatDay(window_start), to: formatDay(window_end) })}</Text>
    </Stack>
  );
  if (DragLine === null) return isOffered ? <BesideHandle>{head}</BesideHandle> : head;
  return (
    <DragLine {...handleOf(activity)} label={t('drag', { activity: title })} isDisabled={isPending}>
      {head}
    </DragLine>
  );
}

/** What stands on the chosen day. Of the suggested one the server has told it already. */
function Warnings({ available, activity, dates }: DateFieldsProps) {
  const t = useTexts(pfiFormTexts);
  const { date, time } = dates.of(activity);
  if (date === null) return null;
  const { suggestion, window_start, window_end } = activity;
  const { diagnostic, school } = available;
  const isSuggested = suggestion?.date === date && suggestion.time === time;
  const [twin] = dates.sameDay(activity, date);
  const notes = isSuggested
    ? suggestion.clashes.map(({ kind, name }) => (name === null ? t(`clash.${kind}`) : t('clash.named', { name })))
    : [
        ...(date < window_start || date > window_end ? [t('clash.window')] : []),
        ...(diagnostic && date >= diagnostic.start_at && date <= diagnostic.end_at ? [t('clash.diagnostic')] : []),
      ];
  const said = twin ? [...notes, t('clash.twin', { activity: twin.title })] : notes;
  return (
    <Stack gap={2}>
      {said.length > 0 && (
        <InlineAlert tone="warning" title={t('clash.title', { day: formatDayUnbroken(date) })}>
          {said.join(' ')}
        </InlineAlert>
      )}
      {!isSuggested && <ClashWarning school={school} date={date} time={time} />}
    </Stack>
  );
}
