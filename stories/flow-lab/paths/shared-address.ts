/** The page's own address, as far as it is needed. */
export type PageAddress = Pick<Location, 'href' | 'search'>;

/**
 * A path's address as people open it: the story that is open now, in Storybook's own frame, with the path as its arg
 * `path`. Where no story is open (a test), the code alone, which may be pasted into that arg.
 */
export function sharedAddress({ href, search }: PageAddress, code: string): string {
  const story = new URLSearchParams(search).get('id');
  if (story === null) return code;
  const page = new URL('./', href);
  page.search = new URLSearchParams({ path: `/story/${story}`, args: `path:${code}` })
    .toString()
    // Storybook writes these as they are; both are allowed in a query.
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');
  return page.href;
}
