import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { LinkButton, PageHeader } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { schoolTexts } from '../schools.texts';

/** Title of the schools, with the way to their files for who may import them. */
export function SchoolHeader() {
  const t = useTexts(schoolTexts);
  const { can } = useSession();
  return (
    <PageHeader
      title={t('title')}
      actions={
        can('import:manage') &&
        can('hierarchy:write') &&
        can('school:write') && (
          <LinkButton icon="upload" href={importsPages.adminImports.href()}>
            {t('import')}
          </LinkButton>
        )
      }
    />
  );
}
