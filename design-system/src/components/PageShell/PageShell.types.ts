import type { ReactNode } from 'react';
import type { IconName } from '../Icon';

export interface NavItem {
  id: string;
  /** One or two words. */
  label: string;
  icon: IconName;
  href: string;
  /** A count, with a sentence that explains it. */
  badge?: { readonly count: number; readonly label: string } | undefined;
}

export interface PageShellProps {
  /** Skip link, first on the page: "Ir al contenido". */
  skipLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Label of the button for further items on phones: "Más". */
  moreLabel: string;
  /** Logo, usually a link to the home page. */
  brand: ReactNode;
  /** Areas of the role, most used first; phones show the first four. */
  navigation: readonly NavItem[];
  /** Items at the end of the rail: settings, help. Default: []. */
  secondaryNavigation?: readonly NavItem[] | undefined;
  /** Id of the current area. */
  currentId?: string | undefined;
  /** Start of the top bar: the school switcher. */
  start?: ReactNode;
  /** End of the top bar: search, notifications, person. */
  end?: ReactNode;
  /** Notice for the whole page: offline, new version. */
  notice?: ReactNode;
  /** Maximum content width: 760 px, 1280 px or unlimited. Default: 'regular'. */
  contentWidth?: 'narrow' | 'regular' | 'full' | undefined;
  children: ReactNode;
}
