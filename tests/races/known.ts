import type { Fault } from './race';

/** What is known to be wrong with some pairs of calls, until it is mended. */
export interface Known {
  /** What is broken, and what the mend has to do. */
  because: string;
  shows: readonly Fault[];
  /** Seen in every run: once it is not, the test wants it off the list. The others depend on which call is faster. */
  isSteady?: true;
  pairs: readonly string[];
}

/** Every pair of some calls, each with itself too. */
const among = (...calls: readonly string[]) => calls.flatMap((one) => calls.map((other) => `${one} × ${other}`));
/** Every pair of one call with some others. */
const between = (one: string, ...others: readonly string[]) =>
  others.flatMap((other) => [`${one} × ${other}`, `${other} × ${one}`]);

const BY_PASSWORD = [
  ...['POST /login', 'POST /login/code', 'POST /password/reset', 'PUT /me/confirm', 'PUT /profile/password'],
  ...['PUT /profile/two-factor', 'PUT /profile/two-factor/begin', 'PUT /profile/two-factor/disable'],
  'PUT /profile/two-factor/recovery-codes',
] as const;
/** Those that end other sessions of the person who asks. */
const ENDS_OTHERS = ['PUT /profile/password', 'DELETE /sessions', 'PUT /profile/two-factor'] as const;
const ENDS_ALL = ['PUT /users/:id/ban', 'PUT /users/:id/reset-password', 'POST /password/reset'] as const;

export const KNOWN: readonly Known[] = [
  {
    because:
      'Sending an invitation again gives `invitations.stale`, which its contract does not name, when somebody else sends or changes it at the same time.',
    shows: ['undeclared'],
    pairs: among('POST /invitations/mail/:id', 'PUT /invitations/:id', 'POST /register'),
  },
  {
    because:
      'A change of an invitation answers 404 although it was saved and the letter is on its way: the reply is read after the transaction, when the other call has deleted the invitation. It has to be read inside.',
    shows: ['no-order'],
    pairs: between('DELETE /invitations/:id', 'PUT /invitations/:id', 'POST /invitations/mail/:id'),
  },
  {
    because:
      'Renaming a school promises to win over whatever else is changed, but is guarded by the revision it read, and gives `schools.stale`, which its contract does not name.',
    shows: ['undeclared'],
    pairs: [
      ...among('POST /schools/update-name', 'PUT /schools/:id'),
      ...between('DELETE /schools/:id', 'POST /schools/update-name'),
    ],
  },
  {
    because: 'A change of a school answers 404 although it was saved: the reply is read after the transaction.',
    shows: ['no-order'],
    pairs: between('DELETE /schools/:id', 'POST /schools/update-name', 'PUT /schools/:id'),
  },
  {
    because:
      'A school is deleted beside the change that puts somebody into it: both read that the other has not happened. The change has to lock the school that it names, the deletion to lock before it counts.',
    shows: ['no-order', 'broken'],
    pairs: ['DELETE /schools/:id × PUT /users/:id'],
  },
  {
    because:
      'Done twice, logged twice, told twice: the account or school is judged, and then changed by id alone. The change has to repeat in its WHERE what was judged and count its rows.',
    shows: ['no-order'],
    isSteady: true,
    pairs: [
      ...['DELETE /schools/:id × DELETE /schools/:id', 'PUT /users/:id/ban × PUT /users/:id/ban'],
      ...['PUT /users/verify/:id × PUT /users/verify/:id', 'DELETE /users/:id × DELETE /users/:id'],
      'PUT /users/:id/restore × PUT /users/:id/restore',
      'PUT /profile/two-factor/disable × PUT /profile/two-factor/disable',
    ],
  },
  {
    because:
      'An acknowledged restoration vanishes: the purge chooses people first and takes their names by id alone. It has to choose them again, locked, where it changes them. Two purges write two lines for one person.',
    shows: ['no-order'],
    pairs: ['GET /users/purge × PUT /users/:id/restore', 'GET /users/purge × GET /users/purge'],
  },
  {
    because: 'Taking the second step off a deleted account gives `users.deleted`, which its contract does not name.',
    shows: ['undeclared'],
    pairs: between(
      'PUT /users/:id/reset-two-factor',
      'PUT /users/:id/restore',
      'DELETE /users/:id',
      'GET /users/purge',
    ),
  },
  {
    because:
      'Counting tries deadlocks, and giving a try back is no transaction that is repeated: right passwords are answered 503.',
    shows: ['failed'],
    pairs: among(...BY_PASSWORD),
  },
  {
    because:
      'Another role begins a new session although the old one has ended (or answers 500 because it is gone): a double click makes two, and a session survives a sign-out, a new password or a ban. The old row has to be consumed in the statement that lets the new one begin.',
    shows: ['no-order', 'failed'],
    pairs: [
      ...between('PUT /me/role', 'POST /logout', 'PUT /me/role', 'DELETE /sessions/:id', ...ENDS_OTHERS, ...ENDS_ALL),
    ],
  },
  {
    because:
      'A call goes on after the other one has ended its session: two sessions end each other, and a password that the other call has changed is still taken for the present one. The person’s row has to be locked, the session and the password looked at again under it.',
    shows: ['no-order'],
    pairs: [
      ...among(...ENDS_OTHERS, 'DELETE /sessions/:id'),
      ...ENDS_ALL.flatMap((one) => between(one, ...ENDS_OTHERS, 'DELETE /sessions/:id')),
    ],
  },
  {
    because:
      'Signing in begins a session, or a second step, for somebody whose account was suspended, whose password was set anew, or whose second step was taken off meanwhile; the answer is then 401, which no contract of signing in names. It has to look again under the lock of the person’s row.',
    shows: ['no-order', 'undeclared'],
    pairs: [...ENDS_ALL, 'PUT /users/:id/reset-two-factor'].flatMap((one) =>
      between(one, 'POST /login', 'POST /login/code'),
    ),
  },
  {
    because:
      'Whether the second step is on is asked before the transaction and not again inside: recovery codes are 20 instead of 10 or remain after it was turned off, and beginning anew beside the first code answers 500.',
    shows: ['no-order', 'broken', 'failed'],
    pairs: among(
      ...['PUT /profile/two-factor', 'PUT /profile/two-factor/begin', 'PUT /profile/two-factor/disable'],
      'PUT /profile/two-factor/recovery-codes',
    ),
  },
  {
    because: 'Two photos of one person at once: the second answers 500 for the unique key. It has to replace the row.',
    shows: ['failed'],
    pairs: among('POST /profile/photo'),
  },
];
