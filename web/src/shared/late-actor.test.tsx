import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { assign, createActor, setup } from 'xstate';
import { lateCode } from '../lib/late-code';
import type { LateCode } from '../lib/late-code';
import { useLateActor } from './late-actor';

interface Add {
  type: 'add';
  word: string;
}

const machine = setup({ types: { context: {} as { words: string[] }, events: {} as Add } }).createMachine({
  context: { words: ['machine:'] },
  on: { add: { actions: assign({ words: ({ context, event }) => [...context.words, event.word] }) } },
});

function Words({ code }: { code: LateCode<typeof machine> }) {
  const [actor, snapshot] = useLateActor({
    code,
    create: (arrived) => createActor(arrived),
    standIn: () => createActor(machine).getSnapshot(),
    after: (standing, event: Add) => ({
      ...standing,
      context: { words: [...standing.context.words, `(${event.word})`] },
    }),
  });
  return <button onClick={() => actor.send({ type: 'add', word: 'hola' })}>{snapshot.context.words.join(' ')}</button>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>No se pudo abrir</p> : this.props.children;
  }
}

const press = () => act(() => screen.getByRole('button').click());

describe('SM-01 a machine that comes after its page', () => {
  test('the page takes what is done meanwhile, and the machine is given it in order when it arrives', async () => {
    let arrive: (arrived: typeof machine) => void = () => undefined;
    const coming = new Promise<typeof machine>((resolve) => (arrive = resolve));
    render(<Words code={lateCode(() => coming)} />);
    press();
    expect(screen.getByRole('button')).toHaveTextContent('machine: (hola)');
    await act(async () => {
      arrive(machine);
      await coming;
    });
    expect(screen.getByRole('button')).toHaveTextContent(/^machine: hola$/);
    press();
    expect(screen.getByRole('button')).toHaveTextContent(/^machine: hola hola$/);
  });

  test('F08 a machine that cannot be fetched is said by the page, not waited for', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Boundary>
        <Words code={lateCode(() => Promise.reject(new Error('offline')))} />
      </Boundary>,
    );
    expect(await screen.findByText('No se pudo abrir')).toBeVisible();
    silent.mockRestore();
  });
});
