import { z } from 'zod';
import { id, instant, line, requiredLine } from '../kit/fields';
import { ROLE_CODES } from '../roles';
import { CONTENT_NAME_MAX, CONTENT_ORDER_MAX, CONTENT_URL_MAX } from './limits';

/** `key` opens an embedded page, which its `url` names. */
const CONTENT_TYPES = ['File', 'URL', 'key'] as const;
export const ContentType = z.enum(CONTENT_TYPES);
export type ContentType = z.infer<typeof ContentType>;

export const EMBEDDED_KEYS = ['intelligence', 'fundamentacion'] as const;
export type EmbeddedKey = (typeof EMBEDDED_KEYS)[number];

/** One content (OTH-01). Instants are UTC. */
export const OtherContent = z
  .object({
    id,
    type: ContentType,
    name: z.string(),
    url: z.string().describe('Of the file, of the video, or the key of an embedded page'),
    file: z
      .object({ id, mime_type: z.string(), name: z.string(), size: z.int().describe('Bytes') })
      .nullable()
      .describe('Null where the content is no file'),
    roles: z.array(z.enum(ROLE_CODES)).describe('Who reads it; none: everybody'),
    downloads: z.int().describe('How often the file was opened'),
    revision: z.int().describe('Rises with every change; an edit sends it back'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'OtherContent' });
export type OtherContent = z.infer<typeof OtherContent>;

/** The title of the section. While it is not active, readers find nothing in it. */
export const ContentSection = z
  .object({ name: z.string(), active: z.boolean(), revision: z.int().describe('0 until it is first written') })
  .meta({ id: 'ContentSection' });
export type ContentSection = z.infer<typeof ContentSection>;

export const ContentSectionForm = z.strictObject({
  name: requiredLine(CONTENT_NAME_MAX, 'other-content.name.required'),
  active: z.boolean(),
  revision: z.int().min(0).describe('The revision that was edited').optional(),
});

const name = requiredLine(CONTENT_NAME_MAX, 'other-content.name.required');
const url = requiredLine(CONTENT_URL_MAX, 'other-content.url.invalid');
const roles = z.array(z.enum(ROLE_CODES)).max(ROLE_CODES.length);
/** Roles in a form with a file: codes with commas between them; '' for everybody. */
const rolesText = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(roles);
const contentId = z.coerce.number<string>().pipe(id);
const revisionText = z.coerce.number<string>().pipe(z.int().positive());

export const FileForm = z.strictObject({ name, roles: rolesText.optional() });
export const FileUpdate = FileForm.extend({ contentId, revision: revisionText.optional() });
export const UrlForm = z.strictObject({ name, url, roles: roles.optional() });
export const UrlUpdate = UrlForm.extend({ contentId: id, revision: z.int().positive().optional() });

/** What is deleted: its type, and its id again. */
export const DeleteForm = z.strictObject({ id: id.optional(), type: ContentType.optional() });

/** The place of a content among all: 1 is the first; beyond the last one is the last. */
export const OrderForm = z.strictObject({ contentId: id, position: z.int().min(1).max(CONTENT_ORDER_MAX) });

/** An embedded page (OTH-02). `url` is empty until somebody sets it. */
export const EmbeddedPage = z
  .object({
    key: z.enum(EMBEDDED_KEYS),
    url: z.string(),
    title: z.string(),
    title_en: z.string(),
    active: z.boolean(),
    is_allowed: z.boolean().describe('Whether the deployment lets the address be framed'),
    revision: z.int().describe('0 until it is first written'),
  })
  .meta({ id: 'EmbeddedPage' });
export type EmbeddedPage = z.infer<typeof EmbeddedPage>;

export const EmbeddedPageForm = z.strictObject({
  url: line(CONTENT_URL_MAX),
  title: requiredLine(CONTENT_NAME_MAX, 'other-content.title.required'),
  title_en: line(CONTENT_NAME_MAX),
  active: z.boolean(),
  revision: z.int().min(0).describe('The revision that was edited').optional(),
});
export type EmbeddedPageForm = z.infer<typeof EmbeddedPageForm>;
