import { OriginMark } from '@ruta/design-system';
import type { TimeGridEvent } from '@ruta/design-system';
import { formatDays, formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Paper } from '../../../shared/paper/Paper';
import { PaperHead } from '../../../shared/paper/PaperHead';
import { lateTexts } from '../agenda-late.texts';
import { paperWeekOf } from '../week-paper';
import { Sheet, SheetCell, SheetDays, SheetItem, SheetRow, SheetRows } from './WeekPaper.styles';

export interface WeekPaperProps {
  /** The school, or whose agenda it is. */
  of: string;
  days: readonly string[];
  events: readonly TimeGridEvent[];
}

/** A week on one sheet of paper (AGE-01), in place of the page while the browser prints. */
export function WeekPaper(props: WeekPaperProps) {
  return (
    <Paper isAcross>
      <WeekSheet {...props} />
    </Paper>
  );
}

function WeekSheet({ of, days, events }: WeekPaperProps) {
  const t = useTexts(lateTexts);
  const locale = useLocale();
  const { me } = useSession();
  const { rows, perItem, line } = paperWeekOf(days, events);
  return (
    <Sheet data-paper lang={locale}>
      <PaperHead of={of} title={formatDays(days[0] ?? '', days.at(-1) ?? '', locale)} period={me.cycle?.period} />
      <SheetDays>
        <span />
        {days.map((day) => (
          <span key={day}>{shortDay(day, locale)}</span>
        ))}
      </SheetDays>
      <SheetRows style={{ fontSize: `${line / 1.25}mm`, ['--lines' as never]: perItem }}>
        {rows.length === 0 && <p>{t('paper.empty')}</p>}
        {rows.map(({ hour, cells, lines }) => (
          <SheetRow key={hour} style={{ blockSize: `${lines * line}mm` }}>
            <span>{hour}</span>
            {cells.map(({ items, more }, at) => (
              <SheetCell key={days[at]}>
                {items.map(({ id, kind, time, origin, title, isCompleted }) => (
                  <SheetItem key={id} data-kind={kind} data-lines={perItem}>
                    {isCompleted ? '✓ ' : ''}
                    {time} {origin && <OriginMark origin={origin} />} {title}
                  </SheetItem>
                ))}
                {more > 0 && <SheetItem data-lines={1}>{t('paper.more', { count: more })}</SheetItem>}
              </SheetCell>
            ))}
          </SheetRow>
        ))}
      </SheetRows>
    </Sheet>
  );
}

/** "lunes 16" of the long form. */
const shortDay = (day: string, locale: 'es' | 'en') => {
  const name = formatDayLong(day, locale).split(/[ ,]/)[0] ?? '';
  return `${name} ${Number(day.slice(8))}`;
};
