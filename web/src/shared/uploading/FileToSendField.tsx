import { Button, FileButton, Inline, InlineAlert, ProgressBar, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import type { FileToSend } from './use-file-to-send';
import { uploadingTexts } from './uploading.texts';

interface FileToSendFieldProps {
  /** From `useFileToSend`. */
  chosen: FileToSend;
  /** Name of the stored file that a new one replaces. */
  present?: string | undefined;
  /** What is accepted, and how large. */
  help: string;
  /** The server's sentence beside the field. */
  errorMessage?: string | undefined;
  /** Whether the file has arrived: a form may send it before it is saved. */
  isSent?: boolean;
  /** Called with a file that may be sent. */
  onChosen?: (file: File) => void;
}

/** Chooses one file of a form, and shows how far it is sent, with the way to cancel. */
export function FileToSendField(props: FileToSendFieldProps) {
  const { chosen, present, help, errorMessage, isSent = false, onChosen } = props;
  const t = useTexts(uploadingTexts);
  const { accept, file, refusal, progress, choose, cancel } = chosen;
  const error = refusal ?? errorMessage;
  const isSending = progress !== undefined;
  return (
    <Stack gap={2}>
      {present !== undefined && file === null && <Text>{t('present', { name: present })}</Text>}
      {file && <Text>{t(isSent ? 'sent' : 'chosen', { name: file.name })}</Text>}
      <Inline gap={2}>
        <FileButton accept={accept} isDisabled={isSending} onChoose={(next) => choose(next) && onChosen?.(next)}>
          {t(present === undefined && file === null ? 'choose' : 'replace')}
        </FileButton>
      </Inline>
      <Text variant="caption" tone="muted">
        {help}
      </Text>
      {error !== undefined && <InlineAlert tone="danger" title={error} isLive />}
      {isSending && file && (
        <Stack gap={2}>
          {/* Once all is sent, the server still looks at the file. */}
          <ProgressBar
            label={t(progress === 100 ? 'checking' : 'progress', { name: file.name })}
            value={progress === 100 ? undefined : progress}
          />
          <Inline gap={2}>
            <Button size="S" onPress={cancel}>
              {t('cancel')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
