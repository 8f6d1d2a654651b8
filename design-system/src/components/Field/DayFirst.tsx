import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { dayFirstLocale } from './days';

/** Dates inside are ordered day, month, year in every language. */
export function DayFirst({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return <I18nProvider locale={dayFirstLocale(locale)}>{children}</I18nProvider>;
}
