import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { LinkButtonRoot } from './Button.styles';
import type { ButtonVariant, ControlSize } from './Button.types';

export interface LinkButtonProps {
  /** Where it goes. */
  href: string;
  /** Weight of the action. */
  variant?: ButtonVariant | undefined;
  /** Height. */
  size?: ControlSize | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** After the words. */
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  isFullWidth?: boolean | undefined;
  /** Another tab, for files. Say so in the words. */
  target?: '_blank' | undefined;
  /** The file's name when the link downloads. */
  download?: string | undefined;
  /** A longer name; it must begin with the visible words. */
  'aria-label'?: string | undefined;
  /** The words. */
  children: string | number | readonly (string | number)[];
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton(props: LinkButtonProps) {
  const { href, variant = 'secondary', size = 'M', icon, iconEnd, isFullWidth, target, download, children } = props;
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
