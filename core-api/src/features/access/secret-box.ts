import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = 'v1';
const FILE = 'secrets.key';

/**
 * The installation's key for what the database must not hold in the clear: `SECRETS_KEY`, or one that is made at the first
 * start and kept in DATA_DIR. Who has a copy of the database alone can read no secret of a person.
 */
export function installationKey({ secretsKey, dataDir }: { secretsKey: string | undefined; dataDir: string }): string {
  if (secretsKey !== undefined) return secretsKey;
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process was faster
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Seals texts with AES-256-GCM, each to the person it belongs to, and makes keyed hashes of short codes. */
export function secretBox(key: string) {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'ruta', purpose, 32));
  const sealing = derived('seal');
  const hashing = derived('hash');

  return {
    seal(owner: number, text: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },

    /** Throws where it was sealed with another key or for somebody else. */
    open(owner: number, sealed: string): string {
      const [version, ...parts] = sealed.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !text || !tag) throw new Error('Not sealed by this installation');
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(tag);
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    },

    /** Of a code too short for a plain hash to hide. */
    hash: (owner: number, code: string) => createHmac('sha256', hashing).update(`${owner}:${code}`).digest('hex'),
  };
}

export type SecretBox = ReturnType<typeof secretBox>;
