import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Heading } from '../Heading';
import type { HeadingLevel } from '../Heading';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Text } from '../Text';
import { StateActions, StateMark, StatePlace, StateRoot } from './StateMessage.styles';
import { StateScene } from './StateScene';

interface StateProps {
  /** Short message. */
  title: string;
  /** Reason, and what to do. */
  body?: string | undefined;
  /** Heading level. Default: 2. */
  level?: HeadingLevel | undefined;
  /** Size; S inside cards and panels. Default: 'M'. */
  size?: 'S' | 'M' | undefined;
}

export interface EmptyStateProps extends StateProps {
  icon?: IconName | undefined;
  /** Button that starts, or that clears filters after an empty search. */
  action?: ReactNode;
}

export interface ErrorStateProps extends StateProps {
  /** Called by the retry button. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. */
  retryLabel?: string | undefined;
  /** Whether a retry is in progress. */
  isRetrying?: boolean | undefined;
  /** Detail for a report, such as a request number. */
  detail?: string | undefined;
}

export interface ForbiddenStateProps extends StateProps {
  /** A way out: home, or a contact. */
  action?: ReactNode;
}

function State(
  props: StateProps & {
    icon: IconName;
    tone: string;
    actions?: ReactNode;
    detail?: string | undefined;
    role?: 'alert';
  },
) {
  const { title, body, level = 2, size = 'M', icon, tone, actions, detail, role } = props;
  return (
    <StateRoot data-size={size} role={role}>
      <StatePlace>
        {tone === 'accent' && size === 'M' && <StateScene />}
        <StateMark data-tone={tone}>
          <Icon name={icon} size="L" />
        </StateMark>
      </StatePlace>
      <Heading level={level} size="M">
        {title}
      </Heading>
      {body !== undefined && (
        <Text element="p" tone="muted">
          {body}
        </Text>
      )}
      {detail !== undefined && (
        <Text element="p" variant="caption" tone="muted">
          {detail}
        </Text>
      )}
      {actions !== undefined && actions !== null && <StateActions>{actions}</StateActions>}
    </StateRoot>
  );
}

/** Nothing exists, with a button to start; or nothing found, with a button to widen the search. */
export function EmptyState({ icon = 'list', action, ...rest }: EmptyStateProps) {
  return <State {...rest} icon={icon} tone="accent" actions={action} />;
}

/** Loading failed. Has a retry button where retrying can help. */
export function ErrorState({ onRetry, retryLabel, isRetrying, ...rest }: ErrorStateProps) {
  const retry = onRetry !== undefined && retryLabel !== undefined && (
    <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
      {retryLabel}
    </Button>
  );
  return <State {...rest} icon="error" tone="danger" role="alert" actions={retry === false ? null : retry} />;
}

/** Access denied, without details about the content. */
export function ForbiddenState({ action, ...rest }: ForbiddenStateProps) {
  return <State {...rest} icon="lock" tone="neutral" actions={action} />;
}
