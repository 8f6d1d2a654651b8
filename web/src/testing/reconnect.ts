import { act } from '@testing-library/react';

/** The line is cut and comes back. */
export function reconnect(): Promise<void> {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of [false, true]) {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }
  online.mockRestore();
  return Promise.resolve();
}
