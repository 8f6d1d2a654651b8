import { render, screen } from '@testing-library/react';
import { KeyCaps } from './KeyCaps';

const capsOf = (keys: string) => {
  const { container, unmount } = render(<KeyCaps keys={keys} />);
  const caps = [...container.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  unmount();
  return caps;
};

test('UI-03 every key has a cap, pressed together or one after the other', () => {
  expect(capsOf('g a')).toEqual(['g', 'a']);
  expect(capsOf('Ctrl+K')).toEqual(['Ctrl', 'K']);
  expect(capsOf('?')).toEqual(['?']);
  expect(capsOf('+')).toEqual(['+']);
});

test('a key that is off is marked', () => {
  render(<KeyCaps keys="n" isOff />);
  expect(screen.getByText('n').closest('[data-off]')).toBeInTheDocument();
});
