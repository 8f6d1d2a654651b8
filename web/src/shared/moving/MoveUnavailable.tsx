import { Button, Modal, Text } from '@ruta/design-system';
import type { ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { moveTexts } from '../flow/move.texts';
import { sharedTexts } from '../shared.texts';

export interface MoveUnavailableProps {
  /** Why the record could not be read; undefined where it may no longer be moved. */
  problem?: ProblemError | undefined;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** An item that was put somewhere and cannot be moved; nothing has changed. */
export function MoveUnavailable({ problem, onRetry, onClose }: MoveUnavailableProps) {
  const t = useTexts(moveTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('unavailable')}
      closeLabel={shared('close')}
      footer={
        <>
          <Button onPress={onClose}>{shared('close')}</Button>
          {onRetry && (
            <Button variant="primary" icon="refresh" onPress={onRetry}>
              {shared('retry')}
            </Button>
          )}
        </>
      }
    >
      <Text element="p">{problem?.message ?? t('unavailable.meanwhile')}</Text>
    </Modal>
  );
}
