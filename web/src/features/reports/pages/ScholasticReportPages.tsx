import type { LeaderPath } from '@ruta/contracts/reports/scholastic-report.schema';
import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import { Card, DescriptionList, Heading, Inline, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { idIn } from '../../../shared/list/use-address-view';
import { NotFound } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { scholasticFileHref, scholasticReportScreen } from '../scholastic-reports.calls';
import { scholasticReportTexts } from '../scholastic-reports.texts';

interface ReportAtProps {
  leader: LeaderPath;
  report: string;
  school: number;
}

/** What a report of a school contains, and its file: XLSX with all sheets, CSV of each. */
function ReportAt({ leader, report: key, school: schoolId }: ReportAtProps) {
  const t = useTexts(scholasticReportTexts);
  const cycle = useCycleInAddress();
  const query = { leader, report: key, school: String(schoolId), cycle };
  const result = useScreen(scholasticReportScreen, { query });
  usePageTitle(result.data?.report.name ?? t('title'));
  const fileOf = { leader, report: key, school: schoolId, cycle };
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={320} />}
      loadingLabel={t('loading')}
    >
      {({ school, report: { name, description, parts }, past }) => (
        <>
          <PageHeader
            title={name}
            backTo={{ href: reportsPages.scholasticReports.href(undefined, { cycle }), label: t('back') }}
            meta={
              <>
                <Text tone="muted">{school.name}</Text>
                {past && <ReadOnlyNote past={past} />}
              </>
            }
          />
          <Text>{description}</Text>
          <Card>
            <Stack gap={4}>
              <Heading level={2} size="S">
                {t('sheets')}
              </Heading>
              <DescriptionList
                items={parts.map((part) => ({ id: part.key, term: part.name, detail: part.description }))}
              />
              <Inline gap={2}>
                <DocumentButton variant="primary" href={scholasticFileHref(fileOf, { format: 'xlsx' })}>
                  {t('xlsx')}
                </DocumentButton>
                {parts.map((part) => (
                  <DocumentButton key={part.key} href={scholasticFileHref(fileOf, { format: 'csv', part: part.key })}>
                    {parts.length === 1 ? t('csv') : t('csv.of', { sheet: part.name })}
                  </DocumentButton>
                ))}
              </Inline>
            </Stack>
          </Card>
        </>
      )}
    </ScreenState>
  );
}

/** The report of the address, of the school that it names or of one's own. The API judges role, report and school. */
function Page({ leader }: { leader: LeaderPath }) {
  const { report = '' } = useParams();
  const { me } = useSession();
  const named = idIn(useSearchParams()[0], 'school');
  const school = named === undefined ? me.user.school_id : Number(named);
  if (school === null) return <NotFound />;
  return <ReportAt {...{ leader, report, school }} key={`${leader} ${report} ${school}`} />;
}

/** A report at the address of each role of a school's leaders (REP-02). */
export const DirReportPage = () => <Page leader="dir" />;
export const SubdReportPage = () => <Page leader="subd" />;
export const CoorReportPage = () => <Page leader="coor" />;
