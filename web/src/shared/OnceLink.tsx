import { Button, Modal, Stack, Text, TextField } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { onceLinkTexts } from './once-link.texts';
import { sharedTexts } from './shared.texts';
import { useCopy } from './use-copy';

/** Shows a link once, for an administrator to hand over where no mail server is set up (T09, T17). */
export function OnceLink({ link, title, onClose }: { link: string; title: string; onClose: () => void }) {
  const t = useTexts(onceLinkTexts);
  const shared = useTexts(sharedTexts);
  const copy = useCopy();
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={shared('close')}
      footer={
        <Button variant="primary" icon="copy" onPress={() => void copy(link)}>
          {t('copy')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{t('once.body')}</Text>
        <TextField label={t('once')} value={link} isReadOnly />
      </Stack>
    </Modal>
  );
}
