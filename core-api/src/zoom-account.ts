import { z } from 'zod';

/** A server-to-server application of a Zoom account. */
export interface ZoomAccount {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** Address of the calls, such as `https://api.zoom.us/v2`. */
  apiUrl: string;
  /** Address of the tokens, such as `https://zoom.us/oauth/token`. */
  oauthUrl: string;
  /** Whose meetings they are: those of the account's own user, or each of its agent's, by e-mail address. */
  host: 'account' | 'agent';
}

const LOCAL = new Set(['127.0.0.1', '[::1]', 'localhost']);

const address = z.url({ protocol: /^https?$/, error: 'write an https address' }).refine((url) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOCAL.has(hostname);
}, 'write an https address');

const secret = z.string().min(1).max(200);

/** The environment variables of Zoom. */
export const ZOOM_ENVIRONMENT = {
  ZOOM_ACCOUNT_ID: secret.optional(),
  ZOOM_CLIENT_ID: secret.optional(),
  ZOOM_CLIENT_SECRET: secret.optional(),
  ZOOM_HOST: z.enum(['account', 'agent']).default('account'),
  ZOOM_API_URL: address.default('https://api.zoom.us/v2'),
  ZOOM_OAUTH_URL: address.default('https://zoom.us/oauth/token'),
};

type Environment = z.output<z.ZodObject<typeof ZOOM_ENVIRONMENT>>;

const NEEDED = ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'] as const;

/** The account, or undefined without one. Throws where some of its three variables are set and others are not. */
export function zoomAccount(env: Environment): ZoomAccount | undefined {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  const [first] = missing;
  if (missing.length === NEEDED.length) return undefined;
  if (first !== undefined) throw new Error(`${first}: set ${NEEDED.join(', ')} together, or none of them`);
  return {
    accountId: env.ZOOM_ACCOUNT_ID ?? '',
    clientId: env.ZOOM_CLIENT_ID ?? '',
    clientSecret: env.ZOOM_CLIENT_SECRET ?? '',
    apiUrl: env.ZOOM_API_URL.replace(/\/$/, ''),
    oauthUrl: env.ZOOM_OAUTH_URL,
    host: env.ZOOM_HOST,
  };
}
