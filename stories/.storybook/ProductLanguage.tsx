import { useLayoutEffect } from 'react';
import { applyLocale } from '../../web/src/lib/i18n';
import type { Language } from './globals';

/** Tells the product's own texts which language the toolbar chose: whole screens read them, components do not. */
export function ProductLanguage({ language }: { language: Language }) {
  useLayoutEffect(() => applyLocale(language), [language]);
  return null;
}
