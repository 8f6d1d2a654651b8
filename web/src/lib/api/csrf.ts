import { request } from './request';

let token: Promise<string> | undefined;

/** The value of `X-CSRF-Token` (ACC-06). Fetched once and cached in memory. */
export function csrfToken(): Promise<string> {
  token ??= request('get', '/api/csrf')
    .then((body) => (body as { data: { token: string } }).data.token)
    .catch((error: unknown) => {
      token = undefined;
      throw error;
    });
  return token;
}

/** Drops the token, so that the next change fetches one: after a new session, or a refusal. */
export function forgetCsrfToken(): void {
  token = undefined;
}
