import { z } from 'zod';
import { PLACES, seenRevision } from '../cycles/cycle.schema';
import { email, id, line, requiredLine } from '../kit/fields';
import { SCHOOL_NAME_MAX } from '../kit/limits';
import { CITY_MAX, levelKeys, schoolName } from '../schools/school.schema';

const access = z.string().nullable().describe('The address that signs in; null for who does not fill in the hierarchy');

/** Who holds a place. Names are in title case (HIE-02). */
export const HierarchyPerson = z.object({ id, name: z.string(), surname: z.string(), access });
export type HierarchyPerson = z.infer<typeof HierarchyPerson>;

const Secondary = z.object({ id, name: z.string(), surname: z.string() });

/** Who keeps a school from being deleted (HIE-04). */
const SchoolUse = z.object({
  people: z.int().describe('Accounts that belong to the school'),
  assigned: z.int().describe('Places taken in the started cycle and in prepared ones'),
});

/** What the caller may do with a school of the cycle now, by the rules that guard the calls. */
const HierarchyCan = z.object({
  assign: z.boolean(),
  release: z.boolean(),
  exclude: z.boolean(),
  include: z.boolean(),
  rename: z.boolean(),
  delete: z.boolean(),
});

const standing = {
  id: id.describe('Of the hierarchy; calls name the school'),
  cycle_id: id,
  excluded: z.boolean().describe('It takes no part in the cycle'),
  revision: z.int(),
  use: SchoolUse.nullable().describe('Null for who may not change it'),
  can: HierarchyCan,
};

/** A school's hierarchy in a cycle as one flat row, and as the objects of the management's screens (HIE-02). */
export const HierarchyRow = z
  .object({
    ...standing,
    school_id: id,
    school_name: z.string().describe('In a finished cycle the name that it had then'),
    school_code: z.string(),
    school_remote_id: z.string().nullable(),
    director_id: id.nullable(),
    director_name: z.string().nullable(),
    director_surname: z.string().nullable(),
    director_access: access,
    manager_id: id.nullable(),
    manager_name: z.string().nullable(),
    manager_surname: z.string().nullable(),
    manager_access: access,
    coordinator_id: id.nullable(),
    coordinator_name: z.string().nullable(),
    coordinator_surname: z.string().nullable(),
    coordinator_access: access,
    coach_id: id.nullable(),
    coach_name: z.string().nullable(),
    coach_surname: z.string().nullable(),
    coach_access: access,
    manager: HierarchyPerson.nullable(),
    coordinator: HierarchyPerson.nullable(),
    coach: HierarchyPerson.nullable(),
    sec_coach_one: Secondary.nullable(),
    sec_coach_two: Secondary.nullable(),
    sec_coach_access_one: access,
    sec_coach_access_two: access,
  })
  .meta({ id: 'HierarchyRow' });
export type HierarchyRow = z.infer<typeof HierarchyRow>;

/** The same below `/school-cycles`: the school, and a person in each place (CYC-05). */
export const HierarchyEntry = z
  .object({
    ...standing,
    school: z.object({ id, name: z.string() }),
    director: HierarchyPerson.nullable(),
    manager: HierarchyPerson.nullable(),
    coordinator: HierarchyPerson.nullable(),
    coach: HierarchyPerson.nullable(),
    secondary_one: HierarchyPerson.nullable(),
    secondary_two: HierarchyPerson.nullable(),
  })
  .meta({ id: 'HierarchyEntry' });
export type HierarchyEntry = z.infer<typeof HierarchyEntry>;

const chosen = email.nullable().optional().describe('The address of who takes the place; null or absent for nobody');

/** The six places as the edit dialog and the filters name them, from the top. */
export const accesses = {
  director_access: chosen,
  manager_access: chosen,
  coordinator_access: chosen,
  coach_access: chosen,
  sec_coach_access_one: chosen,
  sec_coach_access_two: chosen,
};

/** The cycle of a call; the started one unless told. */
const cycleOfForm = id.optional().describe('The started cycle unless told');
const mark = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .describe('Of the review; sent back, nothing moves that it did not show');

/** The edit dialog's eight keys (HIE-02), what the caller has seen, and what the review told. */
export const StoreForm = z.strictObject({
  school_id: id.optional().describe('The school of the address'),
  school_name: line(SCHOOL_NAME_MAX).optional().describe('The name that the caller has seen'),
  ...accesses,
  cycle_id: cycleOfForm,
  revision: seenRevision,
  mark,
});
export type StoreForm = z.input<typeof StoreForm>;

/**
 * The same eight keys for an imported school, with what its school needs. What is absent is as the source told it; what
 * neither tells is refused.
 */
export const StoreNewForm = StoreForm.omit({ mark: true }).extend({
  school_id: id.optional().describe('The imported school of the address'),
  school_name: schoolName.optional().describe('The name of the new school'),
  country_id: id.optional(),
  state_id: id.optional(),
  city: requiredLine(CITY_MAX, 'schools.city.required').optional(),
  timezone: line(64).optional().describe('An IANA name'),
  levels: levelKeys.optional(),
});
export type StoreNewForm = z.input<typeof StoreNewForm>;

/** Empties all places of a school; `mark` is that of the review of nobody. */
export const ReleaseForm = z.strictObject({ cycle_id: cycleOfForm, revision: seenRevision, mark });
/** Takes a school out of a cycle, or in again. */
export const PartForm = z.strictObject({ cycle_id: cycleOfForm, revision: seenRevision });

/** The schools of a cycle in numbers; of those that the caller reaches. */
export const SchoolsCount = z
  .object({
    included: z.int(),
    complete: z.int().describe('Included ones with director, manager, coordinator and coach'),
    incomplete: z.int().describe('The other included ones'),
    excluded: z.int(),
  })
  .meta({ id: 'SchoolsCount' });
export type SchoolsCount = z.infer<typeof SchoolsCount>;

/**
 * A place that changes hands, with the unfinished work at the school of who leaves it. Where they keep another place
 * there, nothing moves. Without anybody to take it over, the work stays.
 */
const HierarchyMove = z.object({
  place: z.enum(PLACES),
  from: HierarchyPerson.nullable(),
  to: HierarchyPerson.nullable(),
  heir: HierarchyPerson.nullable().describe('Who gets the work; null if it stays'),
  visits: z.int().describe('Published and not begun: they go to the heir'),
  activities: z.int().describe('Not begun: they go to the heir'),
  in_progress: z.int().describe('Begun: they keep their author’s name'),
  conferences: z.int().describe('They stay'),
  drafts: z.int().describe('They stay their author’s'),
});
export type HierarchyMove = z.infer<typeof HierarchyMove>;

/** What saving these people would move, before it moves (HIE-03). Nothing is written. */
export const HierarchyReview = z
  .object({
    cycle_id: id,
    school_id: id,
    revision: z.int(),
    moves: z.array(HierarchyMove).max(PLACES.length).describe('From the top; only places that change hands'),
    heavy: z
      .array(
        z.object({
          place: z.enum(PLACES),
          schools: z.int().describe('Of its new person in the role, after saving'),
          mean: z.number().describe('Schools per person who has any in the role, after saving'),
        }),
      )
      .max(PLACES.length)
      .describe('Places whose new person would have half more schools than the mean, or more; a warning'),
    mark: z.string(),
  })
  .meta({ id: 'HierarchyReview' });
export type HierarchyReview = z.infer<typeof HierarchyReview>;
