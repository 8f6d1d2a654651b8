import type { Meta, StoryObj } from '@storybook/react-vite';
import { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import { cataloguePlanWith } from '@ruta/contracts/pfp/catalogue.sample';
import { adminFormationPlans } from '@ruta/contracts/pfp/catalogue.screens';
import { expect, screen, within } from 'storybook/test';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { LONG_SENTENCE, UNBROKEN } from '../../kit/long-texts';
import { offline } from '../../kit/offline';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import { catalogueServer } from './catalogue.server';

const PLAN = '/admin/formation-plans/2';

const meta = {
  title: 'Pantallas/Planes de formación, catálogo',
  ...onStage,
  args: { as: 'CONTENT', at: '/admin/formation-plans', answers: catalogueServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft and a published plan. */
export const Plans: Story = {};
export const NoPlans: Story = { args: { answers: catalogueServer({ plans: [] }) } };
export const Loading: Story = { args: { answers: () => [withhold(adminFormationPlans, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: { answers: (scene) => catalogueServer()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(adminFormationPlans, 'access.refused')] } };
export const LongTexts: Story = {
  args: {
    answers: catalogueServer({
      plans: [LONG_SENTENCE, UNBROKEN].map((name_es, at) => cataloguePlanWith({ id: at + 1, name_es, name_en: null })),
    }),
  },
};
/** A content of each kind. */
export const Plan: Story = { args: { at: PLAN } };
export const PlanOnAPhone: Story = {
  args: { at: PLAN },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const PlanWithoutContents: Story = {
  args: {
    at: PLAN,
    answers: catalogueServer({
      contents: [],
      plan: { contents: 0, can: { edit: true, publish: false, retire: false, remove: true } },
    }),
  },
};
/** A finished cycle stays as it is. */
export const PastCycle: Story = {
  args: {
    at: PLAN,
    answers: catalogueServer({
      plan: {
        cycle: { id: 1, name: '2025-2026', is_finished: true },
        ...{ state: 'published', can: { edit: false, publish: false, retire: false, remove: false } },
      },
    }),
  },
};

/** Publishing says whom it reaches. */
export const Published: Story = {
  args: { at: PLAN },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Publicar', 'Publish'));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(t('128 personas de 9 escuelas', '128 people of 9 schools'));
    await played.userEvent.click(within(dialog).getByRole('button', { name: t('Publicar', 'Publish') }));
    await expectMessage(t('Plan publicado.', 'Plan published.'));
  },
};

/** Without a line the question says why it waits. */
export const NotPublishedOffline: Story = {
  args: { at: PLAN },
  beforeEach: offline,
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Publicar', 'Publish'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: t('Publicar', 'Publish') })).toHaveAccessibleDescription(
      /^(No hay conexión|There is no connection)/,
    );
  },
};

/** Somebody else changed it meanwhile: the dialog says so and stays. */
export const NotPublished: Story = {
  args: {
    at: PLAN,
    answers: (scene) => [
      ...catalogueServer()(scene),
      answer(formationCatalogue.publish, () => new Refused('pfp.stale')),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Publicar', 'Publish'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Publicar', 'Publish') }));
    await expect(
      await screen.findByText(new RegExp(t('Alguien más cambió este plan', 'Someone else changed this plan'))),
    ).toBeVisible();
  },
};

/** A content is moved by its menu. */
export const Moved: Story = {
  args: { at: PLAN },
  play: async (played) => {
    const t = textIn(played);
    const name = 'Guía para planear por proyectos';
    await choose(played, t(`Acciones de ${name}`, `Actions for ${name}`), t('Bajar un lugar', 'Move down'));
    await expectMessage(t('Orden guardado.', 'Order saved.'));
    await expect((await played.canvas.findAllByRole('row'))[1]).toHaveTextContent(name);
  },
};

/** A link is added to the plan. */
export const LinkAdded: Story = {
  args: { at: PLAN },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Agregar enlace', 'Add a link'));
    const dialog = await dialogNamed(t('Agregar enlace', 'Add a link'));
    await fill(played.userEvent, dialog.getByRole('textbox', { name: /^(Nombre|Name)/ }), 'Materiales');
    await fill(
      played.userEvent,
      dialog.getByRole('textbox', { name: /^(Dirección|Address)/ }),
      'https://www.gob.mx/sep',
    );
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expectMessage(t('Contenido agregado.', 'Content added.'));
    await expect(await played.canvas.findByRole('row', { name: /Materiales/ })).toBeVisible();
  },
};

/** Captions of a film are removed beside its form. */
export const CaptionsRemoved: Story = {
  args: { at: PLAN },
  play: async (played) => {
    const t = textIn(played);
    const film = 'Una clase planeada al revés';
    await choose(played, t(`Acciones de ${film}`, `Actions for ${film}`), t('Editar', 'Edit'));
    await played.userEvent.click(
      await screen.findByRole('button', { name: t('Quitar subtítulos', 'Remove captions') }),
    );
    const ask = within(await screen.findByRole('alertdialog'));
    await played.userEvent.click(ask.getByRole('button', { name: t('Quitar', 'Remove') }));
    await expectMessage(t('Subtítulos quitados.', 'Captions removed.'));
    await expect(await screen.findByRole('button', { name: t('Agregar subtítulos', 'Add captions') })).toBeVisible();
  },
};
