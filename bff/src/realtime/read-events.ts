import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A server-sent event. */
export interface ReadEvent {
  id: number | undefined;
  event: string;
  data: string;
}

/** Longest event in characters; core-api's are shorter. */
const EVENT_MAX = 1_000_000;

/** Reads the named server-sent events of a stream. Throws when an event is longer than `EVENT_MAX`. */
export async function* readEvents(stream: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEvent> {
  const events: EventSourceMessage[] = [];
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: EVENT_MAX,
    onEvent: (event) => events.push(event),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  for await (const chunk of stream) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const { id, event, data } of events.splice(0)) {
      const number = Number(id);
      if (event !== undefined) yield { id: Number.isSafeInteger(number) ? number : undefined, event, data };
    }
  }
}
