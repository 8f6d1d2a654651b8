import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { Stack, Tabs } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { schoolTexts } from '../schools.texts';

export interface SchoolTabsProps {
  open: 'all' | 'imported';
  /** Number of imported schools that wait, if known. */
  imported?: number | undefined;
  children: ReactNode;
}

/** Schools, and imported ones beside them for who may see those. Each view has its address. */
export function SchoolTabs({ open, imported, children }: SchoolTabsProps) {
  const t = useTexts(schoolTexts);
  const { can } = useSession();
  const navigate = useNavigate();
  const content = <Stack gap={4}>{children}</Stack>;
  if (!can('hierarchy:read')) return content;
  return (
    <Tabs
      aria-label={t('tabs')}
      selectedId={open}
      onSelect={(id) => {
        const page = id === 'imported' ? schoolsPages.adminImportedSchools : schoolsPages.adminSchools;
        if (id !== open) void navigate(page.href());
      }}
      tabs={[
        { id: 'all', label: t('tab.all'), content: open === 'all' && content },
        { id: 'imported', label: t('tab.imported'), count: imported, content: open === 'imported' && content },
      ]}
    />
  );
}
