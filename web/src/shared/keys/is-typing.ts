/** Where letters are text or find an item: fields, menus and lists. */
const TAKES_LETTERS = [
  ...['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])'],
  ...['[role="textbox"]', '[role="combobox"]', '[role="searchbox"]', '[role="spinbutton"]'],
  ...['[role="menu"]', '[role="listbox"]', '[aria-haspopup="listbox"]'],
].join(',');

/** Inputs that take no letters. */
const NO_LETTERS = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color', 'image'];

/** Open dialogs. A message of the snackbar is an `alertdialog`, too, in its region; it takes no keys. */
const DIALOG = '[role="dialog"],[role="alertdialog"]:not([role="region"] *)';

/** Whether letters belong to the focused element, or a dialog is open. Then no key of the page works (UI-03). */
export function isTyping(focused: Element | null): boolean {
  if (document.querySelector(DIALOG) !== null) return true;
  const field = focused?.closest(TAKES_LETTERS) ?? null;
  return field !== null && !(field instanceof HTMLInputElement && NO_LETTERS.includes(field.type));
}
