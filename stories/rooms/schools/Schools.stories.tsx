import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSchoolDetail, sampleSchools } from '@ruta/contracts/schools/school.sample';
import { adminImportedSchools, adminSchools } from '@ruta/contracts/schools/schools.screens';
import { expect, within } from 'storybook/test';
import { schoolDesk } from './schools.server';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';

const closed = { ...sampleSchoolDetail, id: 3, name: 'Liceo Sol', active: false };

const meta = {
  title: 'Pantallas/Escuelas, lista',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/schools', answers: schoolDesk({ schools: [...sampleSchools, closed] }) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two active schools and a closed one; two imported ones wait. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('link', { name: 'Escuela Benito Juárez' })).toBeVisible();
    await expect(played.canvas.getByText(t('Inactiva', 'Inactive'))).toBeVisible();
    await expect(played.canvas.getByRole('tab', { name: new RegExp(t('Importadas', 'Imported')) })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NothingFound: Story = { args: { at: '/admin/schools?search=zzz', answers: schoolDesk({ schools: [] }) } };

export const Loading: Story = { args: { answers: () => [withhold(adminSchools, NEVER)] }, play: pageIsLoading };

export const Empty: Story = { args: { answers: schoolDesk({ schools: [], imported: [] }) } };

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = schoolDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('link', { name: 'Escuela Benito Juárez' })).toBeVisible();
  },
};

/** A role without access to the schools' administration. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** Schools that arrived and wait for their set-up; one is discarded (HIE-06). */
export const Imported: Story = {
  args: { at: '/admin/schools/imported' },
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    const name = t('Acciones de Instituto Ceiba', 'Actions of Instituto Ceiba');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: t('Descartar', 'Discard') }));
    await userEvent.click(
      within(await body.findByRole('alertdialog')).getByRole('button', { name: t('Descartar', 'Discard') }),
    );
    await expect(await body.findByText(t('Escuela importada descartada.', 'Imported school discarded.'))).toBeVisible();
  },
};

export const ImportedNone: Story = { args: { at: '/admin/schools/imported', answers: schoolDesk({ imported: [] }) } };

const IMPORTED = '/admin/schools/imported';
export const ImportedLoading: Story = {
  args: { at: IMPORTED, answers: () => [withhold(adminImportedSchools, NEVER)] },
  play: pageIsLoading,
};
export const ImportedFailed: Story = {
  args: {
    at: IMPORTED,
    answers: (scene) => schoolDesk()(scene).map((given) => refusedOnce(given, 'request.too-many')),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Instituto Ceiba')).toBeVisible();
  },
};
export const ImportedForbidden: Story = { args: { as: 'CONTENT', at: IMPORTED } };
