import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { defined } from '../Field';
import { ServerErrors } from '../Field/server-errors';
import { FormLayout } from './Form.styles';

/** What the server found wrong: the key of a field, its messages (the first one is shown). */
export type ValidationErrors = Record<string, string | string[]>;

export interface FormProps {
  /** The fields and the buttons. */
  children: ReactNode;
  /** Errors of the server by field name. A field forgets its error when its value changes. */
  validationErrors?: ValidationErrors | undefined;
  /** The person sends the form. The page is not reloaded and nothing typed is lost. */
  onSubmit?: (() => void) | undefined;
  /** Name of the form, when no heading names it. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names it. */
  'aria-labelledby'?: string | undefined;
  /** Id of the form, for a button outside it. */
  id?: string | undefined;
}

const NO_ERRORS: ValidationErrors = {};

const INVALID = '[aria-invalid="true"]:not([type="hidden"]), [data-invalid] [role="spinbutton"], [data-invalid] button';

/** Groups fields. When a submission is refused, the first field with an error takes the focus. */
export function Form({ children, validationErrors, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);

  useEffect(() => {
    const hasServerErrors = validationErrors !== undefined && Object.keys(validationErrors).length > 0;
    if (submissions === 0 && !hasServerErrors) return;
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [submissions, validationErrors]);

  // React Aria forgets a server's error once the field is left; then what is below moves up, away from under the finger
  // that presses it. So it is told at the first letter that the value has changed.
  const forget = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLElement && target.getAttribute('aria-invalid') === 'true')
      target.dispatchEvent(new Event('change'));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit?.();
    setSubmissions(submissions + 1);
  };

  return (
    <ServerErrors value={validationErrors ?? NO_ERRORS}>
      <AriaForm {...defined({ ...rest, validationErrors })} ref={form} validationBehavior="aria" onSubmit={submit}>
        <FormLayout onInput={forget}>{children}</FormLayout>
      </AriaForm>
    </ServerErrors>
  );
}
