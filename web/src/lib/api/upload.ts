import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import { currentLocale } from '../i18n';
import type { EndpointReply } from './args';
import { csrfToken, forgetCsrfToken } from './csrf';
import { localProblem, ProblemError, problemOf } from './problem';
import type { ApiRoute } from './routes';
import { inSession } from './signed-out';

export interface UploadOptions {
  /** The form: texts, and the file under the name that the contract gives it. */
  form: Readonly<Record<string, string | File>>;
  /** How much has left this device, 0 to 100. */
  onProgress?: (percent: number) => void;
}

/**
 * A call that sends files, typed by its contract, which tells how far it has come; `fetch` cannot. A 419 fetches a fresh
 * token and repeats it once; a 401 waits until the person has signed in again. Anything but a success throws a `ProblemError`.
 */
export async function upload<E extends Endpoint>(
  route: ApiRoute<E>,
  options: UploadOptions,
): Promise<EndpointReply<E>> {
  const reply = await inSession(() => repeatedOnce(route, options));
  return reply as EndpointReply<E>; // the server checks its replies by the same contract
}

async function repeatedOnce({ method, path }: ApiRoute<Endpoint>, options: UploadOptions): Promise<unknown> {
  try {
    return await send(method, path, await csrfToken(), options);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 419) throw error;
    forgetCsrfToken();
    return send(method, path, await csrfToken(), options);
  }
}

function send(method: string, path: string, csrf: string, { form, onProgress }: UploadOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method.toUpperCase(), `/api${path}`);
    request.responseType = 'text';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLocale());
    request.setRequestHeader('X-CSRF-Token', csrf);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(localProblem('network.offline'));
    request.onabort = () => reject(localProblem('network.offline'));
    request.onload = () => {
      const reply = jsonOf(request.responseText);
      if (request.status < 200 || request.status >= 300) reject(problemOf(request.status, reply));
      else if (reply === undefined) reject(localProblem('server.unreadable', request.status));
      else resolve(reply);
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    request.send(body);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
