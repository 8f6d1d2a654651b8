import type { Locale } from '@ruta/contracts';
import type { Flag, Table } from '../../database/table';

/** The name of a level of the categories, once somebody wrote it. */
export interface PillLevelRow {
  level: number;
  name: string;
  name_en: string;
  active: Flag;
  created_at: string;
  updated_at: string;
}

interface Named {
  id: number;
  name: string;
  /** The name as it is compared: see `searchKey`. */
  name_key: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A category, the first level. */
export type PillCategoryRow = Named;
/** A subcategory; always active like a category. */
export interface PillSubcategoryRow extends Named {
  parent_id: number;
}
/** A topic or a tag. */
export interface PillSwitchedRow extends PillSubcategoryRow {
  active: Flag;
}

/** A video. Instants are UTC. */
export interface PillVideoRow {
  id: number;
  title: string;
  /** Another site's; empty where the video has a film of ours. */
  url: string;
  /** Title and keywords as they are searched by. */
  search_key: string;
  category_id: number;
  subcategory_id: number;
  topic_id: number | null;
  tag_id: number | null;
  views: number;
  /** The stored film; null for an address of another host. */
  file_key: string | null;
  duration_sec: number | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A film that was sent and that no video has yet. */
export interface PillFilmRow {
  id: number;
  /** Who sent it. */
  user_id: number;
  file_key: string;
  /** Null where the film does not say. */
  duration_sec: number | null;
  created_at: string;
}
/** Captions of the film of a video. */
export interface PillCaptionsRow {
  video_id: number;
  locale: Locale;
  file_key: string;
  created_at: string;
}

export interface PillKeywordRow {
  id: number;
  video_id: number;
  keyword: string;
  keyword_key: string;
}

/** That a video is about a theme of the diagnostic or an indicator of a guide. */
export interface PillLinkRow {
  video_id: number;
  kind: 'theme' | 'indicator';
  /** A theme, or the code of a guide, a slash and its indicator. */
  key: string;
}

interface OfPerson {
  video_id: number;
  user_id: number;
}
/** That somebody watched a video on a day, theirs. */
export interface PillViewRow extends OfPerson {
  day: string;
}
/** How far somebody watched a video. */
export interface PillProgressRow extends OfPerson {
  second: number;
  /** When they had seen as much as counts. */
  done_at: string | null;
  updated_at: string;
}

export interface PillFavouriteRow {
  user_id: number;
  ruta_pills_videos_id: number;
}

/** A list of a person. Its revision rises with every change of its videos. */
export interface PillPlaylistRow extends Named {
  user_id: number;
}
export interface PillPlaylistVideoRow {
  id: number;
  playlist_id: number;
  ruta_pills_video_id: number;
  position: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    pills_levels: Table<PillLevelRow>;
    pills_categories: Table<PillCategoryRow, 'id' | 'revision'>;
    pills_subcategories: Table<PillSubcategoryRow, 'id' | 'revision'>;
    pills_topics: Table<PillSwitchedRow, 'id' | 'revision' | 'active'>;
    pills_tags: Table<PillSwitchedRow, 'id' | 'revision' | 'active'>;
    pills_videos: Table<PillVideoRow, 'id' | 'views' | 'revision'>;
    pills_films: Table<PillFilmRow, 'id'>;
    pills_captions: Table<PillCaptionsRow>;
    pills_keywords: Table<PillKeywordRow, 'id'>;
    pills_video_links: Table<PillLinkRow>;
    pills_views: Table<PillViewRow>;
    pills_reports: Table<OfPerson>;
    pills_progress: Table<PillProgressRow>;
    pills_favourites: Table<PillFavouriteRow>;
    pills_playlists: Table<PillPlaylistRow, 'id' | 'revision'>;
    pills_playlist_videos: Table<PillPlaylistVideoRow, 'id'>;
  }
}
