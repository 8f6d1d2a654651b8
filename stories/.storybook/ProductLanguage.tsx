import { useLayoutEffect } from 'react';
import { applyLocale } from '../../web/src/lib/i18n';
import type { Language } from './globals';

/**
 * Sets the toolbar's language for the product's own texts. Whole screens use them; components get their words as props.
 */
export function ProductLanguage({ language }: { language: Language }) {
  useLayoutEffect(() => applyLocale(language), [language]);
  return null;
}
