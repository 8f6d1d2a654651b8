import { useEffect, useRef, type ReactNode } from 'react';
import { Button, FormActions, Heading, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { sharingTexts } from '../sharing.texts';

export interface StepProps {
  title: string;
  children: ReactNode;
  /** The button that goes on. */
  primary: ReactNode;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  isPending?: boolean;
}

/** One of the four steps; it takes the focus when it replaces another. */
export function Step({ title, children, primary, onBack, isPending = false }: StepProps) {
  const t = useTexts(sharingTexts);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onBack) column.current?.focus();
    // Only when the step appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <FormColumn ref={column} tabIndex={-1}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {children}
        <FormActions
          primary={primary}
          back={
            onBack && (
              <Button icon="arrowLeft" onPress={onBack} isDisabled={isPending}>
                {t('previous')}
              </Button>
            )
          }
        />
      </Stack>
    </FormColumn>
  );
}
