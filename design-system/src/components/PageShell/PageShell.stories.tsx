import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { BrandMark } from '../BrandMark';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { InlineAlert } from '../InlineAlert';
import { Menu } from '../Menu';
import { PersonMenu } from '../PersonMenu';
import { PageShell } from './PageShell';
import { CoachHome, areasInEnglish } from './fixtures';

const meta = {
  title: 'Componentes/PageShell',
  tags: ['ready'],
  component: PageShell,
  // Drawn in a frame of its own in the docs: it is the page.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    english: {
      skipLabel: 'Skip to content',
      navLabel: 'Main',
      moreLabel: 'More',
      navigation: areasInEnglish,
      secondaryNavigation: [{ id: 'help', label: 'Help', icon: 'help', href: '/ayuda' }],
      end: (
        <>
          <IconButton icon="search" label="Search" />
          <IconButton icon="bell" label="3 unread notifications" />
          <PersonMenu
            label="Your account"
            name="Ana López Cetina"
            role="Coach"
            detail="ana.lopez@benitojuarez.mx"
            items={[
              { id: 'profile', label: 'Your profile', icon: 'user' },
              { id: 'logout', label: 'Sign out', icon: 'logout' },
            ]}
          />
        </>
      ),
      children: <CoachHome language="en" />,
    },
  },
  args: {
    skipLabel: 'Ir al contenido',
    navLabel: 'Principal',
    moreLabel: 'Más',
    currentId: 'home',
    brand: <BrandMark word="Ruta" hideWord="phone" />,
    navigation: [
      { id: 'home', label: 'Inicio', icon: 'home', href: '/' },
      { id: 'agenda', label: 'Agenda', icon: 'calendar', href: '/agenda' },
      {
        id: 'visits',
        label: 'Visitas',
        icon: 'visit',
        href: '/visitas',
        badge: { count: 3, label: '3 visitas vencidas' },
      },
      { id: 'sessions', label: 'Sesiones', icon: 'video', href: '/sesiones' },
      { id: 'plans', label: 'Planes', icon: 'plan', href: '/planes' },
      { id: 'reports', label: 'Reportes', icon: 'chart', href: '/reportes' },
    ],
    secondaryNavigation: [{ id: 'help', label: 'Ayuda', icon: 'help', href: '/ayuda' }],
    start: (
      <Menu
        trigger={
          <Button variant="quiet" icon="school" iconEnd="chevronDown">
            Benito Juárez
          </Button>
        }
        sections={[
          {
            id: 'schools',
            label: 'Tus escuelas',
            selectionMode: 'single',
            selectedKeys: ['bj'],
            items: [
              { id: 'bj', label: 'Escuela Benito Juárez', description: 'Mérida, Yucatán' },
              { id: 'so', label: 'Escuela Sor Juana Inés', description: 'Valladolid, Yucatán' },
            ],
          },
        ]}
      />
    ),
    end: (
      <>
        <IconButton icon="search" label="Buscar" />
        <IconButton icon="bell" label="3 notificaciones sin leer" />
        <PersonMenu
          label="Tu cuenta"
          name="Ana López Cetina"
          role="Coach"
          detail="ana.lopez@benitojuarez.mx"
          items={[
            { id: 'profile', label: 'Tu perfil', icon: 'user' },
            { id: 'logout', label: 'Cerrar sesión', icon: 'logout' },
          ]}
        />
      </>
    ),
    children: <CoachHome language="es" />,
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  parameters: {
    english: { notice: <InlineAlert tone="warning" title="Offline: what you type is saved on this device." /> },
  },
  args: {
    notice: <InlineAlert tone="warning" title="Sin conexión: lo que escribas se guarda en este equipo." />,
  },
};

export const FewAreas: Story = {
  parameters: { english: { navigation: areasInEnglish.slice(0, 3), secondaryNavigation: [] } },
  args: { navigation: meta.args.navigation.slice(0, 3), secondaryNavigation: [] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('Tab reaches the skip link first', async () => {
      await userEvent.tab();
      await expect(page.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
    });
    await step('Enter moves the focus to the content', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(page.getByRole('main')).toHaveFocus();
    });
    await step('The area one is in is marked', async () => {
      const nav = within(page.getByRole('navigation', { name: 'Principal' }));
      await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
      await expect(nav.getByRole('link', { name: 'Visitas 3 visitas vencidas' })).toBeVisible();
    });
  },
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
]);
