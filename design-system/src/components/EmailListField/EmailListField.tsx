import { TagsField } from '../TagsField';
import type { EmailListFieldProps } from './EmailListField.types';
import { addressesIn, emailProblem } from './emails';

/** Whether a key completes an address; a space does not within a display name. */
const isEnd = (key: string, text: string): boolean => {
  const isInBrackets = text.includes('<') && !text.includes('>');
  if (key === ' ') return text.includes('@') && !isInBrackets;
  return key === ',' || key === ';';
};

/**
 * E-mail addresses as tags, typed or pasted as a list (DS-01, ADM-03). Invalid ones are marked and can be corrected.
 */
export function EmailListField({ problemText, ...props }: EmailListFieldProps) {
  return (
    <TagsField
      {...props}
      inputMode="email"
      read={addressesIn}
      keyOf={(address) => address.toLowerCase()}
      isEnd={isEnd}
      problemOf={(address) => {
        const problem = emailProblem(address);
        return problem === undefined ? undefined : problemText(problem);
      }}
    />
  );
}
