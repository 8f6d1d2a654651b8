import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Tolerance in periods, for phones whose clock is off. */
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

/** The content of the QR code. */
export const otpauthUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The period of a code, or null if it is wrong. Uses the real time, like the apps; the server's clock may show the date
 * of demo data.
 */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
