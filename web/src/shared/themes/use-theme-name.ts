import { useTexts } from '../../lib/i18n';
import { knownTheme, themeTexts } from './theme.texts';

/** Returns the name of a theme in the reader’s language. */
export function useThemeName(): (theme: string) => string {
  const t = useTexts(themeTexts);
  return (theme) => {
    const known = knownTheme(theme);
    return known ? t(known) : theme.charAt(0).toUpperCase() + theme.slice(1);
  };
}
