import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { AxisEditor } from '../../patterns/AxisEditor';
import { translatePage } from '../../testing/translate-page';
import { Badge } from '../Badge';
import { CountdownRing } from '../CountdownRing';
import { InlineAlert } from '../InlineAlert';
import { ProgressBar } from '../ProgressBar';
import { SavedState } from '../SavedState';
import { ServerClock } from '../ServerClock';
import { StartCountdown } from '../StartCountdown';
import { StatusChip } from '../StatusChip';
import { Stepper } from '../Stepper';
import { Tabs } from '../Tabs';
import { TextArea } from '../TextArea';
import { LiveText } from './LiveText';

const nothing = () => undefined;
const announcement = (seconds: number) => `Quedan ${seconds}`;
const statusLabels = {
  complete: 'Completo',
  current: 'Actual',
  incomplete: 'Por completar',
  error: 'Con errores',
  disabled: 'No disponible',
};
const steps = (at: number) =>
  ['Fecha', 'Ejes', 'Revisión'].map((label, index) => ({
    id: label,
    label,
    status: index === at ? ('current' as const) : ('incomplete' as const),
  }));
const ring = (props: { remainingMs: number; pausedReason?: string }) => (
  <CountdownRing label="Tiempo" durationMs={20_000} announcement={announcement} {...props} />
);
const counted = (characters: number) => (
  <TextArea label="Mensaje" maxLength={20} value={'a'.repeat(characters)} onChange={nothing} />
);
const axis = (words: string) => (
  <AxisEditor
    name="Ambiente"
    value={{ actions: words, specifications: words }}
    onChange={nothing}
    labels={{ actions: 'Acciones', specifications: 'Especificaciones' }}
    filledLabel="Completo"
    pendingLabel="Por completar"
  />
);

/** What each component shows before and after, and the text that has to appear. */
const live: readonly (readonly [name: string, before: ReactElement, after: ReactElement, text: string])[] = [
  ['CountdownRing', ring({ remainingMs: 20_000 }), ring({ remainingMs: 9000 }), '45'],
  [
    'CountdownRing paused',
    ring({ remainingMs: 20_000 }),
    ring({ remainingMs: 9000, pausedReason: 'Espera' }),
    'Espera',
  ],
  [
    'StartCountdown',
    <StartCountdown label="Empieza en" ticksLeft={5} announcement={announcement} />,
    <StartCountdown label="Empieza en" ticksLeft={3} announcement={announcement} />,
    '3',
  ],
  ['ServerClock', <ServerClock label="Hora" now="10:42" />, <ServerClock label="Hora" now="10:43" />, '10:43'],
  ['Badge', <Badge>{3}</Badge>, <Badge>{4}</Badge>, '4'],
  ['ProgressBar', <ProgressBar label="Avance" value={10} />, <ProgressBar label="Avance" value={20} />, '20'],
  ['TextArea', counted(18), counted(19), '19 / 20'],
  [
    'SavedState',
    <SavedState status="saving">Guardando…</SavedState>,
    <SavedState status="saved">Guardado 10:42</SavedState>,
    'Guardado 10:42',
  ],
  [
    'StatusChip',
    <StatusChip status="active">Activa</StatusChip>,
    <StatusChip status="inactive">Inactiva</StatusChip>,
    'Inactiva',
  ],
  [
    'Stepper',
    <Stepper aria-label="Pasos" steps={steps(0)} statusLabels={statusLabels} />,
    <Stepper aria-label="Pasos" steps={steps(1)} statusLabels={statusLabels} />,
    '2 / 3',
  ],
  [
    'Tabs',
    <Tabs aria-label="Vistas" tabs={[{ id: 'a', label: 'Todas', count: 3, content: null }]} />,
    <Tabs aria-label="Vistas" tabs={[{ id: 'a', label: 'Abiertas', count: 2, content: null }]} />,
    'Abiertas2',
  ],
  [
    'InlineAlert',
    <InlineAlert title="No se guardó">Sin conexión</InlineAlert>,
    <InlineAlert title="No se guardó">Otra persona guardó antes</InlineAlert>,
    'Otra persona guardó antes',
  ],
  ['AxisEditor', axis(''), axis('Leer'), 'Completo'],
];

describe('DS-01 text that changes on a translated page', () => {
  it.each(live)('%s shows what is true now', (_name, before, after, text) => {
    const { container, rerender } = render(before);
    translatePage(container);
    rerender(after);
    expect(container).toHaveTextContent(text);
  });

  it('a number asks not to be translated, words do not', () => {
    const { container, rerender } = render(<LiveText>{12}</LiveText>);
    expect(container.firstElementChild).toHaveAttribute('translate', 'no');
    rerender(<LiveText isWords>Faltan 3</LiveText>);
    expect(container.firstElementChild).not.toHaveAttribute('translate');
  });

  it('goes away from a translated page together with what it says', () => {
    const line = (isShown: boolean) => <p>Elegidas {isShown && <LiveText isWords>3 de otra página</LiveText>}</p>;
    const { container, rerender } = render(line(true));
    translatePage(container);
    rerender(line(false));
    expect(container).toHaveTextContent(/^Elegidas$/);
  });
});
