import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { assign, fromPromise, setup } from 'xstate';
import { ProblemError } from '../../lib/api';
import { useEndpoint, route } from '../../lib/api';
import { renderScreen } from '../../testing';
import { FlowGuard } from './FlowGuard';
import { FlowWatched } from './flow-watch';
import { useFlow } from './use-flow';

/** A machine that saves a note and then leaves the page. */
const machine = setup({
  types: {
    input: {} as { revision: number },
    context: {} as { revision: number; theirs: string | null; failure: string | null },
    events: {} as { type: 'save' },
  },
  actors: { saveNote: fromPromise<{ revision: number } | { theirs: string }, { revision: number }>(() => never) },
  actions: { returnHome: () => undefined, showNotice: (_, _params: { message: string }) => undefined },
}).createMachine({
  context: ({ input }) => ({ ...input, theirs: null, failure: null }),
  initial: 'writing',
  states: {
    writing: { on: { save: { target: 'saving', actions: assign({ failure: null }) } } },
    saving: {
      invoke: {
        src: 'saveNote',
        input: ({ context }) => ({ revision: context.revision }),
        onDone: [
          {
            guard: ({ event }) => 'theirs' in event.output,
            target: 'writing',
            actions: assign({ theirs: ({ event }) => ('theirs' in event.output ? event.output.theirs : null) }),
          },
          { target: 'saved', actions: [{ type: 'showNotice', params: { message: 'Nota guardada.' } }, 'returnHome'] },
        ],
        onError: {
          target: 'writing',
          actions: assign({ failure: ({ event }) => (event.error as Error).message }),
        },
      },
    },
    saved: { type: 'final' },
  },
});
const never = new Promise<never>(() => undefined);

const NOTE = 'GET /api/note';
const readNote = route('get', '/note');
const refused = (status: number, more: object = {}) =>
  new ProblemError({ status, code: 'visits.stale', message: 'No se guardó.', ...more });

type Save = (input: { revision: number }, context: { revision: number }) => Promise<{ revision: number }>;

function Note({ save }: { save: Save }) {
  const { data } = useEndpoint(readNote, {});
  const flow = useFlow(machine, {
    input: { revision: 1 },
    ports: { saveNote: save },
    leadsTo: { returnHome: () => '/home' },
    touchedBy: () => ['/note'],
    overtakenBy: (current) => ({ theirs: (current as { text: string }).text }),
  });
  const { snapshot, problem, rival, send } = flow;
  return (
    <>
      <p>{`${snapshot.value}, ${problem?.message ?? 'no problem'}, ${snapshot.context.theirs ?? 'mine'}`}</p>
      <p>{rival ? `${rival.saved?.by} made ${rival.revision}` : 'no rival'}</p>
      <p>{data ? 'read' : 'not read'}</p>
      <button onClick={() => send({ type: 'save' })}>save</button>
      <FlowGuard flow={flow} isUnsaved={() => true} />
    </>
  );
}

function open(save: Save) {
  const rendered = renderScreen(
    <Routes>
      <Route path="/" element={<Note save={save} />} />
      <Route path="/home" element={<h1>Home</h1>} />
    </Routes>,
    { replies: { [NOTE]: { data: {} } } },
  );
  return { ...rendered, press: () => rendered.user.click(screen.getByRole('button', { name: 'save' })) };
}

test('SM-01 a call is given its input and the context, and its success is said and leads on without a question', async () => {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => Promise.resolve({ revision: 2 }));
  const { press, server } = open(save);
  await screen.findByText('read');
  await press();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(await screen.findByText('Nota guardada.')).toBeInTheDocument();
  expect(save).toHaveBeenCalledWith({ revision: 1 }, expect.objectContaining({ revision: 1, failure: null }));
  expect(server.sentTo(NOTE).length).toBeGreaterThan(0);
});

test('F08 a lost connection is a refusal: it is shown until the next attempt, and leaving asks', async () => {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => Promise.reject(refused(0)));
  const { press, server, go } = open(save);
  await screen.findByText('read');
  await press();
  expect(await screen.findByText('writing, No se guardó., mine')).toBeInTheDocument();
  expect(server.sentTo(NOTE)).toHaveLength(1);
  save.mockImplementation(() => never);
  await press();
  expect(await screen.findByText('saving, no problem, mine')).toBeInTheDocument();
  await go('/home');
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeInTheDocument();
});

test('F02 who loses a save is given the version that won, and who made it; the screens read again', async () => {
  const current = { revision: 5, text: 'theirs' };
  const { press, server } = open(() => Promise.reject(refused(409, { current, saved: { by: 'Ana', at: '' } })));
  await screen.findByText('read');
  await press();
  expect(await screen.findByText('writing, no problem, theirs')).toBeInTheDocument();
  expect(screen.getByText('Ana made 5')).toBeInTheDocument();
  expect(server.sentTo(NOTE)).toHaveLength(2);
});

test('SM-02 under the flow lab a call waits until it may go on', async () => {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => Promise.resolve({ revision: 2 }));
  const held: (() => void)[] = [];
  const watch = {
    clock: { setTimeout, clearTimeout } as never,
    inspect: () => undefined,
    hold: async <Output,>(_: object, work: () => Promise<Output>) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return work();
    },
  };
  const { user } = renderScreen(
    <FlowWatched value={watch}>
      <Note save={save} />
    </FlowWatched>,
    { replies: { [NOTE]: { data: {} } } },
  );
  await user.click(await screen.findByRole('button', { name: 'save' }));
  expect(await screen.findByText('saving, no problem, mine')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  held[0]?.();
  expect(await screen.findByText('saved, no problem, mine')).toBeInTheDocument();
});
