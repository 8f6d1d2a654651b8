import { currentLocale } from '../i18n';
import { localProblem, problemOf } from './problem';

interface RequestOptions {
  body?: unknown;
  csrf?: string | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The person and role of the page, `{user id}:{role}`; none for a sign-in and for asking who is there (0072). */
  actingAs?: string | undefined;
  /** True for requests that the person did not cause; they do not prolong the session. */
  isBackground?: boolean | undefined;
}

/** Sends one request. Throws `ProblemError` for a refusal or an unreachable server, and the abort reason if aborted. */
export async function request(
  method: string,
  url: string,
  { body, csrf, idempotencyKey, signal, actingAs, isBackground = false }: RequestOptions = {},
): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (csrf !== undefined) headers['X-CSRF-Token'] = csrf;
  if (actingAs !== undefined) headers['X-Acting-As'] = actingAs;
  if (isBackground) headers['X-Background'] = '1';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;

  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    // A save that begins as the page goes away outlives it.
    ...(document.visibilityState === 'hidden' ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw localProblem('network.offline');
  });

  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(response.status, reply);
  if (reply === undefined) throw localProblem('server.unreadable', response.status);
  return reply;
}
