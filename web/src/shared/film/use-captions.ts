import { useState } from 'react';
import type { Locale } from '@ruta/contracts';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { CAPTIONS_BYTES_MAX } from '@ruta/contracts/kit/file-types';
import { asProblem, firstErrors, type upload } from '../../lib/api';
import type { Saved } from '../conflict/use-revised-form';
import { useFieldSentence } from '../../lib/field-sentences';

/** Captions in a language, or the only ones that a film has. */
export type CaptionsPlace = Locale | 'only';

/** The captions of a place. */
export interface Captions {
  /** Whether the film has them. */
  isKept: boolean;
  /** What was chosen and has not arrived. */
  file: File | null;
  /** The sent share in percent; null while nothing is sent. */
  progress: number | null;
  failure: string | undefined;
}

type Sending = Pick<Parameters<typeof upload>[1], 'onProgress'>;
/** Sends a file into its place. */
export type SendCaptions<Place extends CaptionsPlace> = (place: Place, file: File, sending: Sending) => Promise<Saved>;

const NONE: Captions = { isKept: false, file: null, progress: null, failure: undefined };
const MEGABYTE = 1024 * 1024;

interface CaptionsOptions<Place extends CaptionsPlace> {
  /** The places that have captions at first. */
  kept: readonly Place[];
  /** Sentence for a file that is none. */
  typeFault: FieldMessage;
}

/**
 * The captions of a film by place: chosen, sent with progress, failed and sent again. A file that did not arrive stays
 * chosen. They may be chosen before their film is saved, and sent afterwards.
 */
export function useCaptions<Place extends CaptionsPlace>({ kept, typeFault }: CaptionsOptions<Place>) {
  const sentence = useFieldSentence();
  const [all, setAll] = useState(
    (): ReadonlyMap<Place, Captions> => new Map(kept.map((place) => [place, { ...NONE, isKept: true }])),
  );
  const change = (place: Place, next: Partial<Captions>) =>
    setAll((before) => new Map(before).set(place, { ...(before.get(place) ?? NONE), ...next }));

  const faultOf = ({ name, size }: File): string | undefined => {
    if (!/\.vtt$/i.test(name)) return sentence(typeFault, { name });
    return size > CAPTIONS_BYTES_MAX ? sentence('file.too-large', { max: CAPTIONS_BYTES_MAX / MEGABYTE }) : undefined;
  };
  /** Runs a change of a place; returns whether it worked, else says why beside the place. */
  const attempt = async (place: Place, work: () => Promise<unknown>, done: Partial<Captions>): Promise<boolean> => {
    try {
      await work();
      change(place, done);
      return true;
    } catch (error) {
      const problem = asProblem(error);
      change(place, { failure: firstErrors(problem)['file'] ?? problem.message });
      return false;
    } finally {
      change(place, { progress: null });
    }
  };
  const send = (place: Place, file: File, work: SendCaptions<Place>): Promise<boolean> => {
    change(place, { file, progress: 0, failure: undefined });
    const sending = { onProgress: (progress: number) => change(place, { progress }) };
    return attempt(place, () => work(place, file, sending), { isKept: true, file: null });
  };

  return {
    of: (place: Place): Captions => all.get(place) ?? NONE,
    /** Whether a file has not arrived. */
    hasChosen: [...all.values()].some(({ file }) => file !== null),
    /** Takes a file for a place, to be sent later; returns whether it may be sent. */
    choose: (place: Place, file: File): boolean => {
      const failure = faultOf(file);
      change(place, failure === undefined ? { file, failure } : { failure });
      return failure === undefined;
    },
    /** Forgets a file that was chosen. */
    drop: (place: Place) => change(place, { file: null, failure: undefined }),
    send,
    /** Sends what was chosen, one after the other; returns whether all has arrived. */
    sendChosen: async (work: SendCaptions<Place>): Promise<boolean> => {
      let isWhole = true;
      for (const [place, { file }] of all) if (file) isWhole = (await send(place, file, work)) && isWhole;
      return isWhole;
    },
    remove: (place: Place, work: () => Promise<unknown>) => attempt(place, work, { isKept: false, failure: undefined }),
    /** Another film has none of the captions that were kept. */
    withoutKept: () =>
      setAll((before) => new Map([...before].map(([place, was]) => [place, { ...was, isKept: false }]))),
  };
}

export type CaptionsForm<Place extends CaptionsPlace> = ReturnType<typeof useCaptions<Place>>;
