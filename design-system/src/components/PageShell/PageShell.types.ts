import type { ReactNode } from 'react';
import type { IconName } from '../Icon';

export interface NavItem {
  id: string;
  /** One word, two at most. */
  label: string;
  icon: IconName;
  href: string;
  /** A number to look at, with the sentence that says what it counts. */
  badge?: { readonly count: number; readonly label: string } | undefined;
}

export interface PageShellProps {
  /** The first link of the page: "Ir al contenido". */
  skipLabel: string;
  /** Names the navigation. */
  navLabel: string;
  /** Name of the button behind which phones keep what does not fit: "Más". */
  moreLabel: string;
  /** The mark, usually a link home. */
  brand: ReactNode;
  /** The role's areas, the most used first: phones show the first four. */
  navigation: readonly NavItem[];
  /** Apart, at the rail's foot: settings, help. */
  secondaryNavigation?: readonly NavItem[] | undefined;
  /** Id of the area one is in. */
  currentId?: string | undefined;
  /** Start of the top bar: the school switcher. */
  start?: ReactNode;
  /** End of the top bar: search, bell, person. */
  end?: ReactNode;
  /** A notice that holds for the whole page: no connection, a new version. */
  notice?: ReactNode;
  /** Width of the content: 760, 1280 px, or all of it. */
  contentWidth?: 'narrow' | 'regular' | 'full' | undefined;
  children: ReactNode;
}
