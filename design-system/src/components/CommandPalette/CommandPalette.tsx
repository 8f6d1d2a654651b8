import { Keyboard } from 'react-aria-components/Keyboard';
import { Text } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { KeyCaps } from '../KeyCaps';
import { MenuDetail, MenuGroup, MenuGroupTitle } from '../Menu/Menu.styles';
import { Frame } from '../Modal/Modal.styles';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  Head,
  NotOnTouch,
  PaletteBackdrop,
  PaletteInput,
  PaletteList,
  PalettePanel,
  PaletteRow,
  Results,
  Said,
  Waiting,
  Words,
} from './CommandPalette.styles';
import { FieldAndList } from './FieldAndList';
import { MeantKeys } from './MeantKeys';
import type { CommandPaletteItem, CommandPaletteProps } from './CommandPalette.types';

function Row({ item }: { item: CommandPaletteItem }) {
  const { id, label, detail, icon, keys } = item;
  return (
    <PaletteRow id={id} textValue={label}>
      {icon ? <Icon name={icon} size="S" /> : <span />}
      <Words>
        <Text slot="label">{label}</Text>
        {detail !== undefined && detail !== '' && (
          <MenuDetail as={Text} slot="description">
            {detail}
          </MenuDetail>
        )}
      </Words>
      {keys !== undefined && (
        <NotOnTouch as={Keyboard}>
          <KeyCaps keys={keys} />
        </NotOnTouch>
      )}
    </PaletteRow>
  );
}

/** One field for everything: places, records and actions by a few letters. Fills the screen on phones. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, value, onChange, sections, onChoose, isLoading = false, notice } = props;
  const shown = sections.filter(({ items }) => items.length > 0);
  return (
    <PaletteBackdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <PalettePanel>
        <Frame aria-label={label}>
          <FieldAndList value={value} onChange={onChange}>
            <MeantKeys value={value}>
              <Head>
                <Icon name="search" size="S" />
                <SearchField aria-label={label} autoFocus>
                  <PaletteInput
                    {...defined({ placeholder: props.placeholder, maxLength: props.maxLength })}
                    onKeyDown={(event) => {
                      // The first Escape closes; the field would only empty itself.
                      if (event.key === 'Escape') onOpenChange(false);
                    }}
                  />
                </SearchField>
                <Waiting>{isLoading && <Spinner label={props.loadingLabel} />}</Waiting>
                <IconButton
                  icon="close"
                  label={props.closeLabel}
                  tone="muted"
                  isTooltipHidden
                  onPress={() => onOpenChange(false)}
                />
              </Head>
              <VisuallyHidden>
                <span role="status">{isLoading ? '' : props.countLabel}</span>
              </VisuallyHidden>
              {/* A long list scrolls by keyboard, too, without moving the chosen row. */}
              <Results role="group" aria-label={props.listLabel} tabIndex={0}>
                <PaletteList aria-label={props.listLabel} onAction={(key) => onChoose(String(key))}>
                  {shown.map((section) => (
                    <MenuGroup key={section.id} id={section.id}>
                      <MenuGroupTitle>{section.label}</MenuGroupTitle>
                      {section.items.map((item) => (
                        <Row key={item.id} item={item} />
                      ))}
                    </MenuGroup>
                  ))}
                </PaletteList>
                {notice !== undefined && notice !== null && <Said>{notice}</Said>}
              </Results>
            </MeantKeys>
          </FieldAndList>
        </Frame>
      </PalettePanel>
    </PaletteBackdrop>
  );
}
