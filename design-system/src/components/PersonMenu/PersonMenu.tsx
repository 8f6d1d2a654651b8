import { Avatar } from '../Avatar';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import type { MenuItemSpec, MenuSectionSpec } from '../Menu';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from '../VisuallyHidden';
import { PersonButton, PersonCard, PersonChevron, PersonWords } from './PersonMenu.styles';

export interface PersonMenuProps {
  /** "Menú de tu cuenta". Follows the name in the button's accessible name. */
  label: string;
  /** Name of the person. */
  name: string;
  /** URL of the photo. */
  photo?: string | null | undefined;
  /** Current role. */
  role: string;
  /** E-mail or account, shown in the menu. */
  detail?: string | undefined;
  items?: readonly MenuItemSpec[] | undefined;
  /** Items in groups: roles, language, session. */
  sections?: readonly MenuSectionSpec[] | undefined;
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
}

/** The signed-in person with the current role, and their menu. */
export function PersonMenu({ label, name, photo, role, detail, items, sections, onAction }: PersonMenuProps) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={items}
      sections={sections}
      onAction={onAction}
      header={
        <PersonCard>
          <Avatar name={name} photo={photo} size="L" />
          <Stack gap={0}>
            <Text variant="label" weight="bold">
              {name}
            </Text>
            <Text variant="caption" tone="muted">
              {detail ?? role}
            </Text>
          </Stack>
        </PersonCard>
      }
      trigger={
        <PersonButton>
          <Avatar name={name} photo={photo} />
          <PersonWords>
            <span>{name}</span>
            <span>{role}</span>
          </PersonWords>
          <VisuallyHidden>{label}</VisuallyHidden>
          <PersonChevron>
            <Icon name="chevronDown" size="S" />
          </PersonChevron>
        </PersonButton>
      }
    />
  );
}
