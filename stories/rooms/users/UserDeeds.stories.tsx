import type { Meta, StoryObj } from '@storybook/react-vite';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { sampleDeletedUser } from '@ruta/contracts/users/user.sample';
import { users } from '@ruta/contracts/users/users.api';
import { expect, screen, within } from 'storybook/test';
import { accounts } from './users.server';
import { answer, NEVER, OFFLINE, Refused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, choose, dialogNamed, dialogSeen, expectMessage, press, messageFor, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const but =
  (...instead: readonly Answer[]) =>
  (scene: Scene): Answer[] => [...accounts()(scene), ...instead];

const meta = {
  title: 'Pantallas/Usuarios, acciones',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/users', answers: accounts() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Words = [es: string, en: string];
/** Chooses an action in a row's menu. */
const begin = (played: Played, who: string, action: Words) => {
  const t = textIn(played);
  return choose(played, t(`Acciones de ${who}`, `Actions for ${who}`), t(...action));
};
/** Chooses an action and returns its confirmation dialog once it has faded in. */
const ask = async (played: Played, who: string, action: Words, question: Words) => {
  await begin(played, who, action);
  const dialog = await dialogSeen(textIn(played)(...question), 'alertdialog');
  return dialog;
};

const ANA = 'Ana Peña Núñez';
const LUIS = 'Luis Pérez Ibarra';
const BAN: Words = ['Suspender', 'Suspend'];
const BAN_ASK: Words = [`¿Suspender la cuenta de ${ANA}?`, `Suspend the account of ${ANA}?`];
const DELETE: Words = ['Eliminar', 'Delete'];
const DELETE_ASK: Words = [`¿Eliminar la cuenta de ${ANA}?`, `Delete the account of ${ANA}?`];
const PURGE: Words = ['Depurar cuentas', 'Purge accounts'];
const PURGE_ASK: Words = ['¿Depurar las cuentas para siempre?', 'Purge accounts for good?'];

/** Suspending names the person and the consequences. */
export const BanAsked: Story = {
  play: async (played) => {
    await expect(await ask(played, ANA, BAN, BAN_ASK)).toBeVisible();
  },
};
export const Banned: Story = {
  play: async (played) => {
    const t = textIn(played);
    await ask(played, ANA, BAN, BAN_ASK);
    await confirm(played, t(...BAN_ASK), t(...BAN));
    await expectMessage(
      t('Cuenta suspendida. Sus sesiones terminaron.', 'Account suspended. Its sessions have ended.'),
    );
    const ana = within(await played.canvas.findByRole('row', { name: /Ana Peña/ }));
    await expect(await ana.findByText(t('Suspendida', 'Suspended'))).toBeVisible();
  },
};
export const UnbanAsked: Story = {
  play: async (played) => {
    const question: Words = [`¿Quitar la suspensión de ${LUIS}?`, `Lift the suspension of ${LUIS}?`];
    await expect(await ask(played, LUIS, ['Quitar suspensión', 'Lift suspension'], question)).toBeVisible();
  },
};

/** Verifying needs no confirmation. */
export const Verified: Story = {
  play: async (played) => {
    await begin(played, 'Eva Ibarra Solís', ['Verificar', 'Verify']);
    await expectMessage(textIn(played)('Cuenta verificada.', 'Account verified.'));
  },
};

export const DeleteAsked: Story = {
  play: async (played) => {
    await expect(await ask(played, ANA, DELETE, DELETE_ASK)).toBeVisible();
  },
};
/** The server refuses with a reason; the list reloads. */
export const DeleteRefused: Story = {
  args: { answers: but(withhold(users.delete, 'users.last-super')) },
  play: async (played) => {
    const t = textIn(played);
    await ask(played, ANA, DELETE, DELETE_ASK);
    await confirm(played, t(...DELETE_ASK), t(...DELETE));
    await expect(await screen.findByText(/Es la última cuenta|It is the last super/)).toBeVisible();
    await expect(played.canvas.getByRole('row', { name: /Ana Peña/ })).toBeVisible();
  },
};
export const Restored: Story = {
  args: { at: '/admin/users?access=deleted', answers: accounts([sampleDeletedUser]) },
  play: async (played) => {
    await begin(played, sampleDeletedUser.fullname, ['Restaurar', 'Restore']);
    await expectMessage(textIn(played)('Cuenta restaurada.', 'Account restored.'));
  },
};

/** A purge first says how many accounts it would erase. */
export const PurgeAsked: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t(...PURGE));
    const question = await dialogNamed(t(...PURGE_ASK), 'alertdialog');
    const count = t('3 cuentas eliminadas hace más de 30 días', '3 accounts deleted more than 30 days ago');
    await expect(question.getByText(count)).toBeVisible();
  },
};
export const PurgeCounting: Story = {
  args: { answers: but(withhold(users.purge, NEVER)) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t(...PURGE));
    await dialogSeen(t(...PURGE));
  },
};
export const NothingToPurge: Story = {
  args: { answers: but(answer(users.purge, { data: { deleted: 0, unverified: 0 } })) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t(...PURGE));
    const dialog = await dialogNamed(t(...PURGE));
    await expect(await dialog.findByText(t('No hay cuentas que depurar', 'There is nothing to purge'))).toBeVisible();
  },
};
export const PurgeNotCounted: Story = {
  args: { answers: but(withhold(users.purge, OFFLINE)) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t(...PURGE));
    const dialog = await dialogNamed(t(...PURGE));
    await expect(await dialog.findByRole('button', { name: t('Reintentar', 'Try again') })).toBeVisible();
  },
};

/** Irreversible actions require the password; then the purge continues. */
const confirmedFirst = (scene: Scene): Answer[] => {
  let isConfirmed = false;
  return [
    ...accounts()(scene),
    answer(users.purge, ({ query }) => {
      if (query.get('dry_run') === '1') return { data: { deleted: 3, unverified: 1 } };
      return isConfirmed
        ? { data: { deleted: 3, unverified: 1 }, message: messageFor('users.purged', scene) }
        : new Refused('access.confirm-first');
    }),
    answer(twoFactorCalls.confirm, () => {
      isConfirmed = true;
      return { data: null };
    }),
  ];
};
const purge = async (played: Played) => {
  const t = textIn(played);
  await press(played, t(...PURGE));
  await confirm(played, t(...PURGE_ASK), t('Depurar', 'Purge'));
  return dialogNamed(t('Confirma que eres tú', 'Confirm that it is you'));
};
export const PasswordAskedAgain: Story = {
  args: { answers: confirmedFirst },
  play: async (played) => {
    const dialog = await purge(played);
    const name = textIn(played)('Contraseña', 'Password');
    await expect(dialog.getByLabelText(name, { selector: 'input' })).toHaveFocus();
  },
};
export const PasswordGivenAgain: Story = {
  args: { answers: confirmedFirst },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await purge(played);
    await fill(
      played.userEvent,
      dialog.getByLabelText(t('Contraseña', 'Password'), { selector: 'input' }),
      'ruta-demo-2026',
    );
    await played.userEvent.click(dialog.getByRole('button', { name: t('Confirmar', 'Confirm') }));
    await expectMessage(t('Cuentas depuradas.', 'Accounts purged.'));
  },
};
