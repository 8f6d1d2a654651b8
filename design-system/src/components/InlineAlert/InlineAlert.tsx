import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { AlertActions, AlertRoot, AlertWords } from './InlineAlert.styles';

/** What kind of news it is. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps {
  tone?: AlertTone | undefined;
  /** The news in a few words. */
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
  /** Reads it out when it appears: for what happens while the page is open. */
  isLive?: boolean | undefined;
  /** The element, which can take the focus: after a form that failed, say. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const toneIcon: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  danger: 'error',
};

/** News that belongs to a place on the page and stays there. */
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
        {children}
        {actions !== undefined && <AlertActions>{actions}</AlertActions>}
      </AlertWords>
    </AlertRoot>
  );
}
