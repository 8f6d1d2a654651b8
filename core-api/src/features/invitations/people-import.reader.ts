import { ROLES, type RoleCode } from '@ruta/contracts';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { roleCatalogue, type RoleRow } from '../roles';
import { schoolsNamed, type NamedSchool } from '../schools';
import type { FileRow } from '../imports';

export type NamedRole = Pick<RoleRow, 'id' | 'code' | 'su'>;

/** What the cells of a person name. */
export interface Catalogues {
  roleOf: (text: string) => NamedRole | undefined;
  levelOf: (text: string) => { id: number; key: LevelKey } | undefined;
  levelKey: (id: number) => string;
  schoolsOf: (text: string) => readonly NamedSchool[];
}

/** Every way to write a role: its code, and its names with and without the other gender. */
const namesOf = (code: RoleCode): string[] => {
  const { es, en } = ROLES[code].name;
  const plain = es.replaceAll('(a)', '');
  const feminine = es.replaceAll(/o?\(a\)/g, 'a');
  return [code, es, plain, feminine, en].map(searchKey);
};

/** Roles, levels, and where the rows name schools, those that the caller may invite to. */
export async function cataloguesOf(db: Knex, actor: Actor, rows: readonly FileRow[]): Promise<Catalogues> {
  const roles = new Map((await roleCatalogue(db)).flatMap((role) => namesOf(role.code).map((name) => [name, role])));
  const levels = await db('levels').select('id', 'key', 'name_es', 'name_en');
  const byName = new Map(
    levels.flatMap((level) => [level.key, level.name_es, level.name_en].map((name) => [searchKey(name), level])),
  );
  const hasSchools = rows.some(({ cells }) => cells['school']);
  return {
    roleOf: (text) => roles.get(searchKey(text)),
    levelOf: (text) => byName.get(searchKey(text)),
    levelKey: (id) => levels.find((level) => level.id === id)?.key ?? '',
    schoolsOf: hasSchools ? await schoolsNamed(db, actor, 'invitation:manage') : () => [],
  };
}
