import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { invitationWith, sampleInvitation, sampleInvitationRoles } from '@ruta/contracts/invitations/invitation.sample';
import type { Invitation } from '@ruta/contracts/invitations/invitation.schema';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
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
    open();
    const sent = within(await rowOf(/lucia\.ortiz/));
    for (const text of ['Docente', 'Instituto Ahuehuete', 'Enviada', 'Dentro de 6 días'])
      expect(sent.getByText(text)).toBeInTheDocument();
    expect(within(await rowOf(/espera@/)).getByText('Por enviar')).toBeInTheDocument();
    expect(within(await rowOf(/espera@/)).getByText('Por asignar')).toBeInTheDocument();
    expect(within(await rowOf(/vencida@/)).getByText('Vencida')).toBeInTheDocument();
    const accepted = within(await rowOf(/dentro@/));
    expect(accepted.getByText('Aceptada')).toBeInTheDocument();
    expect(accepted.queryByRole('button')).not.toBeInTheDocument();
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

  test('ADM-02 a deleted one comes back with a new link, shown where no mail is sent', async () => {
    const screenPage = open(page(all), undefined, {
      'DELETE /api/invitations/7': { data: { id: 7 }, message: 'Invitación eliminada.' },
      'POST /api/invitations/7/restore': {
        data: { invitation: all[0], link: 'https://ruta.test/register#new' },
        message: 'Invitación recuperada.',
      },
    });
    await choose(screenPage, 'Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    await screenPage.user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Invitación eliminada.')).toBeInTheDocument();
    await screenPage.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Invitación recuperada.')).toBeInTheDocument();
    expect(await screen.findByDisplayValue('https://ruta.test/register#new')).toBeInTheDocument();
  });
});
