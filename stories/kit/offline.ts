/** For a story's `beforeEach`: the device has no line, as the browser tells it, until the story is left. */
export function offline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
