import { useEffect, useRef, useState } from 'react';
import { CAPTIONS_TYPE, OFFICE_TYPES } from '@ruta/contracts/kit/file-types';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { upload } from '../../lib/api';
import { useFieldSentence } from '../../lib/field-sentences';

type Sending = Pick<Parameters<typeof upload>[1], 'onProgress' | 'signal'>;

interface FileToSendOptions {
  /** Accepted media types. The server judges by the bytes; this spares a vain upload. */
  types: readonly string[];
  /** The largest file of a type, in bytes. */
  maxBytesOf: (type: string) => number;
  /** Sentence for a wrong type. */
  typeFault: FieldMessage;
}

const MEGABYTE = 1024 * 1024;
/** Endings for file choosers of systems that do not know the type. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ [OFFICE_TYPES[0]]: '.docx', [OFFICE_TYPES[1]]: '.pptx', [OFFICE_TYPES[2]]: '.xlsx', [CAPTIONS_TYPE]: '.vtt' },
};

/**
 * One file of a form: chosen, judged by type and size, sent with progress, and cancelled. `send` gives the upload what it
 * reports to; it returns undefined where the person cancelled. Leaving the form cancels, too.
 */
export function useFileToSend({ types, maxBytesOf, typeFault }: FileToSendOptions) {
  const sentence = useFieldSentence();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [progress, setProgress] = useState<number>();
  // What was chosen last: a form may send it at once, before it is drawn again.
  const latest = useRef<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const faultOf = ({ name, type, size }: File): string | undefined => {
    // Systems without an office program do not know the type of its files.
    if (type !== '' && !types.includes(type)) return sentence(typeFault, { name });
    const most = maxBytesOf(type);
    return size > most ? sentence('file.too-large', { max: most / MEGABYTE }) : undefined;
  };

  const keep = (next: File | null) => {
    latest.current = next;
    setFile(next);
  };

  return {
    /** For the file chooser. */
    accept: types.flatMap((type) => [type, ENDINGS[type] ?? []].flat()),
    file,
    /** Why the last file was not taken. */
    refusal,
    /** The sent share in percent; undefined while nothing is sent. */
    progress,
    /** Takes a file; returns whether it may be sent. */
    choose: (chosen: File): boolean => {
      const fault = faultOf(chosen);
      setRefusal(fault);
      if (fault === undefined) keep(chosen);
      return fault === undefined;
    },
    /** Forgets the file. */
    clear: () => keep(null),
    send: async <Reply>(work: (sending: Sending) => Promise<Reply>): Promise<Reply | undefined> => {
      const controller = new AbortController();
      running.current = controller;
      const isWithFile = latest.current !== null;
      if (isWithFile) setProgress(0);
      try {
        return await work({ signal: controller.signal, ...(isWithFile && { onProgress: setProgress }) });
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      } finally {
        setProgress(undefined);
      }
    },
    cancel: () => running.current?.abort(),
  };
}

export type FileToSend = ReturnType<typeof useFileToSend>;
