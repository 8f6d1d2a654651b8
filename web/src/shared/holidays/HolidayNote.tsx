import { InlineAlert } from '@ruta/design-system';
import { useEndpoint } from '../../lib/api';
import { formatDayUnbroken, isDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { holidayNoteTexts } from './holiday-notes.texts';
import { HolidaysUnknown } from './HolidaysUnknown';
import { holidaysBetween } from './holidays-between';

/** Says that a chosen day is a holiday of the school; it stops nobody (VC-06, decision 0031). */
export function HolidayNote({ schoolId, date }: { schoolId: number; date: string | null }) {
  const t = useTexts(holidayNoteTexts);
  const { can } = useSession();
  const day = date !== null && isDay(date) && can('holiday:read') ? date : null;
  const { data, problem, isValidating, retry } = useEndpoint(day === null ? null : holidaysBetween, {
    query: { from: day ?? undefined, to: day ?? undefined, school_id: String(schoolId) },
  });
  if (day === null) return null;
  if (problem) return <HolidaysUnknown isRetrying={isValidating} onRetry={retry} />;
  const names = (data?.data ?? [])
    .filter(({ start_at, end_at }) => start_at <= day && day <= end_at)
    .map(({ name, meta }) => (meta.confirmed ? name : t('unconfirmed', { name })));
  if (names.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={t('on', { day: formatDayUnbroken(day), names: names.join(', ') })}>
      {t('anyway')}
    </InlineAlert>
  );
}
