import { Button, Inline, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { invitationTexts } from '../invitations.texts';

export interface ChosenSchool {
  id: number;
  name: string;
}

/** The school of an invitation; without one, it is assigned later. */
export function SchoolChoice({
  school,
  onChange,
  errorMessage,
}: {
  school: ChosenSchool | null;
  onChange: (school: ChosenSchool | null) => void;
  errorMessage?: string | undefined;
}) {
  const t = useTexts(invitationTexts);
  return (
    <Stack gap={2}>
      <SchoolPicker
        key={school === null ? 'none' : 'some'}
        label={t('school')}
        description={t('school.help')}
        placeholder={t('school.placeholder')}
        errorMessage={errorMessage}
        school={school}
        onChange={(id, name) => onChange(id === null ? null : { id, name })}
      />
      {school !== null && (
        <Inline>
          <Button size="S" variant="quiet" icon="close" onPress={() => onChange(null)}>
            {t('school.clear')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
