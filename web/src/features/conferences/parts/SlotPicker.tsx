import type { Booking } from '@ruta/contracts/conferences/conferences.screens';
import { NOTES_MAX } from '@ruta/contracts/conferences/limits';
import { InlineAlert, SlotList, Stack, TextArea, WeekSelector } from '@ruta/design-system';
import { cityOf, formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { bookingTexts } from '../booking.texts';
import { conferenceTexts } from '../conferences.texts';
import { instantOf, msOf } from '../../../lib/instants';
import type { BookingInHand } from '../use-booking';

interface SlotPickerProps {
  booking: BookingInHand;
  screen: Booking;
}

/** The day and the hour of a session, and its confirmation (VC-01). */
export function SlotPicker({ booking, screen: { today, last, timezone } }: SlotPickerProps) {
  const t = useTexts(bookingTexts);
  const conference = useTexts(conferenceTexts);
  const locale = useLocale();
  const { snapshot, slots, isAsking, notes, setNotes, problem } = booking;
  const { day, slot, unavailable, failure } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const hasFailed = slots.problem !== undefined && !slots.isValidating;
  // An hour that is given up without a refusal fell to a session of one's own; the next choice takes the sentence away.
  const isOwnDay = slot === null && unavailable.length > 0;
  const refusal = failure ?? (isOwnDay ? t('day.taken') : null);
  return (
    <Stack gap={5}>
      <WeekSelector
        value={day}
        onChange={booking.chooseDay}
        onWeekChange={booking.moveWeek}
        today={today}
        minValue={today}
        maxValue={last}
        isDisabled={isSaving || snapshot.hasTag('loading')}
        labels={{
          ...{ name: t('week.name'), previousWeek: t('week.previous'), nextWeek: t('week.next') },
          today: t('week.today'),
        }}
      />
      {isAsking && (
        <>
          {refusal !== null && (
            <InlineAlert tone="danger" title={problem === null ? refusal : t('failed')} isLive>
              {problem?.message}
            </InlineAlert>
          )}
          <TextArea
            label={t('notes')}
            description={t('notes.help')}
            value={notes}
            onChange={setNotes}
            maxLength={NOTES_MAX}
            isReadOnly={isSaving}
          />
          {hasFailed && slots.problem ? (
            <Failed
              problem={slots.problem}
              title={t('slots.failed')}
              isRetrying={slots.isValidating}
              onRetry={slots.retry}
              size="S"
            />
          ) : (
            <SlotList
              label={t('slots.label', { day: formatDayLong(day ?? today, locale) })}
              slots={(slots.data?.data ?? []).map(({ start_at }) => ({
                startAt: start_at,
                unavailableReason: unavailable.includes(msOf(start_at)) ? t('slot.unavailable') : undefined,
              }))}
              value={slot === null ? null : instantOf(slot)}
              onChange={booking.chooseSlot}
              onConfirm={booking.confirm}
              timeZone={timezone}
              timeZoneLabel={conference('zone', { zone: cityOf(timezone, locale) })}
              confirmLabel={t('confirm')}
              confirmingLabel={t('confirming')}
              isConfirming={isSaving || snapshot.hasTag('loading')}
              emptyLabel={t('slots.none')}
              isLoading={slots.data === undefined || slots.isPrevious}
              loadingLabel={t('slots.loading')}
            />
          )}
        </>
      )}
    </Stack>
  );
}
