import { useState } from 'react';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import type { AgentSessions } from '@ruta/contracts/conferences/conferences.screens';
import { Heading, MonthCalendar, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { cityOf, dayOf, formatDayLong, monthOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { TwoColumns } from '../../../shared/TwoColumns';
import { usePageTitle } from '../../../shared/use-page-title';
import { agentSessionsScreen } from '../conferences.calls';
import { conferenceTexts } from '../conferences.texts';
import { SessionCard } from '../parts/SessionCard';

/** The sessions of an agent: how many a day, and those of a day (VC-04). */
export function AgentSessionsPage() {
  const t = useTexts(conferenceTexts);
  const [address, setAddress] = useSearchParams();
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.exec(address.get('month') ?? '')?.[0];
  const result = useScreen(agentSessionsScreen, { query: { month: asked } });
  usePageTitle(t('title.given'));
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={480} />}>
      {(screen) => (
        <Given
          screen={screen}
          month={result.isPrevious ? (asked ?? screen.month) : screen.month}
          isLoading={result.isPrevious}
          onMonth={(month) => setAddress({ month }, { preventScrollReset: true })}
        />
      )}
    </ScreenState>
  );
}

/** Sessions by their day in a time zone, in order. */
function sessionsByDay(sessions: readonly Conference[], timezone: string): Map<string, Conference[]> {
  const days = new Map<string, Conference[]>();
  for (const session of sessions) {
    const day = dayOf(session.start_at, timezone);
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return days;
}

interface GivenProps {
  screen: AgentSessions;
  /** The shown month; its sessions may still load. */
  month: string;
  isLoading: boolean;
  onMonth: (month: string) => void;
}

function Given({ screen: { today, timezone, sessions, reasons }, month, isLoading, onMonth }: GivenProps) {
  const t = useTexts(conferenceTexts);
  const locale = useLocale();
  const [selected, setSelected] = useState(today);
  const byDay = sessionsByDay(sessions, timezone);
  const ofDay = byDay.get(selected) ?? [];
  const marks = Object.fromEntries(
    [...byDay].map(([day, { length }]) => [day, { count: length, kind: 'pending' as const }]),
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title.given')}
        meta={<Text tone="muted">{t('zone', { zone: cityOf(timezone, locale) })}</Text>}
      />
      <TwoColumns>
        <MonthCalendar
          month={month}
          today={today}
          selectedDay={selected}
          onSelectDay={(day) => {
            setSelected(day);
            if (monthOf(day) !== month) onMonth(monthOf(day));
          }}
          onMonthChange={onMonth}
          marks={marks}
          isLoading={isLoading}
          labels={{
            ...{ previousMonth: t('month.previous'), nextMonth: t('month.next'), loading: t('month.loading') },
            dayName: (day, mark) => {
              const named = formatDayLong(day, locale);
              return mark === undefined ? named : t('day.sessions', { day: named, count: mark.count });
            },
          }}
        />
        <Stack gap={3} aria-live="polite">
          <Heading level={2} size="M">
            {formatDayLong(selected, locale)}
          </Heading>
          {ofDay.length === 0 ? (
            <Text tone="muted">{t('day.none')}</Text>
          ) : (
            ofDay.map((session) => <SessionCard key={session.id} session={session} view="calendar" reasons={reasons} />)
          )}
        </Stack>
      </TwoColumns>
    </Stack>
  );
}
