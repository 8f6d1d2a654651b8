import type { Endpoint, ReplyOf } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';
import { fieldMessage } from '@ruta/contracts/field-messages';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { PROBLEMS } from '@ruta/contracts/problems';
import type { ProblemBody, ProblemCode } from '@ruta/contracts/problems';
import type { Locale } from '@ruta/contracts/locale';
import type { z } from 'zod';

/** A call under `/api`, or a screen under `/bff/{area}`. */
export type Call = Endpoint | Screen;
type Reply<C extends Call> = C extends Endpoint ? ReplyOf<C> : z.output<C['reply']>;

/** A request. */
export interface MemoryRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

/** A refusal from the contract's list, with the server's message. */
export class Refused {
  readonly code: ProblemCode;
  readonly more: Partial<Pick<ProblemBody, 'errors' | 'current' | 'saved' | 'message'>>;
  constructor(code: ProblemCode, more: Partial<Pick<ProblemBody, 'errors' | 'current' | 'saved' | 'message'>> = {}) {
    this.code = code;
    this.more = more;
  }
  get status(): number {
    return PROBLEMS[this.code].status;
  }
  body(locale: Locale): ProblemBody {
    const message = PROBLEMS[this.code].text[locale];
    return { error: true, code: this.code, message, errors: {}, request_id: 'MX-2026-11-20', ...this.more };
  }
}

/** A refusal of fields, with the server's message for each. */
export const fieldsRefused = (
  locale: Locale,
  fields: Readonly<Record<string, FieldMessage>>,
  places: Readonly<Record<string, string | number>> = {},
): Refused =>
  new Refused('request.invalid', {
    errors: Object.fromEntries(
      Object.entries(fields).map(([field, key]) => [field, [fieldMessage(key, locale, places)]]),
    ),
  });

/** Simulates a lost network. */
export const OFFLINE = Symbol('offline');
/** Simulates a request that is never answered. */
export const NEVER = Symbol('never');

/** Answer of the server in memory to one call. Created by `answer`, which type-checks it against the contract. */
export interface Answer {
  readonly call: Call;
  readonly reply: (asked: MemoryRequest) => unknown;
}

/**
 * Answers a call. A reply that does not fit the contract is a type error. A function receives the request and may be
 * async. The reply is the whole body for `/api`, and the screen's reply for a screen.
 */
export function answer<const C extends Call>(
  call: C,
  reply: Reply<C> | ((asked: MemoryRequest) => Reply<C> | Refused | Promise<Reply<C> | Refused>),
): Answer {
  return { call, reply: typeof reply === 'function' ? (reply as Answer['reply']) : () => reply };
}

/** Refuses a call, fails its network request, or never answers it. */
export const withhold = (call: Call, why: ProblemCode | typeof OFFLINE | typeof NEVER): Answer => ({
  call,
  reply: () => (typeof why === 'symbol' ? why : new Refused(why)),
});

/** Refuses the call until `isDone`. */
export const refusedUntil = ({ call, reply }: Answer, code: ProblemCode, isDone: () => boolean): Answer => ({
  call,
  reply: (asked) => (isDone() ? reply(asked) : new Refused(code)),
});

/** Refuses the first request only, for Retry. */
export function refusedOnce(given: Answer, code: ProblemCode): Answer {
  let times = 0;
  return refusedUntil(given, code, () => (times += 1) > 1);
}
