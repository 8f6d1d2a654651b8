import { isAbility, isRoleCode } from './closed-lists';
import { PERMISSION_TEXTS } from '@ruta/contracts/roles/permission.texts';
import { ROLES } from '@ruta/contracts/roles';
import { formatDay, formatInstant, isDay } from '../../lib/dates';
import { levelName } from '../../shared/levels';
import type { HolidayKind, HolidayScope } from '@ruta/contracts/holidays/holiday.schema';
import type { Locale } from '@ruta/contracts/locale';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import type { TranslateOf } from '../../lib/i18n';
import type { auditTexts } from './audit.texts';

type Translate = TranslateOf<typeof auditTexts>;
type Facts = NonNullable<AuditEntry['after']>;

/** Fields with a text of their own; others are shown by their name in the record. */
const FIELDS = [
  'name',
  'surname',
  'fullname',
  'email',
  'access',
  'by_mail',
  'school_id',
  'school',
  'active',
  'is_banned',
  'time_factor',
  'verified_at',
  'deleted_at',
  'city',
  'code',
  'timezone',
  'levels',
  'role',
  'because',
  'period',
  'from',
  'start_at',
  'end_at',
  'closure_at',
  'min_group',
  'description',
  'scope',
  'kind',
  'states',
  'confirmed',
  'roles',
  'people',
  'ended',
  'rows',
  'rows_kept',
] as const;

/** Values of holidays with a text of their own. */
const HOLIDAY_WORDS = [
  'scope.national',
  'scope.sep',
  'scope.state',
  'scope.network',
  'kind.rest',
  'kind.break',
  'kind.cte',
] as const satisfies readonly (`scope.${HolidayScope}` | `kind.${HolidayKind}`)[];

/** A changed field, in words. */
export interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

/** Language and time zone of the reader. */
export interface Reader {
  t: Translate;
  locale: Locale;
  timezone: string;
}

/** The changed fields in words; null where there is no before or after. An entry with one side omits empty fields. */
export function differencesOf(entry: AuditEntry, reader: Reader): Difference[] {
  const { before, after, names } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const wordOf = (field: string, facts: Facts) =>
    names.find(({ id, field: named }) => named === field && id === facts[field])?.label ??
    valueWord(field, facts, reader);
  return fields
    .filter((field) => (before !== null && after !== null) || !isEmpty((before ?? after ?? {})[field]))
    .map((field) => ({
      field: fieldWord(field, reader),
      before: before === null ? null : wordOf(field, before),
      after: after === null ? null : wordOf(field, after),
    }));
}

const isEmpty = (value: Facts[string] | undefined) => value === null || value === undefined || value === '';

function fieldWord(name: string, { t, locale }: Reader): string {
  if (isAbility(name)) return PERMISSION_TEXTS[name][locale];
  if (isRoleCode(name)) return ROLES[name].name[locale];
  const known = FIELDS.find((field) => field === name);
  return known ? t(`field.${known}`) : name;
}

function valueWord(name: string, facts: Facts, { t, locale, timezone }: Reader): string {
  const value = facts[name];
  if (Array.isArray(value)) {
    if (isRoleCode(name) && value.length === 0) return t('levels.all');
    const words = value.filter((word) => typeof word === 'string');
    return words.map((word) => (isRoleCode(word) ? ROLES[word].name[locale] : levelName(word, locale))).join(', ');
  }
  if (value === undefined || isEmpty(value)) return t('none');
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (name === 'because' && (value === 'deleted' || value === 'unverified')) return t(`because.${value}`);
  if (typeof value === 'string' && isDay(value)) return formatDay(value);
  const ofHoliday = typeof value === 'string' && HOLIDAY_WORDS.find((word) => word === `${name}.${value}`);
  if (ofHoliday) return t(ofHoliday);
  if (typeof value === 'string' && name.endsWith('_at')) return formatInstant(value, timezone);
  if (typeof value === 'string') return isRoleCode(value) ? ROLES[value].name[locale] : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
