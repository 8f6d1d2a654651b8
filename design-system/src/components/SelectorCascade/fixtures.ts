import type { CascadeLevel, SelectorCascadeLabels } from './SelectorCascade.types';

/** Spanish texts. */
export const spanish: SelectorCascadeLabels = {
  loading: 'Cargando opciones…',
  failed: 'No se pudieron cargar las opciones.',
  retry: 'Reintentar',
  empty: 'No hay ninguna opción aquí.',
  noMatch: 'Nada coincide.',
  cleared: (labels) => `Se borraron: ${labels.join(', ')}.`,
};

/** English texts. */
export const english: SelectorCascadeLabels = {
  loading: 'Loading options…',
  failed: 'The options could not be loaded.',
  retry: 'Try again',
  empty: 'There is nothing to choose from here.',
  noMatch: 'Nothing matches.',
  cleared: (labels) => `Cleared: ${labels.join(', ')}.`,
};

const option = (id: string, label: string) => ({ id, label });

/** People by their superior; '' has the directors. */
const people: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  '': [option('rosa', 'Rosa Martínez Olvera'), option('hugo', 'Hugo Salinas')],
  rosa: [option('ivan', 'Iván Domínguez'), option('lia', 'Lía Fernández')],
  hugo: [option('teo', 'Teo Castañeda')],
  ivan: [option('nora', 'Nora Quintana'), option('paco', 'Francisco Javier Hernández de la Garza')],
  lia: [],
  teo: [option('sara', 'Sara Ponce')],
};

/** Director, manager and coordinator, with options for the chosen superiors. */
export const hierarchyLevels = (chosen: Readonly<Partial<Record<string, string | null>>>): CascadeLevel[] => {
  const under = (above: string | null | undefined) => ({
    status: 'ready' as const,
    items: above === null || above === undefined ? [] : (people[above] ?? []),
  });
  return [
    { id: 'director', label: 'Director', placeholder: 'Busca por nombre', options: under('') },
    {
      id: 'manager',
      label: 'Gerente',
      placeholder: 'Busca por nombre',
      options: under(chosen['director']),
      waitingText: 'Elige primero un director.',
    },
    {
      id: 'coordinator',
      label: 'Coordinador',
      placeholder: 'Busca por nombre',
      options: under(chosen['manager']),
      waitingText: 'Elige primero un gerente.',
    },
  ];
};

const englishWords: Readonly<Record<string, Partial<CascadeLevel>>> = {
  director: { label: 'Director', placeholder: 'Search by name' },
  manager: { label: 'Manager', placeholder: 'Search by name', waitingText: 'Choose a director first.' },
  coordinator: { label: 'Coordinator', placeholder: 'Search by name', waitingText: 'Choose a manager first.' },
};

/** The same levels with English texts. */
export const levelsInEnglish = (levels: readonly CascadeLevel[]): CascadeLevel[] =>
  levels.map((level) => ({
    ...level,
    ...englishWords[level.id],
    ...(level.errorMessage === undefined ? {} : { errorMessage: 'They coordinate another zone already.' }),
  }));
