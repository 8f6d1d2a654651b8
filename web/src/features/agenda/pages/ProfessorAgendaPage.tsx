import type { professorAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { AgendaCalendar, DayAgenda, EmptyState, PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import type { ScreenReply } from '../../../lib/api';
import { dateTexts, formatDayLong, formatMonthInText, monthOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { HistoryLink } from '../../../shared/HistoryLink';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { countsOf, eventOf, groupsOf } from '../agenda-items';
import { professorAgendaScreen } from '../agenda.calls';
import { agendaTexts } from '../agenda.texts';
import { AgendaHolidays } from '../parts/AgendaHolidays';
import { professorAgendaTexts } from '../professor-agenda.texts';
import { Columns } from '../parts/AgendaMonth.styles';
import { useAgendaView } from '../use-agenda-view';
import type { AgendaView, AgendaViewActions } from '../use-agenda-view';
import { useHolidayNotes } from '../use-holiday-notes';

/** A teacher's agenda: what she attended at her school, a month per page, to be read (AGE-03). */
export function ProfessorAgendaPage() {
  const t = useTexts(agendaTexts);
  const { me } = useSession();
  const [view, actions] = useAgendaView(me.user.id);
  const result = useScreen(professorAgendaScreen, { query: view.month === undefined ? {} : { month: view.month } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));
  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  return (
    <Stack gap={3}>
      <PageHeader
        title={t('title')}
        meta={
          <>
            <Text tone="muted">{data?.school.name ?? '\u00a0'}</Text>
            <ReadOnlyNote />
          </>
        }
        actions={me.user.school_id !== null && <HistoryLink area="professor" schoolId={me.user.school_id} />}
      />
      {problem && (data === undefined || isPrevious) ? (
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} />
      ) : (
        <Month
          data={isPrevious ? undefined : data}
          view={view}
          actions={actions}
          onRetry={retry}
          isRetrying={isValidating}
        />
      )}
    </Stack>
  );
}

interface MonthProps {
  data: ScreenReply<typeof professorAgenda> | undefined;
  view: AgendaView;
  actions: AgendaViewActions;
  onRetry: () => void;
  isRetrying: boolean;
}

function Month({ data, view, actions, onRetry, isRetrying }: MonthProps) {
  const t = useTexts(agendaTexts);
  const own = useTexts(professorAgendaTexts);
  const dates = useTexts(dateTexts);
  const locale = useLocale();
  const { me } = useSession();
  const serverToday = useServerToday(me.user_timezone);
  const today = data?.today ?? serverToday;
  const month = view.month ?? data?.month ?? monthOf(today);
  const notes = useHolidayNotes(data);
  const activities = data?.activities ?? [];
  const shown = view.day === undefined ? activities : activities.filter(({ date }) => date === view.day);
  const groups = groupsOf(shown, { area: 'scholastic', month, today, t, dates, readerId: me.user.id });
  const when = view.day === undefined ? formatMonthInText(month, locale) : formatDayLong(view.day, locale);
  return (
    <Columns data-list={view.isListOpen || undefined}>
      <Stack gap={3}>
        <AgendaCalendar
          month={month}
          today={today}
          selectedDay={view.day}
          notes={notes}
          events={activities.map((activity) => eventOf(activity, t))}
          isLoading={data === undefined}
          onSelectDay={actions.chooseDay}
          onMonthChange={actions.showMonth}
          onToday={() => actions.chooseDay(today)}
          isListOpen={view.isListOpen}
          onToggleList={actions.toggleList}
          labels={{
            today: t('today'),
            previousMonth: t('previous'),
            nextMonth: t('next'),
            info: t('info'),
            showList: t('list.show'),
            hideList: t('list.hide'),
            more: (count) => t('more', { count }),
            dayName: (day, events) => {
              const name = formatDayLong(day, locale);
              return events.length === 0
                ? t('day.empty', { day: name })
                : t('day.full', { day: name, counts: countsOf(events, t) });
            },
          }}
        />
        <AgendaHolidays
          data={data}
          notes={notes}
          isShown={(day) => monthOf(day) === month}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      </Stack>
      {view.isListOpen && (
        <DayAgenda
          aria-label={view.day === undefined ? t('list.month', { month: when }) : t('list.day', { day: when })}
          // Her area has no pages of items.
          groups={groups.map((group) => ({ ...group, items: group.items.map(({ href: _href, ...item }) => item) }))}
          today={today}
          isLoading={data === undefined}
          headingLevel={2}
          emptyText={
            <EmptyState
              size="S"
              icon="calendar"
              title={view.day === undefined ? t('empty.month', { month: when }) : t('empty.day')}
              body={view.day === undefined ? own('empty.attended') : when}
            />
          }
        />
      )}
    </Columns>
  );
}
