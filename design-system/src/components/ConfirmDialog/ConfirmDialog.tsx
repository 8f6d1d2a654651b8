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
  /** Whether it is open. */
  isOpen: boolean;
  /** Told when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, naming the thing: "¿Eliminar la visita del 12-05-2025?" */
  title: string;
  /** What will happen, in a sentence. */
  body?: string | undefined;
  /** More than a sentence: a list of what is affected. */
  children?: ReactNode;
  /** The verb of the question, not "yes". */
  confirmLabel: string;
  /** The safe answer. It has the focus first. */
  cancelLabel: string;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger' | undefined;
  /** Does it. The dialog stays until the promise settles, closes when it succeeds and stays when it fails. */
  onConfirm: () => void | Promise<void>;
  /** Under way, when the caller keeps count itself. */
  isPending?: boolean | undefined;
  /** Why it failed; read out when it appears. */
  errorMessage?: string | undefined;
}

/** Asks before something that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, body, children, confirmLabel, cancelLabel, tone = 'default' } = props;
  const [isRunning, setRunning] = useState(false);
  const bodyId = useId();
  const isPending = isRunning || props.isPending === true;
  const confirm = async () => {
    try {
      const work = props.onConfirm();
      // What is done at once needs no sign of work.
      if (work instanceof Promise) {
        setRunning(true);
        await work;
      }
      onOpenChange(false);
    } catch {
      // The caller says what failed through errorMessage; the question stays open to be asked again.
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
            <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={confirm}>
              {confirmLabel}
            </Button>
          </Answers>
        </Question>
      </Panel>
    </Backdrop>
  );
}
