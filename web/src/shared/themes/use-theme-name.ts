import { useTexts } from '../../lib/i18n';
import { knownTheme, themeTexts } from './theme.texts';

/** Returns the name of a theme in the reader’s language. One that a network added is its key, as words. */
export function useThemeName(): (theme: string) => string {
  const t = useTexts(themeTexts);
  return (theme) => {
    const known = knownTheme(theme);
    if (known) return t(known);
    const words = theme.replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
