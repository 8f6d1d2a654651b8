import { fn } from 'storybook/test';

/**
 * Detects that a file chooser is requested and prevents it, because tests cannot close a system dialog. `watch` resets
 * the mock and watches all file inputs in the element's document.
 */
export function watchChooser() {
  const opened = fn();
  return {
    opened,
    watch: (element: HTMLElement) => {
      opened.mockClear();
      for (const input of element.ownerDocument.querySelectorAll('input[type="file"]'))
        input.addEventListener('click', (event) => {
          // A prevented event would open no chooser.
          if (!event.defaultPrevented) opened();
          event.preventDefault();
        });
    },
  };
}
