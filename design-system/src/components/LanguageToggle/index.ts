export { LanguageToggle } from './LanguageToggle';
export type { Language, LanguageToggleProps } from './LanguageToggle';
