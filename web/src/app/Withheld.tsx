import { InlineAlert, LinkButton } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useTexts } from '../lib/i18n';
import { confirmTexts } from './confirm.texts';

/** Tells a super administrator that two-step verification is needed first, with a link to it. */
export function Withheld() {
  const t = useTexts(confirmTexts);
  return (
    <InlineAlert
      tone="warning"
      title={t('withheld')}
      actions={<LinkButton href={accessPages.security.href()}>{t('withheld.do')}</LinkButton>}
    >
      {t('withheld.body')}
    </InlineAlert>
  );
}
