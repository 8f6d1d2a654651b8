import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = 'v1';
const FILE = 'secrets.key';
const KEY_MIN = 32;

/**
 * The installation's encryption key: `SECRETS_KEY`, or a key created at the first start in DATA_DIR. A copy of the
 * database alone does not reveal two-step secrets. Refuses a key file that is cut short.
 */
export function installationKey({ secretsKey, dataDir }: { secretsKey: string | undefined; dataDir: string }): string {
  if (secretsKey !== undefined) return secretsKey;
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    createWhole(file, randomBytes(32).toString('hex'));
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < KEY_MIN) throw new Error(`${file} is cut short. Restore it from a backup.`);
  return key;
}

/** Creates a file with its whole text; where the disk is full, with none. One that exists stays as it is. */
function createWhole(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return; // another process has created it
    rmSync(file, { force: true });
    throw error;
  }
}

/** Encrypts texts with AES-256-GCM, bound to their owner, and makes keyed hashes of short codes. */
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

    /** Decrypts. Throws for another key or another owner. */
    open(owner: number, sealed: string): string {
      const [version, ...parts] = sealed.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !text || !tag) throw new Error('Not sealed by this installation');
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(tag);
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    },

    /** Keyed, because plain hashes of short codes can be guessed. */
    hash: (owner: number, code: string) => createHmac('sha256', hashing).update(`${owner}:${code}`).digest('hex'),
  };
}

export type SecretBox = ReturnType<typeof secretBox>;
