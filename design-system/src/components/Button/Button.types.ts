import type { IconName } from '../Icon';

/** One primary per screen; secondary beside it; quiet in rows and toolbars; danger for irreversible actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** 32, 40 and 48 px; at least 44 px on touch devices. */
export type ControlSize = 'S' | 'M' | 'L';

export interface ButtonBaseProps {
  /** Emphasis. Default: 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Height. Default: 'M'. */
  size?: ControlSize | undefined;
  /** Called on click, tap, Enter and Space. */
  onPress?: (() => void) | undefined;
  /** Whether the action is unavailable. Explain it with `disabledReason`. Default: false. */
  isDisabled?: boolean | undefined;
  /** Reason for being disabled. Keeps the button focusable and shows the reason as description and tooltip. */
  disabledReason?: string | undefined;
  /** Whether the action is in progress. Keeps label, size and focus, and ignores presses. Default: false. */
  isPending?: boolean | undefined;
  /** Announcement while pending. */
  pendingLabel?: string | undefined;
  /** Type in a form. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of its form, if it is outside of it. */
  form?: string | undefined;
  /** Focuses the button on mount. */
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface ButtonProps extends ButtonBaseProps {
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Icon after the label, for buttons that open or continue. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  /** Longer accessible name; must start with the visible label. */
  'aria-label'?: string | undefined;
  /** Label; starts with a verb. */
  children: string | number | readonly (string | number)[];
}
