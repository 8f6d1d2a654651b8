import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { HeadingRoot } from '../Heading/Heading.styles';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import { Backdrop, Body, Foot, Frame, Head, Panel } from './Modal.styles';

export interface ModalProps {
  /** Whether the modal is open. Controlled. */
  isOpen: boolean;
  /** Called when the modal should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title, also the accessible name. */
  title: string;
  /** Text below the title. */
  description?: string | undefined;
  /** Width: S 440, M 600, L 880 px; full height on phones. Default: 'M'. */
  size?: 'S' | 'M' | 'L' | undefined;
  /** Name of the close button. Without it there is no such button and Escape does not close; an action must. */
  closeLabel?: string | undefined;
  /**
   * Whether a press outside closes the modal. Turn it off if input would be lost; Escape and the button still close.
   * Default: true.
   */
  isDismissable?: boolean | undefined;
  /** Prevents closing by Escape and button, only during an operation that cannot be stopped. Default: false. */
  isLocked?: boolean | undefined;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog for a task. Traps focus and restores it on closing. */
export function Modal(props: ModalProps) {
  const { isOpen, onOpenChange, title, description, size = 'M', closeLabel, footer, children } = props;
  const { isDismissable = true, isLocked = false } = props;
  const descriptionId = useId();
  return (
    <Backdrop
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked && closeLabel !== undefined}
      isKeyboardDismissDisabled={isLocked || closeLabel === undefined}
    >
      <Panel data-size={size}>
        <Frame {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}>
          <Head>
            <div>
              <HeadingRoot as={AriaHeading} slot="title" level={2} data-size="M">
                {title}
              </HeadingRoot>
              {description !== undefined && (
                <Text element="p" variant="label" tone="muted" id={descriptionId}>
                  {description}
                </Text>
              )}
            </div>
            {closeLabel !== undefined && (
              <IconButton
                icon="close"
                label={closeLabel}
                tone="muted"
                isTooltipHidden
                isDisabled={isLocked}
                onPress={() => onOpenChange(false)}
              />
            )}
          </Head>
          <Body>{children}</Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </Frame>
      </Panel>
    </Backdrop>
  );
}
