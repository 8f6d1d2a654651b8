import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import type { ToastProps, ToastRegionProps } from 'react-aria-components/Toast';
import { useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { queue } from './snackbar-queue';
import type { SnackbarMessage, SnackbarTone } from './snackbar-queue';
import { regionLook, toastLook, wordsLook } from './Snackbar.styles';

const Region = styled(ToastRegion as ComponentType<ToastRegionProps<SnackbarMessage>>)`
  ${regionLook}
`;
const Bubble = styled(Toast as ComponentType<ToastProps<SnackbarMessage>>)`
  ${toastLook}
`;
const Words = styled(ToastContent)`
  ${wordsLook}
`;

const toneIcon: Readonly<Record<SnackbarTone, IconName>> = {
  success: 'checkCircle',
  info: 'info',
  warning: 'warning',
  danger: 'error',
};

export interface SnackbarRegionProps {
  /** Accessible name of the landmark, which F6 reaches. */
  label: string;
  /** Name of each message's close button. */
  closeLabel: string;
}

const subscribe = (told: () => void) => queue.subscribe(told);
const hasMessages = () => queue.visibleToasts.length > 0;

/** Region for messages. Mounted once per app. */
export function SnackbarRegion(props: SnackbarRegionProps) {
  // React Aria renders no region without messages, and F6 knows only landmarks in mounting order; so both mount
  // together.
  return useSyncExternalStore(subscribe, hasMessages) ? <Messages {...props} /> : null;
}

function Messages({ label, closeLabel }: SnackbarRegionProps) {
  return (
    <Region queue={queue} aria-label={label}>
      {({ toast }) => {
        const { message, tone = 'success', actionLabel, onAction } = toast.content;
        return (
          <Bubble toast={toast} data-tone={tone} aria-label={message}>
            <Icon name={toneIcon[tone]} />
            <Words>{message}</Words>
            {actionLabel !== undefined && (
              <Button
                variant="quiet"
                size="S"
                onPress={() => {
                  onAction?.();
                  queue.close(toast.key);
                }}
              >
                {actionLabel}
              </Button>
            )}
            <IconButton
              icon="close"
              size="S"
              tone="muted"
              label={closeLabel}
              isTooltipHidden
              onPress={() => queue.close(toast.key)}
            />
          </Bubble>
        );
      }}
    </Region>
  );
}
