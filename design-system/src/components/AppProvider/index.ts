export { AppProvider } from './AppProvider';
export type { AppLocale, AppProviderProps, ColorScheme, ContrastMode, Density, MotionMode } from './AppProvider';
