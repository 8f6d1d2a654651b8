import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { RacePlace, RoomRaces, Stage } from '../../testing/races';
import { keepDeleted } from '../../deletions';
import { invitationRecord } from './invitation.model';
import { registration } from './invitations.testing';

const begin = async ({ id, db }: RacePlace) => {
  const invitation = await id('invitation');
  const { email } = (await db('invitations').where({ id: invitation }).first('email')) as { email: string };
  return { invitation, email };
};

const rows = (db: Knex, { ids, facts = {} }: Stage) => {
  const address = `%${facts['address'] ?? ''}`;
  const people = db('users').where('email', 'like', address);
  return {
    invitations: db('invitations')
      .where('email', 'like', address)
      .orWhere({ id: ids['invitation'] ?? 0 }),
    deleted: db('deleted_records')
      .where({ kind: 'invitation', record_id: ids['invitation'] ?? 0 })
      .select('kind'),
    people: people.clone().select('email', 'name', 'active'),
    roles: db('role_user').whereIn('user_id', people.clone().select('id')),
    links: db('single_use_links').where({ invitation_id: ids['invitation'] ?? 0 }),
  };
};

const toAddress = ({ facts = {} }: Stage) => ({ email: facts['address'], role_id: 9 });
const inBulk = ({ facts = {} }: Stage) => ({ emails: facts['address'], role_id: 9 });

export const invitationsRaces: RoomRaces = {
  invitation: {
    about: ['invitation', 'POST /register'],
    beside: ['POST /invitations/bulk'],
    states: {
      open: async (place) => {
        const { invitation, email } = await begin(place);
        const token = randomBytes(32).toString('base64url');
        await place.insert('single_use_links', {
          invitation_id: invitation,
          token_hash: createHash('sha256').update(token).digest('hex'),
          ...{ created_at: '2026-11-19 12:00:00', expires_at: '2026-11-26 12:00:00' },
        });
        return { ids: { invitation }, facts: { address: email, token } };
      },
      deleted: async (place) => {
        const { invitation: id, email } = await begin(place);
        const deletion = { id, school_id: null, owner_id: null, deleted_by: place.coach };
        await keepDeleted(place.db, invitationRecord, { ...deletion, now: new Date('2026-11-20T18:00:00Z') });
        await place.db('invitations').where({ id }).delete();
        const token = randomBytes(32).toString('base64url'); // of no link
        return { ids: { invitation: id }, facts: { address: email, token } };
      },
    },
    bodies: {
      'PUT /invitations/:id': ({ facts = {} }, side) => ({ email: `otra-${side}-${facts['address']}`, role_id: 9 }),
      'POST /register': ({ facts = {} }) => registration(facts['token'] ?? ''),
      'POST /invitations': toAddress,
      'POST /invitations/bulk': inBulk,
    },
    rows,
  },

  'address that nobody invited': {
    about: ['POST /invitations', 'POST /invitations/bulk', 'PUT /invitations/:id'],
    states: {
      free: async (place) => {
        const { invitation, email } = await begin(place);
        return {
          ids: { invitation },
          facts: { address: `${randomBytes(6).toString('hex')}@ruta.test`, before: email },
        };
      },
    },
    bodies: {
      'POST /invitations': toAddress,
      'POST /invitations/bulk': inBulk,
      'PUT /invitations/:id': toAddress,
    },
    rows,
  },
};
