import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { PendingMark } from '../Button/PendingMark';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { LiveText } from '../LiveText';

/** State of saving. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'offline' | 'error';

export interface SavedStateProps {
  status: SaveStatus;
  /** "Guardando…", "Guardado 10:42", "Sin conexión: guardado en este equipo". */
  children: string;
}

const SavedRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 20px;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-variant-numeric: tabular-nums;
  &[data-status='offline'] {
    color: ${vars.color.text.warning};
  }
  &[data-status='error'] {
    color: ${vars.color.text.danger};
  }
`;

const marks: Readonly<Partial<Record<SaveStatus, IconName>>> = { saved: 'check', offline: 'offline', error: 'error' };

/** Whether the input is saved. Announced politely on change. */
export function SavedState({ status, children }: SavedStateProps) {
  const icon = marks[status];
  return (
    <SavedRoot role="status" data-status={status}>
      {status === 'saving' && <PendingMark label={undefined} />}
      {icon && <Icon name={icon} size="S" />}
      {children !== '' && <LiveText isWords>{children}</LiveText>}
    </SavedRoot>
  );
}
