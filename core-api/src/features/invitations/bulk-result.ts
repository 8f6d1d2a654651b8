import { ROLES, type FileReply, type Locale } from '@ruta/contracts';
import type { PreviewState } from '@ruta/contracts/invitations/invitation.schema';
import type { Knex } from 'knex';
import { csvFile } from '../../csv/csv-file';
import type { Actor } from '../../kernel/actor';
import { batchResult } from './batch.reader';

/** Result of an address of a bulk sending. */
export interface ResultRow {
  email: string;
  state: PreviewState;
}

const WORDS: Record<Locale, { header: string[]; file: string; states: Record<PreviewState, string> }> = {
  es: {
    header: ['Correo', 'Resultado', 'Rol', 'Escuela', 'Enviada (UTC)'],
    file: 'invitaciones',
    states: {
      ready: 'Invitación enviada',
      invalid: 'Correo no válido',
      duplicate: 'Repetido en la lista',
      member: 'Ya tiene cuenta',
      invited: 'Ya tenía una invitación abierta',
    },
  },
  en: {
    header: ['E-mail', 'Result', 'Role', 'School', 'Sent (UTC)'],
    file: 'invitations',
    states: {
      ready: 'Invitation sent',
      invalid: 'Not a valid e-mail',
      duplicate: 'Twice on the list',
      member: 'Has an account',
      invited: 'Had an open invitation',
    },
  },
};

/** The result of a bulk sending as CSV, one row per address; without links. */
export async function resultFile(db: Knex, actor: Actor, id: number, locale: Locale): Promise<FileReply> {
  const batch = await batchResult(db, actor, id);
  const { header, file, states } = WORDS[locale];
  const rows = JSON.parse(batch.result) as ResultRow[]; // written by the sending
  const content = csvFile(
    header,
    rows.map(({ email, state }) => [
      email,
      states[state],
      ROLES[batch.code].name[locale],
      batch.school ?? '',
      state === 'ready' ? batch.created_at : '',
    ]),
  );
  return {
    name: `${file}-${batch.created_at.slice(0, 10)}-${id}.csv`,
    type: 'text/csv; charset=utf-8',
    size: content.byteLength,
    disposition: 'attachment',
    content,
  };
}
