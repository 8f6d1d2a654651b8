import { useEffect, useState } from 'react';
import type { DpiAnswering } from '@ruta/contracts/dpi/dpi.screens';
import { dpiMachine, type DpiInput } from '@ruta/state-machines/dpi/dpi.machine';
import { useFlow } from '../../shared/flow/use-flow';
import { useOnline } from '../../shared/use-online';
import { AFTER_FINISH } from './dpi.calls';
import { dpiPorts, newDpiSession } from './dpi-ports';

/** What the machine begins with. Results and plan have pages of their own. */
function inputOf({ status, questions }: DpiAnswering): DpiInput {
  const { dpiClosure, cycle, today, sheet, time_factor } = status;
  return {
    purpose: 'answer',
    ...{ submission: sheet, timeFactor: time_factor, today },
    questions: questions.map(({ id, answers, settings }) => ({
      ...{ id, timeoutSeconds: settings.timeout },
      optionIds: answers.options.map((option) => option.id),
    })),
    ...{ startsOn: dpiClosure?.start_at ?? today, endsOn: dpiClosure?.end_at ?? today },
    cycleEndsOn: cycle?.end_at ?? today,
    ...{ mayReadResults: false, mayEditEndDate: false, mayEstablishPai: false },
    ...{ hasChartData: false, totalValidated: 0, isPaiEstablished: false, paiTabs: [], paiItems: [] },
  };
}

/** Runs the diagnostic machine for the caller's sheet (DPI-01, DPI-02). Read once. */
export function useDpiFlow(answering: DpiAnswering) {
  const [ports] = useState(() => dpiPorts(newDpiSession()));
  const flow = useFlow(dpiMachine, {
    input: inputOf(answering),
    ports,
    leadsTo: {},
    touchedBy: (port) => (port === 'finishSubmission' ? AFTER_FINISH : []),
  });
  const { actor, send } = flow;
  const isOnline = useOnline();
  useEffect(() => {
    const event = { type: isOnline ? 'connection.restored' : 'connection.lost' } as const;
    if (actor.getSnapshot().can(event)) send(event);
  }, [actor, isOnline, send]);
  return flow;
}

export type DpiFlow = ReturnType<typeof useDpiFlow>;
