import { z } from 'zod';
import { ITEM_MAX, OPTION_MAX, ORDER_MAX, QUADRANTS, SECONDS_MAX, SECONDS_MIN } from '../imports/catalogue-limits';
import { id, line, requiredLine, requiredText, text } from '../kit/fields';
import { BANK_LOCKS, DPI_ROLES } from './limits';

const optionTexts = { display: z.string(), display_en: z.string().nullable() };

/** A question of a cycle’s bank as its editors see it (DPI-02). */
export const BankQuestion = z
  .object({
    id,
    theme: z.string(),
    question: z.string(),
    question_en: z.string().nullable().describe('Null: readers of English get the Spanish one'),
    timeout: z.int().nullable().describe('Seconds; null for the usual 20'),
    roles: z.array(z.enum(DPI_ROLES)).describe('Who is asked it; empty means everybody'),
    options: z.array(z.object({ id, quadrant: z.int(), ...optionTexts })).describe('One per quadrant, in their order'),
    active: z.boolean().describe('Whether it is asked'),
    order: z.int(),
    revision: z.int().describe('Rises with every change; an edit sends it back'),
  })
  .meta({ id: 'DpiBankQuestion' });
export type BankQuestion = z.infer<typeof BankQuestion>;

/** Whose questions are looked at, and why they cannot change. */
export const BankCycle = z.object({
  id,
  name: z.string(),
  locked: z.enum(BANK_LOCKS).nullable().describe('Null while the bank can change'),
});
export type BankCycle = z.infer<typeof BankCycle>;

/** Empty texts in English are none. */
const orNull = (value: string) => (value.trim() === '' ? null : value.trim());

export const BankForm = z.strictObject({
  theme: z.string('text.required').regex(/^[a-z0-9_]{1,40}$/, 'imports.code.malformed'),
  question: requiredText(ITEM_MAX, 'text.required'),
  question_en: text(ITEM_MAX).transform(orNull),
  timeout: z
    .int()
    .min(SECONDS_MIN, 'dpi.timeout.range')
    .max(SECONDS_MAX, 'dpi.timeout.range')
    .nullable()
    .describe('Seconds; null for the usual 20'),
  roles: z.array(z.enum(DPI_ROLES)).max(DPI_ROLES.length).describe('Empty means everybody'),
  options: z
    .array(
      z.strictObject({
        display: requiredLine(OPTION_MAX, 'text.required'),
        display_en: line(OPTION_MAX).transform(orNull),
      }),
    )
    .length(QUADRANTS, 'dpi.options.exact')
    .refine((options) => new Set(options.map(({ display_en }) => display_en === null)).size < 2, 'dpi.options.english')
    .describe('In the order of the quadrants 1 to 5; in English all of them or none'),
  active: z.boolean(),
});
export type BankForm = z.output<typeof BankForm>;

export const BankChange = BankForm.extend({ revision: z.int().positive().describe('The revision that was edited') });
/** The place of a question: 1 is the first; beyond the last one is the last. */
export const BankPlace = z.strictObject({ position: z.int().min(1).max(ORDER_MAX) });
