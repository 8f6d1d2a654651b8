import { useEffect } from 'react';

const PRODUCT = 'Ruta';

/** Sets the title of the browser's tab: "Visitas · Ruta". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
