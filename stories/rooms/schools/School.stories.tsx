import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSchoolDetail } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import { adminSchool } from '@ruta/contracts/schools/schools.screens';
import { expect, waitFor, within } from 'storybook/test';
import { schoolDesk } from './schools.server';
import { answer, fieldsRefused, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, press, retryByKeyboard, textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Escuela',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/schools/1', answers: schoolDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A school in use: it is edited, and the button says why it is not deleted. */
export const Edited: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('Bachillerato', 'High school') }));
    await userEvent.click(canvas.getByRole('button', { name: t('Guardar', 'Save') }));
    await expect(await within(document.body).findByText(t('Escuela guardada.', 'School saved.'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Nobody belongs to it and nobody accompanies it. */
export const MayBeDeleted: Story = { args: { answers: schoolDesk({ one: { can: { edit: true, delete: true } } }) } };

export const ReadOnly: Story = { args: { answers: schoolDesk({ one: { can: { edit: false, delete: false } } }) } };

/** Somebody else changed it first: both versions. */
export const Conflict: Story = {
  args: {
    answers: (scene) => [
      ...schoolDesk()(scene),
      answer(
        schools.update,
        () => new Refused('schools.stale', { current: { ...sampleSchoolDetail, city: 'Tonalá' } }),
      ),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const city = await played.canvas.findByRole('textbox', { name: /^(Ciudad|City)/ });
    await played.userEvent.clear(city);
    await played.userEvent.type(city, 'Zapopan');
    await press(played, t('Guardar', 'Save'));
    const dialog = await dialogNamed(t('Alguien más cambió esta escuela', 'Someone else changed this school'));
    await expect(dialog.getByText('Tonalá')).toBeInTheDocument();
  },
};

/** What the server refuses stands beside its field. */
export const SaveRefused: Story = {
  args: {
    answers: (scene) => [
      ...schoolDesk()(scene),
      answer(schools.update, () => fieldsRefused(scene.locale, { name: 'schools.name.required' })),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(
      await played.canvas.findByRole('checkbox', { name: t('Bachillerato', 'High school') }),
    );
    await press(played, t('Guardar', 'Save'));
    const name = played.canvas.getByRole('textbox', { name: /^(Nombre|Name)/ });
    await waitFor(() => expect(name).toBeInvalid());
  },
};

export const Failed: Story = {
  args: { answers: (scene) => schoolDesk()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('heading', { level: 1, name: sampleSchoolDetail.name })).toBeVisible();
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

export const Loading: Story = { args: { answers: () => [withhold(adminSchool, NEVER)] }, play: pageIsLoading };

export const Gone: Story = { args: { answers: () => [withhold(adminSchool, 'schools.not-found')] } };
