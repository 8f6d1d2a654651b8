import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { HeadingRoot } from '../Heading/Heading.styles';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import { Backdrop, Body, Foot, Frame, Head, Panel } from './Modal.styles';

export interface ModalProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Told when it wants to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its title, which is its name. */
  title: string;
  /** A line under the title. */
  description?: string | undefined;
  /** Width: S 440, M 600, L 880 px. A full-height sheet on phones. */
  size?: 'S' | 'M' | 'L' | undefined;
  /** Name of the closing button. Without it there is none, nor does Escape close it: one of its actions has to. */
  closeLabel?: string | undefined;
  /** Whether a press outside closes it. Off where typed work would be lost; Escape and the button still close it. */
  isDismissable?: boolean | undefined;
  /** Neither Escape nor the button close it: only while something that cannot stop is under way. */
  isLocked?: boolean | undefined;
  /** The actions, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A task in front of the page. The focus stays inside and goes back to where it was. */
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
