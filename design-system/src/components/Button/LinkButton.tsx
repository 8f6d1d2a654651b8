import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { LinkButtonRoot } from './Button.styles';
import type { ButtonVariant, ControlSize } from './Button.types';

export interface LinkButtonProps {
  /** Target URL. */
  href: string;
  /** Emphasis. Default: 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Height. Default: 'M'. */
  size?: ControlSize | undefined;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Icon after the label. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  /** Opens a new tab, for files. Say so in the label. */
  target?: '_blank' | undefined;
  /** File name, if the link is a download. */
  download?: string | undefined;
  /** Called when it is followed, beside the navigation: to note that it was. */
  onPress?: (() => void) | undefined;
  /** Longer accessible name; must start with the visible label. */
  'aria-label'?: string | undefined;
  /** Label. */
  children: string | number | readonly (string | number)[];
}

/** A link styled as a button, for navigation. */
export function LinkButton(props: LinkButtonProps) {
  const { href, variant = 'secondary', size = 'M', icon, iconEnd, isFullWidth, target, download } = props;
  const { onPress, children } = props;
  const iconSize = size === 'L' ? 'M' : 'S';
  return (
    <LinkButtonRoot
      href={href}
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      {...defined({
        target,
        download,
        onPress,
        rel: target === '_blank' ? 'noreferrer' : undefined,
        'aria-label': props['aria-label'],
      })}
    >
      {icon && <Icon name={icon} size={iconSize} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </LinkButtonRoot>
  );
}
