import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { CoachHome } from '@ruta/contracts/home/home.screens';
import type { Page } from '@ruta/contracts/kit/replies';
import type { SchoolOverview } from '@ruta/contracts/visits/overview.schema';
import { Button, DataTable, EmptyState, Link, StatusChip, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { formatDay } from '../../lib/dates';
import { relativeDay } from '../../lib/relative-day';
import { useLocale, useTexts } from '../../lib/i18n';
import { ListPages } from '../../shared/list/ListPages';
import { HomePanel } from './HomePanel';
import type { Retry } from './HomePanel';
import { DutyWords } from './home.styles';
import { homeTexts } from './home.texts';
import { schoolsPanelTexts } from './schools-panel.texts';

interface SchoolsPanelProps extends Retry {
  panel: NonNullable<CoachHome['schools']>;
  /** The reader's today. */
  today: string;
  onPage: (page: number) => void;
  /** True while another page loads. */
  isWaiting: boolean;
}

interface Row {
  id: string;
  school: SchoolOverview;
}

/** The schools of a superior, ten a page, those that need somebody first; a row leads into the school (AGE-05). */
export function SchoolsPanel({ panel, today, onPage, isWaiting, ...retry }: SchoolsPanelProps) {
  const t = useTexts(schoolsPanelTexts);
  return (
    <HomePanel title={t('schools.title')} failed={t('schools.failed')} panel={panel} {...retry}>
      {(list) => <SchoolsTable list={list} today={today} onPage={onPage} isWaiting={isWaiting} />}
    </HomePanel>
  );
}

type SchoolsTableProps = Pick<SchoolsPanelProps, 'today' | 'onPage' | 'isWaiting'> & { list: Page<SchoolOverview> };

function SchoolsTable({ list, today, onPage, isWaiting }: SchoolsTableProps) {
  const t = useTexts(schoolsPanelTexts);
  const home = useTexts(homeTexts);
  return (
    <>
      <DataTable
        aria-label={t('schools.title')}
        columns={useColumns(today)}
        rows={list.data.map((school) => ({ id: String(school.id), school }))}
        status={isWaiting ? 'loading' : list.count > 0 ? 'ready' : list.total > 0 ? 'noMatch' : 'empty'}
        loadingLabel={t('schools.loading')}
        emptyState={<EmptyState size="S" icon="school" title={home('no-schools')} body={home('no-schools.body')} />}
        noMatchState={
          <EmptyState
            size="S"
            icon="school"
            title={t('schools.beyond')}
            body={t('schools.beyond.body')}
            action={<Button onPress={() => onPage(1)}>{t('schools.first')}</Button>}
          />
        }
      />
      <ListPages list={list} label={t('schools.pages')} onPage={onPage} isWaiting={isWaiting} />
    </>
  );
}

function useColumns(today: string): TableColumn<Row>[] {
  const t = useTexts(schoolsPanelTexts);
  const day = (date: string | null, none: string) =>
    date === null ? <Text tone="muted">{none}</Text> : <Day date={date} today={today} />;
  return [
    {
      id: 'school',
      header: t('column.school'),
      isRowHeader: true,
      cell: ({ school }) => (
        <DutyWords>
          <Link href={agendaPages.coachAgenda.href({ school_id: school.id })} isQuiet>
            {school.name}
          </Link>
          <Text variant="label" tone="muted">
            {school.city}
          </Text>
        </DutyWords>
      ),
    },
    {
      id: 'overdue',
      header: t('column.overdue'),
      priority: 1,
      cell: ({ school: { overdue } }) =>
        overdue === 0 ? (
          <Text tone="muted">0</Text>
        ) : (
          <StatusChip status="outdated">{t('overdue', { count: overdue })}</StatusChip>
        ),
    },
    {
      id: 'next',
      header: t('column.next'),
      priority: 2,
      cell: ({ school }) => day(school.next_visit, t('next.none')),
    },
    {
      id: 'last',
      header: t('column.last'),
      priority: 3,
      cell: ({ school }) => day(school.last_visit, t('last.none')),
    },
    {
      id: 'draft',
      header: t('column.draft'),
      isForWide: true,
      cell: ({ school }) => (school.has_draft ? <StatusChip status="draft">{t('draft.open')}</StatusChip> : '—'),
    },
  ];
}

function Day({ date, today }: { date: string; today: string }) {
  const locale = useLocale();
  return (
    <DutyWords>
      <Text>{formatDay(date)}</Text>
      <Text variant="label" tone="muted">
        {relativeDay(date, today, locale)}
      </Text>
    </DutyWords>
  );
}
