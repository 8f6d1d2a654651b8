import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import { fillPath } from '@ruta/contracts/kit/page-path';
import { currentLocale } from '../i18n';
import type { EndpointReply } from './args';
import { confirmedFirst } from './confirm-first';
import { csrfToken, forgetCsrfToken } from './csrf';
import { localProblem, ProblemError, problemOf } from './problem';
import type { ApiRoute } from './routes';
import { inSession } from './signed-out';

export interface UploadOptions {
  /** Path parameters, where the address has some. */
  params?: Readonly<Record<string, number | string>>;
  /** Form fields: texts, and the file with the contract's field name. */
  form: Readonly<Record<string, string | File>>;
  /** Called with the sent share in percent, 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Cancels it; the upload then throws the reason. */
  signal?: AbortSignal;
}

/**
 * Uploads files, typed by the contract. Uses XMLHttpRequest, because `fetch` reports no progress. A 419 fetches a new
 * token and retries once; a 401 waits until the person has signed in again; where the password is wanted it is asked. Throws `ProblemError` for anything but a
 * success.
 */
export async function upload<E extends Endpoint>(
  route: ApiRoute<E>,
  options: UploadOptions,
): Promise<EndpointReply<E>> {
  const address = { method: route.method, path: fillPath(route.path, options.params) };
  const reply = await confirmedFirst(() => inSession((actingAs) => repeatedOnce(address, { ...options, actingAs })));
  return reply as EndpointReply<E>; // the server validates its replies against this contract
}

interface Address {
  method: string;
  path: string;
}

type SentOptions = UploadOptions & { actingAs: string | undefined };

async function repeatedOnce({ method, path }: Address, options: SentOptions): Promise<unknown> {
  try {
    return await send(method, path, await csrfToken(), options);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 419) throw error;
    forgetCsrfToken();
    return send(method, path, await csrfToken(), options);
  }
}

function send(
  method: string,
  path: string,
  csrf: string,
  { form, onProgress, signal, actingAs }: SentOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method.toUpperCase(), `/api${path}`);
    request.responseType = 'text';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', currentLocale());
    request.setRequestHeader('X-CSRF-Token', csrf);
    if (actingAs !== undefined) request.setRequestHeader('X-Acting-As', actingAs);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onerror = () => reject(localProblem('network.offline'));
    request.onabort = () => reject(signal?.aborted ? (signal.reason as Error) : localProblem('network.offline'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
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
