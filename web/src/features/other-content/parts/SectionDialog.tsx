import { useState } from 'react';
import { CONTENT_NAME_MAX } from '@ruta/contracts/other-content/limits';
import type { ContentSection } from '@ruta/contracts/other-content/other-content.schema';
import { Button, Form, InlineAlert, Modal, Stack, Switch, TextField } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { useSubmission } from '../../../shared/use-submission';
import { consoleTexts } from '../console.texts';
import { OTHER_CONTENT, updateTitle } from '../other-content.calls';

const FORM = 'section';

interface SectionDialogProps {
  section: ContentSection;
  onClose: () => void;
}

/** Changes the title of the section, and whether it is active (OTH-01). A failure shows the server's sentence. */
export function SectionDialog({ section, onClose }: SectionDialogProps) {
  const t = useTexts(consoleTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const [name, setName] = useState(section.name);
  const [active, setActive] = useState(section.active);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const why = name.trim() === '' ? t('why.name') : undefined;

  const save = () =>
    submit(async () => {
      sayDone(await call(updateTitle, { body: { name, active, revision: section.revision } }));
      void refresh(OTHER_CONTENT);
      onClose();
    });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('section.form')}
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
            {...sending({ why })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={t('section.form')} onSubmit={() => why === undefined && save()}>
        <Stack gap={5}>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <TextField
            label={t('section.name')}
            value={name}
            onChange={setName}
            maxLength={CONTENT_NAME_MAX}
            errorMessage={errors['name']}
            isRequired
            autoFocus
          />
          <Switch isSelected={active} onChange={setActive} description={t('section.switch.help')}>
            {t('section.switch')}
          </Switch>
        </Stack>
      </Form>
    </Modal>
  );
}
