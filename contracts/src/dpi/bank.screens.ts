import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { BankCycle, BankQuestion } from './bank.schema';

const DpiBank = z.object({
  cycle: BankCycle.nullable().describe('Null where there is no cycle'),
  questions: z.array(BankQuestion),
  cycles: z
    .array(z.object({ id: BankCycle.shape.id, period: z.string() }))
    .describe('The cycles whose bank may be looked at, newest first; none for who may not read cycles'),
});
export type DpiBank = z.infer<typeof DpiBank>;

/** The bank of the diagnostic (DPI-02). */
export const adminDpiBank = screen({
  area: 'admin',
  ability: 'catalog:manage',
  path: '/dpi-questions',
  query: z.strictObject({ cycle: queryId.optional() }),
  reply: DpiBank,
});
