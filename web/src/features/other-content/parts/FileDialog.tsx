import { useState } from 'react';
import { CONTENT_FILE_BYTES_MAX } from '@ruta/contracts/other-content/limits';
import type { CONTENT_FILE_TYPES, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { FileButton, InlineAlert, ProgressBar, Stack, Text } from '@ruta/design-system';
import { upload } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { consoleTexts } from '../console.texts';
import { setFile, updateFile } from '../other-content.calls';
import { useContentForm } from '../use-content-form';
import { ContentModal } from './ContentModal';

// Checked against the contract's types by the compiler; importing the values would load zod.
const TYPES: readonly (typeof CONTENT_FILE_TYPES)[number][] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
];
const MAX_MB = CONTENT_FILE_BYTES_MAX / 1024 / 1024;

interface FileDialogProps {
  /** The edited file; null for a new one. */
  content: OtherContent | null;
  onClose: () => void;
}

/** Adds a file, or renames and replaces one under its address (OTH-01). Mounted while it is open. */
export function FileDialog({ content, onClose }: FileDialogProps) {
  const t = useTexts(consoleTexts);
  const sentence = useFieldSentence();
  const form = useContentForm({ content, onClose });
  const { typed, isPending, errors } = form;
  const [file, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const choose = (chosen: File) => {
    const fault = !TYPES.some((type) => type === chosen.type)
      ? sentence('file.type', { name: chosen.name })
      : chosen.size > CONTENT_FILE_BYTES_MAX
        ? sentence('file.too-large', { max: MAX_MB })
        : undefined;
    setRefusal(fault);
    if (fault !== undefined) return;
    setChosen(chosen);
    if (typed.name.trim() === '') form.write({ name: chosen.name.replace(/\.\w+$/, '') });
  };
  const send = (revision: number | undefined) => {
    const fields = { name: typed.name, roles: typed.roles.join(','), ...(file && { file }) };
    const onProgress = file ? setProgress : () => undefined;
    if (content === null) return upload(setFile, { form: fields, onProgress });
    const seen = { contentId: String(content.id), ...(revision !== undefined && { revision: String(revision) }) };
    return upload(updateFile, { form: { ...fields, ...seen }, onProgress });
  };
  const present = content?.file?.name;
  const error = refusal ?? errors['file'];
  return (
    <ContentModal
      title={t(content === null ? 'add.file' : 'edit.file')}
      form={form}
      why={content === null && file === null ? t('why.file') : undefined}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <Stack gap={2}>
        {present !== undefined && file === null && <Text>{t('field.file.present', { name: present })}</Text>}
        {file && <Text>{t('field.file.chosen', { name: file.name })}</Text>}
        <FileButton accept={TYPES} onChoose={choose} isDisabled={isPending}>
          {t(present === undefined && file === null ? 'field.file.choose' : 'field.file.replace')}
        </FileButton>
        <Text variant="caption" tone="muted">
          {t('field.file.help', { max: MAX_MB })}
        </Text>
        {error !== undefined && <InlineAlert tone="danger" title={error} isLive />}
        {isPending && file && <ProgressBar label={t('progress')} value={progress} />}
      </Stack>
    </ContentModal>
  );
}
