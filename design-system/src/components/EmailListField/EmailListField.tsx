import { TagsField } from '../TagsField';
import type { EmailListFieldProps } from './EmailListField.types';
import { addressesIn, emailProblem } from './emails';

/** Whether a key ends an address: a space does not in the middle of a name before it. */
const isEnd = (key: string, text: string): boolean => {
  const isInBrackets = text.includes('<') && !text.includes('>');
  if (key === ' ') return text.includes('@') && !isInBrackets;
  return key === ',' || key === ';';
};

/** Addresses as tags, typed or pasted all at once (DS-01, ADM-03). Those that are none are marked, and wait to be mended. */
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
