import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Badge } from '../Badge';
import { Breadcrumbs } from '../Breadcrumbs';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { ProgressBar } from '../ProgressBar';
import { SavedState } from '../SavedState';
import { ServerClock } from '../ServerClock';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { StatusChip } from '../StatusChip';
import { InlineAlert } from './InlineAlert';

describe('InlineAlert', () => {
  it('takes the focus when a script gives it', () => {
    const ref = createRef<HTMLDivElement>();
    render(<InlineAlert ref={ref} tone="danger" title="Faltan 2 datos" />);
    ref.current?.focus();
    expect(ref.current).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['danger', 'alert'],
    ['success', 'status'],
  ] as const)('reads out %s news as %s', (tone, role) => {
    render(<InlineAlert tone={tone} title="Novedad" isLive />);
    expect(screen.getByRole(role)).toHaveTextContent('Novedad');
  });
});

describe('what shows a state', () => {
  it('a chip has its word, and its icon is decoration', () => {
    render(<StatusChip status="outdated">Vencida</StatusChip>);
    expect(screen.getByText('Vencida')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('an icon alone has a name', () => {
    render(<Icon name="checkCircle" label="Tomada" />);
    expect(screen.getByRole('img', { name: 'Tomada' })).toBeInTheDocument();
  });

  it('a number says what it counts', () => {
    render(<Badge label="3 visitas vencidas">{3}</Badge>);
    expect(screen.getByText('3 visitas vencidas')).toBeInTheDocument();
    expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  });

  it('saving is read out politely', () => {
    render(<SavedState status="saved">Guardado 10:42</SavedState>);
    expect(screen.getByRole('status')).toHaveTextContent('Guardado 10:42');
  });

  it('progress has a name and a value in words', () => {
    render(<ProgressBar label="Ejes" value={3} maxValue={4} valueLabel="3 de 4" />);
    expect(screen.getByRole('progressbar', { name: 'Ejes' })).toHaveAttribute('aria-valuetext', '3 de 4');
  });

  it('the clock is a silent timer', () => {
    render(<ServerClock now="10:42" label="Hora" />);
    expect(screen.getByRole('timer', { name: 'Hora' })).toHaveAttribute('aria-live', 'off');
  });

  it('a region that loads says so once', () => {
    const { rerender } = render(
      <LoadingRegion isLoading label="Cargando visitas" skeleton={<Skeleton lines={3} />}>
        listo
      </LoadingRegion>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Cargando visitas');
    rerender(
      <LoadingRegion isLoading={false} label="Cargando visitas" skeleton={<Skeleton />}>
        listo
      </LoadingRegion>,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText('listo')).toBeInTheDocument();
  });
});

describe('ways', () => {
  it('the last crumb is where one is', () => {
    render(
      <Breadcrumbs
        label="Ruta de navegación"
        items={[{ label: 'Escuelas', href: '/e' }, { label: 'Benito Juárez' }]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Ruta de navegación' })).toBeInTheDocument();
    expect(screen.getByText('Benito Juárez')).toHaveAttribute('aria-current', 'page');
  });

  it('a link to another tab says so', () => {
    render(
      <Link href="/r.pdf" newTabLabel="se abre en otra pestaña">
        Reporte
      </Link>,
    );
    const link = screen.getByRole('link', { name: /Reporte.*se abre en otra pestaña/ });
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });
});
