import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { serve } from '../../http/serve';
import type { BulkService } from './bulk.service';
import type { InvitationsService } from './invitations.service';
import type { RegistrationService } from './registration.service';

interface InvitationsRoutesDeps {
  service: InvitationsService;
  bulk: BulkService;
  registration: RegistrationService;
  /** Whether there is a mail server. */
  isMailed: boolean;
}

const sent = <T extends { link: string | null }>(data: T) => ({
  data,
  message: data.link === null ? ('invitations.sent' as const) : ('invitations.link-shown' as const),
});

export const invitationsRoutes = ({ service, bulk, registration, isMailed }: InvitationsRoutesDeps) => [
  serve(invitations.list, ({ actor, query }) => service.list(actor, query)),
  serve(invitations.roles, async ({ actor }) => ({ data: await service.roles(actor) })),
  serve(invitations.create, async ({ actor, body, locale }) => sent(await service.create(actor, body, locale))),
  serve(invitations.preview, async ({ actor, body, locale }) => ({ data: await bulk.preview(actor, body, locale) })),
  serve(invitations.bulk, async ({ actor, body, locale }) => ({
    data: await bulk.send(actor, body, locale),
    message: isMailed ? 'invitations.bulk-sent' : 'invitations.bulk-made',
  })),
  serve(invitations.bulkProgress, async ({ actor, params }) => ({ data: await bulk.progress(actor, params.id) })),
  // A download link sends no language header of ours, so the person's own language is used.
  serve(invitations.bulkResult, async ({ actor, params }) => ({
    file: await bulk.result(actor, params.id, actor.locale),
  })),
  serve(invitations.resend, async ({ actor, params }) => {
    const data = await service.resend(actor, params.id);
    return { data, message: data.link === null ? 'invitations.resent' : 'invitations.link-renewed' };
  }),
  serve(invitations.facts, async ({ params }) => ({ data: await registration.facts(params.token) })),
  serve(invitations.register, async ({ body, locale }) => {
    const { me, session } = await registration.register(body, locale);
    return { data: me, message: 'access.registered', session };
  }),
  serve(invitations.update, async ({ actor, params, body }) => {
    const data = await service.update(actor, params.id, body);
    return { data, message: data.link === null ? 'invitations.saved' : 'invitations.saved-link' };
  }),
  serve(invitations.delete, async ({ actor, params }) => ({
    data: await service.delete(actor, params.id),
    message: 'invitations.deleted',
  })),
  serve(invitations.restore, async ({ actor, params }) => {
    const data = await service.restore(actor, params.id);
    return { data, message: data.link === null ? 'invitations.restored' : 'invitations.restored-link' };
  }),
];
