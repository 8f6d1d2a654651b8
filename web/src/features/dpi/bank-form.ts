import type { BankForm, BankQuestion } from '@ruta/contracts/dpi/bank.schema';

/** A question of the bank as it is typed. */
export interface TypedQuestion extends Record<'theme' | 'question' | 'question_en', string> {
  timeout: number | null;
  roles: BankForm['roles'];
  options: { display: string; display_en: string }[];
  active: boolean;
}

/** A question as its form sends it. */
export const formOf = ({
  theme,
  question,
  question_en,
  timeout,
  roles,
  options,
  active,
}: BankQuestion): TypedQuestion => ({
  ...{ theme, question, question_en: question_en ?? '', timeout, roles, active },
  options: options.map(({ display, display_en }) => ({ display, display_en: display_en ?? '' })),
});
