import type { ReactNode } from 'react';
import { ActionsRow, BackPlace } from './FormActions.styles';

export interface FormActionsProps {
  /** The button that finishes the form or dialog; always the last one. */
  primary: ReactNode;
  /** Other acts and the way out, before the primary button. */
  children?: ReactNode;
  /** The way back to an earlier step, at the start of the row. */
  back?: ReactNode;
  /** Whether the buttons fill the width at every size, as on a narrow card. Default: false. */
  isFullWidth?: boolean | undefined;
}

/** The buttons of a form: at the end of a row, the primary one last; below each other on a phone, in the same order. */
export function FormActions({ primary, children, back, isFullWidth = false }: FormActionsProps) {
  return (
    <ActionsRow data-full={isFullWidth || undefined}>
      {back !== undefined && <BackPlace>{back}</BackPlace>}
      {children}
      {primary}
    </ActionsRow>
  );
}
