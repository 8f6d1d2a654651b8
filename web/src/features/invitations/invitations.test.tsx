import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { invitationWith, sampleInvitation, sampleInvitationRoles } from '@ruta/contracts/invitations/invitation.sample';
import type { Invitation } from '@ruta/contracts/invitations/invitation.schema';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { BulkInvitationPage } from './pages/BulkInvitationPage';
import { InvitationListPage } from './pages/InvitationListPage';

const LIST = 'GET /bff/admin/invitations';
const [director, teacher] = sampleInvitationRoles;
const roles = [director, teacher];
const all = [
  sampleInvitation,
  invitationWith({ id: 8, email: 'espera@escuela.mx', status: 'pending', sent_at: null, school: null }),
  invitationWith({ id: 9, email: 'vencida@escuela.mx', status: 'expired' }),
  invitationWith({
    id: 10,
    email: 'dentro@escuela.mx',
    status: 'accepted',
    accepted_at: '2026-11-19 18:00:00',
    can: { edit: false, resend: false, delete: false },
  }),
];
const page = (data: Invitation[], total = data.length) => ({
  invitations: { data, page: 1, size: 10, total, pages: Math.ceil(total / 10), count: data.length },
  roles,
});
const open = (reply: unknown = page(all), route = '/admin/invitations', replies: Replies = {}) =>
  renderScreen(<InvitationListPage />, {
    me: sampleAdministrator,
    path: '/admin/invitations',
    route,
    replies: { [LIST]: reply, 'GET /api/schools': { data: [{ id: 3, name: 'Colegio Río Hondo' }] }, ...replies },
  });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const withLink = (invitation: Invitation, link: string | null = null) => ({ data: { invitation, link } });

