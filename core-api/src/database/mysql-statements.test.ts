import { limitStatements, type MysqlConnection } from './mysql-statements';

type Done = (error: unknown, ...results: unknown[]) => void;

/** A connection that answers each way of asking as it is told to, or is silent. */
function connectionThat(answers: { query?: unknown[]; execute?: unknown[] }) {
  const asked: [string, unknown][] = [];
  let isDestroyed = false;
  const how =
    (way: 'query' | 'execute') =>
    (question: unknown, ...rest: unknown[]) => {
      // The driver's way: values, and last what to do with the answer.
      const done = rest.at(-1) as Done;
      asked.push([way, question]);
      const answer = answers[way];
      if (answer) done(...(answer as [unknown, ...unknown[]]));
    };
  const connection: MysqlConnection = {
    query: how('query'),
    execute: how('execute'),
    destroy: () => {
      isDestroyed = true;
    },
  };
  limitStatements(connection);
  return { connection, asked, isDestroyed: () => isDestroyed };
}

const READ = { sql: 'select 1', prepared: true };

describe('a statement of MariaDB', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is prepared where that is wished for, and asked as it is otherwise', () => {
    const { connection, asked } = connectionThat({ query: [null, 'asked'], execute: [null, 'executed'] });
    const done = jest.fn();
    connection.query('select 1', [], done);
    connection.query({ sql: 'select 1' }, [], done);
    connection.query(READ, [], done);
    expect(asked.map(([way]) => way)).toEqual(['query', 'query', 'execute']);
    expect(asked[2]?.[1]).toEqual({ sql: 'select 1' });
    expect(done.mock.calls).toEqual([
      [null, 'asked'],
      [null, 'asked'],
      [null, 'executed'],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['ER_MAX_PREPARED_STMT_COUNT_REACHED', 'ER_UNSUPPORTED_PS'])('is asked as it is where %s', (code) => {
    const { connection, asked } = connectionThat({ query: [null, 'asked'], execute: [{ code }] });
    const done = jest.fn();
    connection.query(READ, [], done);
    expect(asked.map(([way]) => way)).toEqual(['execute', 'query']);
    expect(done.mock.calls).toEqual([[null, 'asked']]);
  });

  test('fails with what the server says', () => {
    const { connection } = connectionThat({ execute: [{ code: 'ER_NO_SUCH_TABLE' }] });
    const done = jest.fn();
    connection.query(READ, [], done);
    expect(done.mock.calls).toEqual([[{ code: 'ER_NO_SUCH_TABLE' }]]);
  });

  test.each([false, true])(
    'F09 is given up with its connection when the server is silent (prepared: %s)',
    (prepared) => {
      const { connection, isDestroyed } = connectionThat({});
      const done = jest.fn();
      connection.query({ sql: 'select 1', prepared }, [], done);
      jest.advanceTimersByTime(10_900);
      expect(isDestroyed()).toBe(false);
      jest.advanceTimersByTime(200);
      expect(isDestroyed()).toBe(true);
      expect(done.mock.calls).toEqual([[expect.objectContaining({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' })]]);
    },
  );
});
