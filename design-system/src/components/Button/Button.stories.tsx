import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
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
  render: () => (
    <Inline>
      <Button variant="primary">Agendar visita</Button>
      <Button>Guardar borrador</Button>
      <Button variant="quiet">Cancelar</Button>
      <Button variant="danger">Eliminar visita</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="S" icon="plus">
        Agregar eje
      </Button>
      <Button icon="plus">Agregar eje</Button>
      <Button size="L" icon="plus">
        Agregar eje
      </Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button variant="primary" icon="play">
        Iniciar visita
      </Button>
      <Button icon="download">Descargar reporte</Button>
      <Button variant="quiet" iconEnd="chevronDown">
        Más acciones
      </Button>
    </Inline>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Guardando…' },
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: /Guardar visita/ });
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
  args: {
    children: 'Iniciar visita',
    icon: 'play',
    variant: 'primary',
    isDisabled: true,
    disabledReason: 'Podrás iniciarla el 14-05-2026, el día de la visita.',
  },
  play: async ({ args, canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Iniciar visita' });
    await step('Tab reaches it and it says why', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(/Podrás iniciarla/);
    });
    await step('Enter does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
};

export const FullWidth: Story = {
  render: () => (
    <Stack gap={2}>
      <Button variant="primary" size="L" isFullWidth>
        Entrar
      </Button>
      <Button variant="quiet" isFullWidth>
        Olvidé mi contraseña
      </Button>
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Inline>
      <LinkButton href="/visitas/nueva" variant="primary" icon="plus">
        Nueva visita
      </LinkButton>
      <LinkButton href="/agenda" iconEnd="arrowRight">
        Ver agenda
      </LinkButton>
    </Inline>
  ),
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
