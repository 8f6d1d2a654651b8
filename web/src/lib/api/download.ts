import { currentLocale } from '../i18n';
import { localProblem, problemOf } from './problem';
import { inSession } from './signed-out';

/** A document that the server has made, under the name that it gives. */
export interface MadeDocument {
  content: Blob;
  name: string;
}

/**
 * Fetches a document by its full path, in the person's language. A link would leave a refusal to the browser, which says
 * only that it failed. A 401 waits until the person has signed in again. Throws `ProblemError` for anything but a success.
 */
export const download = (url: string): Promise<MadeDocument> =>
  inSession(async (actingAs) => {
    const offline = () => localProblem('network.offline');
    const response = await fetch(url, {
      headers: {
        'Accept-Language': currentLocale(),
        ...(actingAs === undefined ? {} : { 'X-Acting-As': actingAs }),
      },
      credentials: 'same-origin',
    }).catch(() => Promise.reject(offline()));
    if (!response.ok) throw problemOf(response.status, await response.json().catch(() => undefined));
    const content = await response.blob().catch(() => Promise.reject(offline()));
    return { content, name: nameIn(response.headers.get('Content-Disposition') ?? '') };
  });

/** The name of RFC 6266, which may have any letter. */
function nameIn(disposition: string): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(name);
}
