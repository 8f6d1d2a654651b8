import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './FileButton';

const inputOf = (container: HTMLElement) => {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for files');
  return input;
};

test('hands over the one file that was chosen', async () => {
  const onChoose = jest.fn();
  const { container } = render(
    <FileButton accept={['.csv']} onChoose={onChoose}>
      Elegir archivo
    </FileButton>,
  );
  const file = new File(['a@b.mx'], 'lista.csv');
  await userEvent.upload(inputOf(container), file);
  expect(onChoose).toHaveBeenCalledWith(file);
  expect(inputOf(container)).toHaveAttribute('accept', '.csv');
  expect(inputOf(container)).not.toHaveAttribute('multiple');
});

test('is a button that can be out of use', () => {
  render(
    <FileButton accept={['.csv']} onChoose={jest.fn()} isDisabled>
      Elegir archivo
    </FileButton>,
  );
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeDisabled();
});

test.each([
  ['it is disabled, and says why', { isDisabled: true, disabledReason: 'Primero elige un rol.' }],
  ['it is pending', { isPending: true }],
])('DS-01 opens no chooser while %s', async (_, state) => {
  const { container, rerender } = render(
    <FileButton accept={['.csv']} onChoose={jest.fn()}>
      Elegir archivo
    </FileButton>,
  );
  const opened = jest.fn();
  inputOf(container).addEventListener('click', (event) => {
    if (!event.defaultPrevented) opened();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Elegir archivo' }));
  expect(opened).toHaveBeenCalledTimes(1);
  rerender(
    <FileButton accept={['.csv']} onChoose={jest.fn()} {...state}>
      Elegir archivo
    </FileButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elegir archivo' }));
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});
