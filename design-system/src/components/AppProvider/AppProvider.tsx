import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
// The router's provider has no path of its own in the library: this is the one import of its whole index.
import { RouterProvider } from 'react-aria-components';
import { GlobalStyle } from '../../tokens/theme';

/** The languages of the interface. */
export type AppLocale = 'es-MX' | 'en-US';
/** Light, dark, or what the device says. */
export type ColorScheme = 'light' | 'dark' | 'system';
/** Standard, more, or what the device says. */
export type ContrastMode = 'standard' | 'more' | 'system';
/** Full, reduced, or what the device says. */
export type MotionMode = 'full' | 'reduced' | 'system';

/** How close things stand: regular, or compact for long lists on a desk. */
export type Density = 'regular' | 'compact';

export interface AppProviderProps {
  /** Language of formats and of the library's own announcements; also sets `<html lang>`. */
  locale: AppLocale;
  /** Colour scheme of the whole page. */
  colorScheme?: ColorScheme | undefined;
  /** Contrast of the whole page. */
  contrast?: ContrastMode | undefined;
  /** Whether things may move. */
  motion?: MotionMode | undefined;
  /** How close things stand on the whole page. */
  density?: Density | undefined;
  /** Goes to an address without a page load: the router's `navigate`. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Mounted once, outside everything: language, scheme, density, base styles and client-side links. */
export function AppProvider(props: AppProviderProps) {
  const { locale, colorScheme = 'system', contrast = 'system', motion = 'system', density = 'regular' } = props;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale.slice(0, 2);
    root.dataset['colorScheme'] = colorScheme;
    root.dataset['contrast'] = contrast;
    root.dataset['motion'] = motion;
    root.dataset['density'] = density;
  }, [locale, colorScheme, contrast, motion, density]);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={props.navigate}>
        <GlobalStyle />
        {props.children}
      </RouterProvider>
    </I18nProvider>
  );
}
