import type { Locale } from '@ruta/contracts/locale';
import type { ColorScheme } from '@ruta/design-system';
import type { TranslateOf } from '../lib/i18n';
import type { sharedTexts } from './shared.texts';

/** Each language's own name. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English' };

/** The names of the colour schemes. */
export const themeNames = (t: TranslateOf<typeof sharedTexts>): Readonly<Record<ColorScheme, string>> => ({
  system: t('theme.system'),
  light: t('theme.light'),
  dark: t('theme.dark'),
});
