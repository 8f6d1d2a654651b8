import { LeaveGuard } from '../LeaveGuard';

export interface FlowGuardProps<Context> {
  flow: { actor: { getSnapshot: () => { status: string; context: Context } } };
  /** Whether there is unsaved input. Called at the moment of leaving, with the machine's current context. */
  isUnsaved: (context: Context) => boolean;
  /** Saves what saves itself when the flow is left. */
  settle?: (() => Promise<void>) | undefined;
}

/** Asks before a flow with unsaved input is left, unless the flow has ended. */
export function FlowGuard<Context>({ flow: { actor }, isUnsaved, settle }: FlowGuardProps<Context>) {
  return (
    <LeaveGuard
      hasChanges={() => {
        const { status, context } = actor.getSnapshot();
        return status === 'active' && isUnsaved(context);
      }}
      settle={settle}
    />
  );
}
