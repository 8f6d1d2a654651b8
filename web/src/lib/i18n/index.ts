export { applyLocale, currentLocale, onLocaleChosen, setLocale } from './i18n';
export { defineTexts, translator, useLocale, useTexts } from './texts';
export type { Texts, Translate, TranslateOf } from './texts';
