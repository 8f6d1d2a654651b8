/**
 * Axe's rule that an accessible name contains the visible text. An option or a menu item is named by its label; what else
 * it shows is its description. A cell of hours is no control: the items in it have names of their own.
 */
export const NAMES_OF_WHAT_IS_SHOWN = {
  id: 'label-content-name-mismatch',
  selector: ':not([role="option"][aria-describedby], [role^="menuitem"][aria-describedby], div[role="gridcell"])',
};
