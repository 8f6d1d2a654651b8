import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { call } from '../../lib/api';
import { useDeeds } from '../../shared/use-deeds';
import { formOf } from './bank-form';
import { changeQuestion, DPI_BANK, orderQuestion } from './bank.calls';

const turned = (question: BankQuestion) => {
  const { id, active, revision } = question;
  return call(changeQuestion, { params: { id }, body: { ...formOf(question), active: !active, revision } });
};

/** Moving a question and switching it off or on (DPI-02). Nothing is asked about first. */
export function useBankDeeds() {
  const { done } = useDeeds({ deedOf: turned, reload: DPI_BANK });
  return {
    move: (id: number, position: number) => done(call(orderQuestion, { params: { id }, body: { position } })),
    turn: (question: BankQuestion) => done(turned(question)),
  };
}
