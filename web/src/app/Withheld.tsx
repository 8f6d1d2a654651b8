import { InlineAlert, LinkButton } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { paths } from '../lib/paths';
import { confirmTexts } from './confirm.texts';

/** Why a super administrator sees nothing to do yet, and where to mend that. */
export function Withheld() {
  const t = useTexts(confirmTexts);
  return (
    <InlineAlert
      tone="warning"
      title={t('withheld')}
      actions={<LinkButton href={paths.security.href()}>{t('withheld.do')}</LinkButton>}
    >
      {t('withheld.body')}
    </InlineAlert>
  );
}
