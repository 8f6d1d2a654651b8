import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Flag, Table } from '../../database/table';

export interface CountryRow {
  id: number;
  /** ISO 3166-1. */
  code: string;
  name: string;
  /** JSON: a list of other names that files use. */
  aliases: string;
}

export interface StateRow {
  id: number;
  country_id: number;
  code: string;
  name: string;
  region: string;
  /** JSON: a list of other names that files use. */
  aliases: string;
  /** The IANA zone of most of the state; null where nobody told it. */
  timezone: string | null;
  revision: number;
  /** Null while nobody changed it since the installation. */
  updated_at: string | null;
}

/** A place whose clock is not that of its state. */
interface StateZoneRow {
  id: number;
  state_id: number;
  place: string;
  place_key: string;
  timezone: string;
}

export interface LevelRow {
  id: number;
  key: LevelKey;
  name_es: string;
  name_en: string;
  order: number;
}

export interface SchoolRow {
  id: number;
  name: string;
  search_key: string;
  country_id: number;
  state_id: number;
  city: string;
  code: string;
  remote_id: string | null;
  timezone: string;
  active: Flag;
  deleted_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A level that a school teaches. */
export interface LevelSchoolRow {
  school_id: number;
  level_id: number;
  official_code: string | null;
}

/** A school that arrived from outside. Once it is set up, `school_id` names its school. */
export interface ImportedSchoolRow {
  id: number;
  remote_id: string;
  name: string;
  search_key: string;
  code: string;
  city: string | null;
  country_id: number | null;
  state_id: number | null;
  timezone: string | null;
  /** JSON: a list of level keys. */
  levels: string;
  /** JSON: the row of the source, as it came. */
  payload: string;
  imported_at: string;
  school_id: number | null;
  discarded_at: string | null;
  revision: number;
}

/** The coaches of a school in a cycle. */
export interface SchoolHierarchyRow {
  id: number;
  cycle_id: number;
  school_id: number;
  director_id: number | null;
  manager_id: number | null;
  coordinator_id: number | null;
  coach_id: number | null;
  secondary_one_id: number | null;
  secondary_two_id: number | null;
  /** The director's `access`, so that an index gives the order of lists. Every write keeps it. */
  director_access: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    countries: Table<CountryRow, 'id' | 'aliases'>;
    states: Table<StateRow, 'id' | 'aliases' | 'revision'>;
    state_zones: Table<StateZoneRow, 'id'>;
    levels: Table<LevelRow, 'id'>;
    schools: Table<SchoolRow, 'id' | 'active' | 'revision'>;
    level_school: Table<LevelSchoolRow>;
    imported_schools: Table<ImportedSchoolRow, 'id' | 'revision'>;
    school_hierarchies: Table<SchoolHierarchyRow, 'id' | 'revision'>;
  }
}
