import { render, screen } from '@testing-library/react';
import { SavedState } from './SavedState';

describe('the state of saving', () => {
  it('is read out when it changes, in its words', () => {
    const { rerender } = render(<SavedState status="idle">{''}</SavedState>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement(); // A live region must exist before its text changes.
    rerender(<SavedState status="saving">Guardando…</SavedState>);
    expect(screen.getByRole('status')).toHaveTextContent('Guardando…');
    rerender(<SavedState status="saved">Guardado 10:42</SavedState>);
    expect(screen.getByRole('status')).toHaveTextContent('Guardado 10:42');
  });
});
