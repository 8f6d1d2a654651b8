/** Parts of the cycle machine: its form, its closures and the three steps of its life (CYC-01 to CYC-03). */
import {
  answer,
  asSent,
  calling,
  confirming as asking,
  followServer as followServerOf,
  refusalAloud,
} from '../kit/steps';
import { inputs, known } from './cycle.context';
import { cycleSetup } from './cycle.setup';

const followServer = followServerOf('cycle');
const takeVersion = { type: 'takeServerVersion', params: asSent } as const;
/** A cycle that has started meanwhile is not edited any more. */
const editEnds = { guard: 'editIsOver', target: '#cycle.opening', actions: takeVersion } as const;
const setClosure = {
  guard: 'closureMayBeSet',
  target: '#cycle.closing',
  actions: { type: 'openClosure', params: asSent },
} as const;
const notice = { type: 'showNotice', params: answer } as const;

/** Asks for confirmation; a newer version from the server cancels the question. */
const confirming = <const Go extends string>(go: Go) =>
  ({
    tags: 'confirming',
    on: { ...asking({ go, back: 'idle' }).on, 'server.statusChanged': followServer },
  }) as const;

/** One step forward with its call. A refusal shows its message and changes nothing (CYC-03). */
const stepping = <const Port extends string, const State extends string, Input>(of: {
  port: Port;
  input: (context: Parameters<typeof known>[0]) => Input;
  to: State;
}) =>
  calling({
    port: of.port,
    input: of.input,
    done: {
      target: `#cycle.${of.to}`,
      actions: [
        {
          type: 'recordState',
          params: ({ event }: { event: { output: { revision: number } } }) => ({
            revision: event.output.revision,
            state: of.to,
          }),
        },
        notice,
      ],
    },
    back: 'idle',
    refused: refusalAloud,
  });

/** The form of a cycle that is new or has not started (CYC-01). */
export const editing = cycleSetup.createStateConfig({
  tags: 'editing',
  entry: 'startEdit',
  initial: 'filling',
  states: {
    filling: {
      on: {
        'cycle.fieldsChanged': { actions: { type: 'setFields', params: asSent } },
        'cycle.saveRequested': { guard: 'cycleMayBeSaved', target: 'saving' },
        'cycle.editCancelled': { guard: 'cycleExists', target: '#cycle.opening', actions: 'clearFailure' },
        // Where both changed one field, the older revision stays: saving is answered as stale, and the person chooses.
        'server.statusChanged': [{ guard: 'editMayFollow', actions: takeVersion }, editEnds],
      },
    },
    saving: calling({
      port: 'saveCycle',
      input: inputs.saveCycle,
      done: [
        {
          guard: { type: 'saveWasStale', params: answer },
          target: 'conflict',
          actions: { type: 'recordSaved', params: answer },
        },
        { target: '#cycle.opening', actions: [{ type: 'recordSaved', params: answer }, notice] },
      ],
      back: 'filling',
      refused: refusalAloud,
    }),
    conflict: {
      description: 'Somebody else saved first. The person sees both versions and chooses.',
      tags: 'conflict',
      on: {
        'conflict.keepMine': 'saving',
        'conflict.takeTheirs': '#cycle.opening',
        'server.statusChanged': [{ guard: 'editIsStillAllowed', actions: takeVersion }, editEnds],
      },
    },
  },
});

/** Schools, hierarchy and roles of the cycle do not exist yet. */
export const notPrepared = cycleSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cycle.editRequested': '#cycle.editing',
        'cycle.prepareRequested': 'confirming',
        'server.statusChanged': followServer,
      },
    },
    confirming: confirming('preparing'),
    preparing: stepping({ port: 'prepareData', input: inputs.prepareData, to: 'prepared' }),
  },
});

/** Closures and hierarchy are set up; the cycle may start. */
export const prepared = cycleSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      tags: 'closable',
      on: {
        'cycle.editRequested': '#cycle.editing',
        'closure.editRequested': setClosure,
        'cycle.startRequested': { guard: 'cycleMayStart', target: 'confirming' },
        'server.statusChanged': followServer,
      },
    },
    confirming: confirming('starting'),
    starting: stepping({ port: 'startCycle', input: known, to: 'started' }),
  },
});

/** The one started cycle. Everything of its schools is dated within it. */
export const started = cycleSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      tags: 'closable',
      on: {
        'closure.editRequested': setClosure,
        'cycle.finishRequested': 'confirming',
        'server.statusChanged': followServer,
      },
    },
    confirming: confirming('finishing'),
    finishing: stepping({ port: 'finishCycle', input: known, to: 'finished' }),
  },
});

/** The day on which the formation plan or the diagnostic closes (CYC-02). */
export const closing = cycleSetup.createStateConfig({
  tags: 'editing',
  initial: 'filling',
  states: {
    filling: {
      on: {
        'closure.submitted': {
          guard: 'closureDayStands',
          target: 'deciding',
          actions: { type: 'rememberClosure', params: asSent },
        },
        'closure.cancelled': { target: '#cycle.opening', actions: 'forgetClosure' },
        'server.statusChanged': [
          { guard: 'closureIsStillAllowed', actions: takeVersion },
          { guard: 'serverIsAhead', target: '#cycle.opening', actions: ['forgetClosure', takeVersion] },
        ],
      },
    },
    deciding: { always: [{ guard: 'closureIsOfTheDiagnostic', target: 'savingDpi' }, { target: 'savingPfp' }] },
    savingPfp: calling({
      port: 'setPfpClosure',
      input: inputs.setPfpClosure,
      done: { target: '#cycle.opening', actions: [{ type: 'recordPfpClosure', params: answer }, notice] },
      back: 'filling',
    }),
    savingDpi: calling({
      port: 'setDpiClosure',
      input: inputs.setDpiClosure,
      done: { target: '#cycle.opening', actions: [{ type: 'recordDpiClosure', params: answer }, notice] },
      back: 'filling',
    }),
  },
});
