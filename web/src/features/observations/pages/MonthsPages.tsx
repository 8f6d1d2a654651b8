import type { ObservedMonth } from '@ruta/contracts/observations/figures.schema';
import { Button, DataTable, Inline, Link, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { useSearchParams } from 'react-router';
import type { ObservationMonths } from '@ruta/contracts/observations/observations.screens';
import { useScreen } from '../../../lib/api';
import { formatMonthInText } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { schoolPage, type ObservationArea } from '../addresses';
import { figureTexts } from '../figures.texts';
import { monthsScreen } from '../observations.calls';
import { useSchoolId } from '../use-school-id';

/** The first year that the server takes. */
const FIRST_YEAR = 2000;

function Months({ area }: { area: ObservationArea }) {
  const t = useTexts(figureTexts);
  const school_id = useSchoolId(area) ?? '0';
  const cycle = useCycleInAddress();
  const [address, setAddress] = useSearchParams();
  const year = /^20\d\d$/.exec(address.get('year') ?? '')?.[0];
  const result = useScreen(monthsScreen(area), { params: { school_id }, query: { year, cycle } });
  usePageTitle(result.data ? `${t('months.title')}, ${result.data.school.name}` : t('months.title'));
  const show = (chosen: number) => {
    const next = new URLSearchParams(address);
    next.set('year', String(chosen));
    setAddress(next);
  };
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={420} />}>
      {(data) => (
        <Stack gap={4}>
          <PageHeader
            title={t('months.title')}
            backTo={{ label: t('back'), href: schoolPage(area, 'guides', school_id, { cycle }) }}
            meta={
              <>
                <Text tone="muted">{data.school.name}</Text>
                {data.past && <ReadOnlyNote past={data.past} />}
              </>
            }
          />
          <Inline gap={3} justify="between">
            <Text weight="medium">
              {t('months.total', {
                count: data.months.reduce((sum, { observations }) => sum + observations, 0),
                year: data.year,
              })}
            </Text>
            <Inline gap={2}>
              <Button icon="chevronLeft" isDisabled={data.year <= FIRST_YEAR} onPress={() => show(data.year - 1)}>
                {t('months.previous')}
              </Button>
              <Button
                iconEnd="chevronRight"
                isDisabled={data.year >= data.this_year}
                onPress={() => show(data.year + 1)}
              >
                {t('months.next')}
              </Button>
            </Inline>
          </Inline>
          <MonthTable area={area} data={data} schoolId={school_id} cycle={cycle} />
        </Stack>
      )}
    </ScreenState>
  );
}

type Row = ObservedMonth & { id: string };

interface MonthTableProps {
  area: ObservationArea;
  data: ObservationMonths;
  schoolId: string;
  cycle: string | undefined;
}

/** Twelve months on the school's calendar; one with observations leads to them. */
function MonthTable({ area, data, schoolId, cycle }: MonthTableProps) {
  const t = useTexts(figureTexts);
  const locale = useLocale();
  const nameOf = (month: string) => {
    const name = formatMonthInText(month, locale);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const columns: TableColumn<Row>[] = [
    {
      id: 'month',
      header: t('month'),
      isRowHeader: true,
      cell: ({ month, observations }) =>
        observations === 0 ? (
          nameOf(month)
        ) : (
          <Link href={schoolPage(area, 'guides', schoolId, { month, cycle })}>{nameOf(month)}</Link>
        ),
    },
    {
      id: 'observations',
      header: t('months.observations'),
      align: 'end',
      priority: 1,
      cell: ({ observations }) => observations,
    },
    {
      id: 'professors',
      header: t('months.professors'),
      align: 'end',
      priority: 2,
      cell: ({ professors }) => professors,
    },
  ];
  return (
    <DataTable
      aria-label={t('months.of', { year: data.year })}
      columns={columns}
      rows={data.months.map((row) => ({ ...row, id: row.month }))}
      status="ready"
    />
  );
}

/** The months of a year with observations and distinct teachers, for a school's coaches (OBS-05). */
export const CoachMonthsPage = () => <Months area="coach" />;

/** The same for the school's leaders. */
export const ScholasticMonthsPage = () => <Months area="scholastic" />;
