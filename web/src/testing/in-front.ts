import { screen, within } from '@testing-library/react';

/** A snackbar is an alertdialog with an alert, too. It is not modal, and stays while the test goes on. */
const isSnackbar = (element: Element) => element.closest('[aria-modal="false"]') !== null;

const dialogs = () =>
  [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')].filter((dialog) => !isSnackbar(dialog));

/** The open question or form. */
export function dialogInFront() {
  const [asked] = dialogs();
  if (!asked) throw new Error('Nothing is asked');
  return within(asked);
}

/** No question and no form is open. */
export const expectNothingAsked = () => expect(dialogs()).toEqual([]);

/** Alerts of the page or of a dialog. */
export const alertsOnScreen = () => screen.queryAllByRole('alert').filter((alert) => !isSnackbar(alert));
