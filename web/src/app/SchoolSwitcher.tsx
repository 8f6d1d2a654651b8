import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { fillPath, toQuery } from '@ruta/contracts/kit/page-path';
import { ROLES } from '@ruta/contracts/roles';
import { Button, Icon, Inline, LinkButton, Menu, Skeleton, Text } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { currentEntry } from './navigation';
import { AllSchools } from './AppShell.styles';
import { appTexts } from './app.texts';
import { useSchools } from './use-schools';

/** Longest list without a search. */
const READ_MAX = 8;

const SchoolFinder = lazy(() => import('./SchoolFinder').then((file) => ({ default: file.SchoolFinder })));

/** The school in the address. Coaches can switch; school staff only see its name. */
export function SchoolSwitcher({ schoolId }: { schoolId: number | undefined }) {
  const t = useTexts(appTexts);
  const { can, me } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cycle = useCycleInAddress();
  const { data, problem, isValidating, retry } = useSchools(cycle);
  // The path where the finder was opened; on another page it is closed.
  const [findingFrom, setFindingFrom] = useState<string | null>(null);
  const { area } = ROLES[me.role];
  if (area !== 'coach' && area !== 'scholastic') return null;
  if (data === undefined) {
    if (problem === undefined) return area === 'coach' || me.user.school_id !== null ? <Skeleton width={60} /> : null;
    return (
      <Button variant="quiet" icon="refresh" isPending={isValidating} onPress={retry}>
        {t('school.failed')}
      </Button>
    );
  }
  const schools = data.data;
  const current = schools.find(({ id }) => id === schoolId);
  if (area === 'scholastic' || (schools.length === 1 && current)) {
    const own = area === 'scholastic' ? schools.find(({ id }) => id === me.user.school_id) : current;
    return own ? (
      <Text weight="medium" isTruncated>
        {own.name}
      </Text>
    ) : null;
  }
  if (schools.length === 0) return null;
  const { path } = currentEntry(area, pathname)?.page ?? agendaPages.coachAgenda;
  const hrefOf = (school_id: number) => `${fillPath(path, { school_id })}${toQuery({ cycle })}`;
  const face = {
    variant: 'quiet',
    icon: 'school',
    iconEnd: 'chevronDown',
    ...(current ? { 'aria-label': `${current.name}, ${t('school.change')}` } : {}),
  } as const;
  const toAll = can('agenda:read') ? agendaPages.coachAgendaOfAll.href() : undefined;
  const allSchools = toAll !== undefined && (
    <AllSchools>
      {pathname === toAll ? (
        <Inline gap={2} align="center" wrap={false}>
          <Icon name="calendarDays" />
          <Text weight="medium">{t('school.all')}</Text>
        </Inline>
      ) : (
        <LinkButton variant="quiet" icon="calendarDays" href={toAll}>
          {t('school.all')}
        </LinkButton>
      )}
    </AllSchools>
  );
  if (schools.length > READ_MAX) {
    return (
      <>
        {allSchools}
        <Button {...face} onPress={() => setFindingFrom(pathname)}>
          {current?.name ?? t('school.choose')}
        </Button>
        {findingFrom === pathname && (
          <Suspense>
            <SchoolFinder
              schools={schools}
              currentId={schoolId}
              hrefOf={hrefOf}
              allHref={toAll}
              onClose={() => setFindingFrom(null)}
            />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <>
      {allSchools}
      <Menu
        label={t('school.change')}
        trigger={<Button {...face}>{current?.name ?? t('school.choose')}</Button>}
        items={toAll === undefined ? [] : [{ id: 'all', label: t('school.all'), icon: 'calendarDays', href: toAll }]}
        sections={[
          {
            id: 'schools',
            items: schools.map(({ id, name, city }) => ({ id: String(id), label: name, description: city })),
            selectionMode: 'single',
            selectedKeys: current ? [String(current.id)] : [],
            onSelectionChange: ([chosen]) => {
              if (chosen !== undefined && chosen !== String(schoolId)) void navigate(hrefOf(Number(chosen)));
            },
          },
        ]}
      />
    </>
  );
}
