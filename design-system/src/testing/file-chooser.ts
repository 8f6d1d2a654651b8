import { fn } from 'storybook/test';

/**
 * Sees the chooser of files being asked for, instead of it coming up: a window of the system, which no test can close.
 * `watch` begins anew with what stands around an element.
 */
export function watchChooser() {
  const opened = fn();
  return {
    opened,
    watch: (element: HTMLElement) => {
      opened.mockClear();
      for (const input of element.ownerDocument.querySelectorAll('input[type="file"]'))
        input.addEventListener('click', (event) => {
          // Prevented already: it would not come up.
          if (!event.defaultPrevented) opened();
          event.preventDefault();
        });
    },
  };
}
