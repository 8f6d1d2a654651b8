/** The parts of `location` that are used. */
export type PageAddress = Pick<Location, 'href' | 'search'>;

/**
 * Address of a path for sharing: the current story in Storybook's frame with the path as its arg `path`. Without an
 * open story, the encoded path alone, which can be pasted into that arg.
 */
export function sharedAddress({ href, search }: PageAddress, code: string): string {
  const story = new URLSearchParams(search).get('id');
  if (story === null) return code;
  const page = new URL('./', href);
  page.search = new URLSearchParams({ path: `/story/${story}`, args: `path:${code}` })
    .toString()
    // Storybook writes these characters unescaped, which a query allows.
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':');
  return page.href;
}
