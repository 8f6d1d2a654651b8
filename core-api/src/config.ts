import { hostsOf } from '@ruta/contracts/other-content/media-url';
import { DEFAULT_VIDEO_HOSTS } from '@ruta/contracts/pills/video-sites';
import { z } from 'zod';
import { ZOOM_ENVIRONMENT, zoomAccount, type ZoomAccount } from './zoom-account';

const hosts = z
  .string()
  .transform(hostsOf)
  .refine((found) => found !== null, 'write hosts with commas between them, such as vimeo.com,*.wistia.com');

const Environment = z.object({
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  CORE_PORT: z.coerce.number().int().min(0).max(65535).default(4001),
  CORE_HOST: z.string().default('127.0.0.1'),
  INTERNAL_SECRET: z.string().min(16),
  SECRETS_KEY: z.string().min(32).max(200).optional(),
  SERVER_TIMEZONE: z.string().default('America/Cancun'),
  UPLOADS_MIN_FREE_MB: z.coerce.number().int().min(0).default(500),
  DEMO: z.enum(['0', '1']).optional(),
  DEMO_TODAY: z.iso.date().optional(),
  DEMO_SHIFT_MS: z.coerce.number().int().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'write smtp://user:password@host:port or smtps://…' }).optional(),
  MAIL_FROM: z.string().max(200).default('Ruta <no-reply@localhost>'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  VIDEO_HOSTS: hosts.prefault(DEFAULT_VIDEO_HOSTS.join(',')),
  FRAME_HOSTS: hosts.prefault(''),
  MEETINGS_URL: z
    .url({ protocol: /^https$/, error: 'write the https address of a meeting server' })
    .default('https://meet.jit.si/'),
  ...ZOOM_ENVIRONMENT,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type DatabaseTarget = { dialect: 'sqlite'; filename: string } | { dialect: 'mysql'; uri: string };

export interface Config {
  database: DatabaseTarget;
  dataDir: string;
  /** Uploads are refused with less free space, so that the database can still write. In bytes. */
  uploadsMinFreeBytes: number;
  host: string;
  port: number;
  /** Shared with the bff. Requests with this secret may set the client IP. */
  internalSecret: string;
  /** Key that encrypts two-step secrets; if undefined, a key is created in `dataDir`. */
  secretsKey: string | undefined;
  /** IANA name. The default, one hour ahead of Mexico City, gives the specification's one-hour rules (domain T4). */
  serverTimezone: string;
  demo: boolean;
  demoToday: string | undefined;
  /** How far the server's clock is ahead of the real one, in ms; for tests at a fixed hour of the day. */
  demoShiftMs: number | undefined;
  /** Hosts whose videos may be added to other content (OTH-01). */
  videoHosts: readonly string[];
  /** Hosts whose pages may be framed (OTH-02). The bff's policy holds the same ones. */
  frameHosts: readonly string[];
  /** Where video sessions take place: a server that opens a room for every address (VC-08). */
  meetingsUrl: string;
  /** The Zoom account in which they take place instead. */
  zoom: ZoomAccount | undefined;
  logLevel: string;
  mail: { smtpUrl: string | undefined; from: string; publicUrl: string; dataDir: string };
}

/** Reads the environment; only here. An empty variable counts as absent. Throws with one line per invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = parsed.data;
  return {
    database: databaseTarget(env.DATABASE_URL ?? `sqlite:${env.DATA_DIR}/ruta.db`),
    dataDir: env.DATA_DIR,
    uploadsMinFreeBytes: env.UPLOADS_MIN_FREE_MB * 1024 * 1024,
    host: env.CORE_HOST,
    port: env.CORE_PORT,
    internalSecret: env.INTERNAL_SECRET,
    secretsKey: env.SECRETS_KEY,
    serverTimezone: env.SERVER_TIMEZONE,
    // With a database of its own, an installation gets demo data only on request.
    demo: env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1',
    demoToday: env.DEMO_TODAY,
    demoShiftMs: env.DEMO_SHIFT_MS,
    videoHosts: env.VIDEO_HOSTS,
    frameHosts: env.FRAME_HOSTS,
    meetingsUrl: env.MEETINGS_URL,
    zoom: zoomAccount(env),
    logLevel: env.LOG_LEVEL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL, dataDir: env.DATA_DIR },
  };
}

/** `sqlite:./path` or `mysql://user:password@host:port/database`. */
export function databaseTarget(url: string): DatabaseTarget {
  if (url.startsWith('sqlite:')) return { dialect: 'sqlite', filename: url.slice('sqlite:'.length) };
  if (/^(mysql|mariadb):\/\//.test(url)) return { dialect: 'mysql', uri: url.replace(/^mariadb:/, 'mysql:') };
  throw new Error('DATABASE_URL: write sqlite:./path or mysql://user:password@host:port/database');
}
