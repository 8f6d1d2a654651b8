import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** A phone's clock may be off by one period. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Ruta',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** What an authenticator app reads from a QR code. */
export const otpauthUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The period whose code this is, or null. By the real time: the apps know no other, while the server's clock may show the
 * date of a demo world.
 */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
