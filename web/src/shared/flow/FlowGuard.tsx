import { LeaveGuard } from '../LeaveGuard';

export interface FlowGuardProps<Context> {
  flow: { actor: { getSnapshot: () => { status: string; context: Context } } };
  /** Whether leaving loses something. Asked at the moment of leaving, which may be ahead of the last render. */
  isUnsaved: (context: Context) => boolean;
}

/** Asks before one leaves a flow with something unsaved; a flow that has ended is left without a question. */
export function FlowGuard<Context>({ flow: { actor }, isUnsaved }: FlowGuardProps<Context>) {
  return (
    <LeaveGuard
      hasChanges={() => {
        const { status, context } = actor.getSnapshot();
        return status === 'active' && isUnsaved(context);
      }}
    />
  );
}
