import { ComboBox } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { KNOWN_THEMES } from '../../../shared/themes/theme.texts';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { bankTexts } from '../bank.texts';
import { themeKeyOf } from '../theme-key';

interface ThemeFieldProps {
  /** Key of the theme; empty for none yet. */
  value: string;
  /** Keys that the bank uses. */
  used: readonly string[];
  onChange: (theme: string) => void;
  errorMessage?: string | undefined;
}

/** Chooses a theme by its name; what is typed and is none yet becomes a new one. */
export function ThemeField({ value, used, onChange, errorMessage }: ThemeFieldProps) {
  const t = useTexts(bankTexts);
  const themeName = useThemeName();
  const locale = useLocale();
  const keys = new Set<string>([...KNOWN_THEMES, ...used, ...(value === '' ? [] : [value])]);
  const known = [...keys]
    .map((id) => ({ id, label: themeName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const newItem = (typed: string) => {
    const id = themeKeyOf(typed);
    const isKnown = known.some((theme) => theme.id === id || themeKeyOf(theme.label) === id);
    return id === '' || isKnown ? null : { id, label: t('field.theme.new', { theme: typed.trim() }) };
  };
  return (
    <ComboBox
      label={t('field.theme')}
      description={t('field.theme.help')}
      emptyText={t('field.theme.none')}
      items={known}
      newItem={newItem}
      value={value === '' ? null : value}
      onChange={(theme) => onChange(theme ?? '')}
      errorMessage={errorMessage}
      isRequired
    />
  );
}
