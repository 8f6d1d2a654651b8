import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft } from '../../testing/story-frames';
import { Button } from '../Button';
import { Inline } from '../Stack';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Componentes/Tooltip',
  tags: ['new'],
  component: Tooltip,
  parameters: { english: { content: 'Shortcut: Ctrl K' } },
  render: (args, { globals }) => (
    <Tooltip {...args}>
      <Button icon="search">{saying(globals)('Buscar', 'Search')}</Button>
    </Tooltip>
  ),
  args: { content: 'Atajo: Ctrl K', children: <Button icon="search">Buscar</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnFocus: Story = {
  play: async ({ args, step }) => {
    await step('Tab shows it', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.content);
    });
  },
};

/** The four sides; it flips where there is no space. */
export const Sides: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    const sides = {
      top: say('Arriba', 'Above'),
      bottom: say('Abajo', 'Below'),
      start: say('Antes', 'Before'),
      end: say('Después', 'After'),
    };
    return (
      <Inline gap={6} justify="center">
        {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
          <Tooltip key={placement} {...args} placement={placement}>
            <Button>{sides[placement]}</Button>
          </Tooltip>
        ))}
      </Inline>
    );
  },
};

/** Disabled, it leaves its child unchanged. */
export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: { content: long.reason, isOpen: true },
  globals: { language: 'es' },
};

export const FromRightToLeft: Story = { args: { placement: 'start' }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'La muestra', en: 'Shows it' },
    then: async ({ page }) => expect(await page.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K'),
  },
  {
    press: '{Escape}',
    does: { es: 'La quita', en: 'Hides it' },
    then: ({ page }) => waitFor(() => expect(page.queryByRole('tooltip')).toBeNull()),
  },
  {
    press: '{Shift>}{Tab}{/Shift}{Tab}',
    does: { es: 'La muestra', en: 'Shows it' },
    then: async ({ page }) => expect(await page.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K'),
  },
  {
    press: '{Enter}',
    does: { es: 'La quita, y presiona el botón', en: 'Hides it, and presses the button' },
    then: ({ page }) => waitFor(() => expect(page.queryByRole('tooltip')).toBeNull()),
  },
]);
