import { useEffect, useState } from 'react';
import type { EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import { EmptyState, InlineAlert, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { usePageTitle } from '../../../shared/use-page-title';
import { embeddedTexts } from '../embedded.texts';
import { Framed } from './EmbeddedFrame.styles';

/** Milliseconds after which a page that has not loaded counts as slow. */
const SLOW_MS = 10_000;

/**
 * A page of another site in a frame, with its link beside it (OTH-02). A site that is not allowed and one that does not
 * load are said in words. The frame reaches nothing of ours, and its messages are ignored.
 */
export function EmbeddedFrame({ page }: { page: EmbeddedPage }) {
  const t = useTexts(embeddedTexts);
  const locale = useLocale();
  const { me } = useSession();
  const [isLoaded, setLoaded] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const isFramed = page.url !== '' && page.is_allowed;
  useEffect(() => {
    if (!isFramed || isLoaded) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isFramed, isLoaded]);

  const title = locale === 'en' && page.title_en !== '' ? page.title_en : page.title;
  usePageTitle(title);
  const open = page.url !== '' && (
    <LinkButton icon="externalLink" href={page.url} target="_blank">
      {t('open')}
    </LinkButton>
  );
  const mayManage = me.abilities.includes('content:manage');
  const console = mayManage && (
    <LinkButton href={otherContentPages.adminOtherContent.href()}>{t('console')}</LinkButton>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={title} actions={isFramed && open} />
      {!page.active && <InlineAlert tone="info" title={t('inactive.note')} />}
      {isSlow && !isLoaded && (
        <InlineAlert tone="warning" title={t('slow.title')} isLive>
          {t('slow.body')}
        </InlineAlert>
      )}
      {page.url === '' && (
        <EmptyState icon="link" title={t('no-address.title')} body={t('no-address.body')} action={console} />
      )}
      {page.url !== '' && !page.is_allowed && (
        <EmptyState icon="warning" title={t('not-allowed.title')} body={t('not-allowed.body')} action={open} />
      )}
      {isFramed && (
        <Framed
          title={title}
          src={page.url}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
    </Stack>
  );
}
