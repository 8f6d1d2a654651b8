import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { Button } from './Button';

const REASON = 'Podrás moverla desde el 14-05-2026.';
const button = () => screen.getByRole('button', { name: 'Más acciones' });

const OPENERS: [string, (trigger: ReactElement) => ReactElement][] = [
  ['a menu', (trigger) => <Menu trigger={trigger} items={[{ id: 'move', label: 'Reprogramar' }]} />],
  [
    'a dialog',
    (trigger) => (
      <DialogTrigger>
        {trigger}
        <Popover aria-label="Ayuda">
          <p role="menu">Reprogramar</p>
        </Popover>
      </DialogTrigger>
    ),
  ],
];

const BUTTONS: [string, (isDisabled: boolean) => ReactElement][] = [
  [
    'Button',
    (isDisabled) => (
      <Button isDisabled={isDisabled} disabledReason={REASON}>
        Más acciones
      </Button>
    ),
  ],
  [
    'IconButton',
    (isDisabled) => <IconButton icon="more" label="Más acciones" isDisabled={isDisabled} disabledReason={REASON} />,
  ],
];

describe.each(OPENERS)('DS-01 what opens %s', (_, opening) => {
  it.each(BUTTONS)('says why it does not, on %s, to the mouse, the finger and the keys', async (_name, trigger) => {
    render(opening(trigger(true)));
    const isClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(REASON);
    for (const keys of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(keys);
      isClosed();
    }
    await userEvent.pointer([{ keys: '[TouchA]', target: button() }]);
    isClosed();
    await userEvent.click(button());
    isClosed();
    expect(button()).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent(REASON);
  });

  it.each(BUTTONS)('opens it again from the same %s, with the focus kept, once it may', async (_name, trigger) => {
    const { rerender } = render(opening(trigger(true)));
    await userEvent.tab();
    const before = button();
    rerender(opening(trigger(false)));
    expect(before).toHaveFocus();
    expect(before).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });
});

test('DS-01 a chooser of files stays closed while its button says why', async () => {
  const { container } = render(
    <FileTrigger>
      <Button isDisabled disabledReason="Primero elige un rol.">
        Elegir archivo
      </Button>
    </FileTrigger>,
  );
  const opened = jest.fn();
  container.querySelector('input')?.addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
});

test('DS-01 a button that keeps the focus without a reason ignores presses too', async () => {
  const onPress = jest.fn();
  render(<IconButton icon="chevronRight" label="Página siguiente" isDisabled keepsFocus onPress={onPress} />);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});
