import { Button, Modal, Stack, Text, TextField } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';
import { useCopy } from './use-copy';

/** Shows a link once, for an administrator to hand over where no mail server is set up (T09, T17). */
export function OnceLink({ link, title, onClose }: { link: string; title: string; onClose: () => void }) {
  const t = useTexts(sharedTexts);
  const copy = useCopy();
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" icon="copy" onPress={() => void copy(link)}>
          {t('link.copy')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{t('link.once.body')}</Text>
        <TextField label={t('link.once')} value={link} isReadOnly />
      </Stack>
    </Modal>
  );
}
