import { lazy, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { AgendaHeader, Button, Inline } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { agendaTexts } from '../agenda.texts';
import type { ViewKind } from '../use-agenda-view';
import { ViewSwitch } from './ViewSwitch';

// Loaded on demand.
const LegendModal = lazy(() => import('./AgendaLegendModal').then((file) => ({ default: file.AgendaLegendModal })));

export interface AgendaBarProps {
  titleId: string;
  title: string;
  kind: ViewKind;
  labels: ComponentProps<typeof AgendaHeader>['labels'];
  isLoading: boolean;
  isListOpen: boolean;
  onStep: (steps: -1 | 1) => void;
  onToday: () => void;
  onToggleList: () => void;
  onShowKind: (kind: ViewKind) => void;
}

/** The bar above an agenda: its days, the steps to others, the legend and the kinds of view. */
export function AgendaBar(props: AgendaBarProps) {
  const { titleId, title, kind, labels, isLoading, isListOpen, onStep, onToday, onToggleList, onShowKind } = props;
  const t = useTexts(agendaTexts);
  const [isLegendOpen, setLegendOpen] = useState(false);
  const [isLegendWanted, setLegendWanted] = useState(false);
  return (
    <>
      <AgendaHeader
        titleId={titleId}
        title={title}
        labels={labels}
        isLoading={isLoading}
        onStep={onStep}
        onToday={onToday}
        isListOpen={isListOpen}
        onToggleList={kind === 'month' ? onToggleList : undefined}
        onInfo={() => {
          setLegendWanted(true);
          setLegendOpen(true);
        }}
        actions={
          <Inline gap={2} wrap={false}>
            {kind === 'week' && (
              <Button variant="quiet" isDisabled={isLoading} onPress={() => window.print()}>
                {t('print')}
              </Button>
            )}
            <ViewSwitch kind={kind} onChange={onShowKind} />
          </Inline>
        }
      />
      {isLegendWanted && (
        <Suspense>
          <LegendModal isOpen={isLegendOpen} onOpenChange={setLegendOpen} />
        </Suspense>
      )}
    </>
  );
}
