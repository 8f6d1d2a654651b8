import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Button } from '../Button';
import { ProblemText } from '../Field';
import { HeadingRoot } from '../Heading/Heading.styles';
import { Backdrop, Panel } from '../Modal/Modal.styles';
import { Text } from '../Text';
import { Answers, Question } from './ConfirmDialog.styles';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. Controlled. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with its object: "¿Eliminar la visita del 12-05-2025?" */
  title: string;
  /** One sentence about the consequences. */
  body?: string | undefined;
  /** More content, such as a list of what is affected. */
  children?: ReactNode;
  /** Label of the confirm button: the question's verb, not "yes". */
  confirmLabel: string;
  /** Label of the cancel button, which has initial focus. */
  cancelLabel: string;
  /**
   * `danger` for irreversible actions; `safe` for an action that loses nothing, such as keeping a draft. The primary
   * button is the safe act: cancelling, or with `safe` the action. Default: 'default'.
   */
  tone?: 'default' | 'danger' | 'safe' | undefined;
  /**
   * Called on confirm. While a returned promise is pending the dialog stays open; it closes when the promise resolves
   * and stays open when it rejects.
   */
  onConfirm: () => void | Promise<void>;
  /** Whether the action is in progress, if the caller tracks it itself. */
  isPending?: boolean | undefined;
  /** Why it cannot be done now: the confirm button is disabled and explains it. */
  disabledReason?: string | undefined;
  /** Error message; announced when it appears. */
  errorMessage?: string | undefined;
}

const CONFIRM = { default: 'secondary', danger: 'danger', safe: 'primary' } as const;

/** Asks for confirmation of an important action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, body, children, confirmLabel, cancelLabel, tone = 'default' } = props;
  const [isRunning, setRunning] = useState(false);
  const bodyId = useId();
  const isPending = isRunning || props.isPending === true;
  const confirm = async () => {
    try {
      const work = props.onConfirm();
      // A synchronous action needs no pending state.
      if (work instanceof Promise) {
        setRunning(true);
        await work;
      }
      onOpenChange(false);
    } catch {
      // The caller shows the failure with `errorMessage`; the dialog stays open for another try.
    } finally {
      setRunning(false);
    }
  };
  return (
    <Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isKeyboardDismissDisabled={isPending} data-compact>
      <Panel data-size="S" data-compact>
        <Question role="alertdialog" {...(body === undefined ? {} : { 'aria-describedby': bodyId })}>
          <HeadingRoot as={AriaHeading} slot="title" level={2} data-size="M">
            {title}
          </HeadingRoot>
          {body !== undefined && (
            <Text element="p" tone="muted" id={bodyId}>
              {body}
            </Text>
          )}
          {children}
          {props.errorMessage !== undefined && <ProblemText isAlert>{props.errorMessage}</ProblemText>}
          <Answers>
            <Button
              autoFocus
              variant={tone === 'safe' ? 'secondary' : 'primary'}
              isDisabled={isPending}
              onPress={() => onOpenChange(false)}
            >
              {cancelLabel}
            </Button>
            <Button
              variant={CONFIRM[tone]}
              isPending={isPending}
              isDisabled={props.disabledReason !== undefined}
              disabledReason={props.disabledReason}
              onPress={confirm}
            >
              {confirmLabel}
            </Button>
          </Answers>
        </Question>
      </Panel>
    </Backdrop>
  );
}
