import { FILM_BYTES_MAX, FILM_TYPE, SHARED_TYPES } from '../kit/file-types';

/** Limits of other content, in characters and bytes. Free of the validation library, so that forms may import them. */
export const CONTENT_NAME_MAX = 255;
export const CONTENT_URL_MAX = 2048;
/** Of a file that is no film. */
const FILE_BYTES_MAX = 50 * 1024 * 1024;
/** Pictures and PDF open in place, films play; office files are downloaded. Their bytes decide. */
export const CONTENT_FILE_TYPES = SHARED_TYPES;
/** The largest file of a type, in bytes. */
export const contentBytesMax = (type: string): number => (type === FILM_TYPE ? FILM_BYTES_MAX : FILE_BYTES_MAX);
/** The last place that a content may be moved to. */
export const CONTENT_ORDER_MAX = 500;
