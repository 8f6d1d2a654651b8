import { InlineAlert, LinkButton } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useTexts } from '../lib/i18n';
import { withheldTexts } from './withheld.texts';

/** Tells a super administrator that two-step verification is needed first, with a link to it. */
export function Withheld() {
  const t = useTexts(withheldTexts);
  return (
    <InlineAlert
      tone="warning"
      title={t('title')}
      actions={<LinkButton href={accessPages.security.href()}>{t('do')}</LinkButton>}
    >
      {t('body')}
    </InlineAlert>
  );
}
