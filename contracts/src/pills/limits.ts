/** Limits of the video library. Free of the validation library, so that forms may import them. */
export const PILL_TITLE_MAX = 255;
export const PILL_URL_MAX = 2048;
export const KEYWORDS_MAX = 50;
export const KEYWORD_MAX = 60;
/** Characters of a category's, a level's and a list's name. */
export const PILL_NAME_MAX = 255;
/** Categories, and children of each of the upper three levels. */
export const CHILDREN_MAX = 50;
/** Lists of a person, and videos of a list. */
export const LISTS_MAX = 100;
export const LIST_VIDEOS_MAX = 500;
/** Videos that are loaded at once: at most, in the library, and by a search. */
export const TAKE_MAX = 100;
export const LIBRARY_TAKE = 12;
export const SEARCH_TAKE = 100;
/** Themes and indicators of a video; characters of one: the code of a guide, a slash and its indicator. */
export const LINKS_MAX = 30;
export const LINK_KEY_MAX = 121;
/** Videos that are recommended at once. */
export const RECOMMENDED_MAX = 4;
