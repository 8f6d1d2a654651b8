import { IMPORT_ABILITIES } from '@ruta/contracts/imports/import-kinds';
import { fromUtc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { recordAudit } from '../audit';
import { ImportOutdated, type ImportKind, type Kept } from '../imports';
import { schoolsRemain } from '../schools';
import { placePeople, unplacePeople, type Placement } from '../users';
import { openKey } from './invitation-facts';
import { askLetters, dailyWindow, expiryFrom } from './invitation-letters';
import { deleteUntouched, insertInvitations } from './invitation.model';
import { lockedInvitations, openInvitations } from './invitation.reader';
import { judgedPeople, readPerson, type PersonBefore } from './people-import.row';
import { cataloguesOf } from './people-import.reader';

interface Deps {
  clock: Clock;
  windows: RateWindows;
}

/** What the undo of a row needs: an invitation by its id, or what an account got. */
type PersonAfter = { invitation_id: number } | { placement: Placement };

/** A file of people: each row invites somebody, or gives an account a school and a role (decision 0039). */
export const peopleImport = ({ clock, windows }: Deps): ImportKind => ({
  key: 'people',
  abilities: IMPORT_ABILITIES.people,
  refuses: ['invitations.role.one-by-one'],

  judge: (db, actor, rows) => judgedPeople(db, actor, rows, clock.now()),

  async write(trx, rows, { actor, at, locale }) {
    const catalogues = await cataloguesOf(trx, actor, rows);
    const read = rows.map((row) => ({ row, person: readPerson(row, catalogues) }));
    const schools = read.flatMap(({ person: { school } }) => school?.id ?? []);
    if (!(await schoolsRemain(trx, [...new Set(schools)]))) throw new ImportOutdated();
    const after = new Map<number, PersonAfter>();

    const placements = read.flatMap(({ row, person }): [number, Placement][] => {
      const before = row.before as PersonBefore | null; // written by `judge`
      if (before === null || person.role === null) return [];
      const { id, revision, isGiven, school_id, levels } = before;
      const wanted = { school_id: person.school?.id ?? school_id, levels: person.levels ?? levels };
      const of = { id, revision, isGiven, role: { id: person.role.id, code: person.role.code } };
      return [[row.line, { ...of, before: { school_id, levels }, after: wanted }]];
    });
    const people = placements.map(([, placement]) => placement);
    if ((await placePeople(trx, people, { actor, at })) < people.length) throw new ImportOutdated();
    for (const [line, placement] of placements) after.set(line, { placement });

    const invited = read.flatMap(({ row, person }) =>
      row.before === null && person.role !== null ? [{ line: row.line, person, role: person.role }] : [],
    );
    if (invited.length === 0) return after;
    const { subject, limit } = dailyWindow(actor.userId);
    await windows.take(trx, subject, { ...limit, count: invited.length });
    const shared = {
      invited_by: actor.userId,
      locale,
      expires_at: expiryFrom(fromUtc(at)),
      created_at: at,
      updated_at: at,
    };
    await insertInvitations(
      trx,
      invited.map(({ person: { email, name, surname, school, levels }, role }) => ({
        ...{ ...shared, email, name, surname, role_id: role.id, school_id: school?.id ?? null },
        ...{ levels: levels && JSON.stringify(levels), open_key: openKey(email, role.id) },
      })),
    );
    const made = await openInvitations(
      trx,
      invited.map(({ person, role }) => openKey(person.email, role.id)),
    );
    for (const { line, person, role } of invited)
      after.set(line, { invitation_id: made.get(openKey(person.email, role.id)) ?? 0 });
    await askLetters(
      trx,
      [...made.values()].map((invitation_id) => ({ invitation_id, letter: 1 })),
      at,
    );
    await recordAudit(trx, {
      ...{ at, actor, action: 'invitation.created' },
      subject: { type: 'invitation', id: null, label: invited.map(({ person }) => person.email).join(', ') },
      after: { people: invited.length },
    });
    return after;
  },

  async undo(trx, rows, context) {
    const kept = new Map<number, Kept>();
    const of = rows.map(({ line, after }) => ({ line, after: after as PersonAfter })); // written by `write`
    const placed = of.flatMap(({ line, after }) => ('placement' in after ? [{ line, ...after }] : []));
    const back = await unplacePeople(
      trx,
      placed.map(({ placement }) => placement),
      context,
    );
    for (const { line, placement } of placed) if (!back.has(placement.id)) kept.set(line, 'kept');

    const invited = of.flatMap(({ line, after }) => ('invitation_id' in after ? [{ line, ...after }] : []));
    const present = await lockedInvitations(
      trx,
      invited.map(({ invitation_id }) => invitation_id),
    );
    const untouched: number[] = [];
    for (const { line, invitation_id } of invited) {
      const state = present.get(invitation_id) ?? 'kept';
      if (state === 'untouched') untouched.push(invitation_id);
      else kept.set(line, state);
    }
    if ((await deleteUntouched(trx, untouched)) < untouched.length) throw new Error('A locked invitation changed');
    return kept;
  },
});
