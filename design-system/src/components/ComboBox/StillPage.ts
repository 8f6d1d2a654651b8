import { createGlobalStyle } from 'styled-components';

/**
 * Rendered while the list is open. React Aria brings the option in focus into view, and the shell's scroll padding counts
 * an option low on a phone as out of view. A page that scrolls closes the list, and what was typed is lost.
 */
export const StillPage = createGlobalStyle`
  :root:root { scroll-padding-block: 0; }
`;
