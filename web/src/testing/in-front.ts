import { screen, within } from '@testing-library/react';

/** A snackbar is an alertdialog with an alert, too. It is not modal, and stays while the test goes on. */
const isSnackbar = (element: Element) => element.closest('[aria-modal="false"]') !== null;

/** The open question or form. */
export function dialogInFront() {
  const dialogs = [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];
  const asked = dialogs.find((dialog) => !isSnackbar(dialog));
  if (!asked) throw new Error('Nothing is asked');
  return within(asked);
}

/** Alerts of the page or of a dialog. */
export const alertsOnScreen = () => screen.queryAllByRole('alert').filter((alert) => !isSnackbar(alert));
