import { CONTENT_NAME_MAX, CONTENT_URL_MAX } from '@ruta/contracts/other-content/limits';
import type { EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import { Switch, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { consoleTexts } from '../console.texts';
import { OTHER_CONTENT, saveEmbeddedPage } from '../other-content.calls';

const typedOf = (page: EmbeddedPage | null) => ({
  ...{ url: page?.url ?? '', title: page?.title ?? '', title_en: page?.title_en ?? '', active: page?.active ?? false },
});

interface EmbeddedDialogProps {
  page: EmbeddedPage;
  /** Hosts whose pages may be framed. */
  hosts: readonly string[];
  onClose: () => void;
}

/** Changes address and titles of an embedded page (OTH-02). */
export function EmbeddedDialog({ page, hosts, onClose }: EmbeddedDialogProps) {
  const t = useTexts(consoleTexts);
  const form = useRevisedForm({
    ...{ record: page, typedOf, stale: 'other-content.page-stale', reload: OTHER_CONTENT, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const send = (revision = 0) => saveEmbeddedPage(page.key, { ...typed, url: typed.url.trim(), revision });
  const stateOf = (isActive: boolean) => t(`page.state.${isActive ? 'active' : 'inactive'}`);
  const help = hosts.length === 0 ? t('page.url.no-hosts') : t('page.url.help', { hosts: hosts.join(', ') });
  return (
    <RevisedModal
      title={t('page.edit', { name: page.title })}
      form={form}
      why={undefined}
      words={t}
      differences={() => {
        const saved = typedOf(theirs);
        return [
          { name: t('page.url'), mine: typed.url, saved: saved.url },
          { name: t('page.title'), mine: typed.title, saved: saved.title },
          { name: t('page.title-en'), mine: typed.title_en, saved: saved.title_en },
          { name: t('page.active'), mine: stateOf(typed.active), saved: stateOf(saved.active) },
        ];
      }}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('page.url')}
        description={help}
        type="url"
        value={typed.url}
        onChange={(url) => write({ url })}
        maxLength={CONTENT_URL_MAX}
        errorMessage={errors['url']}
        autoFocus
      />
      <TextField
        label={t('page.title')}
        value={typed.title}
        onChange={(title) => write({ title })}
        maxLength={CONTENT_NAME_MAX}
        errorMessage={errors['title']}
        isRequired
      />
      <TextField
        label={t('page.title-en')}
        value={typed.title_en}
        onChange={(title_en) => write({ title_en })}
        maxLength={CONTENT_NAME_MAX}
        errorMessage={errors['title_en']}
      />
      <Switch isSelected={typed.active} onChange={(active) => write({ active })}>
        {t('page.active')}
      </Switch>
    </RevisedModal>
  );
}
