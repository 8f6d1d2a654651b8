import { snackbar } from '@ruta/design-system';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineKeys, switchKeys, useKeys } from '../shared/keys';
import { renderScreen } from '../testing';
import { KeysPreferences } from './KeysPreferences';
import { knownKeys } from './known-keys';
import { ShellKeys } from './ShellKeys';

beforeEach(() => {
  window.scrollTo = jest.fn(); // jsdom cannot scroll
});
afterEach(() => {
  switchKeys(
    knownKeys('coach').map(({ id }) => id),
    true,
  );
});

const pageKeys = defineKeys(
  'keys-test',
  { create: 'n', month: 'm', export: 'x' },
  {
    es: { group: 'Agenda', create: 'Nueva actividad', month: 'Ver el mes', export: 'Exportar' },
    en: { group: 'Agenda', create: 'New activity', month: 'Show the month', export: 'Export' },
  },
);
const pressed: string[] = [];
beforeEach(() => pressed.splice(0));

function Page({ canCreate }: { canCreate: boolean }) {
  useKeys(pageKeys, {
    create: canCreate ? (focused) => pressed.push(`n on ${focused?.textContent ?? ''}`) : undefined,
    month: () => pressed.push('m'),
  });
  return (
    <>
      <button>Celda</button>
      <input aria-label="Texto" />
      <textarea aria-label="Notas" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Libre" tabIndex={0} />
      <input type="checkbox" aria-label="Casilla" />
    </>
  );
}

const openPage = (canCreate = true) =>
  renderScreen(
    <>
      <ShellKeys schoolId={1} />
      <Page canCreate={canCreate} />
    </>,
  );

describe('UI-03 keys', () => {
  test('UI-03 a page’s key acts, and gets the element that has the focus', async () => {
    const { user } = openPage();
    await user.click(screen.getByRole('button', { name: 'Celda' }));
    await user.keyboard('n{CapsLock}M');
    expect(pressed).toEqual(['n on Celda', 'm']);
  });

  test.each(['Texto', 'Notas', 'Libre'])('UI-03 no key acts while one types in %s', async (name) => {
    const { user } = openPage();
    await user.click(screen.getByRole('textbox', { name }));
    await user.keyboard('nm?gv');
    expect(pressed).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('UI-03 keys act while a message is shown', async () => {
    const { user } = openPage();
    act(() => {
      snackbar.show({ message: 'Visita guardada.' });
    });
    expect(await screen.findByRole('alertdialog', { name: 'Visita guardada.' })).toBeInTheDocument();
    await user.keyboard('m{Control>}k{/Control}');
    expect(pressed).toEqual(['m']);
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
  });

  test('UI-03 a checkbox takes no letters; keys with Ctrl, Alt or Cmd belong to the browser', async () => {
    const { user } = openPage();
    await user.click(screen.getByRole('checkbox', { name: 'Casilla' }));
    await user.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
    expect(pressed).toEqual([]);
    await user.keyboard('m');
    expect(pressed).toEqual(['m']);
  });

  test('UI-03 ? lists the keys of the page in sight; none acts while it is open, and the focus comes back', async () => {
    const { user } = openPage(false);
    const cell = screen.getByRole('button', { name: 'Celda' });
    await user.click(cell);
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Teclas' });
    const rows = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toContain('Ver el mesm');
    expect(rows).toContain('Visitasgv');
    expect(rows).not.toContain('Nueva actividadn');
    expect(dialog).toHaveTextContent('Cada tecla se puede desactivar. Elige en tu perfil cuáles usar.');
    await user.keyboard('m');
    expect(pressed).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  });

  test('UI-03 ? lists the page’s keys first, then pages in the order of the menu, then those of every page', async () => {
    const { user } = openPage();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Teclas' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Agenda', 'Ir a', 'En todas las páginas'],
    ]);
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.slice(0, 4)).toEqual(['Nueva actividadn', 'Ver el mesm', 'Iniciogh', 'Agendaga']);
    expect(rows.at(-1)).toBe('Ver las teclas?');
    await user.keyboard('{Escape}');
  });

  test('UI-03 keys one after the other open a page; a key that is none ends them, and so does time', async () => {
    const at = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const { user, address } = openPage();
    await user.keyboard('gxv');
    expect(address()).toBe('/');
    await user.keyboard('g');
    at.mockReturnValue(3000);
    await user.keyboard('v');
    expect(address()).toBe('/');
    await user.keyboard('gv');
    expect(address()).toBe('/coach/schools/1/visits');
    await user.keyboard('gm');
    expect(pressed).toEqual(['m']);
    at.mockRestore();
  });

  test('UI-03 each key is switched off in the profile, on this device, and the dialog says so', async () => {
    const page = renderScreen(
      <>
        <ShellKeys schoolId={1} />
        <KeysPreferences />
      </>,
      { route: '/profile' },
    );
    await page.user.click(await screen.findByRole('switch', { name: 'Notificaciones' }));
    await page.user.keyboard('gn?');
    expect(page.address()).toBe('/profile');
    const row = within(await screen.findByRole('dialog'))
      .getByText('Notificaciones')
      .closest('li');
    expect(row).toHaveTextContent('Desactivada');
    expect(localStorage.getItem('ruta.keys-off')).toBe('["go.notifications"]');
    await page.user.keyboard('{Escape}');
    await page.user.click(screen.getByRole('switch', { name: 'Todas las teclas' }));
    await page.user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('UI-03 no area gives two pages or acts the same key', () => {
  for (const area of ['coach', 'scholastic', 'admin', 'professor'] as const) {
    const keys = knownKeys(area).map((key) => key.keys);
    expect(new Set(keys).size).toBe(keys.length);
    // A key that begins another one would never end.
    for (const one of keys) expect(keys.filter((other) => other.startsWith(`${one} `))).toEqual([]);
  }
});
