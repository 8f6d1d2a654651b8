import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationLetter, newSignInLetter, resetLetter } from '@ruta/contracts/access/access.letters';
import { confirmEmailLetter, emailAskedLetter, emailChangedLetter } from '@ruta/contracts/access/email.letters';
import type { Letter } from '@ruta/contracts/kit/letter';
import type { Locale } from '@ruta/contracts/locale';
import { Heading, Stack, Text } from '@ruta/design-system';
import { expect } from 'storybook/test';

const TOKEN = '5vTmJ0fQy2bq7m0rWq3JmT1oX8cY4kZ6nA9uBdEfGhI';
const url = (path: string) => `https://ruta.example.mx${path}#${TOKEN}`;
const LANGUAGES: readonly Locale[] = ['es', 'en'];

/** A letter as HTML in a mail client, and as plain text. */
function Shown({ letterIn }: { letterIn: (locale: Locale) => Letter }) {
  return (
    <Stack gap={6}>
      {LANGUAGES.map((locale) => {
        const { subject, html, text } = letterIn(locale);
        return (
          <section key={locale} lang={locale}>
            <Stack gap={3}>
              <Heading level={2} size="M">
                {subject}
              </Heading>
              <iframe
                title={`${subject} (HTML)`}
                srcDoc={html}
                sandbox=""
                style={{ inlineSize: '100%', blockSize: 560, border: '1px solid #8795a5', borderRadius: 8 }}
              />
              <Text element="div" variant="label">
                <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{text}</pre>
              </Text>
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

const meta = { title: 'Pantallas/Cartas', component: Shown, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Shown
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names typed by other people stay on one line and are escaped. */
export const Invitation: Story = {
  args: {
    letterIn: (locale) =>
      invitationLetter(locale, {
        role: 'PROF',
        school: 'Centro Escolar <b>Ahuehuete</b>',
        inviter: 'Gabriela Zepeda Fuentes',
        until: '27-11-2026',
        url: url('/register'),
      }),
  },
  play: async ({ canvas, step }) => {
    await step('Both languages, each as HTML and as text, with the one link', async () => {
      for (const subject of ['Te invitaron a Ruta', 'You are invited to Ruta']) {
        const frame = canvas.getByTitle<HTMLIFrameElement>(`${subject} (HTML)`);
        await expect(frame.srcdoc).toContain(`href="${url('/register')}"`);
        await expect(frame.srcdoc).not.toContain('<b>Ahuehuete');
      }
    });
  },
};

export const ResetPassword: Story = {
  args: { letterIn: (locale) => resetLetter(locale, { name: 'Laura', minutes: 30, url: url('/password/reset') }) },
};

export const NewSignIn: Story = {
  args: {
    letterIn: (locale) =>
      newSignInLetter(locale, {
        name: 'Laura',
        when: locale === 'es' ? '20-11-2026 a las 10:05' : '20-11-2026 at 10:05',
        device: 'Chrome, Windows',
        url: 'https://ruta.example.mx/account/security',
      }),
  },
};

const another = { name: 'Laura', email: 'laura.mendoza@colegio.edu.mx', when: '20-11-2026 10:05' };
/** To the address until now, when an administrator asks for another one. */
export const EmailAsked: Story = {
  args: { letterIn: (locale) => emailAskedLetter(locale, { ...another, url: 'https://ruta.example.mx/profile' }) },
};
/** To the new address. */
export const ConfirmEmail: Story = {
  args: {
    letterIn: (locale) =>
      confirmEmailLetter(locale, { name: 'Laura', until: '23-11-2026', url: url('/email/confirm') }),
  },
};
/** To the former address, once the new one counts. */
export const EmailChanged: Story = {
  args: { letterIn: (locale) => emailChangedLetter(locale, { ...another, url: 'https://ruta.example.mx/sign-in' }) },
};
