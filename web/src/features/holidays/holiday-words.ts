import type { Holiday, HolidayForm, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { formatDay } from '../../lib/dates';
import type { TranslateOf } from '../../lib/i18n';
import type { holidayTexts } from './holidays.texts';

type Words = TranslateOf<typeof holidayTexts>;

/** What is typed of a holiday; days may be empty. */
export type TypedHoliday = Omit<HolidayForm, 'start_at' | 'end_at'> & {
  start_at: string | null;
  end_at: string | null;
};

/** Its only day, or its first and last. */
export const daysOf = ({ start_at, end_at }: Pick<Holiday, 'start_at' | 'end_at'>, t: Words): string =>
  start_at === end_at ? formatDay(start_at) : t('days', { from: formatDay(start_at), to: formatDay(end_at) });

/** Its fields as text, in the order of the form. */
export const readingOf = (
  { name, description, start_at, end_at, meta }: TypedHoliday,
  states: readonly HolidayState[],
  t: Words,
): { name: string; text: string }[] => [
  { name: t('form.name'), text: name },
  { name: t('form.description'), text: description },
  { name: t('form.start'), text: start_at === null ? '' : formatDay(start_at) },
  { name: t('form.end'), text: end_at === null ? '' : formatDay(end_at) },
  { name: t('form.scope'), text: scopeOf({ meta }, states, t) },
  { name: t('form.kind'), text: t(`kind.${meta.kind}`) },
  { name: t('column.state'), text: t(meta.confirmed ? 'confirmed' : 'unconfirmed') },
];

/** Whom it concerns: everybody, or the states by name. */
export function scopeOf({ meta }: Pick<Holiday, 'meta'>, states: readonly HolidayState[], t: Words): string {
  if (meta.scope !== 'state') return t(`scope.${meta.scope}`);
  const names = states.filter(({ id }) => meta.states.includes(id)).map(({ name }) => name);
  return names.length === 0 ? t('scope.state') : names.join(', ');
}
