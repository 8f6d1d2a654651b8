import { randomBytes } from 'node:crypto';
import type { FileReply, Locale } from '@ruta/contracts';
import { PHOTO_TYPES, type Profile, type ProfileForm } from '@ruta/contracts/access/profile.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads } from '../../storage/keep-uploads';
import { squareOf } from '../../storage/re-encode';
import { dayIn, utc, type Clock } from '../../time/clock';
import { canonicalTimezone } from '../../time/timezones';
import { photoUrl, userKey } from '../users';

interface ProfileDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

interface ProfileRow extends Omit<Profile, 'photo' | 'pending_email'> {
  token: string | null;
  pending: string | null;
  expires_at: string | null;
}

/** The person's own profile and photo (ACC-04). */
export function profileService({ db, clock, store }: ProfileDeps) {
  const read = async (trx: Knex, userId: number): Promise<Profile> => {
    const { token, pending, expires_at, ...row } = await trx('users')
      .leftJoin('user_photos', 'user_photos.user_id', 'users.id')
      .leftJoin('pending_emails', 'pending_emails.user_id', 'users.id')
      .where('users.id', userId)
      .first<ProfileRow>(
        ...COLUMNS,
        'user_photos.token',
        'pending_emails.email as pending',
        'pending_emails.expires_at',
      );
    const pending_email = expires_at !== null && expires_at > utc(clock.now()) ? pending : null;
    return { ...row, pending_email, photo: photoUrl(token) };
  };

  /** Replaces the photo's row. Returns the path of the previous file. */
  const replacePhoto = (userId: number, path: string | null): Promise<string | undefined> =>
    db.transaction(async (trx) => {
      // Two photos at once: the second one waits here, and replaces the first.
      await lockRows(trx, 'users', userId);
      const before = await trx('user_photos').where({ user_id: userId }).first('path');
      await trx('user_photos').where({ user_id: userId }).delete();
      if (path !== null) {
        const token = randomBytes(32).toString('base64url');
        await trx('user_photos').insert({ user_id: userId, token, path, created_at: utc(clock.now()) });
      }
      return before?.path;
    });

  return {
    read: (actor: Actor) => read(db, own(actor)),

    /** Saves the profile; updates the search key, too. */
    async save(actor: Actor, { revision, ...form }: z.output<typeof ProfileForm>): Promise<Profile> {
      const userId = own(actor);
      const timezone = canonicalTimezone(form.timezone);
      const { birthday } = form;
      if (birthday !== null && birthday > dayIn(timezone, clock.now()))
        throwFieldErrors({ birthday: ['access.birthday.future'] });
      const [name, surname] = [oneLine(form.name), oneLine(form.surname)];
      return db.transaction(async (trx) => {
        const { email } = await read(trx, userId);
        const search_key = userKey({ name, surname, email });
        await updateAtRevision(trx, 'users', {
          at: { id: userId },
          revision,
          changes: { ...form, name, surname, timezone, search_key, updated_at: utc(clock.now()) },
          stale: async () => new Problem('access.profile-stale', { current: await read(trx, userId) }),
        });
        return read(trx, userId);
      });
    },

    /** Re-encodes and stores the file before the transaction, which only writes its row. */
    async setPhoto(actor: Actor, files: readonly UploadedFile[], locale: Locale): Promise<Profile> {
      const userId = own(actor);
      const options = {
        field: 'photo',
        types: PHOTO_TYPES,
        locale,
        draw: squareOf,
        typeFault: 'access.photo.type',
      } as const;
      const kept = await keepUploads(store, files, options);
      try {
        const before = await replacePhoto(userId, kept[0]?.key ?? null);
        if (before !== undefined) await discard(store, [{ key: before }]);
      } catch (error) {
        await discard(store, kept);
        throw error;
      }
      return read(db, userId);
    },

    async deletePhoto(actor: Actor): Promise<Profile> {
      const userId = own(actor);
      const before = await replacePhoto(userId, null);
      if (before !== undefined) await discard(store, [{ key: before }]);
      return read(db, userId);
    },

    /** A photo by its token, which cannot be guessed and is part of the person's records. */
    async photo(token: string): Promise<FileReply> {
      const row = await db('user_photos').where({ token }).first('path');
      const stored = row && (await store.open(row.path));
      if (!stored) throw new Problem('access.photo-not-found');
      return { name: 'foto.webp', type: 'image/webp', disposition: 'inline', isImmutable: true, ...stored };
    },
  };
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

export type ProfileService = ReturnType<typeof profileService>;

const COLUMNS = ['id', 'email', 'name', 'surname', 'birthday', 'sex', 'timezone', 'locale', 'revision'].map(
  (column) => `users.${column}`,
);
