import type { ComponentProps, ReactElement } from 'react';

type ButtonElementProps = ComponentProps<'button'>;

/** Handlers that a disabled button keeps: for focus, tooltip and hover. */
const HEARD = /^on(Focus|Blur|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out))/;

/**
 * Renders React Aria's button without press handlers, including those that a menu, dialog or file trigger merges in.
 * Only a native `disabled` would stop those otherwise, and it removes focus.
 */
export const withoutPresses =
  (onTap: () => void) =>
  (props: ButtonElementProps): ReactElement => {
    const kept = Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name) || HEARD.test(name));
    return (
      <button
        {...Object.fromEntries(kept)}
        onClick={(event) => {
          // Safari does not focus a clicked button, and the tooltip closes without focus.
          event.currentTarget.focus();
          onTap();
        }}
      />
    );
  };
