export { PageShell } from './PageShell';
export type { NavItem, PageShellProps } from './PageShell.types';
