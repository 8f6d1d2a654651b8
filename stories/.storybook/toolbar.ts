import type { Preview } from '@storybook/react-vite';
import { ROLES, ROLE_CODES } from '@ruta/contracts/roles';

/** A toolbar menu that shows the selected title. */
const menu = <Icon extends string>(description: string, icon: Icon, items: { value: string; title: string }[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** Toolbar menus (DS-02). The day has its own field in `manager.ts`. */
export const toolbar = {
  theme: menu('Tema', 'contrast', [
    { value: 'light', title: 'Claro' },
    { value: 'dark', title: 'Oscuro' },
    { value: 'contrast', title: 'Alto contraste claro' },
    { value: 'contrastDark', title: 'Alto contraste oscuro' },
  ]),
  language: menu('Idioma', 'globe', [
    { value: 'es', title: 'Español' },
    { value: 'en', title: 'English' },
  ]),
  role: menu(
    'Rol',
    'user',
    ROLE_CODES.map((code) => ({ value: code, title: ROLES[code].name.es })),
  ),
  density: menu('Densidad', 'component', [
    { value: 'regular', title: 'Densidad normal' },
    { value: 'compact', title: 'Densidad compacta' },
  ]),
  motion: menu('Movimiento', 'play', [
    { value: 'system', title: 'Movimiento del equipo' },
    { value: 'full', title: 'Con movimiento' },
    { value: 'reduced', title: 'Sin movimiento' },
  ]),
} satisfies Preview['globalTypes'];

const width = (name: string, px: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${px}`,
  styles: { width: `${px}px`, height: `${height}px` },
  type,
});

/** Viewports to check every component at. */
export const viewports = {
  phone: width('Celular', 360, 780, 'mobile'),
  tablet: width('Tableta', 768, 1024, 'tablet'),
  laptop: width('Portátil', 1024, 768, 'desktop'),
  desktop: width('Escritorio', 1440, 900, 'desktop'),
} as const;
