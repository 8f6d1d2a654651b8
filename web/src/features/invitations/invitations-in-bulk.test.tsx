import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleInvitationRoles } from '@ruta/contracts/invitations/invitation.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { BulkInvitationPage } from './pages/BulkInvitationPage';

const [director, teacher] = sampleInvitationRoles;
const roles = [director, teacher];
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('ADM-03 many people', () => {
  const BULK = 'POST /api/invitations/bulk';
  const PREVIEW = 'POST /api/invitations/preview';
  const openBulk = (replies: Replies = {}) =>
    renderScreen(<BulkInvitationPage />, {
      me: sampleAdministrator,
      path: '/admin/invitations/bulk',
      route: '/admin/invitations/bulk',
      replies: { 'GET /bff/admin/invitations/bulk': { roles }, 'GET /api/schools': { data: [] }, ...replies },
    });
  async function write({ user }: ReturnType<typeof openBulk>, text: string) {
    const list = await screen.findByRole('textbox', { name: 'Correos' });
    await user.clear(list);
    await user.click(list);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: /Rol/ }));
    await user.click(await screen.findByRole('option', { name: 'Docente' }));
  }
  const press = ({ user }: ReturnType<typeof openBulk>, name: string | RegExp) =>
    user.click(screen.getByRole('button', { name }));

  test('ADM-03 the plain form: the list and a role are required; one bad address is named, and the list stays', async () => {
    const screenPage = openBulk({
      [BULK]: new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { emails: ['No son válidos: pedro. No se envió nada.'] },
      }),
    });
    await screen.findByRole('textbox', { name: 'Correos' });
    await press(screenPage, 'Enviar invitaciones');
    expect(screen.getByText('Escribe al menos un correo.')).toBeInTheDocument();
    expect(screen.getByText('Elige un rol.')).toBeInTheDocument();
    await write(screenPage, 'a@b.mx\npedro');
    await press(screenPage, 'Enviar invitaciones');
    expect(await screen.findByText('No son válidos: pedro. No se envió nada.')).toBeInTheDocument();
    expect(screenPage.server.sentTo(BULK)[0]?.body).toEqual({ emails: 'a@b.mx\npedro', role_id: 9, school_id: null });
    expect(screen.getByRole('textbox', { name: 'Correos' })).toHaveValue('a@b.mx\npedro');
  });

  test('ADM-03 the list is counted while it is written, as the server will read it; too many are not sent', async () => {
    const screenPage = openBulk();
    await write(screenPage, '"Ruiz, Carla" <carla@b.mx>; mailto:luis@b.mx\teva@b.mx.');
    expect(screen.getByText('3 en la lista')).toBeInTheDocument();
    await write(screenPage, Array.from({ length: 201 }, (_, at) => `p${at}@b.mx`).join(';'));
    await press(screenPage, 'Enviar invitaciones');
    expect(screen.getByText('Son demasiados correos: máximo 200 por envío.')).toBeInTheDocument();
    expect(screenPage.server.sentTo(BULK)).toEqual([]);
  });

  const rows = [
    { line: 1, email: 'a@b.mx', state: 'ready' },
    { line: 2, email: 'pedro', state: 'invalid' },
    { line: 3, email: 'dir@ruta.test', state: 'member' },
  ];
  const counts = { ready: 1, invalid: 1, duplicate: 0, member: 1, invited: 0 };

  test('ADM-03 the list row by row before anything is sent; the result, its file and how far the mails have come', async () => {
    const screenPage = openBulk({
      [PREVIEW]: { data: { rows, counts } },
      [BULK]: {
        data: { id: 4, created: 1, skipped: [{ email: 'dir@ruta.test', reason: 'member' }], links: [] },
        message: 'Ok.',
      },
      'GET /api/invitations/bulk/4': { data: { id: 4, invitations: 1, sent: 1 } },
    });
    const { user, server } = screenPage;
    await write(screenPage, 'a@b.mx\npedro\ndir@ruta.test');
    await press(screenPage, 'Revisar la lista');
    expect(within(await rowOf(/pedro/)).getByText('Correo no válido')).toBeInTheDocument();
    expect(within(await rowOf(/dir@ruta/)).getByText('Ya tiene cuenta: se omite')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Invitar a varias personas' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Enviar 1/ })).toHaveAttribute('aria-disabled', 'true');
    await press(screenPage, 'Quitar los no válidos');
    await user.click(screen.getByRole('button', { name: /^Enviar 1/ }));
    expect(await screen.findByText('Se creó 1 invitación')).toBeInTheDocument();
    expect(server.sentTo(BULK)[0]?.body).toMatchObject({ emails: 'a@b.mx,dir@ruta.test' });
    expect(await screen.findByText('1 de 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descargar el resultado (CSV)' }));
    expect(server.sentTo('GET /api/invitations/bulk/4/result')).toHaveLength(1);
    await press(screenPage, 'Invitar a más personas');
    expect(await screen.findByRole('textbox', { name: 'Correos' })).toHaveValue('');
  });

  test('ADM-03 while they are sent one bar says so, and the button none of its own', async () => {
    const ready = { rows: rows.slice(0, 1), counts: { ...counts, invalid: 0, member: 0 } };
    const screenPage = openBulk({ [PREVIEW]: { data: ready }, [BULK]: () => new Promise(() => undefined) });
    await write(screenPage, 'a@b.mx');
    await press(screenPage, 'Revisar la lista');
    await screenPage.user.click(await screen.findByRole('button', { name: /^Enviar 1/ }));
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Enviando invitaciones…');
    expect(screen.getByRole('button', { name: 'Enviar 1 invitación' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('ADM-03 correcting keeps what was written; a file is read into the list, one that is too large is not', async () => {
    const screenPage = openBulk({ [PREVIEW]: { data: { rows, counts } } });
    await write(screenPage, 'a@b.mx, pedro');
    await press(screenPage, 'Revisar la lista');
    await screenPage.user.click(await screen.findByRole('button', { name: 'Corregir la lista' }));
    expect(await screen.findByRole('textbox', { name: 'Correos' })).toHaveValue('a@b.mx, pedro');
    const input = screenPage.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no input for files');
    const file = (text: string) =>
      Object.assign(new File([text], 'lista.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });
    await screenPage.user.upload(input, file('Correo\nb@b.mx'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Correos' })).toHaveValue('Correo\nb@b.mx'));
    await screenPage.user.upload(input, file('x'.repeat(64_001)));
    expect(await screen.findByText(/^El archivo es demasiado grande/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Correos' })).toHaveValue('Correo\nb@b.mx');
  });

  test('T17 without a mail server each link can be copied, here and only here', async () => {
    const links = [{ email: 'a@b.mx', link: 'https://ruta.test/register#abc' }];
    const screenPage = openBulk({
      [BULK]: { data: { id: 4, created: 1, skipped: [], links } },
      'GET /api/invitations/bulk/4': { data: { id: 4, invitations: 1, sent: 1 } },
    });
    await write(screenPage, 'a@b.mx');
    await press(screenPage, 'Enviar invitaciones');
    await screenPage.user.click(await screen.findByRole('button', { name: 'Copiar el enlace de a@b.mx' }));
    expect(await navigator.clipboard.readText()).toBe('https://ruta.test/register#abc');
  });

  test('UI-02 failed and forbidden', async () => {
    const failed = openBulk({ 'GET /bff/admin/invitations/bulk': OFFLINE });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    failed.unmount();
    openBulk({ 'GET /bff/admin/invitations/bulk': new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});