async function choose({ user }: ReturnType<typeof open>, action: string, email = sampleInvitation.email) {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${email}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

describe('ADM-01 the list', () => {
  test('ADM-01 each invitation with its role, school and state in icon and word', async () => {
    const { container } = open();
    const sent = within(await rowOf(/lucia\.ortiz/));
    for (const text of ['Docente', 'Instituto Ahuehuete', 'Enviada', '26-11-2026 10:00'])
      expect(sent.getByText(text)).toBeInTheDocument();
    expect(within(await rowOf(/espera@/)).getByText('Por enviar')).toBeInTheDocument();
    expect(within(await rowOf(/espera@/)).getByText('Por asignar')).toBeInTheDocument();
    expect(within(await rowOf(/vencida@/)).getByText('Vencida')).toBeInTheDocument();
    const accepted = within(await rowOf(/dentro@/));
    expect(accepted.getByText('Aceptada')).toBeInTheDocument();
    expect(accepted.queryByRole('button')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('ADM-01 e-mail, role, order and page live in the address and are asked for', async () => {
    const { user, address, server } = open(page(all, 25), '/admin/invitations?page=2&role_id=9');
    await rowOf(/lucia\.ortiz/);
    expect(server.sentTo(LIST)[0]?.url).toBe('/bff/admin/invitations?page=2&role_id=9');
    await user.type(screen.getByRole('searchbox', { name: 'Correo' }), 'escuela{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/invitations?email=escuela&role_id=9'));
    await user.click(await screen.findByRole('button', { name: /^Vence/ }));
    await waitFor(() => expect(address()).toContain('sort=expires_at'));
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(address()).toBe('/admin/invitations?sort=expires_at'));
  });

  test('UI-02 empty, nothing found, failed, forbidden', async () => {
    const empty = open(page([]));
    expect(await screen.findByText('Todavía no hay invitaciones')).toBeInTheDocument();
    empty.unmount();
    const none = open(page([]), '/admin/invitations?email=nadie');
    expect(await screen.findByText('Ninguna invitación coincide')).toBeInTheDocument();
    none.unmount();
    const failed = open(OFFLINE);
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    failed.server.reply({ [LIST]: page(all) });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await rowOf(/lucia\.ortiz/)).toBeInTheDocument();
    failed.unmount();
    open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('ADM-02 one invitation', () => {
  test('ADM-02 e-mail and role are required; what the server says stands beside its field', async () => {
    const screenPage = open(page(all), undefined, {
      'POST /api/invitations': new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { email: ['Correo raro.', 'x'] },
      }),
    });
    const { user, server } = screenPage;
    await user.click(await screen.findByRole('button', { name: 'Invitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a una persona' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    expect(dialog.getByText('El correo es obligatorio.')).toBeInTheDocument();
    expect(dialog.getByText('Elige un rol.')).toBeInTheDocument();
    expect(server.sentTo('POST /api/invitations')).toEqual([]);

    await user.click(dialog.getByRole('textbox', { name: 'Correo' }));
    await user.paste('nueva@escuela.mx');
    await user.click(dialog.getByRole('button', { name: /Rol/ }));
    await user.click(await screen.findByRole('option', { name: 'Docente' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    expect(await dialog.findByText('Correo raro.')).toBeInTheDocument();
    server.reply({ 'POST /api/invitations': { ...withLink(sampleInvitation), message: 'Invitación enviada.' } });
    await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sentTo('POST /api/invitations').at(-1)?.body).toEqual({
      email: 'nueva@escuela.mx',
      role_id: 9,
      school_id: null,
    });
    expect(await screen.findByText('Invitación enviada.')).toBeInTheDocument();
  });

  test('ADM-02 the same modal edits, with the revision it saw; somebody else’s change is shown before it is lost', async () => {
    const theirs = invitationWith({ email: 'otra@escuela.mx', revision: 2 });
    const screenPage = open(page(all), undefined, {
      'PUT /api/invitations/7': new Refusal(409, 'invitations.stale', 'Alguien más cambió esta invitación.', {
        current: theirs,
      }),
    });
    const { user, server } = screenPage;
    await choose(screenPage, 'Editar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar la invitación' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(server.sentTo('PUT /api/invitations/7')[0]?.body).toMatchObject({ role_id: 9, school_id: 1, revision: 1 });
    await user.click(await dialog.findByRole('button', { name: 'Ver cómo quedó' }));
    expect(dialog.getByRole('textbox', { name: 'Correo' })).toHaveValue('otra@escuela.mx');
    server.reply({ 'PUT /api/invitations/7': withLink(theirs) });
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sentTo('PUT /api/invitations/7').at(-1)?.body).toMatchObject({ revision: 2 });
  });

  test('ADM-02 T17 sent again; without a mail server the link is shown once, to be copied', async () => {
    const screenPage = open(page(all), undefined, {
      'POST /api/invitations/mail/7': {
        ...withLink(sampleInvitation, 'https://ruta.test/register#abc'),
        message: 'Listo.',
      },
    });
    await choose(screenPage, 'Enviar de nuevo');
    const dialog = within(await screen.findByRole('dialog', { name: `Enlace para ${sampleInvitation.email}` }));
    expect(dialog.getByRole('textbox', { name: 'Enlace de un solo uso' })).toHaveValue(
      'https://ruta.test/register#abc',
    );
    await screenPage.user.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
    expect(await navigator.clipboard.readText()).toBe('https://ruta.test/register#abc');
    await screenPage.user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('ADM-02 asks before it deletes; a refusal is told and the list asked for again', async () => {
    const screenPage = open(page(all), undefined, {
      'DELETE /api/invitations/7': new Refusal(409, 'invitations.accepted', 'La invitación ya se aceptó.'),
    });
    await choose(screenPage, 'Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('heading')).toHaveTextContent('¿Eliminar la invitación de lucia.ortiz@escuela.mx?');
    await screenPage.user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('La invitación ya se aceptó.')).toBeInTheDocument();
    expect(screenPage.server.sentTo(LIST).length).toBeGreaterThan(1);
  });
});

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
    expect(screenPage.server.sentTo(BULK)[0]?.body).toEqual({ emails: 'a@b.mx,pedro', role_id: 9, school_id: null });
    expect(screen.getByRole('textbox', { name: 'Correos' })).toHaveValue('a@b.mx\npedro');
    expect(await axe(screenPage.container)).toHaveNoViolations();
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
    const { user, server, container } = screenPage;
    await write(screenPage, 'a@b.mx\npedro\ndir@ruta.test');
    await press(screenPage, 'Revisar la lista');
    expect(within(await rowOf(/pedro/)).getByText('Correo no válido')).toBeInTheDocument();
    expect(within(await rowOf(/dir@ruta/)).getByText('Ya tiene cuenta: se omite')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Invitar a varias personas' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Enviar 1/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await press(screenPage, 'Quitar los no válidos');
    await user.click(screen.getByRole('button', { name: /^Enviar 1/ }));
    expect(await screen.findByText('Se creó 1 invitación')).toBeInTheDocument();
    expect(server.sentTo(BULK)[0]?.body).toMatchObject({ emails: 'a@b.mx,dir@ruta.test' });
    expect(await screen.findByText('1 de 1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Descargar el resultado (CSV)' })).toHaveAttribute(
      'href',
      '/api/invitations/bulk/4/result',
    );
    expect(await axe(container)).toHaveNoViolations();
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
