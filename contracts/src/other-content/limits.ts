/** Limits of other content, in characters and bytes. Free of the validation library, so that forms may import them. */
export const CONTENT_NAME_MAX = 255;
export const CONTENT_URL_MAX = 2048;
export const CONTENT_FILE_BYTES_MAX = 50 * 1024 * 1024;
/** The last place that a content may be moved to. */
export const CONTENT_ORDER_MAX = 500;
