const PLACE = 'ruta.dpi-entry';

/** Whether this person was led to the diagnostic in this session of the browser, or something already asks them. */
export function wasLed(userId: number): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  try {
    return sessionStorage.getItem(PLACE) === String(userId);
  } catch {
    return false;
  }
}

/** Notes that this person is led to the diagnostic: a session of the browser does so once. */
export function noteLed(userId: number): void {
  try {
    sessionStorage.setItem(PLACE, String(userId));
  } catch {
    // Without storage they are led again after a reload.
  }
}
