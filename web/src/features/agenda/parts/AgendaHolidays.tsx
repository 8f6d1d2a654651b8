import { useEffect, useMemo } from 'react';
import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import type { DayNotes } from '@ruta/design-system';
import { Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { addDays, formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { holidayNoteTexts } from '../../../shared/holidays/holiday-notes.texts';
import { holidaysBetween } from '../../../shared/holidays/holidays-between';
import { HolidaysUnknown } from '../../../shared/holidays/HolidaysUnknown';
import { namesByDay } from '../../../shared/holidays/names-by-day';
import type { AgendaShown } from '../agenda.calls';

export interface AgendaHolidaysProps {
  data: Pick<AgendaShown, 'start' | 'end'> & { school?: { id: number } };
  /** Whether a day is in sight; its holidays are named. */
  isShown: (day: string) => boolean;
  /** Called with the name of each day's holidays. Must be the same at each render. */
  onReady: (notes: DayNotes) => void;
}

/**
 * The holidays of an agenda's days (VC-06). It names those in sight below the calendar, which shades them. A failure is a
 * quiet line with Retry (UI-04).
 */
export function AgendaHolidays({ data: { start, end, school }, isShown, onReady }: AgendaHolidaysProps) {
  const t = useTexts(holidayNoteTexts);
  const { can } = useSession();
  const { data, problem, isValidating, retry } = useEndpoint(can('holiday:read') ? holidaysBetween : null, {
    query: { from: start, to: end, school_id: school && String(school.id) },
  });
  const byDay = useMemo(() => {
    const nameOf = ({ name, meta }: Holiday) => (meta.confirmed ? name : t('unconfirmed', { name }));
    return namesByDay(data?.data ?? [], { start, end }, nameOf);
  }, [data, start, end, t]);
  useEffect(() => onReady(byDay), [byDay, onReady]);
  if (problem) return <HolidaysUnknown isRetrying={isValidating} onRetry={retry} />;
  const lines = runsOf(Object.entries(byDay).filter(([day]) => isShown(day)));
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
