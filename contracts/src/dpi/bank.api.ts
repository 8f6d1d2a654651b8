import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { BankChange, BankCycle, BankForm, BankPlace, BankQuestion } from './bank.schema';

const manage = { ability: 'catalog:manage' } as const;
const question = dataOf(BankQuestion);
const locked = ['dpi.bank-in-use', 'cycles.finished', 'cycles.not-prepared'] as const;

/** The bank of a cycle’s diagnostic, edited by hand until somebody answers (DPI-02; decision 0061). */
export const dpiBank = {
  bank: endpoint({
    method: 'get',
    path: '/dpi-questions',
    summary: 'The questions of a cycle in order, those that are not asked, too',
    access: manage,
    query: z.strictObject({ cycle_id: queryId.optional().describe('Default: the started cycle') }),
    reply: dataOf(z.array(BankQuestion)).extend({
      cycle: BankCycle.nullable().describe('Null where there is no cycle'),
    }),
    problems: ['cycles.not-found'],
  }),
  addQuestion: endpoint({
    method: 'post',
    path: '/dpi-questions',
    summary: 'Write a question, the last of its bank',
    access: manage,
    body: BankForm.extend({ cycle_id: z.int().positive().optional().describe('Default: the started cycle') }),
    reply: question,
    status: 201,
    problems: ['cycles.not-found', 'cycles.none-started', ...locked, 'dpi.bank-full'],
  }),
  changeQuestion: endpoint({
    method: 'put',
    path: '/dpi-questions/:id',
    summary: 'Change a question with its options, or switch it off',
    access: manage,
    body: BankChange,
    reply: question,
    problems: ['dpi.question-not-found', 'dpi.question-stale', ...locked],
  }),
  orderQuestion: endpoint({
    method: 'put',
    path: '/dpi-questions/:id/order',
    summary: 'Move a question to another place of its bank',
    access: manage,
    body: BankPlace,
    reply: dataOf(z.null()),
    problems: ['dpi.question-not-found', ...locked],
  }),
};
