import type { SavedUser } from '@ruta/contracts/users/user.schema';
import { users } from '@ruta/contracts/users/users.api';
import { serve } from '../../http/serve';
import type { Purge } from './purge';
import type { UsersService } from './users.service';

export const usersRoutes = (service: UsersService, purge: Purge) => [
  serve(users.list, ({ actor, query }) => service.list(actor, query)),
  // Before the account itself, whose id would take "purge".
  serve(users.purge, async ({ actor, query }) =>
    query.dry_run === true
      ? { data: await purge.count(actor) }
      : { data: await purge.run(actor), message: 'users.purged' },
  ),
  serve(users.get, async ({ actor, params }) => ({ data: await service.get(actor, params.id) })),
  serve(users.update, async ({ actor, params, body }) => {
    const data = await service.update(actor, params.id, body);
    return { data, message: savedMessage(data, body.email) };
  }),
  serve(users.ban, async ({ actor, params, body }) => ({
    data: await service.ban(actor, params.id, body.is_banned),
    message: body.is_banned ? 'users.banned' : 'users.unbanned',
  })),
  serve(users.verify, async ({ actor, params }) => ({
    data: await service.verify(actor, params.id),
    message: 'users.verified',
  })),
  serve(users.delete, async ({ actor, params }) => {
    await service.delete(actor, params.id);
    return { data: null, message: 'users.deleted' };
  }),
  serve(users.restore, async ({ actor, params }) => ({
    data: await service.restore(actor, params.id),
    message: 'users.restored',
  })),
];

/** What was done about the e-mail, if another one was sent. */
function savedMessage({ link, pending_email }: SavedUser, sent: string | undefined) {
  if (link !== null) return 'users.email-link-shown';
  return sent !== undefined && pending_email?.email === sent ? 'users.email-asked' : 'users.saved';
}
