import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** A part of a page in a language that runs from right to left: shows that a layout holds to logical directions. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="ar-EG-u-nu-latn">
      <div dir="rtl" lang="ar">
        {children}
      </div>
    </I18nProvider>
  );
}
