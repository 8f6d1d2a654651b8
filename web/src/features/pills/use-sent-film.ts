import { useState } from 'react';
import { FILM_BYTES_MAX, FILM_TYPE } from '@ruta/contracts/kit/file-types';
import { asProblem, firstErrors, upload } from '../../lib/api';
import { useFileToSend } from '../../shared/uploading/use-file-to-send';
import { sendFilm } from './pill-console.calls';

/** Sends a film as soon as it is chosen, so that it is seen before its video is saved (PIL-01). */
export function useSentFilm(onSent: (film: string) => void) {
  const chosen = useFileToSend({
    ...{ types: [FILM_TYPE], maxBytesOf: () => FILM_BYTES_MAX, typeFault: 'pills.film.type' },
  });
  const [failure, setFailure] = useState<string>();
  const send = async (file: File) => {
    setFailure(undefined);
    try {
      const reply = await chosen.send((sending) => upload(sendFilm, { form: { file }, ...sending }));
      if (reply) onSent(reply.data.url);
      else chosen.clear();
    } catch (error) {
      const problem = asProblem(error);
      chosen.clear();
      setFailure(firstErrors(problem)['file'] ?? problem.message);
    }
  };
  return { chosen, failure, send };
}

export type SentFilm = ReturnType<typeof useSentFilm>;
