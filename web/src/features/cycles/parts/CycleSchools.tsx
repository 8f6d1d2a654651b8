import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import { DescriptionList, Link, LinkButton, Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { countSchools } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';

const COUNTS = ['included', 'complete', 'incomplete', 'excluded'] as const;

/** The schools of a prepared cycle in numbers, with the way to who accompanies them (CYC-05). */
export function CycleSchools({ id }: { id: number }) {
  const t = useTexts(cycleTexts);
  const result = useEndpoint(countSchools, { query: { cycle_id: String(id) } });
  return (
    <PageSection
      title={t('schools')}
      aside={
        <LinkButton icon="building" size="S" href={hierarchyPages.prepareHierarchy.href({ id })}>
          {t('hierarchy')}
        </LinkButton>
      }
    >
      <ScreenState
        result={result}
        loadingLabel={t('schools.loading')}
        skeleton={<Skeleton shape="block" height={64} />}
      >
        {({ data }) => (
          <DescriptionList
            columns={2}
            items={COUNTS.map((count) => ({
              id: count,
              term: t(`schools.${count}`),
              detail:
                count === 'incomplete' && data.incomplete > 0 ? (
                  <Link href={hierarchyPages.prepareHierarchy.href({ id }, { incomplete: 1 })}>
                    {String(data.incomplete)}
                  </Link>
                ) : (
                  String(data[count])
                ),
            }))}
          />
        )}
      </ScreenState>
    </PageSection>
  );
}
