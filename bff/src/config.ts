import { hostsOf, isListedHost } from '@ruta/contracts/other-content/media-url';
import { z } from 'zod';
import { BODY_LIMITS, type BodyLimits } from './http/body-limits';

/** Configuration from environment variables, read once at start. */
export interface Config {
  port: number;
  host: string;
  /** Public address of the product; its scheme decides about `Secure`, `__Host-` and HSTS. */
  publicUrl: string;
  secure: boolean;
  coreUrl: string;
  internalSecret: string;
  sessionSecret: string;
  webDir: string;
  storybookDir: string | null;
  /** Hosts whose pages may be framed (OTH-02). */
  frameHosts: readonly string[];
  logLevel: LogLevel;
  /** Express's `trust proxy`: a hop count, or addresses and subnets; false trusts none. */
  trustProxy: number | string | false;
  bodyLimits: BodyLimits;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_MIN = 16;

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'must not have a path')
  .transform((value) => new URL(value).origin);
const secret = z
  .string('is required')
  .min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`)
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces, since it travels in a header');

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .pipe(z.int().max(65_535, 'must be a port number'))
    .prefault('4000'),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  CORE_URL: origin.prefault('http://127.0.0.1:4001'),
  INTERNAL_SECRET: secret,
  SESSION_SECRET: secret,
  WEB_DIR: z.string().optional(),
  STORYBOOK_DIR: z.string().optional(),
  FRAME_HOSTS: z
    .string()
    .transform(hostsOf)
    .refine(
      (found) => found !== null,
      'must be hosts with commas between them, such as tableros.example.mx,*.example.org',
    )
    .prefault(''),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: z
    .string()
    .refine((value) => value !== 'true', 'must be a number of proxies or their addresses; "true" would believe anyone')
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value === 'false' ? false : value))
    .default(false),
  BODIES_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999')
    .transform(Number)
    .default(BODY_LIMITS.perAddress),
});

/** Thrown when a variable is missing or invalid. The message names each variable, never its value. */
export class ConfigError extends Error {}

/** Reads the environment; an empty variable counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, defaults: { webDir: string }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new ConfigError(`The bff cannot start with this configuration:\n${lines.join('\n')}`);
  }
  const found = read.data;
  const publicUrl = found.PUBLIC_URL ?? `http://127.0.0.1:${found.PORT}`;
  const frameHosts = found.FRAME_HOSTS;
  // A page of ours in a frame of ours would run with this origin's rights.
  if (isListedHost(new URL(publicUrl).hostname, frameHosts))
    throw new ConfigError(
      'The bff cannot start with this configuration:\n  FRAME_HOSTS must not hold PUBLIC_URL’s own host',
    );
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    coreUrl: found.CORE_URL,
    internalSecret: found.INTERNAL_SECRET,
    sessionSecret: found.SESSION_SECRET,
    webDir: found.WEB_DIR ?? defaults.webDir,
    storybookDir: found.STORYBOOK_DIR ?? null,
    frameHosts,
    logLevel: found.LOG_LEVEL,
    trustProxy: found.TRUST_PROXY,
    bodyLimits: { ...BODY_LIMITS, perAddress: found.BODIES_PER_ADDRESS },
  };
}
