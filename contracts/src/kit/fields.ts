import { z } from 'zod';
import type { FieldMessage } from '../field-messages';
import { LOCALES } from '../locale';
import { addressForm } from './address';
import { lengthOf } from './length';
import { EMAIL_MAX } from './limits';
import { withoutOverrides, withoutZeroWidth } from './unseen-text';

/**
 * Schemas for single fields. In JSON nothing is converted: a number sent as text is refused (B60). Only schemas for
 * queries and paths parse text.
 */

const message = (key: FieldMessage) => key;

/** An id in JSON. */
export const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** An id in a path or a query: digits only, no sign, no leading zero (B61). */
const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, message('id.malformed'))
  .transform(Number);

/** An id in a query string. */
export const queryId = idText;
/** The cycle that a list is read of: the started one, or a finished one with its schools of that time (decision 0038). */
export const cycleRead = queryId.optional().describe('Only this cycle: the started or a finished one');
/** An id in a path; another value gives 404. */
export const pathId = idText;

/** The token of a single-use link: 256 random bits as base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The key of a report in a path; an unknown one gives 404 (B64). */
export const reportKey = z.string().regex(/^[a-z-]{1,40}$/);

/** A role of a school's leaders in a path; an unknown one gives 404 (T02). */
export const leaderKey = z.string().regex(/^[a-z-]{1,40}$/);

/** A language in a path: one of ours, spelled as we do. */
export const pathLocale = z.enum(LOCALES, message('id.malformed'));

/** An existing calendar day, `YYYY-MM-DD` (B03). */
export const day = z.iso.date(message('day.malformed'));
/** A wall-clock time `HH:mm`, 24 hours. */
export const time = z.string(message('time.required')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('time.malformed'));
/** A month `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, message('month.malformed'));
/** A UTC instant `YYYY-MM-DD HH:mm:ss`. */
export const instant = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const flagText = z.enum(['0', '1', 'false', 'true']);
const isOn = (value: z.infer<typeof flagText>) => value === '1' || value === 'true';

/** A boolean in a query string; `0` and `false` ask for those that are not so. */
export const queryFlag = flagText.transform(isOn);
/** A choice in a query string that is made or not; `0` and `false` are the same as nothing (API-01). */
export const queryChoice = flagText.transform((value) => (isOn(value) ? true : undefined));

/** C0 controls except tab and line breaks, and lone surrogates: databases and PDF cannot store them (B57). */
// eslint-disable-next-line no-control-regex -- control characters are what this pattern is about
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u;

/** What ends a line, and C1 controls: a single line has none. */

const OFF_THE_LINE = /[\r\n\u007f-\u009f\u2028\u2029]/;

/** Whether each character is seen, in its order: zero-width ones make two names look alike, overrides turn them. */
const isSeen = (value: string) => withoutZeroWidth(value) === value && withoutOverrides(value) === value;

/** Text as it was sent, for passwords and pasted lists; `max` counts code points. */
export const rawText = (max: number) =>
  z
    .string(message('text.required'))
    .refine((value) => !UNPRINTABLE.test(value), message('text.unprintable'))
    .refine((value) => lengthOf(value) <= max, { error: message('text.too-long'), params: { max } });

/** Free text of any number of lines, stored unchanged, without zero-width characters and overrides of direction; `max` counts code points. */
export const text = (max: number) => rawText(max).refine(isSeen, message('text.unprintable'));

/** Text of one line. */
export const line = (max: number) =>
  text(max).refine((value) => !OFF_THE_LINE.test(value), message('text.unprintable'));

/** Free text that is not blank; blank text is refused with the sentence of `key`. */
export const requiredText = (max: number, key: FieldMessage, min = 1) =>
  text(max).refine((value) => lengthOf(value.trim()) >= min, message(key));

/** Text of one line that is not blank; blank text is refused with the sentence of `key`. */
export const requiredLine = (max: number, key: FieldMessage) =>
  line(max).refine((value) => value.trim() !== '', message(key));

/** Whether the domain's `xn--` labels can be decoded; zod reads addresses of the web by the platform's own rules. */
const hasRealDomain = (address: string) => z.url().safeParse(`https://${address.split('@').at(-1) ?? ''}`).success;

/** An e-mail address, in its normal form (`addressForm`, decision 0075). */
export const email = z
  .string(message('email.required'))
  .trim()
  .min(1, message('email.required'))
  .max(EMAIL_MAX, message('email.malformed'))
  .refine((typed) => addressForm(typed) !== null, message('email.not-ascii'))
  .toLowerCase()
  .pipe(z.email(message('email.malformed')).refine(hasRealDomain, message('email.malformed')));
