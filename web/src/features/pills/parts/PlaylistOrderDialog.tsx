import { useState } from 'react';
import type { Playlist } from '@ruta/contracts/pills/pills.schema';
import { LoadingRegion, OrderList, Skeleton, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FormModal } from '../../../shared/FormModal';
import { Failed } from '../../../shared/ScreenState';
import { useSubmission } from '../../../shared/use-submission';
import { ordered, placed } from '../list-order';
import { playlistsTexts } from '../playlists.texts';
import { useListVideos } from '../use-list-videos';
import type { Playlists } from '../use-playlists';

interface PlaylistOrderDialogProps {
  /** The list as it is now: after a refusal, the newer one. */
  list: Playlist;
  playlists: Playlists;
  onClose: (isSaved: boolean) => void;
}

/**
 * Puts the videos of a list in order, dragged or by keys, and saves them together (PIL-04). Where another window changed
 * the list meanwhile, that is said; what was ordered stays, and saving again puts it above the newer list.
 */
export function PlaylistOrderDialog({ list, playlists, onClose }: PlaylistOrderDialogProps) {
  const t = useTexts(playlistsTexts);
  const { videos, problem, retry } = useListVideos(list);
  const [order, setOrder] = useState<readonly number[]>();
  const { submit, ...submission } = useSubmission();
  const shown = ordered(videos ?? [], order);
  const ids = shown.map(({ id }) => id);
  const save = () =>
    submit(async () => {
      await playlists.reorder(list, ids);
      onClose(true);
    });
  return (
    <FormModal
      title={t('order.of', { name: list.name })}
      form={submission}
      why={videos === undefined ? t('order.loading') : undefined}
      onSave={save}
      onClose={() => onClose(false)}
    >
      <Text tone="muted">{t('order.help')}</Text>
      {problem ? (
        <Failed problem={problem} onRetry={retry} size="S" />
      ) : (
        <LoadingRegion
          isLoading={videos === undefined}
          label={t('order.loading')}
          skeleton={<Skeleton shape="block" height={240} />}
        >
          <OrderList
            label={list.name}
            items={shown.map(({ id, title }) => ({ id: String(id), label: title }))}
            onMove={(id, place) => setOrder(placed(ids, Number(id), place))}
          />
        </LoadingRegion>
      )}
    </FormModal>
  );
}
