import type { ReactNode } from 'react';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { CONTENT_NAME_MAX } from '@ruta/contracts/other-content/limits';
import { TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import type { Difference } from '../../../shared/conflict/ConflictDialog';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { consoleTexts } from '../console.texts';
import { audiencesOf } from '../content-look';
import type { TypedContent, useContentForm } from '../use-content-form';
import { AudienceField } from './AudienceField';

interface ContentModalProps {
  title: string;
  form: ReturnType<typeof useContentForm>;
  /** Why it cannot be saved yet, beyond a name. */
  why: string | undefined;
  onSave: () => void;
  onKeepMine: () => void;
  onClose: () => void;
  /** The fields of a file or of an address. */
  children: ReactNode;
}

/** The modal in which a content is added or changed (OTH-01). */
export function ContentModal({ form, why, children, ...rest }: ContentModalProps) {
  const t = useTexts(consoleTexts);
  const { typed, write, errors, theirs } = form;
  const differences = useDifferences(typed, theirs);
  return (
    <RevisedModal
      {...rest}
      form={form}
      why={typed.name.trim() === '' ? t('why.name') : why}
      words={t}
      differences={() => differences}
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
      {children}
      <AudienceField roles={typed.roles} onChange={(roles) => write({ roles })} />
    </RevisedModal>
  );
}

/** What differs between what is typed and what stands. */
function useDifferences(mine: TypedContent, theirs: OtherContent | null): Difference[] {
  const t = useTexts(consoleTexts);
  const audience = (roles: TypedContent['roles']) =>
    audiencesOf(roles)
      .map((id) => t(`audience.${id}`))
      .join(', ') || t('audience.all');
  if (theirs === null) return [];
  return [
    { name: t('field.name'), mine: mine.name, saved: theirs.name },
    ...(theirs.type === 'URL' ? [{ name: t('field.url'), mine: mine.url, saved: theirs.url }] : []),
    { name: t('field.audience'), mine: audience(mine.roles), saved: audience(theirs.roles) },
  ];
}
