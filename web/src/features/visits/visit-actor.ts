import { visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { VisitInput } from '@ruta/state-machines/visits/visit.machine';
import { createActor } from 'xstate';
import { optionsUnder, portUnder } from '../../shared/flow-port';
import type { FlowWatch } from '../../shared/flow-watch';
import type { VisitPorts } from './visit-ports';

/** What the machine does to the page around it. */
export interface VisitEffects {
  showNotice: (message: string) => void;
  openPdf: (visitId: number) => void;
  returnToVisitList: () => void;
}

/** The visit machine with its calls and effects, not started. A file of its own: it comes after the page. */
export function visitActor(
  calls: VisitPorts['calls'],
  effects: VisitEffects,
  input: VisitInput,
  watch: FlowWatch | null = null,
) {
  const port = portUnder(watch);
  const machine = visitMachine.provide({
    actors: {
      saveVisit: port(calls.saveVisit),
      markStarted: port(calls.markStarted),
      rescheduleVisit: port(calls.rescheduleVisit),
      finishVisit: port(calls.finishVisit),
      discardDraft: port(calls.discardDraft),
    },
    actions: {
      showNotice: (_, { message }) => effects.showNotice(message),
      openPdf: ({ context: { visitId } }) => {
        if (visitId !== null) effects.openPdf(visitId);
      },
      returnToVisitList: effects.returnToVisitList,
    },
  });
  return createActor(machine, { input, ...optionsUnder(watch) });
}
