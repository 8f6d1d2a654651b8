import { useState } from 'react';
import { CONTENT_NAME_MAX, CONTENT_URL_MAX } from '@ruta/contracts/other-content/limits';
import type { EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import { Button, Form, InlineAlert, Modal, Stack, Switch, TextField } from '@ruta/design-system';
import { useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { useSubmission } from '../../../shared/use-submission';
import { consoleTexts } from '../console.texts';
import { OTHER_CONTENT, saveEmbeddedPage } from '../other-content.calls';

const FORM = 'embedded';

interface EmbeddedDialogProps {
  page: EmbeddedPage;
  /** Hosts whose pages may be framed. */
  hosts: readonly string[];
  onClose: () => void;
}

/** Changes address and titles of an embedded page (OTH-02). */
export function EmbeddedDialog({ page, hosts, onClose }: EmbeddedDialogProps) {
  const t = useTexts(consoleTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const [form, setForm] = useState(page);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const write = (next: Partial<EmbeddedPage>) => setForm((before) => ({ ...before, ...next }));

  const save = () =>
    submit(async () => {
      const { url, title, title_en, active, revision } = form;
      sayDone(await saveEmbeddedPage(page.key, { url: url.trim(), title, title_en, active, revision }));
      void refresh(OTHER_CONTENT);
      onClose();
    });
  const heading = t('page.edit', { name: page.title });
  const help = hosts.length === 0 ? t('page.url.no-hosts') : t('page.url.help', { hosts: hosts.join(', ') });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={heading}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isPending}
            pendingLabel={t('saving')}
            {...sending()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={heading} onSubmit={save}>
        <Stack gap={5}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <TextField
            label={t('page.url')}
            description={help}
            type="url"
            value={form.url}
            onChange={(url) => write({ url })}
            maxLength={CONTENT_URL_MAX}
            errorMessage={errors['url']}
            autoFocus
          />
          <TextField
            label={t('page.title')}
            value={form.title}
            onChange={(title) => write({ title })}
            maxLength={CONTENT_NAME_MAX}
            errorMessage={errors['title']}
            isRequired
          />
          <TextField
            label={t('page.title-en')}
            value={form.title_en}
            onChange={(title_en) => write({ title_en })}
            maxLength={CONTENT_NAME_MAX}
            errorMessage={errors['title_en']}
          />
          <Switch isSelected={form.active} onChange={(active) => write({ active })}>
            {t('page.active')}
          </Switch>
        </Stack>
      </Form>
    </Modal>
  );
}
