import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';

/**
 * The contents that an ability reaches. Who manages them reads all; others those of an active section that name their
 * role, or none (OTH-01), and keys of active embedded pages.
 */
export function visible<Q extends Knex.QueryBuilder>(db: Knex, query: Q, actor: Actor, ability: Ability): Q {
  const reached = everything(query, actor, ability);
  if (holds(actor, 'content:manage')) return reached;
  void reached.whereNotExists(db('other_content_section').where({ active: false }).select(db.raw('1')));
  void reached.where((either) => {
    const named = () => db('other_content_roles').whereRaw('other_content_roles.content_id = other_contents.id');
    void either
      .whereNotExists(named().select(db.raw('1')))
      .orWhereExists(named().where({ role: actor.role }).select(db.raw('1')));
  });
  void reached.where((either) => {
    const active = db('embedded_pages').where({ active: true }).select('page_key');
    void either.whereNot('other_contents.type', 'key').orWhereIn('other_contents.url', active);
  });
  return reached;
}

/** A setting of the deployment, which belongs to nobody: whoever has the call's ability reads it. */
export function ofDeployment<T>(actor: Actor, setting: T): T {
  actor.scopeAsked = true;
  return setting;
}
