import { render, screen } from '@testing-library/react';
import { EmailAddress } from './EmailAddress';

/** The address with `|` at each possible line break. */
const joints = (address: string) => {
  const { container } = render(<EmailAddress address={address} />);
  return container.innerHTML.replace(/<wbr>/g, '|').replace(/<[^>]+>/g, '');
};

test('ADM-01 ADM-04 an address breaks at its joints alone, and reads and copies as one', () => {
  expect(joints('ana.pena@ruta.test')).toBe('ana|.pena|@ruta|.test');
  expect(screen.getByText('ana.pena@ruta.test')).toBeInTheDocument();
  expect(document.body.textContent).toBe('ana.pena@ruta.test');
});

test('ADM-04 what is no address is shown as it was written', () => {
  expect(joints('pedro')).toBe('pedro');
  document.body.replaceChildren();
  expect(joints('@@..')).toBe('@|@|.|.');
});
