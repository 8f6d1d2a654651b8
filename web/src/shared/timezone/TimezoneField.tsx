import { ComboBox } from '@ruta/design-system';
import type { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { route, useEndpoint } from '../../lib/api';
import { cityOf } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import { timezoneTexts } from './timezone.texts';

const listTimezones = route<typeof passwordCalls.timezones>('get', '/timezones');

export interface TimezoneFieldProps {
  /** An IANA name; empty for none yet. */
  value: string;
  onChange: (timezone: string) => void;
  /** What the zone is for; default: the person's own dates and times. */
  description?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Choice of a time zone, searched by city. While the server's list loads, it holds only the current zone. */
export function TimezoneField({ value, onChange, description, errorMessage, isDisabled }: TimezoneFieldProps) {
  const t = useTexts(timezoneTexts);
  const locale = useLocale();
  const { data, problem } = useEndpoint(listTimezones, {});
  const zones = data?.data ?? [];
  const known =
    value === '' || zones.some(({ name }) => name === value) ? zones : [{ name: value, offset: '' }, ...zones];
  const items = known
    .map(({ name, offset }) => ({ id: name, label: labelOf(cityOf(name, locale), offset) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <ComboBox
      // Mounted again when the zones arrive, because the field reads its items once.
      key={zones.length}
      label={t('timezone')}
      name="timezone"
      description={problem ? t('timezone.failed') : (description ?? t('timezone.help'))}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      placeholder={t('timezone.placeholder')}
      emptyText={t('timezone.none')}
      items={items}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

/** `Ciudad de México −06:00`; without offset while the zones load. */
const labelOf = (city: string, offset: string) => `${city} ${offset.replace('-', '−')}`.trim();
