import type { Meta, StoryObj } from '@storybook/react-vite';
import { ABILITIES, defaultCell } from '@ruta/contracts/abilities';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { ROLES } from '@ruta/contracts/roles';
import type { RoleCode } from '@ruta/contracts/roles';
import { BrandMark, PageHeader, PageShell } from '@ruta/design-system';
import { expect, within } from 'storybook/test';
import { navigationOf } from '../../web/src/app/navigation';
import { appTexts } from '../../web/src/app/app.texts';
import { useTexts } from '../../web/src/lib/i18n';
import { storyGlobals } from '../.storybook/globals';

const SCHOOL = 1;

/** The product's navigation for a role with default abilities. */
function Navigation({ role, language }: { role: RoleCode; language: 'es' | 'en' }) {
  const t = useTexts(appTexts);
  const { area, name } = ROLES[role];
  const me = {
    ...sampleCoach,
    role,
    abilities: ABILITIES.filter((ability) => defaultCell(role, ability) !== null),
    user: { ...sampleCoach.user, school_id: area === 'scholastic' ? SCHOOL : null },
  };
  const navigation = navigationOf(me, SCHOOL, language);
  return (
    <PageShell
      skipLabel={t('skip')}
      navLabel={t('navigation')}
      moreLabel={t('more')}
      currentId={navigation[0]?.id ?? ''}
      brand={<BrandMark word="Ruta" hideWord="phone" />}
      navigation={navigation}
    >
      <PageHeader title={name[language]} />
    </PageShell>
  );
}

const meta = {
  title: 'Pantallas/Navegación por rol',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  args: { role: 'COACH', language: 'es' },
  // Role and language come from the toolbar.
  render: (_args, { globals }) => {
    const { role, language } = storyGlobals(globals);
    return <Navigation role={role} language={language} />;
  },
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'El rol de la barra' };

export const Administrator: Story = {
  name: 'Administrador(a)',
  globals: { role: 'ADMIN' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Administrador(a)' })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link').length).toBeGreaterThan(2);
  },
};
