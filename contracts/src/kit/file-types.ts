/** Media types of uploaded files, by their bytes (T05). This file does not import zod, so browser code may use it. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PDF_TYPE = 'application/pdf';
export const FILM_TYPE = 'video/mp4';
/** Captions of a film, WebVTT. */
export const CAPTIONS_TYPE = 'text/vtt';
/** Word, PowerPoint and Excel without macros. */
export const OFFICE_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Types that a page shows in place; every other file is downloaded. */
export const INLINE_TYPES = [PDF_TYPE, ...PICTURE_TYPES, FILM_TYPE] as const;
/** Types of files that are shared with many people: formation plans, other content. */
export const SHARED_TYPES = [...INLINE_TYPES, ...OFFICE_TYPES] as const;

const MEGABYTE = 1024 * 1024;
/** The largest film, in bytes. */
export const FILM_BYTES_MAX = 200 * MEGABYTE;
/** The largest captions, in bytes. */
export const CAPTIONS_BYTES_MAX = MEGABYTE;
