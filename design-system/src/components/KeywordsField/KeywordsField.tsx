import { TagsField } from '../TagsField';
import type { KeywordsFieldProps } from './KeywordsField.types';
import { keywordKey, keywordsIn, lengthOf } from './keywords';

/** Words by which something is found, as tags: none empty, none twice with or without accents (DS-01, PIL-01). */
export function KeywordsField({ maxLength, tooLongText = '', ...props }: KeywordsFieldProps) {
  return (
    <TagsField
      {...props}
      read={keywordsIn}
      keyOf={keywordKey}
      isEnd={(key) => key === ',' || key === ';'}
      problemOf={(word) => (maxLength !== undefined && lengthOf(word) > maxLength ? tooLongText : undefined)}
    />
  );
}
