import type { Locale } from '@ruta/contracts';
import type { ScheduleArea } from '@ruta/contracts/conferences/conference.schema';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import type { ScheduleThemeRow } from './conferences.tables';

interface PlacedTheme extends ScheduleThemeRow {
  category_id: number;
  category_es: string;
  category_en: string;
  rubric_id: number;
  rubric_es: string;
  rubric_en: string;
  area_id: number;
  area_es: string;
  area_en: string;
}

const LEVELS = ['area', 'rubric', 'category'] as const;

/** Active themes below their categories, rubrics and areas, in order, in one statement. */
export async function scheduleAreas(db: Knex, locale: Locale): Promise<ScheduleArea[]> {
  const rows = await db('schedule_themes')
    .join({ categories: 'schedule_categories' }, 'categories.id', 'schedule_themes.parent_id')
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id')
    .where('schedule_themes.active', true)
    .orderBy(['areas.order', 'rubrics.order', 'categories.order', 'schedule_themes.order'])
    .select<PlacedTheme[]>(
      'schedule_themes.*',
      ...(['categories', 'rubrics', 'areas'] as const).flatMap((of) => {
        const name = { categories: 'category', rubrics: 'rubric', areas: 'area' }[of];
        return [`${of}.id as ${name}_id`, `${of}.name_es as ${name}_es`, `${of}.name_en as ${name}_en`];
      }),
    );
  const areas: ScheduleArea[] = [];
  for (const row of rows) {
    const [area, rubric, category] = LEVELS.map((level) => ({
      id: row[`${level}_id`],
      name: row[`${level}_${locale}`],
    }));
    const rubrics = placed(areas, area, { rubrics: [] }).rubrics;
    const categories = placed(rubrics, rubric, { categories: [] }).categories;
    placed(categories, category, { themes: [] }).themes.push({
      ...{ id: row.id, name: row[`name_${locale}`], description: row[`description_${locale}`] },
      ...{ duration: row.duration, cooldown: row.cooldown },
    });
  }
  return areas;
}

/** The entry of an id, added at the end where it is new. */
function placed<Entry extends { id: number; name: string }>(
  entries: Entry[],
  of: { id: number; name: string } | undefined,
  empty: Omit<Entry, 'id' | 'name'>,
): Entry {
  const known = entries.find(({ id }) => id === of?.id);
  if (known) return known;
  const added = { ...empty, id: of?.id ?? 0, name: of?.name ?? '' } as Entry; // `empty` has the other fields
  entries.push(added);
  return added;
}

/** A theme that is offered; else 404. */
export async function offeredTheme(
  db: Knex,
  id: number,
): Promise<Pick<ScheduleThemeRow, 'id' | 'duration' | 'cooldown'>> {
  const theme = await db('schedule_themes').where({ id, active: 1 }).first('id', 'duration', 'cooldown');
  if (!theme) throw new Problem('conferences.theme-not-found');
  return theme;
}
