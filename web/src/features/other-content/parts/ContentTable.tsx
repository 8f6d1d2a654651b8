import type { ReactNode } from 'react';
import type { ContentList } from '@ruta/contracts/other-content/other-content.screens';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { DataTable, Icon, Inline, Link, Stack, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Moment } from '../../../shared/Moment';
import { Failed } from '../../../shared/ScreenState';
import { hrefOf, iconOf, keyOf } from '../content-look';
import { otherContentTexts } from '../other-content.texts';
import type { ContentView, ContentViewActions } from '../use-content-view';

interface Row {
  id: string;
  content: OtherContent;
}
export type ContentColumn = TableColumn<Row>;

interface ContentTableProps {
  label: string;
  result: Omit<ReadResult<ContentList>, 'mutate'>;
  view: ContentView;
  actions: ContentViewActions;
  emptyState: ReactNode;
  /** Columns beside name and kind. */
  columns?: readonly ContentColumn[];
  rowActions?: ((content: OtherContent, at: number) => ReactNode) | undefined;
  rowActionsLabel?: string | undefined;
}

/** A page of contents, each with the way to open it (OTH-01). */
export function ContentTable(props: ContentTableProps) {
  const { label, result, view, actions, emptyState, columns: more = [], rowActions, rowActionsLabel } = props;
  const t = useTexts(otherContentTexts);
  const today = useServerToday(useSession().me.user_timezone);
  const { data, problem, isPrevious, isValidating, retry } = result;
  const status = listStatus(result, data?.contents, view.search !== '');
  const contents = data?.contents.data ?? [];
  const columns: ContentColumn[] = [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: ({ content }) => <Opening content={content} />,
    },
    { id: 'type', header: t('column.type'), priority: 1, cell: ({ content }) => t(`type.${content.type}`) },
    ...more,
    {
      id: 'updated',
      header: t('column.updated'),
      priority: 3,
      cell: ({ content }) => <Moment instant={content.updated_at} today={today} />,
    },
  ];
  return (
    <>
      <DataTable
        aria-label={label}
        columns={columns}
        rows={contents.map((content) => ({ id: String(content.id), content }))}
        status={status}
        {...(rowActions && {
          rowActions: ({ content }: Row) => rowActions(content, contents.indexOf(content)),
          rowActionsLabel,
        })}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={emptyState}
        noMatchState={
          <NothingFound
            total={data?.contents.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.contents} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </>
  );
}

/** The name as a link: a page of ours opens here, files and videos in another tab. */
function Opening({ content }: { content: OtherContent }) {
  const t = useTexts(otherContentTexts);
  const isOurs = keyOf(content) !== undefined;
  const site = content.type === 'URL' ? new URL(content.url).hostname : undefined;
  return (
    <Inline gap={2} wrap={false}>
      <Icon name={iconOf(content)} />
      <Stack gap={1}>
        <Link href={hrefOf(content)} newTabLabel={isOurs ? undefined : t('opens.new-tab')}>
          {content.name}
        </Link>
        {site !== undefined && (
          <Text variant="caption" tone="muted">
            {t('opens.site', { site })}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
