import type { FileReply, Locale } from '@ruta/contracts';
import { usersAtOnce } from '@ruta/contracts/users/users-at-once.api';
import { serve } from '../../http/serve';
import type { Actor } from '../../kernel/actor';
import type { Asked } from './user.reader';
import type { UsersAtOnce } from './users-at-once.service';

type FileOf = (actor: Actor, asked: Asked, locale: Locale) => Promise<FileReply>;

export const usersAtOnceRoutes = (service: UsersAtOnce, fileOf: FileOf) => [
  serve(usersAtOnce.banAll, async ({ actor, body, locale }) => ({
    data: await service.ban(actor, body.people, body.is_banned, locale),
  })),
  serve(usersAtOnce.verifyAll, async ({ actor, body, locale }) => ({
    data: await service.verify(actor, body.people, locale),
  })),
  serve(usersAtOnce.deleteAll, async ({ actor, body, locale }) => ({
    data: await service.delete(actor, body.people, locale),
  })),
  serve(usersAtOnce.export, async ({ actor, query, locale }) => ({ file: await fileOf(actor, query, locale) })),
];
