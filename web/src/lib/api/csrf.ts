import { request } from './request';

let token: Promise<string> | undefined;

/** The token that every change carries in `X-CSRF-Token` (ACC-06): asked for once, kept in memory. */
export function csrfToken(): Promise<string> {
  token ??= request('get', '/api/csrf')
    .then((body) => (body as { data: { token: string } }).data.token)
    .catch((error: unknown) => {
      token = undefined;
      throw error;
    });
  return token;
}

/** The next change asks for a fresh token: the session changed, or the server refused this one. */
export function forgetCsrfToken(): void {
  token = undefined;
}
