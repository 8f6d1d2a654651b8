import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TextArea } from '../TextArea';
import { DragLine, DropField } from './DropField';

function Pad({ onDrop, isDisabled = false }: { onDrop: (id: string) => void; isDisabled?: boolean }) {
  const [text, setText] = useState('');
  return (
    <I18nProvider locale="es-MX">
      <DropField label="Comentario" onDrop={onDrop}>
        <TextArea label="Comentario" value={text} onChange={setText} />
      </DropField>
      <DragLine id="2" label="Arrastrar la nota: Trabajan en parejas" isDisabled={isDisabled}>
        Trabajan en parejas
      </DragLine>
    </I18nProvider>
  );
}

/** The field comes first. */
const reachGrip = async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(grip()).toHaveFocus();
};
const grip = () => screen.getByRole('button', { name: /^Arrastrar la nota/ });

describe('DS-01 DropField', () => {
  it('takes the line that is carried there by keyboard', async () => {
    const onDrop = jest.fn();
    const { container } = render(<Pad onDrop={onDrop} />);
    expect(await axe(container)).toHaveNoViolations();
    await reachGrip();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Comentario' })).toHaveAttribute('data-drop-target'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDrop.mock.calls).toEqual([['2']]));
  });

  it('takes nothing after Escape', async () => {
    const onDrop = jest.fn();
    render(<Pad onDrop={onDrop} />);
    await reachGrip();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Comentario' })).toHaveAttribute('data-drop-target'));
    await userEvent.keyboard('{Escape}');
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('leaves the field usable, and a disabled line where it is', async () => {
    render(<Pad onDrop={jest.fn()} isDisabled />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Sí');
    expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Sí');
    expect(grip()).toBeDisabled();
  });
});
