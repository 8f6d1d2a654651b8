import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ContentList } from '@ruta/contracts/other-content/other-content.screens';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { DataTable } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { call } from '../../../lib/api';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Moment } from '../../../shared/Moment';
import { Failed } from '../../../shared/ScreenState';
import { fileOf } from '../content-look';
import { contentOpened } from '../other-content.calls';
import { otherContentTexts } from '../other-content.texts';
import type { ContentView, ContentViewActions } from '../use-content-view';
import { ContentName } from './ContentName';

const FileModal = lazy(async () => ({ default: (await import('../../../shared/files/FileModal')).FileModal }));

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
  const [shown, setShown] = useState<OtherContent | null>(null);
  const open = (content: OtherContent) => {
    setShown(content);
    // The count of openings is a help for who manages contents: without it a file opens all the same.
    call(contentOpened, { params: { id: content.id } }).catch(() => undefined);
  };
  const { data, problem, isPrevious, isValidating, retry } = result;
  const status = listStatus(result, data?.contents, view.search !== '');
  const contents = data?.contents.data ?? [];
  const columns: ContentColumn[] = [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: ({ content }) => <ContentName content={content} onOpen={() => open(content)} />,
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
      <Suspense fallback={null}>
        {shown && <FileModal key={shown.id} file={fileOf(shown)} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
