import { PERMISSION_TEXTS } from '@ruta/contracts/roles/permission.texts';
import { ROLES } from '@ruta/contracts/roles';
import { Button, Heading, Icon, InlineAlert, Modal, Stack, Text } from '@ruta/design-system';
import type { ProblemError } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import type { RoleDifference } from '../matrix-view';
import { Difference, Differences } from '../roles.styles';
import { roleTexts } from '../roles.texts';

const SIGNS = { given: 'plus', taken: 'minus' } as const;

export interface ReviewDialogProps {
  differences: readonly RoleDifference[];
  isSaving: boolean;
  problem: ProblemError | null;
  onSave: () => void;
  onClose: () => void;
}

/** The changes by role, to be confirmed before saving (ADM-06). */
export function ReviewDialog({ differences, isSaving, problem, onSave, onClose }: ReviewDialogProps) {
  const t = useTexts(roleTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('review.title')}
      description={t('review.body')}
      closeLabel={shared('close')}
      isDismissable={false}
      isLocked={isSaving}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('review.back')}
          </Button>
          <Button variant="primary" icon="save" isPending={isSaving} pendingLabel={t('saving')} onPress={onSave}>
            {t('review.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {problem && (
          <InlineAlert tone="danger" isLive title={t('save.failed')}>
            {problem.message}
          </InlineAlert>
        )}
        {differences.map(({ role, ...kinds }) => (
          <Stack key={role.id} gap={2} element="section">
            <Heading level={3} size="S">
              {ROLES[role.code].name[locale]}
            </Heading>
            <Differences>
              {(['given', 'taken'] as const).flatMap((kind) =>
                kinds[kind].map((ability) => (
                  <Difference key={ability} data-kind={kind}>
                    <Icon name={SIGNS[kind]} size="S" />
                    <span>{t(kind)}</span>
                    <Text>{PERMISSION_TEXTS[ability][locale]}</Text>
                  </Difference>
                )),
              )}
            </Differences>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
