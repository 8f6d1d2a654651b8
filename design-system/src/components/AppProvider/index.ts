export { AppProvider } from './AppProvider';
export type { AppLocale, AppProviderProps, ColorScheme, ContrastMode, MotionMode } from './AppProvider';
