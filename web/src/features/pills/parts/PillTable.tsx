import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import type { PillConsole } from '@ruta/contracts/pills/pills.screens';
import { Badge, DataTable, EmptyState, IconButton, Inline, Menu, Stack, StatusChip, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { dayOf, formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Failed } from '../../../shared/ScreenState';
import { placeOf } from '../levels';
import { pillConsoleTexts } from '../pill-console.texts';
import type { PillConsoleActions, PillConsoleView } from '../use-pill-console-view';

interface Row {
  id: string;
  pill: ListedPill;
}

interface PillTableProps {
  result: Omit<ReadResult<PillConsole>, 'mutate'>;
  view: PillConsoleView;
  actions: PillConsoleActions;
  onEdit: (pill: ListedPill) => void;
  onTie: (pill: ListedPill) => void;
  onDelete: (pill: ListedPill) => void;
}

/** A page of the library's videos: what nobody watches first (PIL-01). */
export function PillTable({ result, view, actions, onEdit, onTie, onDelete }: PillTableProps) {
  const t = useTexts(pillConsoleTexts);
  const { me } = useSession();
  const { data, problem, isPrevious, isValidating, retry } = result;
  const { search, chosen, state } = view;
  const isNarrowed = search !== '' || state !== undefined || Object.values(chosen).some((id) => id !== null);
  const status = listStatus(result, data?.videos, isNarrowed);
  const acts = new Map([
    ['edit', onEdit],
    ['tie', onTie],
    ['delete', onDelete],
  ]);
  const columns: TableColumn<Row>[] = [
    { id: 'title', header: t('column.title'), isRowHeader: true, cell: ({ pill }) => <Title pill={pill} /> },
    {
      id: 'place',
      header: t('column.place'),
      priority: 2,
      cell: ({ pill: { category, sub_category, topic, tag } }) => placeOf([category, sub_category, topic, tag]),
    },
    { id: 'views', header: t('column.views'), priority: 1, cell: ({ pill }) => String(pill.views) },
    {
      id: 'created',
      header: t('column.created'),
      priority: 3,
      cell: ({ pill }) => formatDay(dayOf(pill.created_at, me.user_timezone)),
    },
  ];
  return (
    <>
      <DataTable
        aria-label={t('title')}
        columns={columns}
        rows={(data?.videos.data ?? []).map((pill) => ({ id: String(pill.id), pill }))}
        status={status}
        rowActionsLabel={t('column.actions')}
        rowActions={({ pill }) => (
          <Menu
            label={t('actions', { title: pill.title })}
            trigger={<IconButton icon="more" label={t('actions', { title: pill.title })} />}
            items={[
              { id: 'edit', label: t('edit'), icon: 'edit' },
              { id: 'tie', label: t('tie'), icon: 'link' },
              { id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' },
            ]}
            onAction={(id) => acts.get(id)?.(pill)}
          />
        )}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="video" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.videos.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.videos} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </>
  );
}

function Title({ pill: { title, url, views, reports } }: { pill: ListedPill }) {
  const t = useTexts(pillConsoleTexts);
  return (
    <Stack gap={1} align="start">
      <Text>{title}</Text>
      <Text variant="caption" tone="muted">
        {isFilmUrl(url) ? t('source.film') : URL.canParse(url) ? new URL(url).hostname : url}
      </Text>
      {(views === 0 || reports > 0) && (
        <Inline gap={2}>
          {views === 0 && <Badge>{t('state.unseen')}</Badge>}
          {reports > 0 && <StatusChip status="outdated">{t('broken.by', { count: reports })}</StatusChip>}
        </Inline>
      )}
    </Stack>
  );
}
