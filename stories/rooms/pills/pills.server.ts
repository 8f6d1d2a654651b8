import { pillLinks } from '@ruta/contracts/pills/links.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import {
  filmPill,
  longPill,
  sampleCatalog,
  samplePill,
  samplePlaylist,
  sampleRecommended,
} from '@ruta/contracts/pills/pills.sample';
import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { playlists } from '@ruta/contracts/pills/playlists.api';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';

const EMOJI: Pill = { ...samplePill, id: 9, title: 'Pausas activas 🧘🏽‍♀️ con música', views: 1, favorite: true };
const ARABIC: Pill = { ...samplePill, id: 10, title: 'ثلاثة أسئلة لبدء الدرس', keywords: [] };

/** The library on a server in memory: hearts stay as long as the story. */
export const pillsServer =
  (stored: readonly Pill[] = [samplePill, longPill, EMOJI, ARABIC]) =>
  (): Answer[] => {
    let kept = [...stored];
    return [
      answer(pills.catalog, () => ({ data: sampleCatalog })),
      answer(pills.filterVideos, ({ query }) => ({
        data: kept.filter(({ favorite }) => query.get('filter_by_favorite') !== '1' || favorite),
      })),
      answer(pills.search, ({ query }) => ({
        data: kept.filter(({ title }) => title.includes(query.get('search') ?? '')),
      })),
      answer(pillLinks.recommended, () => ({ data: sampleRecommended })),
      answer(playlists.mine, () => ({ data: [samplePlaylist] })),
      answer(pills.favorite, ({ body }) => {
        const { ruta_pills_videos_id: id, favorite = true } = body as {
          ruta_pills_videos_id: number;
          favorite?: boolean;
        }; // the star of a card
        kept = kept.map((pill) => (pill.id === id ? { ...pill, favorite } : pill));
        return { data: { favorite } };
      }),
      answer(pills.get, ({ params }) => ({
        data:
          Number(params['id']) === filmPill.id
            ? filmPill
            : {
                ...samplePill,
                second: 0,
                captions: [],
                is_reported: false,
                is_broken: true,
                url: 'https://vimeo.com/x',
              },
      })),
      answer(pills.progress, ({ body }) => ({ data: { is_seen: false, ...(body as { second: number }) } })),
      answer(pills.view, () => ({ data: { views: 1 } })),
    ];
  };
