import { lazy, Suspense } from 'react';
import { Stack, Text } from '@ruta/design-system';
import { addDays, formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { holidayNoteTexts } from '../../../shared/holidays/holiday-notes.texts';
import type { HolidaysShown } from '../agenda.calls';

// Rarely shown.
const HolidaysUnknown = lazy(async () => ({
  default: (await import('../../../shared/holidays/HolidaysUnknown')).HolidaysUnknown,
}));

export interface AgendaHolidaysProps {
  data: HolidaysShown | undefined;
  /** The names of each day's holidays. */
  notes: Readonly<Record<string, string>> | undefined;
  /** Whether a day is in sight; its holidays are named. */
  isShown: (day: string) => boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * Names the holidays in sight below the calendar, which shades them (VC-06). They come with the month: later they would
 * move what stands below. A failure is a quiet line with Retry (UI-04).
 */
export function AgendaHolidays({ data, notes = {}, isShown, onRetry, isRetrying }: AgendaHolidaysProps) {
  const t = useTexts(holidayNoteTexts);
  if (data?.holidays.state === 'unavailable') {
    return (
      <Suspense>
        <HolidaysUnknown isRetrying={isRetrying} onRetry={onRetry} />
      </Suspense>
    );
  }
  const lines = runsOf(Object.entries(notes).filter(([day]) => isShown(day)));
  if (lines.length === 0) return null;
  return (
    <Stack gap={1} element="section" aria-label={t('title')}>
      {lines.map(({ first, last, name }) => (
        <Text key={`${first} ${name}`} element="p" variant="label" tone="muted">
          {`${formatDayUnbroken(first)}${last === first ? '' : ` – ${formatDayUnbroken(last)}`} · ${name}`}
        </Text>
      ))}
    </Stack>
  );
}

/** Days that follow each other and have the same name, as one. */
function runsOf(days: readonly (readonly [day: string, name: string])[]) {
  const runs: { first: string; last: string; name: string }[] = [];
  for (const [day, name] of days) {
    const run = runs.at(-1);
    if (run?.name === name && addDays(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day, name });
  }
  return runs;
}
