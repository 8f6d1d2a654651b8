export { Menu } from './Menu';
export type { MenuItemSpec, MenuProps, MenuSectionSpec } from './Menu.types';
