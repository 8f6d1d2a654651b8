import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import type { EmbeddedKey, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import type { IconName } from '@ruta/design-system';
import type { ShownFile } from '../../shared/files/FileModal';

const PAGES = {
  intelligence: otherContentPages.intelligence,
  fundamentacion: otherContentPages.fundamentacion,
} satisfies Record<EmbeddedKey, object>;

/** The key of an embedded page, if the content opens one that there is. */
export const keyOf = ({ type, url }: OtherContent): EmbeddedKey | undefined =>
  type === 'key' ? (Object.keys(PAGES) as EmbeddedKey[]).find((key) => key === url) : undefined;

/** Where a content leads: a page of ours, its file, or the video's site. */
export function hrefOf(content: OtherContent): string {
  const key = keyOf(content);
  return key === undefined ? content.url : PAGES[key].href();
}

/** The file of a content, for the file modal. */
export const fileOf = ({ name, url, file }: OtherContent): ShownFile => ({
  ...{ name, url, mime_type: file?.mime_type ?? '', size: file?.size ?? null },
});

export const iconOf = ({ type, file }: OtherContent): IconName =>
  type === 'URL' ? 'video' : type === 'key' ? 'chart' : file?.mime_type.startsWith('image/') === true ? 'eye' : 'file';

/** Groups of roles that a content is for. */
export const AUDIENCES = {
  coaches: ['COACH_DIR', 'COACH_MAN', 'COACH_CORD', 'COACH', 'COACH_SEC'],
  leaders: ['DIR', 'SUBD', 'COOR'],
  teachers: ['PROF'],
  management: ['MGMT'],
} as const satisfies Record<string, readonly RoleCode[]>;
export type Audience = keyof typeof AUDIENCES;
export const AUDIENCE_IDS = Object.keys(AUDIENCES) as Audience[];

/** The groups of which at least one role is named. */
export const audiencesOf = (roles: readonly RoleCode[]): Audience[] =>
  AUDIENCE_IDS.filter((id) => AUDIENCES[id].some((role) => roles.includes(role)));

export const rolesOf = (audiences: readonly Audience[]): RoleCode[] => audiences.flatMap((id) => [...AUDIENCES[id]]);
