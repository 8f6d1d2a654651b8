import { useState } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Area } from '@ruta/contracts/roles';
import { Button, DayAgenda, EmptyState } from '@ruta/design-system';
import type { AgendaItemGroup } from '@ruta/design-system';
import { formatDayLong } from '../../lib/dates';
import { relativeDay } from '../../lib/relative-day';
import type { TranslateOf } from '../../lib/i18n';
import { useLocale, useTexts } from '../../lib/i18n';
import { detailOf } from '../../shared/acts/item-acts';
import { HomePanel } from './HomePanel';
import type { Retry } from './HomePanel';
import { WithButton } from './home.styles';
import type { HomeParts } from './home.calls';
import { homeTexts } from './home.texts';

/** Items before "see more". */
const SHOWN = 6;

interface AheadPanelProps extends Retry {
  area: Area;
  panel: NonNullable<HomeParts['ahead']>;
  /** The reader's today. */
  today: string;
}

/** What the next seven days bring, day by day, at all schools of the reader (AGE-03). */
export function AheadPanel({ area, panel, today, ...retry }: AheadPanelProps) {
  const t = useTexts(homeTexts);
  return (
    <HomePanel title={t('ahead.title')} failed={t('ahead.failed')} panel={panel} {...retry}>
      {(items) => <Ahead area={area} items={items} today={today} />}
    </HomePanel>
  );
}

function Ahead({ area, items, today }: { area: Area; items: readonly AgendaActivity[]; today: string }) {
  const t = useTexts(homeTexts);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const hidden = items.length - SHOWN;
  const shown = isWhole ? items : items.slice(0, SHOWN);
  const groups: AgendaItemGroup[] = [...new Set(shown.map(({ date }) => date))].map((date) => ({
    id: date,
    // Each of seven days has a word of its own, unlike its week.
    heading: relativeDay(date, today, locale),
    note: formatDayLong(date, locale),
    items: shown.filter((item) => item.date === date).map((item) => itemOf(item, area, t)),
  }));
  return (
    <WithButton>
      <DayAgenda
        aria-label={t('ahead.title')}
        groups={groups}
        today={today}
        headingLevel={3}
        emptyText={<EmptyState size="S" icon="calendar" title={t('ahead.none')} body={t('ahead.none.body')} />}
      />
      {hidden > 0 && (
        <Button variant="quiet" icon={isWhole ? 'chevronUp' : 'chevronDown'} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t('less') : t('more', { count: hidden })}
        </Button>
      )}
    </WithButton>
  );
}

/** A visit is known by its objective. A coach reads the school, too; other homes are about one. */
const itemOf = (item: AgendaActivity, area: Area, t: TranslateOf<typeof homeTexts>) => ({
  id: String(item.id),
  day: item.date,
  kind: item.status,
  isCompleted: item.isCompleted,
  isPast: item.expired,
  time: item.time,
  title: item.isVisit ? item.description.trim() || t('visit') : item.activity,
  detail: area === 'coach' ? item.school.name : undefined,
  statusLabel: t(`status.${item.status}`),
  // Teachers have no pages of items.
  href: area === 'coach' || area === 'scholastic' ? detailOf(item, area) : undefined,
});
