import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import { useRevisedForm } from '../../shared/conflict/use-revised-form';
import { NOTHING_CHOSEN, type Chosen } from './levels';
import { PILL_CONSOLES } from './pill-console.calls';

/** What is typed of a video. */
export interface TypedPill {
  title: string;
  /** What it plays: an address, or a film of our own. */
  source: 'url' | 'film';
  url: string;
  /** Address of the film that the video has, or that was sent for it; empty without one. */
  film: string;
  chosen: Chosen;
  keywords: readonly string[];
}

const chosenOf = (pill: ListedPill | null): Chosen =>
  pill === null
    ? NOTHING_CHOSEN
    : {
        ...{ category: pill.category?.id ?? null, subcategory: pill.sub_category?.id ?? null },
        ...{ topic: pill.topic?.id ?? null, tag: pill.tag?.id ?? null },
      };

const typedOf = (pill: ListedPill | null): TypedPill => {
  const { title = '', url = '', keywords = [] } = pill ?? {};
  const isFilm = isFilmUrl(url);
  return {
    ...{ title, keywords, chosen: chosenOf(pill), source: isFilm ? 'film' : 'url' },
    ...{ url: isFilm ? '' : url, film: isFilm ? url : '' },
  };
};

interface PillFormOptions {
  /** The edited video; null for a new one. */
  pill: ListedPill | null;
  onClose: () => void;
}

/** The form of a video (PIL-01). */
export const usePillForm = ({ pill, onClose }: PillFormOptions) =>
  useRevisedForm({ record: pill, typedOf, stale: 'pills.stale', reload: PILL_CONSOLES, onClose });
