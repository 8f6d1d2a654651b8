import type { Observation, ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type {
  DraftRefusal,
  KnownObservation,
  ObservationOutputs,
} from '@ruta/state-machines/observations/observation.events';
import type { observationMachine } from '@ruta/state-machines/observations/observation.machine';
import { call, isLasting, ProblemError } from '../../lib/api';
import { instantOf } from '../../lib/instants';
import type { PortsOf } from '../../shared/flow/use-flow';
import { keptObservation, newClientId, observationPlace, type KeptObservation } from './kept-observation';
import { readDraft, registerObservation, saveDraft } from './observations.calls';

/** What names an observation beside what is typed. Both devices of a draft use those of the server's. */
export type Facts = Pick<KeptObservation['content'], 'client_id' | 'observed_at' | 'lang'>;

const draftOf = ({ revision, content }: KeptObservation) => {
  const { responses, comments, finalObservations, notes } = content;
  return { revision, content: { responses, comments, finalObservations, notes } };
};
/** A field that was refused is mended by typing. */
const refusalOf = ({ message, status, errors }: ProblemError): DraftRefusal => ({
  message: Object.values(errors)[0]?.[0] ?? message,
  mendable: status === 422 || status === 413,
});
const about = ({ schoolId, guideId, professorId, levelId }: KnownObservation) => ({
  ...{ school_id: schoolId, guide_id: guideId, professor_id: professorId, level_id: levelId },
});
const correcting = ({ replacesId }: KnownObservation) => (replacesId === null ? {} : { replaces_id: replacesId });

async function draftOnServer(known: KnownObservation): Promise<KeptObservation | null> {
  const sought = Object.entries(about(known)).map(([name, id]) => [name, String(id)]);
  const query = Object.fromEntries(sought) as Record<keyof ReturnType<typeof about>, string>;
  const corrects = known.replacesId === null ? {} : { replaces_id: String(known.replacesId) };
  return (await call(readDraft, { query: { ...query, ...corrects } })).data;
}

/** The answers of an observation, to begin its correction with. */
function draftFrom({ sections, finalObservations }: Observation): Omit<KeptObservation['content'], keyof Facts> {
  const questions = sections.flatMap((section) => section.questions);
  return {
    responses: Object.fromEntries(questions.map(({ id, response }) => [id, response])),
    comments: Object.fromEntries(questions.flatMap(({ id, comment }) => (comment === '' ? [] : [[id, comment]]))),
    finalObservations,
    notes: [],
  };
}

interface PortsDeps {
  userId: number;
  facts: Facts;
  /** What is corrected. */
  corrected: Observation | undefined;
}

/** Facts of a new observation, made now: the server's time in milliseconds. */
export const newFacts = (lang: Facts['lang'], corrected: Observation | undefined, now: number): Facts => ({
  client_id: newClientId(),
  observed_at: corrected?.observed_at ?? instantOf(now),
  lang,
});

/** Calls of the machine. */
export function observationPorts({ userId, facts, corrected }: PortsDeps): PortsOf<typeof observationMachine> {
  const takeFacts = ({ client_id, observed_at }: KeptObservation['content']) =>
    Object.assign(facts, { client_id, observed_at });
  const before = () =>
    corrected === undefined ? null : { revision: 0, content: { ...facts, ...draftFrom(corrected) } };
  return {
    loadDraft: async (known) => {
      const here = keptObservation(observationPlace(userId, known));
      const mine = here?.isSaved ? null : here;
      if (here) takeFacts(here.content);
      try {
        const theirs = (await draftOnServer(known)) ?? (mine ? null : before());
        if (theirs) takeFacts(theirs.content);
        return { mine: mine && draftOf(mine), theirs: theirs && draftOf(theirs), refused: null };
      } catch (error) {
        if (!(error instanceof ProblemError) || !here) throw error;
        if (isLasting(error)) return { mine: draftOf(here), theirs: null, refused: refusalOf(error) };
        // Without a server the guide goes on with what this device keeps; saving compares it with the server's draft.
        return { mine: mine && draftOf(mine), theirs: draftOf(here), refused: null };
      }
    },
    saveDraft: async ({ revision, content, ...known }): Promise<ObservationOutputs['saveDraft']> => {
      try {
        const written = { ...facts, ...content, ...correcting(known) };
        const { data } = await call(saveDraft, { body: { ...about(known), revision, content: written } });
        return { outcome: 'saved', revision: data.revision };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error.code === 'observations.registered-already') return { outcome: 'registered' };
        if (isLasting(error) && error.code !== 'observations.draft-stale')
          return { outcome: 'refused', refused: refusalOf(error) };
        if (!error.current) throw error;
        const theirs = error.current as ObservationDraft; // the contract of the refusal
        takeFacts(theirs.content);
        return { outcome: 'stale', theirs: draftOf(theirs) };
      }
    },
    registerObservation: async ({ content: { responses, comments, finalObservations }, ...known }) => {
      const typed = { responses, comments, finalObservations };
      const body = { ...about(known), ...correcting(known), ...facts, ...typed };
      const { message = '' } = await call(registerObservation, { body });
      return { message };
    },
  };
}
