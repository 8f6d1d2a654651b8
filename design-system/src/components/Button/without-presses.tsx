import type { ComponentProps, ReactElement } from 'react';

type ButtonElementProps = ComponentProps<'button'>;

/** What a button still hears while it is off: what its focus, its tooltip and its hover need. */
const HEARD = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/;

/**
 * Draws the library's button deaf to presses, also to those of what is wrapped around it: a menu, a dialog or a file chooser
 * opens from a handler that the library merges into its trigger, and only a native `disabled`, which takes the focus away,
 * would stop it.
 */
export const withoutPresses =
  (onTap: () => void) =>
  (props: ButtonElementProps): ReactElement => {
    const kept = Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name) || HEARD.test(name));
    return (
      <button
        {...Object.fromEntries(kept)}
        onClick={(event) => {
          // Safari gives a button that is clicked no focus, and the tooltip goes when the focus does.
          event.currentTarget.focus();
          onTap();
        }}
      />
    );
  };
