import { CONTENT_URL_MAX } from '@ruta/contracts/other-content/limits';
import { isMediaUrl } from '@ruta/contracts/other-content/media-url';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { consoleTexts } from '../console.texts';
import { setUrl, updateUrl } from '../other-content.calls';
import { useContentForm } from '../use-content-form';
import { ContentModal } from './ContentModal';

interface UrlDialogProps {
  /** The edited video; null for a new one. */
  content: OtherContent | null;
  /** Hosts whose videos may be added. */
  hosts: readonly string[];
  onClose: () => void;
}

/** Adds or changes the address of a video (OTH-01). Mounted while it is open. */
export function UrlDialog({ content, hosts, onClose }: UrlDialogProps) {
  const t = useTexts(consoleTexts);
  const sentence = useFieldSentence();
  const form = useContentForm({ content, onClose });
  const { typed, write, errors } = form;
  const isInvalid = !isMediaUrl(typed.url, hosts);
  const invalid = sentence('other-content.url.invalid');

  const send = (revision: number | undefined) => {
    const body = { name: typed.name, url: typed.url.trim(), roles: [...typed.roles] };
    return content === null
      ? call(setUrl, { body })
      : call(updateUrl, { body: { ...body, contentId: content.id, ...(revision !== undefined && { revision }) } });
  };
  return (
    <ContentModal
      title={t(content === null ? 'add.url' : 'edit.url')}
      form={form}
      why={isInvalid ? invalid : undefined}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('field.url')}
        description={t('field.url.help', { hosts: hosts.join(', ') })}
        type="url"
        value={typed.url}
        onChange={(url) => write({ url })}
        maxLength={CONTENT_URL_MAX}
        errorMessage={typed.url !== '' && isInvalid ? invalid : errors['url']}
        isRequired
      />
    </ContentModal>
  );
}
