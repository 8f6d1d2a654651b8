import type { z } from 'zod';
import { fieldMessage, FIELD_MESSAGES, type FieldMessage } from '../field-messages';
import type { Locale } from '../locale';

/** Sentences by field path, as sent to the browser. The screen shows the first of each field. */
export type FieldErrors = Record<string, string[]>;

/** Translates zod's issues into the person's language, grouped by field (`school_visit_axis.0.actions`). */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldErrors {
  // A map, because a field may be named like a member of Object.prototype (B59).
  const errors = new Map<string, string[]>();
  for (const issue of issues.flatMap(meant)) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = [...issue.path, ...(keys.length === 1 ? keys : [])].join('.') || '_';
    errors.set(path, [...(errors.get(path) ?? []), sentence(issue, locale)]);
  }
  return Object.fromEntries(errors);
}

/** What is wrong with a value of several kinds: with the kind that was sent, if one can be told from the others. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [sent, ...others] = issue.errors.filter((option) => option.every(({ path }) => path.length > 0));
  if (sent === undefined || others.length > 0) return [issue];
  return sent.flatMap((inner) => meant({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The sentence for a list, text or number that is too small or too big. */
const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall): FieldMessage => {
  if (origin === 'array') return 'list.too-short';
  if (origin !== 'string') return 'number.too-small';
  return Number(minimum) === 1 ? 'text.required' : 'text.too-short';
};
const tooBig = ({ origin }: z.core.$ZodIssueTooBig): FieldMessage => {
  if (origin === 'array') return 'list.too-long';
  return origin === 'string' ? 'text.too-long' : 'number.too-big';
};

function sentence(issue: z.core.$ZodIssue, locale: Locale): string {
  // A contract that has its own sentence gives its key as zod's message.
  if (Object.hasOwn(FIELD_MESSAGES, issue.message)) {
    return fieldMessage(issue.message, locale, issue.code === 'custom' ? (issue.params ?? {}) : {});
  }
  if (issue.code === 'unrecognized_keys') return fieldMessage('unknown', locale, { keys: issue.keys.join(', ') });
  if (issue.code === 'invalid_value')
    return fieldMessage('option.unknown', locale, { options: issue.values.join(', ') });
  if (issue.code === 'invalid_type') return fieldMessage(issue.input === undefined ? 'required' : 'invalid', locale);
  if (issue.code === 'too_small') return fieldMessage(tooSmall(issue), locale, { min: issue.minimum });
  if (issue.code === 'too_big') return fieldMessage(tooBig(issue), locale, { max: issue.maximum });
  return fieldMessage('invalid', locale);
}
