import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import { formOf } from './bank-form';
import { changeQuestion, DPI_BANK, orderQuestion } from './bank.calls';

/** Moving a question and switching it off or on. A failure shows the server's sentence. */
export function useBankDeeds() {
  const refresh = useRefresh();
  const done = async (work: Promise<{ message?: string | undefined }>) => {
    try {
      sayDone(await work);
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(DPI_BANK);
  };
  return {
    move: (id: number, position: number) => done(call(orderQuestion, { params: { id }, body: { position } })),
    turn: (question: BankQuestion) => {
      const { id, active, revision } = question;
      return done(call(changeQuestion, { params: { id }, body: { ...formOf(question), active: !active, revision } }));
    },
  };
}
