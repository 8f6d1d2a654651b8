import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeywordsField } from './KeywordsField';
import { spanish } from './fixtures';
import { keywordKey } from './keywords';
import type { KeywordsFieldProps } from './KeywordsField.types';

const Words = (props: Partial<KeywordsFieldProps>) => <KeywordsField {...spanish} {...props} />;
const field = () => screen.getByRole('textbox', { name: 'Palabras clave' });
const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);

describe('DS-01 KeywordsField', () => {
  it('keeps words of several parts, and no empty ones', async () => {
    const onChange = jest.fn();
    render(<Words onChange={onChange} />);
    await userEvent.type(field(), 'consejo   técnico,  , lectura{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['consejo técnico', 'lectura']);
  });

  it('refuses the same word with other capitals or accents, but an ñ is no n', async () => {
    render(<Words defaultValue={['Evaluación']} />);
    await userEvent.type(field(), 'EVALUACION,año,ano,');
    expect(tags()).toEqual(['Evaluación', 'año', 'ano']);
    expect(keywordKey('PINGÜINO')).toBe('pinguino');
    expect(keywordKey('Ñandú')).toBe('ñandu');
  });

  it('tells what was there already', async () => {
    render(<Words defaultValue={['Evaluación']} />);
    await userEvent.type(field(), 'evaluacion,');
    expect(screen.getByRole('status')).toHaveTextContent('Ya está: evaluacion');
  });

  it('has a most and a longest: too many wait in the field, a long one is marked', async () => {
    render(<Words maxCount={2} maxLength={10} />);
    await userEvent.click(field());
    await userEvent.paste('lectura, retroalimentación, juego');
    expect(tags()).toEqual(['lectura', 'retroalimentación']);
    expect(field()).toHaveValue('juego');
    expect(field()).toBeInvalid();
    expect(screen.getByText('retroalimentación: pasa de 40 letras')).toBeInTheDocument();
    expect(screen.getByText('2 / 2')).toBeInTheDocument();
  });

  it('shows what its caller owns', async () => {
    const onChange = jest.fn();
    render(<Words value={['lectura']} onChange={onChange} />);
    await userEvent.type(field(), 'juego{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['lectura', 'juego']);
    expect(tags()).toEqual(['lectura']);
  });
});
