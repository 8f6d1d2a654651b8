import { dpiBank as calls } from '@ruta/contracts/dpi/bank.api';
import { serve } from '../../http/serve';
import type { BankService } from './bank.service';

/** Calls of the bank of the diagnostic (DPI-02). */
export const bankRoutes = (bank: BankService) => [
  serve(calls.bank, ({ actor, query }) => bank.list(actor, query.cycle_id)),
  serve(calls.addQuestion, async ({ actor, body }) => ({
    data: await bank.add(actor, body),
    message: 'dpi.question-added',
  })),
  serve(calls.changeQuestion, async ({ actor, params, body }) => ({
    ...{ data: await bank.change(actor, params.id, body), message: 'dpi.question-saved' },
  })),
  serve(calls.orderQuestion, async ({ actor, params, body }) => {
    await bank.order(actor, params.id, body.position);
    return { data: null, message: 'dpi.ordered' };
  }),
];
