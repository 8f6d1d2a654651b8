import type { CatalogueEntry } from './catalogue.schema';
import type { CatalogueKind } from './import-kinds';

const entry = (
  id: number,
  differs: Partial<CatalogueEntry> & Pick<CatalogueEntry, 'code' | 'name'>,
): CatalogueEntry => ({
  ...{ id, kind: 'guides', version: 1, about: 'Primaria', items: 18, active: true, updated_at: '2026-11-02 17:00:00' },
  ...differs,
});

/** What stands of each catalogue: a guide in its second version, a retired central activity. */
export const sampleCatalogues: Readonly<Record<CatalogueKind, readonly CatalogueEntry[]>> = {
  guides: [
    entry(1, { code: 'preescolar_ambiente', name: 'Ambiente de aprendizaje en preescolar', about: 'Preescolar' }),
    entry(8, { code: 'primaria_clase', name: 'Observación de clase en primaria', version: 2 }),
  ],
  surveys: [
    entry(3, {
      kind: 'surveys',
      code: 'taller_formacion',
      name: 'Sobre el taller',
      about: 'De una actividad',
      items: 7,
    }),
  ],
  dpi_questions: [
    entry(4, {
      ...{ kind: 'dpi_questions', code: '1', name: '¿Cómo se toman las decisiones?', version: null },
      ...{ about: 'liderazgo', items: 20 },
    }),
  ],
  coach_activities: [
    entry(6, {
      ...{ kind: 'coach_activities', code: 'CPAI-LIDERAZGO-1', name: 'Sesión con el equipo directivo', version: null },
      ...{ about: 'liderazgo', items: 1 },
    }),
  ],
  session_themes: [
    entry(7, {
      ...{ kind: 'session_themes', code: 'resolver_problemas', name: 'Resolver problemas', version: null, items: 3 },
      ...{ about: 'Académica › Aula › Matemáticas', updated_at: null },
    }),
  ],
  states: [
    entry(9, {
      ...{ kind: 'states', code: 'MX-14', name: 'Jalisco', version: null, about: 'México', items: 4, updated_at: null },
    }),
  ],
  central_activities: [
    entry(2, {
      ...{ kind: 'central_activities', code: 'lectura_dpi', name: 'Lectura de resultados DPI', version: null },
      ...{ about: '05-10-2026 – 23-10-2026', items: 2 },
    }),
    entry(5, {
      ...{ kind: 'central_activities', code: 'feria', name: 'Feria de proyectos', version: null, active: false },
      ...{ about: '03-05-2027 – 14-05-2027', items: 1 },
    }),
  ],
};
