import type { IconName } from '../Icon';

/** One primary on a screen; secondary beside it; quiet in rows and toolbars; danger for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** 32, 40 and 48 px; at least 44 px where a finger points. */
export type ControlSize = 'S' | 'M' | 'L';

export interface ButtonBaseProps {
  /** Weight of the action. */
  variant?: ButtonVariant | undefined;
  /** Height. */
  size?: ControlSize | undefined;
  /** Called on click, tap, Enter and Space. */
  onPress?: (() => void) | undefined;
  /** Whether the action is not possible now. Say why with `disabledReason`. */
  isDisabled?: boolean | undefined;
  /** Why it is disabled: keeps the button focusable, described, and explained in a tooltip. */
  disabledReason?: string | undefined;
  /** Under way: keeps its label, its place and the focus, and ignores presses. */
  isPending?: boolean | undefined;
  /** What is under way, for assistive technology. */
  pendingLabel?: string | undefined;
  /** What it does in a form. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The form it belongs to, when it stands outside. */
  form?: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

export interface ButtonProps extends ButtonBaseProps {
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the words, for what opens or leads on. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  /** A longer name where the visible words alone are not enough; it must begin with them. */
  'aria-label'?: string | undefined;
  /** The words: a verb first. */
  children: string | number | readonly (string | number)[];
}
