import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { filmPill } from '@ruta/contracts/pills/pills.sample';
import type { OpenedPill } from '@ruta/contracts/pills/pills.schema';
import { renderScreen } from '../../testing';
import { PillPage } from './pages/PillPage';

const me: typeof sampleDirector = { ...sampleDirector, abilities: ['pill:watch'] };
const PROGRESS = `PUT /api/pills/videos/${filmPill.id}/progress`;

/** Opens the page of a film. jsdom plays nothing: `play` says what the browser would. */
async function open(differs: Partial<OpenedPill> = {}) {
  const rendered = renderScreen(<PillPage />, {
    ...{ me, path: '/pills/:id', route: `/pills/${filmPill.id}` },
    replies: {
      [`GET /api/pills/videos/${filmPill.id}`]: { data: { ...filmPill, ...differs } },
      [`POST /api/pills/videos/${filmPill.id}/view`]: { data: { views: 1 } },
      [PROGRESS]: ({ body }: { body: unknown }) => ({ data: { second: 0, is_seen: false, ...(body as object) } }),
    },
  });
  const video = await screen.findByLabelText<HTMLVideoElement>(filmPill.title);
  const at = { currentTime: 0, played: [] as [number, number][] };
  Object.defineProperties(video, {
    currentTime: { get: () => at.currentTime, set: (value: number) => void (at.currentTime = value) },
    duration: { get: () => filmPill.duration_sec },
    played: {
      get: () => ({
        length: at.played.length,
        start: (n: number) => at.played[n]?.[0],
        end: (n: number) => at.played[n]?.[1],
      }),
    },
    play: { value: () => Promise.resolve() },
  });
  const play = (from: number, to: number) => {
    at.played = [...at.played, [from, to]];
    at.currentTime = to;
    fireEvent.timeUpdate(video);
  };
  const kept = () => rendered.server.sentTo(PROGRESS).map(({ body }) => body);
  return { ...rendered, video, at, play, kept };
}

test('PIL-03 a film of ours goes on where one stopped, keeps where one is, and is seen at 80 %', async () => {
  const { video, at, play, kept, unmount } = await open();
  expect(video).toHaveAttribute('src', filmPill.url);
  expect([...video.querySelectorAll('track')].map((track) => [track.srclang, track.getAttribute('src')])).toEqual([
    ['es', `/api/pills/videos/${filmPill.id}/captions/es`],
    ['en', `/api/pills/videos/${filmPill.id}/captions/en`],
  ]);
  fireEvent.loadedMetadata(video);
  expect(at.currentTime).toBe(120);
  expect(screen.getByText('Sigue en 2:00, donde te quedaste.')).toBeInTheDocument();
  play(120, 130);
  expect(kept()).toEqual([]);
  play(130, 135.6);
  await waitFor(() => expect(kept()).toEqual([{ second: 135, is_seen: false }]));
  play(135.6, 140);
  fireEvent.pause(video);
  await waitFor(() => expect(kept()).toHaveLength(2));
  // Skipping to the end is no watching.
  at.currentTime = 238;
  fireEvent.pause(video);
  await waitFor(() => expect(kept().at(-1)).toEqual({ second: 238, is_seen: false }));
  expect(screen.queryByText('Visto')).not.toBeInTheDocument();
  play(140, 193);
  await waitFor(() => expect(kept().at(-1)).toEqual({ second: 193, is_seen: true }));
  expect(await screen.findByText('Visto')).toBeInTheDocument();
  at.currentTime = 200;
  unmount();
  await waitFor(() => expect(kept().at(-1)).toEqual({ second: 200, is_seen: true }));
});

test('PIL-03 a film begins anew on demand, and by itself after its end; one that fails is tried again', async () => {
  const { user, video, at } = await open({ is_seen: true });
  fireEvent.loadedMetadata(video);
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(at.currentTime).toBe(0);
  expect(screen.queryByText(/donde te quedaste/)).not.toBeInTheDocument();
  const load = jest.fn();
  video.load = load;
  fireEvent.error(video);
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(load).toHaveBeenCalled();
});

test('PIL-03 a film that was watched to its end begins anew, and tells nothing before it plays', async () => {
  const { video, at, kept, unmount } = await open({ second: 240, is_seen: true });
  fireEvent.loadedMetadata(video);
  expect(at.currentTime).toBe(0);
  expect(screen.getByText('Visto')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).not.toBeInTheDocument();
  unmount();
  expect(kept()).toEqual([]);
});
