import { lazy, Suspense, useEffect, useState } from 'react';
import type { Pill, Playlist } from '@ruta/contracts/pills/pills.schema';
import { Button, IconButton, Menu, PageHeader, Stack } from '@ruta/design-system';
import { asProblem, call, useEndpoint } from '../../../lib/api';
import { firstScreenShown } from '../../../lib/first-screen';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { sayProblem } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { LibraryFilters } from '../parts/LibraryFilters';
import { LibraryVideos } from '../parts/LibraryVideos';
import { RecommendedElsewhere, RecommendedHere } from '../parts/RecommendedPills';
import { DeleteListDialog, ListNameDialog } from '../parts/PlaylistDialogs';
import { filterCatalog, setFavorite } from '../pills.calls';
import { pillsTexts } from '../pills.texts';
import { playlistsTexts } from '../playlists.texts';
import { useLibrary } from '../use-library';
import { useLibraryView } from '../use-library-view';
import { useRecommended } from '../use-recommended';
import { usePlaylists, videosOf } from '../use-playlists';

// Loaded on demand, because dragging is large.
const PlaylistOrderDialog = lazy(async () => ({
  default: (await import('../parts/PlaylistOrderDialog')).PlaylistOrderDialog,
}));

/** What is asked about a list: a name, for a new one also the video to put into it; its order; or whether to delete it. */
type Asked =
  { what: 'name'; list: Playlist | null; video?: Pill } | { what: 'delete'; list: Playlist } | { what: 'order' };

/** The video library (PIL-03) with one's own lists (PIL-04): `/pills`. */
export function LibraryPage() {
  const t = useTexts(pillsTexts);
  const words = useTexts(playlistsTexts);
  const { me } = useSession();
  const [view, act] = useLibraryView();
  const catalog = useEndpoint(filterCatalog, {});
  const library = useLibrary(view);
  const playlists = usePlaylists();
  const recommending = useRecommended(view.shown === 'all' && view.search === '' && view.category === undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  usePageTitle(t('title'));
  const hasFavourites = me.abilities.includes('pill:favourite');
  const openList = typeof view.shown === 'object' ? view.shown.list : undefined;
  const list = playlists.lists?.find(({ id }) => id === openList);
  const { pages } = library;
  const isKnown = pages.status !== 'pending' || pages.pills.length > 0;
  // Search and bell of the frame wait for the first screen.
  useEffect(() => {
    if (isKnown) firstScreenShown();
  }, [isKnown]);
  if (catalog.problem?.status === 403) return <Forbidden />;

  const favour = async (pill: Pill, favorite: boolean) => {
    library.tell({ type: 'changed', pill: { id: pill.id, favorite } });
    try {
      await call(setFavorite, { body: { ruta_pills_videos_id: pill.id, favorite } });
      if (view.shown === 'favourites') library.reload();
    } catch (error) {
      library.tell({ type: 'changed', pill: { id: pill.id, favorite: pill.favorite } });
      sayProblem(asProblem(error));
    }
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {list && (
              <Menu
                trigger={<IconButton icon="more" label={words('actions', { name: list.name })} />}
                items={[
                  { id: 'rename', label: words('rename'), icon: 'edit' },
                  ...(videosOf(list).length > 1
                    ? [{ id: 'order', label: words('order'), icon: 'sliders' as const }]
                    : []),
                  { id: 'delete', label: words('delete'), icon: 'trash', tone: 'danger' },
                ]}
                onAction={(id) =>
                  setAsked(id === 'order' ? { what: 'order' } : { what: id === 'delete' ? 'delete' : 'name', list })
                }
              />
            )}
            {playlists.isAllowed && (
              <Button icon="plus" onPress={() => setAsked({ what: 'name', list: null })}>
                {words('new')}
              </Button>
            )}
          </>
        }
      />
      <LibraryFilters
        view={view}
        act={act}
        catalog={catalog}
        lists={playlists.lists}
        hasFavourites={hasFavourites}
        resultText={isKnown ? t('shown', { count: pages.pills.length }) : undefined}
      />
      {recommending.of === 'own' && isKnown && <RecommendedHere videos={recommending.videos} />}
      {recommending.of === 'chosen' && <RecommendedElsewhere />}
      <LibraryVideos
        view={view}
        act={act}
        library={library}
        // Recommendations stand above them: videos that came first would be moved.
        isWaiting={recommending.of === 'own' && recommending.isWaiting}
        playlists={playlists}
        list={list}
        onFavourite={hasFavourites ? (pill, favorite) => void favour(pill, favorite) : undefined}
        onNewList={(video) => setAsked({ what: 'name', list: null, video })}
      />
      {asked?.what === 'name' && (
        <ListNameDialog
          list={asked.list}
          playlists={playlists}
          onClose={(created) => {
            setAsked(null);
            if (created && asked.video) void playlists.add(created.id, asked.video.id);
            else if (created) act({ type: 'shown', shown: { list: created.id } });
          }}
        />
      )}
      {asked?.what === 'order' && list && (
        <Suspense>
          <PlaylistOrderDialog
            list={list}
            playlists={playlists}
            onClose={(isSaved) => {
              setAsked(null);
              if (isSaved) library.reload();
            }}
          />
        </Suspense>
      )}
      {asked?.what === 'delete' && (
        <DeleteListDialog
          list={asked.list}
          playlists={playlists}
          onClose={(isDeleted) => {
            setAsked(null);
            if (!isDeleted) return;
            const [first] = (playlists.lists ?? []).filter(({ id }) => id !== asked.list.id);
            act({ type: 'shown', shown: first ? { list: first.id } : 'all' });
          }}
        />
      )}
    </Stack>
  );
}
