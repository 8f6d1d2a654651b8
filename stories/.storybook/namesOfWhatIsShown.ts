/**
 * Axe's rule that an accessible name contains the visible text. An option or a menu item is named by its label; what else
 * it shows is its description.
 */
export const NAMES_OF_WHAT_IS_SHOWN = {
  id: 'label-content-name-mismatch',
  selector: ':not([role="option"][aria-describedby], [role^="menuitem"][aria-describedby])',
};
