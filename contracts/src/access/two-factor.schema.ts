import { z } from 'zod';
import { instant, linkToken } from '../kit/fields';

/** Number of recovery codes per person; each works once. */
export const RECOVERY_CODES = 10;

/** State of two-step verification for the person. */
export const TwoFactor = z.object({
  enabled: z.boolean(),
  enabled_at: instant.nullable(),
  required: z.boolean().describe('Super administrators cannot do their work without it'),
  recovery_codes_left: z.int().min(0).max(RECOVERY_CODES),
});
export type TwoFactor = z.infer<typeof TwoFactor>;

/** What an authenticator app needs. Returned once; takes effect only after a code of the app was entered. */
export const Enrolment = z.object({
  secret: z.string().describe('Base32, for typing'),
  uri: z.string().describe('otpauth://, for a QR code'),
});
export type Enrolment = z.infer<typeof Enrolment>;

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Six digits of an authenticator app; spaces are removed. */
export const totpCode = z
  .string('access.code.required')
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'access.code.required')
      .regex(/^\d{6}$/, 'access.code.malformed'),
  );

/**
 * Reply to a right password where a code is needed too. The page keeps the token in memory; it is valid for minutes.
 */
export const SecondStep = z.object({
  second_step: z.object({ token: linkToken, expires_at: instant.describe('UTC') }),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** A code of the authenticator app, or a recovery code. */
export const SecondStepForm = z.strictObject({
  token: linkToken,
  code: z
    .string('access.code.required')
    .transform((value) => value.replace(/[\s-]/g, '').toLowerCase())
    .pipe(
      z
        .string()
        .min(1, 'access.code.required')
        .regex(/^(\d{6}|[a-z2-7]{10})$/, 'access.code.malformed'),
    ),
});
export type SecondStepForm = z.input<typeof SecondStepForm>;
