import { FILM_BYTES_MAX } from '@ruta/contracts/kit/file-types';
import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import { CONTENT_NAME_MAX, FORMATION_TYPES, LINK_MAX } from '@ruta/contracts/pfp/limits';
import { Checkbox, TextField } from '@ruta/design-system';
import { call, upload } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { FileToSendField } from '../../../shared/uploading/FileToSendField';
import { useFileToSend } from '../../../shared/uploading/use-file-to-send';
import { addFile, addLink, changeFile, changeLink, FORMATION_CATALOGUE } from '../catalogue.calls';
import { catalogueTexts } from '../catalogue.texts';
import { ContentCaptions } from './ContentCaptions';

const MEGABYTE = 1024 * 1024;

interface ContentDialogProps {
  planId: number;
  kind: 'file' | 'link';
  /** The edited content; null for a new one. */
  content: CatalogueContent | null;
  onClose: () => void;
}

const typedOf = (content: CatalogueContent | null) => ({
  ...{ name: content?.name ?? '', required: content?.required ?? false },
  url: content?.kind === 'link' ? content.url : '',
});

/** Adds a file or a link to a plan, or changes and replaces one under its id (PFP-01). Mounted while it is open. */
export function ContentDialog({ planId, kind, content, onClose }: ContentDialogProps) {
  const t = useTexts(catalogueTexts);
  const form = useRevisedForm({
    ...{ record: content, typedOf, stale: 'pfp.content-stale', reload: FORMATION_CATALOGUE, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const chosen = useFileToSend({
    ...{ types: FORMATION_TYPES, maxBytesOf: () => FILM_BYTES_MAX, typeFault: 'file.type.shared' },
  });
  const { file } = chosen;
  const isLink = kind === 'link';

  const sendLink = (revision: number | undefined) => {
    const { name, required, url } = typed;
    return content === null
      ? call(addLink, { params: { id: planId }, body: { name, required, url } })
      : call(changeLink, {
          params: { id: planId, content_id: content.id },
          body: { name, required, url, revision: revision ?? content.revision },
        });
  };
  const sendFile = (revision: number | undefined) =>
    chosen.send((sending) => {
      const fields = { name: typed.name, required: typed.required ? '1' : '0', ...(file && { file }) };
      if (content === null) return upload(addFile, { params: { id: planId }, form: fields, ...sending });
      return upload(changeFile, {
        params: { id: planId, content_id: content.id },
        form: { ...fields, revision: String(revision ?? content.revision) },
        ...sending,
      });
    });
  const send = isLink ? sendLink : sendFile;

  const missing = isLink || content !== null || file !== null ? undefined : t('why.file');
  const yesOrNo = (required: boolean) => t(required ? 'yes' : 'no');
  const differences = () => {
    if (theirs === null) return [];
    const saved = typedOf(theirs);
    return [
      { name: t('field.name'), mine: typed.name, saved: saved.name },
      ...(isLink ? [{ name: t('field.url'), mine: typed.url, saved: saved.url }] : []),
      { name: t('field.required'), mine: yesOrNo(typed.required), saved: yesOrNo(saved.required) },
    ];
  };
  return (
    <RevisedModal
      title={t(`${kind}.${content === null ? 'add' : 'edit'}`)}
      form={form}
      why={typed.name.trim() === '' ? t('why.name') : missing}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('field.name')}
        value={typed.name}
        onChange={(name) => write({ name })}
        maxLength={CONTENT_NAME_MAX}
        errorMessage={errors['name']}
        isRequired
        autoFocus
      />
      {isLink ? (
        <TextField
          label={t('field.url')}
          description={t('field.url.help')}
          type="url"
          value={typed.url}
          onChange={(url) => write({ url })}
          maxLength={LINK_MAX}
          errorMessage={errors['url']}
          isRequired
        />
      ) : (
        <FileToSendField
          chosen={chosen}
          present={content?.name}
          help={t('field.file.help', { max: FILM_BYTES_MAX / MEGABYTE })}
          errorMessage={errors['file']}
          onChosen={({ name }) => {
            if (typed.name.trim() === '') write({ name: name.replace(/\.\w+$/, '') });
          }}
        />
      )}
      {content?.kind === 'video' && file === null && <ContentCaptions planId={planId} content={content} />}
      <Checkbox isSelected={typed.required} onChange={(required) => write({ required })}>
        {t('field.required')}
      </Checkbox>
    </RevisedModal>
  );
}
