import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { fromRightToLeft } from '../../testing/story-frames';
import { LanguageToggle } from './LanguageToggle';
import type { Language } from './LanguageToggle';

function Languages({ isCompact = false }: { isCompact?: boolean }) {
  const [language, setLanguage] = useState<Language>('es');
  return (
    <LanguageToggle
      label={language === 'es' ? 'Idioma' : 'Language'}
      names={{ es: 'Español', en: 'English' }}
      value={language}
      onChange={setLanguage}
      isCompact={isCompact}
    />
  );
}

const meta = { title: 'Componentes/LanguageToggle', tags: ['ready'], component: Languages } satisfies Meta<
  typeof Languages
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const english = within(canvasElement).getByRole('radio', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await userEvent.click(english);
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  },
};

/** Names are in their own languages and keep their order. */
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la elegida', en: 'Reaches the chosen one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Español' })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Opción siguiente', en: 'The next option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Opción anterior', en: 'The previous option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Español' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Español' })).toBeChecked(),
  },
]);
