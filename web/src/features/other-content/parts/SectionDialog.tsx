import { CONTENT_NAME_MAX } from '@ruta/contracts/other-content/limits';
import type { ContentSection } from '@ruta/contracts/other-content/other-content.schema';
import { Switch, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { consoleTexts } from '../console.texts';
import { OTHER_CONTENT, updateTitle } from '../other-content.calls';

const typedOf = (section: ContentSection | null) => ({ name: section?.name ?? '', active: section?.active ?? false });

interface SectionDialogProps {
  section: ContentSection;
  onClose: () => void;
}

/** Changes the title of the section, and whether it is active (OTH-01). A failure shows the server's sentence. */
export function SectionDialog({ section, onClose }: SectionDialogProps) {
  const t = useTexts(consoleTexts);
  const form = useRevisedForm({
    ...{ record: section, typedOf, stale: 'other-content.title-stale', reload: OTHER_CONTENT, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const { name, active } = typed;
  const stateOf = (isActive: boolean) => t(`section.${isActive ? 'active' : 'inactive'}`);
  const send = (revision = 0) => call(updateTitle, { body: { name, active, revision } });
  return (
    <RevisedModal
      title={t('section.form')}
      form={form}
      why={name.trim() === '' ? t('why.name') : undefined}
      words={t}
      differences={() => [
        { name: t('section.name'), mine: name, saved: theirs?.name ?? '' },
        { name: t('section.switch'), mine: stateOf(active), saved: stateOf(theirs?.active ?? false) },
      ]}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('section.name')}
        value={name}
        onChange={(typedName) => write({ name: typedName })}
        maxLength={CONTENT_NAME_MAX}
        errorMessage={errors['name']}
        isRequired
        autoFocus
      />
      <Switch
        isSelected={active}
        onChange={(isActive) => write({ active: isActive })}
        description={t('section.switch.help')}
      >
        {t('section.switch')}
      </Switch>
    </RevisedModal>
  );
}
