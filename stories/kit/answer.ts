import type { Endpoint, ReplyOf } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';
import { fieldMessage } from '@ruta/contracts/field-messages';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { PROBLEMS } from '@ruta/contracts/problems';
import type { ProblemBody, ProblemCode } from '@ruta/contracts/problems';
import type { Locale } from '@ruta/contracts/locale';
import type { z } from 'zod';

/** A call of the contracts: under `/api`, or a screen under `/bff/{area}`. */
export type Call = Endpoint | Screen;
type Reply<C extends Call> = C extends Endpoint ? ReplyOf<C> : z.output<C['reply']>;

/** What the screen sent. */
export interface Asked {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

/** A refusal of the product's closed list, as the server words it. */
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

/** Fields are refused, each with its sentence as the server words it. */
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

/** The network is gone. */
export const OFFLINE = Symbol('offline');
/** The server takes its time: no answer comes. */
export const NEVER = Symbol('never');

/** How one call is answered by the server in memory. Made by `answer`, which checks it against the contract. */
export interface Answer {
  readonly call: Call;
  readonly reply: (asked: Asked) => unknown;
}

/**
 * Answers a call with what its contract promises: a sample that does not fit does not compile. A function sees what was
 * asked, and may wait. The whole body for a call of `/api`, the screen's reply for a screen.
 */
export function answer<const C extends Call>(
  call: C,
  reply: Reply<C> | ((asked: Asked) => Reply<C> | Refused | Promise<Reply<C> | Refused>),
): Answer {
  return { call, reply: typeof reply === 'function' ? (reply as Answer['reply']) : () => reply };
}

/** The call is refused, meets no network, or is never answered. */
export const withhold = (call: Call, why: ProblemCode | typeof OFFLINE | typeof NEVER): Answer => ({
  call,
  reply: () => (typeof why === 'symbol' ? why : new Refused(why)),
});

/** Refused until something is done. */
export const refusedUntil = ({ call, reply }: Answer, code: ProblemCode, isDone: () => boolean): Answer => ({
  call,
  reply: (asked) => (isDone() ? reply(asked) : new Refused(code)),
});

/** Refused the first time only: what Retry is for. */
export function refusedOnce(given: Answer, code: ProblemCode): Answer {
  let times = 0;
  return refusedUntil(given, code, () => (times += 1) > 1);
}
