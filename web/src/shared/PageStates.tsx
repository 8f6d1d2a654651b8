import { EmptyState, ForbiddenState, LinkButton } from '@ruta/design-system';
import { homePages } from '@ruta/contracts/home.pages';
import { useTexts } from '../lib/i18n';
import { usePageTitle } from './use-page-title';
import { sharedTexts } from './shared.texts';

function HomeLink() {
  const t = useTexts(sharedTexts);
  return <LinkButton href={homePages.root.href()}>{t('home')}</LinkButton>;
}

/** The 403 page. It does not reveal what the page contains. */
export function Forbidden() {
  usePageTitle(useTexts(sharedTexts)('forbidden.title'));
  return <ForbiddenPart level={1} />;
}

/** A refused part of a page that keeps its own heading and title. */
export function ForbiddenPart({ level = 2 }: { level?: 1 | 2 }) {
  const t = useTexts(sharedTexts);
  return <ForbiddenState level={level} title={t('forbidden.title')} body={t('forbidden.body')} action={<HomeLink />} />;
}

/** The 404 page: a mistyped address, or a record that the person may not see. */
export function NotFound({ title }: { title?: string | undefined }) {
  const t = useTexts(sharedTexts);
  // The server's sentence without its full stop.
  const heading = title?.replace(/[.]$/, '') ?? t('missing.title');
  usePageTitle(heading);
  return <EmptyState level={1} icon="search" title={heading} body={t('missing.body')} action={<HomeLink />} />;
}
