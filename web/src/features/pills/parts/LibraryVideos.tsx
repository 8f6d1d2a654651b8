import { useRef } from 'react';
import type { Pill, Playlist } from '@ruta/contracts/pills/pills.schema';
import { Button, EmptyState, LoadingRegion, LoadMore, Skeleton, Stack, VideoCardList } from '@ruta/design-system';
import type { MenuItemSpec, MenuSectionSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Failed, StaleNote } from '../../../shared/ScreenState';
import { NotFound } from '../../../shared/PageStates';
import { sharedTexts } from '../../../shared/shared.texts';
import { placed } from '../list-order';
import type { LibraryView, ViewAct } from '../library-view';
import { pillsTexts } from '../pills.texts';
import type { useLibrary } from '../use-library';
import { videosOf } from '../use-playlists';
import type { Playlists } from '../use-playlists';
import { PillCard } from './PillCard';

interface LibraryVideosProps {
  view: LibraryView;
  act: (act: ViewAct) => void;
  library: ReturnType<typeof useLibrary>;
  /** Whether the videos are held back. */
  isWaiting: boolean;
  playlists: Playlists;
  /** The list that is open. */
  list: Playlist | undefined;
  onFavourite: ((pill: Pill, favorite: boolean) => void) | undefined;
  onNewList: (pill: Pill) => void;
}

/** The cards of a view in each of its states, and what loads more of them (PIL-03). */
export function LibraryVideos(props: LibraryVideosProps) {
  const { view, library, list, onFavourite, isWaiting } = props;
  const t = useTexts(pillsTexts);
  const shared = useTexts(sharedTexts);
  const cards = useRef<HTMLUListElement>(null);
  const sectionsOf = useSections(props);
  const { pages, stale, more, reload } = library;
  const shown = pages.pills.length;
  if (pages.problem?.status === 404) return <NotFound title={pages.problem.message} />;
  if (pages.problem && shown === 0) return <Failed problem={pages.problem} onRetry={reload} level={2} />;
  if (shown === 0 && pages.status !== 'pending') return <Nothing {...props} />;
  return (
    <LoadingRegion
      isLoading={shown === 0 || isWaiting}
      label={t('loading')}
      skeleton={
        <VideoCardList label={undefined}>
          {[1, 2, 3, 4].map((one) => (
            <li key={one}>
              <Skeleton shape="block" height={220} />
            </li>
          ))}
        </VideoCardList>
      }
    >
      <Stack gap={5}>
        {stale && (
          <StaleNote problem={stale} readAt={pages.readAt} isValidating={pages.isAgain === true} retry={reload} />
        )}
        <VideoCardList ref={cards} label={t('title')}>
          {pages.pills.map((pill) => (
            <PillCard key={pill.id} pill={pill} list={list?.id} onFavourite={onFavourite} sections={sectionsOf(pill)} />
          ))}
        </VideoCardList>
        <LoadMore
          key={`${pages.key} ${view.search}`}
          shown={shown}
          total={null}
          status={pages.status}
          label={t('more')}
          pendingLabel={t('more.pending')}
          countText={t('shown', { count: shown })}
          addedText={({ added }) => t('added', { count: added })}
          failedText={t('more.failed')}
          retryLabel={shared('retry')}
          endText={t('end')}
          onLoadMore={more}
          itemAt={(index) => cards.current?.children[index]?.querySelector('a') ?? null}
        />
      </Stack>
    </LoadingRegion>
  );
}

/** Nothing in the library, nothing found, no favourites yet, or an empty list; each with a way on. */
function Nothing({ view, act }: LibraryVideosProps) {
  const t = useTexts(pillsTexts);
  const isFiltered = view.search !== '' || view.category !== undefined;
  const all = <Button onPress={() => act({ type: 'shown', shown: 'all' })}>{t('show-all')}</Button>;
  if (isFiltered)
    return (
      <EmptyState
        icon="search"
        title={t('no-match.title')}
        body={t('no-match.body')}
        action={<Button onPress={() => act({ type: 'clear' })}>{t('filters.clear')}</Button>}
      />
    );
  if (view.shown === 'favourites')
    return <EmptyState icon="favorite" title={t('no-favourites.title')} body={t('no-favourites.body')} action={all} />;
  if (view.shown !== 'all')
    return <EmptyState icon="list" title={t('empty-list.title')} body={t('empty-list.body')} action={all} />;
  return <EmptyState icon="video" title={t('empty.title')} body={t('empty.body')} />;
}

/** What may be done with a video in lists; nothing for who keeps none. */
function useSections({ view, library, playlists, list, onNewList }: LibraryVideosProps) {
  const t = useTexts(pillsTexts);
  const anew = (isDone: boolean) => {
    if (isDone) library.reload();
  };
  const here = (pill: Pill, open: Playlist): MenuItemSpec[] => {
    const videos = videosOf(open);
    const at = videos.indexOf(pill.id);
    const move = (to: number) => {
      void playlists.order(open, placed(videos, pill.id, to + 1)).then(anew);
    };
    const mayMove = view.search === '' && view.category === undefined && at >= 0;
    return [
      ...(mayMove && at > 0
        ? [{ id: 'earlier', label: t('keep.earlier'), icon: 'arrowUp' as const, onAction: () => move(at - 1) }]
        : []),
      ...(mayMove && at < videos.length - 1
        ? [{ id: 'later', label: t('keep.later'), icon: 'arrowDown' as const, onAction: () => move(at + 1) }]
        : []),
      {
        id: 'remove',
        label: t('keep.remove'),
        icon: 'trash',
        onAction: () => void playlists.remove(open.id, pill.id).then(anew),
      },
    ];
  };
  return (pill: Pill): MenuSectionSpec[] => {
    if (!playlists.isAllowed) return [];
    const items: MenuItemSpec[] = (playlists.lists ?? [])
      .filter((one) => one.id !== list?.id)
      .map((one) => ({
        id: String(one.id),
        label: one.name,
        icon: videosOf(one).includes(pill.id) ? 'check' : 'list',
        onAction: () => void playlists.add(one.id, pill.id),
      }));
    const fresh: MenuItemSpec = { id: 'new', label: t('keep.new'), icon: 'plus', onAction: () => onNewList(pill) };
    return [...(list ? [{ id: 'here', items: here(pill, list) }] : []), { id: 'lists', items: [...items, fresh] }];
  };
}
