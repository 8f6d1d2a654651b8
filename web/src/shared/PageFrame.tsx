import type { ReactNode } from 'react';
import { AppProvider } from '@ruta/design-system';
import { useColorScheme } from '../lib/appearance';
import { useLocale } from '../lib/i18n';

const REGIONS = { es: 'es-MX', en: 'en-US' } as const;

/** Provides language, colour scheme and navigation to the design system. */
export function PageFrame({ navigate, children }: { navigate: (path: string) => void; children: ReactNode }) {
  return (
    <AppProvider locale={REGIONS[useLocale()]} colorScheme={useColorScheme()} navigate={navigate}>
      {children}
    </AppProvider>
  );
}
