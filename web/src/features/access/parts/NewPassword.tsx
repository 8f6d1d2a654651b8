import { PasswordField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { linkTexts } from '../link.texts';

export interface NewPasswordProps {
  label: string;
  value: string;
  again: string;
  onChange: (password: string) => void;
  onAgain: (password: string) => void;
}

/** A new password, typed twice. The server decides whether it is good enough. */
export function NewPassword({ label, value, again, onChange, onAgain }: NewPasswordProps) {
  const t = useTexts(linkTexts);
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <PasswordField
        {...eye}
        label={label}
        name="password"
        autoComplete="new-password"
        description={t('password.help')}
        value={value}
        onChange={onChange}
        isRequired
      />
      <PasswordField
        {...eye}
        label={t('password.again')}
        name="password_confirmation"
        autoComplete="new-password"
        value={again}
        onChange={onAgain}
        isRequired
      />
    </>
  );
}
