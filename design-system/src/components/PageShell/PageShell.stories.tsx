import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { long } from '../../testing/long-words';
import { BrandMark } from '../BrandMark';
import { InlineAlert } from '../InlineAlert';
import { PageHeader } from '../PageHeader';
import { Morning, Schools, Tools } from './fixtures';
import { PageShell } from './PageShell';
import type { PageShellProps } from './PageShell.types';

type Say = ReturnType<typeof saying>;

/** A coach's page in the toolbar's language. */
const inLanguage = (say: Say): PageShellProps => ({
  skipLabel: say('Ir al contenido', 'Go to the content'),
  navLabel: say('Principal', 'Main'),
  moreLabel: say('Más', 'More'),
  currentId: 'home',
  brand: <BrandMark word="Ruta" hideWord="phone" />,
  navigation: [
    { id: 'home', label: say('Inicio', 'Home'), icon: 'home', href: '/' },
    { id: 'agenda', label: 'Agenda', icon: 'calendar', href: '/agenda' },
    {
      id: 'visits',
      label: say('Visitas', 'Visits'),
      icon: 'visit',
      href: '/visitas',
      badge: { count: 3, label: say('3 visitas vencidas', '3 overdue visits') },
    },
    { id: 'sessions', label: say('Sesiones', 'Sessions'), icon: 'video', href: '/sesiones' },
    { id: 'plans', label: say('Planes', 'Plans'), icon: 'plan', href: '/planes' },
    { id: 'reports', label: say('Reportes', 'Reports'), icon: 'chart', href: '/reportes' },
  ],
  secondaryNavigation: [{ id: 'help', label: say('Ayuda', 'Help'), icon: 'help', href: '/ayuda' }],
  start: <Schools say={say} />,
  end: <Tools say={say} />,
  children: <Morning say={say} />,
});

const meta = {
  title: 'Componentes/PageShell',
  tags: ['ready'],
  component: PageShell,
  // In an iframe on docs pages, because it is a whole page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  // The story's own args take precedence.
  render: (args, { globals }) => <PageShell {...inLanguage(saying(globals))} {...args} />,
  args: {} as PageShellProps,
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    const offline = say(
      'Sin conexión: lo que escribas se guarda en este equipo.',
      'No connection: what you write is kept on this device.',
    );
    return <PageShell {...inLanguage(say)} {...args} notice={<InlineAlert tone="warning" title={offline} />} />;
  },
};

export const FewAreas: Story = {
  render: (args, { globals }) => {
    const { navigation, ...shell } = inLanguage(saying(globals));
    return <PageShell {...shell} {...args} navigation={navigation.slice(0, 3)} secondaryNavigation={[]} />;
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    navigation: [
      { id: 'home', label: 'Inicio', icon: 'home', href: '/' },
      { id: 'visits', label: 'Visitas de acompañamiento', icon: 'visit', href: '/visitas' },
      { id: 'plans', label: 'Planes de formación individual', icon: 'plan', href: '/planes' },
      { id: 'reports', label: 'Reportes para la supervisión de la zona', icon: 'chart', href: '/reportes' },
    ],
    notice: <InlineAlert tone="warning" title={long.reason} />,
    children: <PageHeader title={long.title} meta={<span>{long.word}</span>} />,
  },
  globals: { language: 'es' },
};

export const FromRightToLeft: Story = {
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Primero, el enlace para ir al contenido', en: 'First, the link that goes to the content' },
    then: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'En ese enlace: lleva el foco al contenido', en: 'On that link: takes the focus to the content' },
    then: ({ canvas }) => expect(canvas.getByRole('main')).toHaveFocus(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Del contenido, a las áreas', en: 'From the content to the areas' },
    then: async ({ canvas }) => {
      const areas = canvas.getByRole('navigation', { name: 'Principal' });
      await expect(areas).toContainElement(document.activeElement as HTMLElement);
      await expect(within(areas).getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
      await expect(within(areas).getByRole('link', { name: 'Visitas 3 visitas vencidas' })).toBeVisible();
    },
  },
  {
    press: '{F6}',
    does: {
      es: 'De cualquier parte, al contenido, a donde estabas en él; desde ahí, a los avisos si los hay',
      en: 'From anywhere to the content, to where you were in it; from there to the messages, if there are any',
    },
    then: ({ canvas }) => expect(canvas.getByRole('main')).toHaveFocus(),
  },
]);
