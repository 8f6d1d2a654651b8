import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
// RouterProvider has no export path of its own; this is the only import of the library's index.
import { RouterProvider } from 'react-aria-components';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../tokens/GlobalStyle';
import { STYLE_PLUGINS } from './nested-at-rules';

/** Languages of the interface. */
export type AppLocale = 'es-MX' | 'en-US';
/** Light, dark, or the device's setting. */
export type ColorScheme = 'light' | 'dark' | 'system';
/** Standard, more, or the device's setting. */
export type ContrastMode = 'standard' | 'more' | 'system';
/** Full, reduced, or the device's setting. */
export type MotionMode = 'full' | 'reduced' | 'system';

/** Spacing: regular, or compact for long lists on a desktop. */
export type Density = 'regular' | 'compact';

export interface AppProviderProps {
  /** Locale of formats and of React Aria's announcements; also sets `<html lang>`. */
  locale: AppLocale;
  /** Colour scheme of the page. Default: 'system'. */
  colorScheme?: ColorScheme | undefined;
  /** Contrast of the page. Default: 'system'. */
  contrast?: ContrastMode | undefined;
  /** Motion on the page. Default: 'system'. */
  motion?: MotionMode | undefined;
  /** Spacing on the page. Default: 'regular'. */
  density?: Density | undefined;
  /** Client-side navigation: the router's `navigate`. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Root provider: language, scheme, density, base styles and client-side links. Mounted once. */
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
        <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>{props.children}</StyleSheetManager>
      </RouterProvider>
    </I18nProvider>
  );
}
