/** One of the server-sent events. */
export interface ReadEvent {
  id: number | undefined;
  event: string;
  data: string;
}

/** Longer than any event of ours: who sends more without an end is not core-api. */
const EVENT_MAX = 1_000_000;

/** Reads server-sent events as core-api writes them: `id`, `event` and one line of `data`, a blank line between two. */
export async function* readEvents(stream: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > EVENT_MAX) throw new Error('an event without end');
    for (const block of blocks) {
      const fields = new Map(
        block
          .split('\n')
          .filter((line) => !line.startsWith(':'))
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()] as const),
      );
      const id = Number(fields.get('id'));
      const event = fields.get('event');
      if (event !== undefined)
        yield { id: Number.isSafeInteger(id) ? id : undefined, event, data: fields.get('data') ?? '' };
    }
  }
}
