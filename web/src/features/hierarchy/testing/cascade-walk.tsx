import { act, screen, waitFor } from '@testing-library/react';
import { coachesPage, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { CascadeEvent } from '@ruta/state-machines/kit/cascade/cascade.events';
import { cascadeMachine } from '@ruta/state-machines/kit/cascade/cascade.machine';
import type { SnapshotFrom } from 'xstate';
import { renderScreen } from '../../../testing';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { HierarchyPicker } from '../parts/HierarchyPicker';
import { LEVELS, type Level } from '../use-hierarchy-picker';

type Snapshot = SnapshotFrom<typeof cascadeMachine>;
type Sent<Type extends CascadeEvent['type']> = Extract<CascadeEvent, { type: Type }>;

const COACHES = 'GET /api/coaches-by-role';
const SCHOOLS = 'GET /api/schools-hierarchy';
const LABELS = {
  director: 'Director(a) de coaching',
  manager: 'Gerente',
  coordinator: 'Coordinador(a)',
  coach: 'Coach',
} as const satisfies Record<Level, string>;
const nameOf = (id: string | null) => sampleCoaches.find((person) => String(person.id) === id)?.fullname ?? '';
const field = (level: Level) => screen.getByRole('combobox', { name: LABELS[level] });

/** Renders the picker of the management over people of whom one may vanish; no school is below anybody. */
function openPicker() {
  let gone: string | null = null;
  const rendered = renderScreen(<HierarchyPicker cycle={4} role="MGMT" currentId={undefined} hrefOf={String} />, {
    replies: {
      [SCHOOLS]: { data: [], page: 1, size: 50, total: 0, pages: 0, count: 0 },
      [COACHES]: ({ query }: { query: URLSearchParams }) =>
        coachesPage(
          sampleCoaches.filter(
            ({ id, roles }) => String(id) !== gone && roles.some((role) => role === query.get('role')),
          ),
        ),
    },
  });
  const { user, server } = rendered;
  const readAgain = async () => {
    const before = server.sentTo(COACHES).length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.sentTo(COACHES).length).toBeGreaterThan(before));
  };
  return {
    ...rendered,
    choose: async (level: Level, id: string | null) => {
      await waitFor(() => expect(field(level)).toBeEnabled());
      await user.clear(field(level));
      if (id === null) await user.tab();
      else await user.click(await screen.findByRole('option', { name: new RegExp(`^${nameOf(id)}`) }));
    },
    /** Somebody who is chosen stands there no longer; later they are back, and may be chosen again. */
    vanish: async (level: Level, id: string | null) => {
      gone = id;
      await readAgain();
      await waitFor(() => expect(field(level)).toHaveValue(''));
      gone = null;
      await readAgain();
    },
    reset: async () => user.click(await screen.findByRole('button', { name: 'Ver todas' })),
  };
}
type Screen = ReturnType<typeof openPicker>;

const steps: StepsOn<Screen, typeof cascadeMachine> = {
  'level.chosen': ({ choose }, { level, value }: Sent<'level.chosen'>) => choose(level as Level, value),
  'options.loaded': ({ vanish }, { level }: Sent<'options.loaded'>, { context: { chosen } }) =>
    vanish(level as Level, chosen[level] ?? null),
  'cascade.reset': ({ reset }) => reset(),
};

/** Each level shows its person; those below an empty one wait. */
const shows = ({ context: { chosen } }: Snapshot, { server }: Screen) => {
  LEVELS.forEach((level, at) => {
    const above = LEVELS[at - 1];
    expect(field(level)).toHaveValue(nameOf(chosen[level] ?? null));
    if (above !== undefined && (chosen[above] ?? null) === null) expect(field(level)).toBeDisabled();
    else expect(field(level)).toBeEnabled();
  });
  const asked = server.sentTo(SCHOOLS).at(-1)?.query;
  for (const level of LEVELS) expect(asked?.get(`filter[${level}_id]`) ?? null).toBe(chosen[level] ?? null);
};

const pick = (level: Level, value: string | null): Sent<'level.chosen'> => ({ type: 'level.chosen', level, value });

/** Walk of the hierarchy picker from nobody to a whole branch, and back (HIE-05). */
export const cascadeWalk = screenWalk(cascadeMachine, {
  screen: 'the real picker',
  openings: { empty: { input: { levels: LEVELS, chosen: {} }, open: openPicker } },
  exploration: {
    situationOf: ({ chosen }) => chosen,
    samples: [
      ...[pick('director', '61'), pick('director', '62'), pick('manager', '63'), pick('manager', null)],
      ...[pick('coordinator', '65'), pick('coach', '66')],
      { type: 'options.loaded', level: 'coordinator', values: [] },
    ],
    answers: {},
  },
  // With nobody chosen there is nothing to clear.
  isPossible: (state, type) => type !== 'cascade.reset' || !state.matches('empty'),
  steps,
  shows,
});
