import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret; `periods` of half a minute later. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
