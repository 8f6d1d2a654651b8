import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Inline, Stack } from '../Stack';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Componentes/Button',
  tags: ['ready'],
  component: Button,
  parameters: { english: { children: 'Save visit' } },
  args: { children: 'Guardar visita', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline>
        <Button variant="primary">{say('Agendar visita', 'Plan a visit')}</Button>
        <Button>{say('Guardar borrador', 'Save draft')}</Button>
        <Button variant="quiet">{say('Cancelar', 'Cancel')}</Button>
        <Button variant="danger">{say('Eliminar visita', 'Delete visit')}</Button>
      </Inline>
    );
  },
};

export const Sizes: Story = {
  render: (_, { globals }) => {
    const words = saying(globals)('Agregar eje', 'Add an axis');
    return (
      <Inline>
        {(['S', 'M', 'L'] as const).map((size) => (
          <Button key={size} size={size} icon="plus">
            {words}
          </Button>
        ))}
      </Inline>
    );
  },
};

export const WithIcons: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline>
        <Button variant="primary" icon="play">
          {say('Iniciar visita', 'Start the visit')}
        </Button>
        <Button icon="download">{say('Descargar reporte', 'Download the report')}</Button>
        <Button variant="quiet" iconEnd="chevronDown">
          {say('Más acciones', 'More actions')}
        </Button>
      </Inline>
    );
  },
};

export const Pending: Story = {
  ...inBoth({ variant: 'primary' as const, isPending: true, pendingLabel: 'Guardando…' }, { pendingLabel: 'Saving…' }),
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button');
    await step('Keeps its name and takes the focus', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Ignores Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledWithReason: Story = {
  ...inBoth(
    {
      children: 'Iniciar visita',
      icon: 'play' as const,
      variant: 'primary' as const,
      isDisabled: true,
      disabledReason: 'Podrás iniciarla el 14-05-2026, el día de la visita.',
    },
    { children: 'Start the visit', disabledReason: 'You can start it on 14-05-2026, the day of the visit.' },
  ),
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button');
    await step('Tab reaches it and it says why', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(/14-05-2026/);
    });
    await step('Enter does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const FullWidth: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={2}>
        <Button variant="primary" size="L" isFullWidth>
          {say('Entrar', 'Sign in')}
        </Button>
        <Button variant="quiet" isFullWidth>
          {say('Olvidé mi contraseña', 'I forgot my password')}
        </Button>
      </Stack>
    );
  },
};

export const AsLink: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline>
        <LinkButton href="/visitas/nueva" variant="primary" icon="plus">
          {say('Nueva visita', 'New visit')}
        </LinkButton>
        <LinkButton href="/agenda" iconEnd="arrowRight">
          {say('Ver agenda', 'See the agenda')}
        </LinkButton>
      </Inline>
    );
  },
};

export const LongText: Story = {
  render: (args) => (
    <Stack gap={2} align="start">
      <Button {...args} icon="reschedule" />
      <Button {...args} variant="primary" isDisabled disabledReason={long.reason} />
      <Button {...args} isFullWidth>
        {long.word}
      </Button>
    </Stack>
  ),
  args: { children: 'Reprogramar la visita y avisar a la dirección de la escuela y a la supervisión de la zona' },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = {
  args: { icon: 'plus', iconEnd: 'arrowRight' },
  decorators: [fromRightToLeft],
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: {
      es: 'Llega al botón, también si está deshabilitado con razón',
      en: 'Reaches the button, also where it is disabled with a reason',
    },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Guardar visita/ })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(1),
  },
  {
    press: ' ',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(2),
  },
]);
