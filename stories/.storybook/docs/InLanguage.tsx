import type { ReactNode } from 'react';
import { useToolbar } from './toolbarStore';

interface Half {
  readonly children: ReactNode;
}

/** Spanish half of a docs page, shown while the toolbar's language is Spanish. */
export function Spanish({ children }: Half) {
  return useToolbar().language === 'es' ? <>{children}</> : null;
}

/** English half of a docs page, with the same sections and stories as the Spanish one. */
export function English({ children }: Half) {
  return useToolbar().language === 'en' ? <>{children}</> : null;
}
