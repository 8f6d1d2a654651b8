import { EmptyState, ForbiddenState, LinkButton } from '@ruta/design-system';
import { homePages } from '@ruta/contracts/home.pages';
import { useTexts } from '../lib/i18n';
import { usePageTitle } from './use-page-title';
import { sharedTexts } from './shared.texts';

function HomeLink() {
  const t = useTexts(sharedTexts);
  return <LinkButton href={homePages.root.href()}>{t('home')}</LinkButton>;
}

/** The person's role does not open this page. Says nothing of what is behind it. */
export function Forbidden() {
  const t = useTexts(sharedTexts);
  usePageTitle(t('forbidden.title'));
  return <ForbiddenState level={1} title={t('forbidden.title')} body={t('forbidden.body')} action={<HomeLink />} />;
}

/** Nothing is here: a mistyped address, or a record that is not, or no longer, the person's to see. */
export function NotFound({ title }: { title?: string | undefined }) {
  const t = useTexts(sharedTexts);
  // The server's sentence, as a heading.
  const heading = title?.replace(/[.]$/, '') ?? t('missing.title');
  usePageTitle(heading);
  return <EmptyState level={1} icon="search" title={heading} body={t('missing.body')} action={<HomeLink />} />;
}
