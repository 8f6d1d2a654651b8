import type { Meta, StoryObj } from '@storybook/react-vite';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { newSchoolWith } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { adminNewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { newSchoolDesk } from './new-school.server';

const phone = { viewport: { value: 'phone', isRotated: false } };
const whole = newSchoolWith({}, 'whole');

const meta = {
  title: 'Pantallas/Escuela nueva',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/schools/imported/12', answers: newSchoolDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (t: ReturnType<typeof textIn>) => [
  [t('Director(a) de coaching', 'Coaching director'), 'Ana'] as const,
  [t('Gerente', 'Manager'), 'Bruno'] as const,
  [t('Coordinador(a)', 'Coordinator'), 'Carla'] as const,
  ['Coach', 'Laura'] as const,
];

/** Chooses somebody at every place of a school of which the source told everything, which leads to the review. */
async function chooseTeam(played: Played) {
  const t = textIn(played);
  for (const [label, name] of places(t)) {
    const place = () => played.canvas.getByRole('combobox', { name: label });
    await waitFor(() => expect(place()).toBeEnabled());
    const whole = new RegExp(`^${name} `);
    // Again where the list closes because the page is resized late.
    await waitFor(async () => {
      await played.userEvent.clear(place());
      await played.userEvent.type(place(), name);
      await played.userEvent.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }));
      await expect((place() as HTMLInputElement).value).toMatch(whole);
    });
  }
  await press(played, t('Continuar', 'Continue'));
}

/** The source told little: the rest is asked, and the people. */
export const Loaded: Story = {
  play: async (played) => {
    const heading = await played.canvas.findByRole('heading', { level: 1, name: 'Instituto Ceiba' });
    await waitFor(() => expect(heading).toBeVisible());
  },
};
export const OnAPhone: Story = { globals: phone };

/** What the source told is filled in; the review shows all, and then the school is set up. */
export const SetUp: Story = {
  args: { at: '/admin/schools/imported/11', answers: newSchoolDesk(whole) },
  play: async (played) => {
    const t = textIn(played);
    await chooseTeam(played);
    const place = await played.canvas.findByText('Zapopan, Jalisco, México');
    await waitFor(() => expect(place).toBeVisible());
    await press(played, t('Configurar escuela', 'Set up school'));
    await expectMessage(t('Escuela configurada.', 'School set up.'));
  },
};
/** Somebody else was quicker. */
export const AlreadySetUp: Story = {
  args: {
    at: '/admin/schools/imported/11',
    answers: (scene) => [
      ...newSchoolDesk(whole)(scene),
      answer(hierarchy.storeNew, () => new Refused('schools.set-up')),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await chooseTeam(played);
    await press(played, t('Configurar escuela', 'Set up school'));
    const told = await played.canvas.findByText(/con ese id remoto|with that remote id/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const NoCycle: Story = { args: { answers: newSchoolDesk(newSchoolWith({ cycles: [] })) } };

export const Loading: Story = { args: { answers: () => [withhold(adminNewSchool, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: {
    answers: (scene) => [
      ...newSchoolDesk()(scene),
      refusedOnce(
        answer(adminNewSchool, () => newSchoolWith()),
        'request.too-many',
      ),
    ],
  },
  play: async (played) => {
    await retryByKeyboard(played);
    const heading = await played.canvas.findByRole('heading', { level: 1, name: 'Instituto Ceiba' });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

/** A role without the hierarchy. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    const heading = await played.canvas.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(heading).toBeVisible());
  },
};

export const LongNames: Story = {
  args: { answers: newSchoolDesk(newSchoolWith({ imported: { ...newSchoolWith().imported, name: LONG_NAME } })) },
};
