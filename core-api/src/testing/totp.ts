import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator app for a secret; `periods` of 30 s later. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
