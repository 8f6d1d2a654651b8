import type { Knex } from 'knex';
import { allOrNothing, migration } from '../../migrations/kit';
import { STARTING_THEMES } from './starting-themes';
import { levelRow } from './theme-level.model';
import { themeCode } from './theme-code';

/**
 * Brings a set of themes where there are none, once (decision 0071): what is retired later stays retired. Themes that are
 * there get the code of their name.
 */
export const startingThemes = migration(
  '202611291051-starting-themes',
  async (db) => {
    const present = await db('schedule_themes').orderBy('id').select('id', 'name_es');
    const taken = new Set<string>();
    for (const { id, name_es } of present) {
      const named = themeCode(name_es);
      const code = named === '' || taken.has(named) ? `tema_${id}` : named;
      taken.add(code);
      await db('schedule_themes').where({ id, code: null }).update({ code });
    }
    if (await db('schedule_areas').first('id')) return;
    await allOrNothing(db, () => addThemes(db));
  },
  { fills: ['schedule_areas', 'schedule_rubrics', 'schedule_categories', 'schedule_themes'] },
);

async function addThemes(db: Knex): Promise<void> {
  for (const [a, area] of STARTING_THEMES.entries()) {
    const [areaId = 0] = await db('schedule_areas').insert(levelRow(area.name, a + 1));
    for (const [r, rubric] of area.rubrics.entries()) {
      const [rubricId = 0] = await db('schedule_rubrics').insert({
        ...levelRow(rubric.name, r + 1),
        parent_id: areaId,
      });
      for (const [c, category] of rubric.categories.entries()) {
        const [parent_id = 0] = await db('schedule_categories').insert({
          ...levelRow(category.name, c + 1),
          parent_id: rubricId,
        });
        await db('schedule_themes').insert(
          category.themes.map(([name_es, name_en, duration, cooldown], t) => ({
            code: themeCode(name_es),
            name_es,
            name_en,
            duration,
            cooldown,
            parent_id,
            order: t + 1,
            description_es: '',
            description_en: '',
            active: true,
          })),
        );
      }
    }
  }
}
