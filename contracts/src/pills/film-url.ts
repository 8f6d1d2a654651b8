/** Where the film of a video is watched. */
export const filmUrl = (video: number): string => `/api/pills/videos/${video}/media`;

/** Where a film is watched that was sent and that no video has yet. */
export const sentFilmUrl = (film: number): string => `/api/pills/videos/file/${film}`;

/** The id of a film that was sent, by its address; null for any other address. */
export function sentFilmId(url: string): number | null {
  const id = /^\/api\/pills\/videos\/file\/([1-9]\d{0,14})$/.exec(url)?.[1];
  return id === undefined ? null : Number(id);
}

/** Whether an address is a film of our own and not another site's (PIL-01, decision 0057). */
export const isFilmUrl = (url: string): boolean =>
  /^\/api\/pills\/videos\/(?:file\/[1-9]\d{0,14}|[1-9]\d{0,14}\/media)$/.test(url);
