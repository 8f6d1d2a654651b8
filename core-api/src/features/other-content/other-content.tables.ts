import type { ContentType, EmbeddedKey } from '@ruta/contracts/other-content/other-content.schema';
import type { RoleCode } from '@ruta/contracts';
import type { Table } from '../../database/table';

/** A content as it is stored. Instants are UTC. */
export interface OtherContentRow {
  id: number;
  /** Contents stand in this order, then by id. */
  position: number;
  type: ContentType;
  name: string;
  /** The name as it is searched by. */
  search_key: string;
  /** The address of a video, or the key of an embedded page; null for a file. */
  url: string | null;
  file_key: string | null;
  file_name: string | null;
  mime_type: string | null;
  size: number | null;
  downloads: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A role that reads a content. One without rows is everybody's. */
export interface OtherContentRoleRow {
  content_id: number;
  role: RoleCode;
}

/** The title of the section; one row, with id 1, once somebody wrote it. */
export interface OtherContentSectionRow {
  id: number;
  name: string;
  active: boolean | 0 | 1;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** An embedded page, once somebody wrote it. */
export interface EmbeddedPageRow {
  page_key: EmbeddedKey;
  url: string;
  title: string;
  title_en: string;
  active: boolean | 0 | 1;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    other_contents: Table<OtherContentRow, 'id' | 'downloads' | 'revision'>;
    other_content_roles: Table<OtherContentRoleRow>;
    other_content_section: Table<OtherContentSectionRow, 'revision'>;
    embedded_pages: Table<EmbeddedPageRow, 'revision'>;
  }
}
