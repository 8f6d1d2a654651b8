import type { Panel } from '@ruta/contracts';
import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import { Disclosure, Stack, Text } from '@ruta/design-system';
import { formatDays } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { HolidaysUnknown } from '../../../shared/holidays/HolidaysUnknown';
import type { DaysOff } from '../days-off';
import { yearTexts } from '../year.texts';
import { Entry, Key, Names, Swatch } from './YearKey.styles';

/** The holidays of the cycle as the screen has them, and how they are read again. */
export interface DaysOffShown {
  holidays: Panel<Holiday[]>;
  isValidating: boolean;
  retry: () => void;
}

export interface YearKeyProps {
  kinds: readonly ('activity' | 'chosen' | 'suggested' | 'holiday' | 'council')[];
  /** Of the cycle. */
  off: readonly DaysOff[];
  daysOff: DaysOffShown;
}

/** What the marks of the small months mean, and the names of the days without classes (PFI-01, PFI-02). */
export function YearKey({ kinds, off, daysOff: { holidays, isValidating, retry } }: YearKeyProps) {
  const t = useTexts(yearTexts);
  const locale = useLocale();
  return (
    <Stack gap={2}>
      <Key role="list" aria-label={t('key')}>
        {kinds.map((kind) => (
          <Entry key={kind}>
            <Swatch data-kind={kind} aria-hidden="true" />
            {t(`key.${kind}`)}
          </Entry>
        ))}
      </Key>
      {holidays.state === 'unavailable' && <HolidaysUnknown isRetrying={isValidating} onRetry={retry} />}
      {off.length > 0 && (
        <Disclosure title={t('list')} note={off.length} headingLevel={2}>
          <Names role="list">
            {off.map(({ id, name, from, to }) => (
              <li key={id}>
                <Text weight="medium">{name}</Text>
                <Text element="p" variant="caption" tone="muted">
                  {formatDays(from, to, locale)}
                </Text>
              </li>
            ))}
          </Names>
        </Disclosure>
      )}
    </Stack>
  );
}
