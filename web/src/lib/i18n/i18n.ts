import { createInstance } from 'i18next';
import type { i18n as Translator } from 'i18next';
import { DEFAULT_LOCALE, LOCALES } from '@ruta/contracts/locale';
import type { Locale } from '@ruta/contracts/locale';

const STORED = 'ruta.locale';

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The language kept on this device, or Spanish (ACC-07). */
function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORED);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE; // storage may be forbidden
  }
}

/** The one translator. Catalogues are added by `defineTexts`, each with the code that shows it. */
export const i18n: Translator = createInstance();

void i18n.init({
  lng: storedLocale(),
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: [...LOCALES],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false }, // React escapes
});

/** The language of the interface now. */
export const currentLocale = (): Locale => (isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE);

const choiceListeners = new Set<(locale: Locale) => void>();

/** Shows another language without remembering it for the person: it is what the server remembered. */
export function applyLocale(locale: Locale): void {
  if (locale !== currentLocale()) void i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORED, locale);
  } catch {
    // storage may be forbidden; the language then lasts until the page closes
  }
}

/** The person chose a language: shown at once, kept on this device and, when signed in, with their account (ACC-07). */
export function setLocale(locale: Locale): void {
  applyLocale(locale);
  choiceListeners.forEach((listener) => listener(locale));
}

/** Hears what the person chooses. Returns the way to stop listening. */
export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  choiceListeners.add(listener);
  return () => {
    choiceListeners.delete(listener);
  };
}
