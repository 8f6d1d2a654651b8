import { render, screen } from '@testing-library/react';
import { DescriptionList } from './DescriptionList';

const items = [
  { id: 'school', term: 'Escuela', detail: 'Benito Juárez' },
  { id: 'goal', term: 'Objetivo', detail: 'Observar preguntas abiertas.\nAcordar dos acciones.' },
  { id: 'report', term: 'Reporte', detail: <a href="/reporte.pdf">Reporte (PDF)</a> },
];
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const details = () => screen.getAllByRole('definition');

describe('DS-01 DescriptionList', () => {
  it('tells each fact with what it is, in the order that it is given', () => {
    render(<DescriptionList items={items} />);
    expect(terms()).toEqual(['Escuela', 'Objetivo', 'Reporte']);
    expect(details()[0]).toHaveTextContent('Benito Juárez');
    expect(details()[0]?.previousElementSibling).toHaveTextContent('Escuela');
  });

  it('keeps the lines that a person wrote', () => {
    render(<DescriptionList items={items} />);
    expect(details()[1]).toHaveStyle({ whiteSpace: 'pre-line' });
    expect(details()[1]?.textContent).toContain('\n');
  });

  it('holds more than words', () => {
    render(<DescriptionList items={items} />);
    expect(details()[2]).toContainElement(screen.getByRole('link', { name: 'Reporte (PDF)' }));
  });

  it('breaks a word that is longer than its line', () => {
    render(<DescriptionList items={[{ id: 'mail', term: 'Correo', detail: 'a'.repeat(200) }]} columns={3} />);
    expect(details()[0]).toHaveStyle({ overflowWrap: 'anywhere' });
  });
});
