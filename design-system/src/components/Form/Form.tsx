import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { defined } from '../Field';
import { ServerErrors } from '../Field/server-errors';
import { FormLayout } from './Form.styles';

/** Server errors by field name; the first message is shown. */
export type ValidationErrors = Record<string, string | string[]>;

export interface FormProps {
  /** Fields and buttons. */
  children: ReactNode;
  /** Server errors by field name. A field drops its error when its value changes. */
  validationErrors?: ValidationErrors | undefined;
  /** Called on submit. The page is not reloaded, and the input stays. */
  onSubmit?: (() => void) | undefined;
  /** Accessible name, without a heading. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string | undefined;
  /** Id of the form, for a button outside. */
  id?: string | undefined;
}

const NO_ERRORS: ValidationErrors = {};

const INVALID = '[aria-invalid="true"]:not([type="hidden"]), [data-invalid] [role="spinbutton"], [data-invalid] button';

/** A form. After a refused submission the first field with an error gets focus. */
export function Form({ children, validationErrors, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);

  useEffect(() => {
    const hasServerErrors = validationErrors !== undefined && Object.keys(validationErrors).length > 0;
    if (submissions === 0 && !hasServerErrors) return;
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [submissions, validationErrors]);

  // React Aria drops a server error on blur, which moves the content below up, away from the pointer that is about to
  // press. This drops the error on the first input instead.
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
