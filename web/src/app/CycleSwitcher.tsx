import { Button, Text } from '@ruta/design-system';
import { NotPhone } from './AppShell.styles';
import { useCycleChoice } from './use-cycle-choice';
import { useCycleName } from './use-cycle-name';

/** The cycle that is shown, beside the school; where pages show finished ones, another can be chosen (CYC-03). */
export function CycleSwitcher() {
  const name = useCycleName();
  const { choose, dialog } = useCycleChoice();
  return (
    <NotPhone>
      {choose ? (
        <Button variant="quiet" iconEnd="chevronDown" onPress={choose}>
          {name}
        </Button>
      ) : (
        <Text variant="label" tone="muted">
          {name}
        </Text>
      )}
      {dialog}
    </NotPhone>
  );
}
