import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import { LiveText } from '../LiveText';
import type { IconName } from '../Icon';
import { AlertActions, AlertRoot, AlertWords } from './InlineAlert.styles';

/** Severity of an alert. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps {
  tone?: AlertTone | undefined;
  /** Short message. */
  title: string;
  /** Explanation and what to do. */
  children?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
  /** Announces the alert when it appears, for events after the page has loaded. Default: false. */
  isLive?: boolean | undefined;
  /** Ref, to focus it, for example after a failed form. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const toneIcon: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  danger: 'error',
};

/** A persistent message at its place in the page. */
export function InlineAlert({ tone = 'info', title, children, actions, isLive = false, ref }: InlineAlertProps) {
  return (
    <AlertRoot
      ref={ref}
      tabIndex={-1}
      data-tone={tone}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={toneIcon[tone]} />
      <AlertWords>
        <strong>{title}</strong>
        {typeof children === 'string' ? <LiveText isWords>{children}</LiveText> : children}
        {actions !== undefined && <AlertActions>{actions}</AlertActions>}
      </AlertWords>
    </AlertRoot>
  );
}
