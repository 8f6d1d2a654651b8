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

let current = storedLocale();
const languageListeners = new Set<() => void>();

/** The current language of the interface. */
export const currentLocale = (): Locale => current;

/** Calls a listener after each change of the language. Returns the function that removes it. */
export function onLanguage(listener: () => void): () => void {
  languageListeners.add(listener);
  return () => {
    languageListeners.delete(listener);
  };
}

const choiceListeners = new Set<(locale: Locale) => void>();

/** Shows a language and stores it on this device, without saving it with the account. */
export function applyLocale(locale: Locale): void {
  if (locale !== current) {
    current = locale;
    languageListeners.forEach((listener) => listener());
  }
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
