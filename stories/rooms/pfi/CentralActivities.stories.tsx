import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueCentralWith } from '@ruta/contracts/pfi/central-catalogue.sample';
import { adminCentralActivities } from '@ruta/contracts/pfi/central-catalogue.screens';
import { expect } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_SENTENCE, UNBROKEN } from '../../kit/long-texts';
import { offline } from '../../kit/offline';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, confirm, dialogNamed, expectMessage, retryByKeyboard, textIn } from '../../kit/play';
import { centralsServer } from './centrals.server';

const meta = {
  title: 'Pantallas/Actividades centrales',
  ...onStage,
  args: { as: 'CONTENT', at: '/admin/central-activities', answers: centralsServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that schools have dated, one that nobody has, and a retired one. */
export const Activities: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const NoActivities: Story = { args: { answers: centralsServer({ centrals: [] }) } };
/** It leads who may start a cycle to where that is done. */
export const NoCycle: Story = {
  globals: { role: 'SUPER_ADMIN' },
  args: { as: 'SUPER_ADMIN', answers: centralsServer({ cycle: null, centrals: [], cycles: [] }) },
  play: async (played) => {
    const link = await played.canvas.findByRole('link', { name: textIn(played)('Abrir ciclos', 'Open cycles') });
    await expect(link).toHaveAttribute('href', '/admin/school-cycles');
  },
};
/** A cycle that is over is read. */
export const Finished: Story = {
  args: {
    answers: centralsServer({
      cycle: { id: 2, name: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15', locked: 'finished' },
      centrals: [catalogueCentralWith({ can: { edit: false, remove: false } })],
    }),
  },
};
export const Loading: Story = {
  args: { answers: () => [withhold(adminCentralActivities, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: { answers: (scene) => centralsServer()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(adminCentralActivities, 'access.refused')] } };
export const LongTexts: Story = {
  args: {
    answers: centralsServer({
      centrals: [LONG_SENTENCE, UNBROKEN].map((title, at) =>
        catalogueCentralWith({
          ...{ id: at + 1, title, title_en: null },
          reasons: [{ id: at + 1, reason: title, reason_en: null }],
        }),
      ),
    }),
  },
};

/** An activity is moved by its menu. */
export const Moved: Story = {
  play: async (played) => {
    const t = textIn(played);
    const name = t('Taller de evaluación formativa', 'Formative assessment workshop');
    await choose(played, t(`Acciones de ${name}`, `Actions for ${name}`), t('Bajar un lugar', 'Move down'));
    await expectMessage(t('Orden guardado.', 'Order saved.'));
    await expect((await played.canvas.findAllByRole('row'))[1]).toHaveTextContent(/formativa|Formative/);
  },
};

/** What schools have dated is retired, and stays with them. */
export const Retired: Story = {
  play: async (played) => {
    const t = textIn(played);
    const name = t('Taller de evaluación formativa', 'Formative assessment workshop');
    await choose(played, t(`Acciones de ${name}`, `Actions for ${name}`), t('Retirar', 'Retire'));
    await confirm(played, t(`¿Retirar «${name}»?`, `Retire “${name}”?`), t('Retirar', 'Retire'));
    await expectMessage(
      t(
        'Actividad central retirada. Las escuelas que la fecharon la conservan.',
        'Central activity retired. Schools that have dated it keep it.',
      ),
    );
  },
};

/** Without a line the question says why it waits. */
export const NotRetiredOffline: Story = {
  beforeEach: offline,
  play: async (played) => {
    const t = textIn(played);
    const name = t('Taller de evaluación formativa', 'Formative assessment workshop');
    await choose(played, t(`Acciones de ${name}`, `Actions for ${name}`), t('Retirar', 'Retire'));
    const asked = await dialogNamed(t(`¿Retirar «${name}»?`, `Retire “${name}”?`), 'alertdialog');
    await expect(asked.getByRole('button', { name: t('Retirar', 'Retire') })).toHaveAccessibleDescription(
      /^(No hay conexión|There is no connection)/,
    );
  },
};

/** The form of an activity, with its reasons. */
export const Edited: Story = {
  play: async (played) => {
    const t = textIn(played);
    const name = 'Cierre y balance del ciclo';
    await choose(played, t(`Acciones de ${name}`, `Actions for ${name}`), t('Editar', 'Edit'));
    const dialog = await dialogNamed(t('Editar actividad central', 'Edit central activity'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expectMessage(t('Actividad central guardada.', 'Central activity saved.'));
  },
};
