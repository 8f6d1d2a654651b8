import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Heading } from '../Heading';
import type { HeadingLevel } from '../Heading';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Text } from '../Text';
import { StateActions, StateMark, StateRoot } from './StateMessage.styles';

interface StateProps {
  /** What is the case, in a few words. */
  title: string;
  /** Why, and what one can do. */
  body?: string | undefined;
  /** Place in the page's outline. */
  level?: HeadingLevel | undefined;
  /** S inside cards and panels. */
  size?: 'S' | 'M' | undefined;
}

export interface EmptyStateProps extends StateProps {
  icon?: IconName | undefined;
  /** What starts it, or "clear filters" when nothing was found. */
  action?: ReactNode;
}

export interface ErrorStateProps extends StateProps {
  /** Tries again. */
  onRetry?: (() => void) | undefined;
  /** Name of the retry button. */
  retryLabel?: string | undefined;
  /** Whether it is trying again. */
  isRetrying?: boolean | undefined;
  /** For whoever reports it: a request number, say. */
  detail?: string | undefined;
}

export interface ForbiddenStateProps extends StateProps {
  /** A way out: home, or whom to ask. */
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
      <StateMark data-tone={tone}>
        <Icon name={icon} size="L" />
      </StateMark>
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

/** Nothing yet, with what starts it; or nothing found, with what widens the search. */
export function EmptyState({ icon = 'list', action, ...rest }: EmptyStateProps) {
  return <State {...rest} icon={icon} tone="accent" actions={action} />;
}

/** It could not be loaded. Always with a way to try again, where trying can help. */
export function ErrorState({ onRetry, retryLabel, isRetrying, ...rest }: ErrorStateProps) {
  const retry = onRetry !== undefined && retryLabel !== undefined && (
    <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
      {retryLabel}
    </Button>
  );
  return <State {...rest} icon="error" tone="danger" role="alert" actions={retry === false ? null : retry} />;
}

/** One may not see this. Says so without saying what is behind it. */
export function ForbiddenState({ action, ...rest }: ForbiddenStateProps) {
  return <State {...rest} icon="lock" tone="neutral" actions={action} />;
}
