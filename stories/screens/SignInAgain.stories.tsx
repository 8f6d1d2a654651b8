import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { SignInAgain } from '../../web/src/app/SignInAgain';
import { SessionProvider } from '../../web/src/lib/session';
import { expect, screen } from 'storybook/test';

const meta = {
  title: 'Pantallas/Entrar de nuevo',
  component: SignInAgain,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SessionProvider initial={sampleCoach}>
        <Story />
      </SessionProvider>
    ),
  ],
} satisfies Meta<typeof SignInAgain>;
export default meta;

/** Over the page whose session the server ended: the e-mail is settled, the password has the focus. */
export const Expired: StoryObj<typeof meta> = {
  play: async () => {
    const password = await screen.findByLabelText('Contraseña', { selector: 'input' });
    await expect(password).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue(sampleCoach.user.email);
  },
};
