import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Wrapper with right-to-left direction, to check that a layout uses logical properties. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="ar-EG-u-nu-latn">
      <div dir="rtl" lang="ar">
        {children}
      </div>
    </I18nProvider>
  );
}
