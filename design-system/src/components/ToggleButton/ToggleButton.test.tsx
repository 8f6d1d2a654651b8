import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToggleButton } from './ToggleButton';
import type { ToggleButtonProps } from './ToggleButton';

function Mine(props: Partial<ToggleButtonProps>) {
  const [isSelected, setSelected] = useState(false);
  return (
    <ToggleButton
      label="Solo mis visitas"
      icon="user"
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        props.onChange?.(next);
        setSelected(next);
      }}
    />
  );
}
const button = (name = 'Solo mis visitas') => screen.getByRole('button', { name });

describe('DS-01 ToggleButton', () => {
  it('turns on and off by mouse, Space and Enter, under the same name', async () => {
    const onChange = jest.fn();
    render(<Mine onChange={onChange} />);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('stays as its caller says', async () => {
    const onChange = jest.fn();
    render(<ToggleButton label="Favorito" isSelected={false} onChange={onChange} />);
    await userEvent.click(button('Favorito'));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(button('Favorito')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps its name where only the icon shows, and shows it on focus', async () => {
    render(<Mine label="Favorito" icon="favorite" isIconOnly />);
    expect(screen.queryByText('Favorito')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(button('Favorito')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Favorito');
  });

  it('does nothing while it is disabled', async () => {
    const onChange = jest.fn();
    render(<Mine isDisabled onChange={onChange} />);
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });
});
