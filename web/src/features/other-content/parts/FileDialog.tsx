import { FILM_TYPE } from '@ruta/contracts/kit/file-types';
import { CONTENT_FILE_TYPES, contentBytesMax } from '@ruta/contracts/other-content/limits';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { upload } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FileToSendField } from '../../../shared/uploading/FileToSendField';
import { useFileToSend } from '../../../shared/uploading/use-file-to-send';
import { consoleTexts } from '../console.texts';
import { setFile, updateFile } from '../other-content.calls';
import { useContentForm } from '../use-content-form';
import { ContentModal } from './ContentModal';

const MEGABYTE = 1024 * 1024;

interface FileDialogProps {
  /** The edited file; null for a new one. */
  content: OtherContent | null;
  onClose: () => void;
}

/** Adds a file, or renames and replaces one under its address (OTH-01). Mounted while it is open. */
export function FileDialog({ content, onClose }: FileDialogProps) {
  const t = useTexts(consoleTexts);
  const form = useContentForm({ content, onClose });
  const { typed, errors } = form;
  const chosen = useFileToSend({
    ...{ types: CONTENT_FILE_TYPES, maxBytesOf: contentBytesMax, typeFault: 'file.type.shared' },
  });
  const { file } = chosen;

  const send = (revision: number | undefined) =>
    chosen.send((sending) => {
      const fields = { name: typed.name, roles: typed.roles.join(','), ...(file && { file }) };
      if (content === null) return upload(setFile, { form: fields, ...sending });
      const seen = { contentId: String(content.id), ...(revision !== undefined && { revision: String(revision) }) };
      return upload(updateFile, { form: { ...fields, ...seen }, ...sending });
    });
  return (
    <ContentModal
      title={t(content === null ? 'add.file' : 'edit.file')}
      form={form}
      why={content === null && file === null ? t('why.file') : undefined}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <FileToSendField
        chosen={chosen}
        present={content?.file?.name}
        help={t('field.file.help', {
          max: contentBytesMax('') / MEGABYTE,
          film: contentBytesMax(FILM_TYPE) / MEGABYTE,
        })}
        errorMessage={errors['file']}
        onChosen={({ name }) => {
          if (typed.name.trim() === '') form.write({ name: name.replace(/\.\w+$/, '') });
        }}
      />
    </ContentModal>
  );
}
