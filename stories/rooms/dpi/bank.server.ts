import { dpiBank } from '@ruta/contracts/dpi/bank.api';
import { bankWith } from '@ruta/contracts/dpi/bank.sample';
import type { BankForm, BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { adminDpiBank, type DpiBank } from '@ruta/contracts/dpi/bank.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The bank on a server in memory: what is moved or changed stays as long as the story. */
export const bankServer =
  (differs: Partial<DpiBank> = {}) =>
  (scene: Scene): Answer[] => {
    const bank = bankWith(differs);
    let kept = bank.questions;
    return [
      answer(adminDpiBank, () => ({ ...bank, questions: kept })),
      answer(dpiBank.orderQuestion, ({ params, body }) => {
        const { position } = body as { position: number }; // the form of the call
        const isMoved = ({ id }: BankQuestion) => id === Number(params['id']);
        const others = kept.filter((one) => !isMoved(one));
        kept = [...others.slice(0, position - 1), ...kept.filter(isMoved), ...others.slice(position - 1)];
        return { data: null, message: messageFor('dpi.ordered', scene) };
      }),
      answer(dpiBank.changeQuestion, ({ params, body }) => {
        const { active, question } = body as BankForm; // the form of the call
        kept = kept.map((one) =>
          one.id === Number(params['id']) ? { ...one, active, question, revision: one.revision + 1 } : one,
        );
        const [data] = kept.filter(({ id }) => id === Number(params['id']));
        return { data: data as BankQuestion, message: messageFor('dpi.question-saved', scene) }; // the changed one
      }),
    ];
  };
