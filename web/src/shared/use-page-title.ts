import { useEffect } from 'react';

export const PRODUCT = 'Ruta';

/** Names the screen in the browser's tab and history: "Visitas · Ruta". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
