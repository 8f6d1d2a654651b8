import { ComboBox } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { listTimezones } from '../account.calls';
import { profileTexts } from '../profile.texts';

export interface TimezoneFieldProps {
  value: string;
  onChange: (timezone: string) => void;
}

/** Choice of a time zone, searched by city. While the server's list loads, it holds only the current zone. */
export function TimezoneField({ value, onChange }: TimezoneFieldProps) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const { data, problem } = useEndpoint(listTimezones, {});
  const zones = data?.data ?? [];
  const known = zones.some(({ name }) => name === value) ? zones : [{ name: value, offset: '' }, ...zones];
  const items = known
    .map(({ name, offset }) => ({ id: name, label: labelOf(cityOf(name, locale), offset) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <ComboBox
      // Mounted again when the zones arrive, because the field reads its items once.
      key={zones.length}
      label={t('timezone')}
      name="timezone"
      description={t(problem ? 'timezone.failed' : 'timezone.help')}
      placeholder={t('timezone.placeholder')}
      emptyText={t('timezone.none')}
      items={items}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

/** `Ciudad de México −06:00`; without offset while the zones load. */
const labelOf = (city: string, offset: string) => `${city} ${offset.replace('-', '−')}`.trim();
