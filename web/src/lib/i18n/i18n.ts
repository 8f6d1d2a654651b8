import { createInstance } from 'i18next';
import type { i18n as Translator } from 'i18next';
import { DEFAULT_LOCALE, LOCALES } from '@ruta/contracts/locale';
import type { Locale } from '@ruta/contracts/locale';

const STORED = 'ruta.locale';

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The stored language, or Spanish (ACC-07). */
function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORED);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE; // storage may be unavailable
  }
}

/** The only translator. Each `defineTexts` adds its catalogue. */
export const i18n: Translator = createInstance();

void i18n.init({
  lng: storedLocale(),
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: [...LOCALES],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false }, // React escapes texts
});

/** The current language of the interface. */
export const currentLocale = (): Locale => (isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE);

const choiceListeners = new Set<(locale: Locale) => void>();

/** Shows a language and stores it on this device, without saving it with the account. */
export function applyLocale(locale: Locale): void {
  if (locale !== currentLocale()) void i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORED, locale);
  } catch {
    // Storage may be unavailable; the language then lasts until the page closes.
  }
}

/** Sets the language: shown at once, stored on this device and, when signed in, with the account (ACC-07). */
export function setLocale(locale: Locale): void {
  applyLocale(locale);
  choiceListeners.forEach((listener) => listener(locale));
}

/** Registers a listener for the person's choice of language. Returns the function that removes it. */
export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  choiceListeners.add(listener);
  return () => {
    choiceListeners.delete(listener);
  };
}
