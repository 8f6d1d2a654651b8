import { InlineAlert, Stack, TextField } from '@ruta/design-system';
import type { LabView } from '../view';
import { encodePath } from './address';
import { CopyButton } from './CopyButton';
import { sharedAddress } from './shared-address';
import { words } from './words';

/** The address of this walk, to copy (SM-02). */
export function SharePanel({ entry, language, opening, moves }: LabView) {
  const code = encodePath(entry, { opening, moves });
  if (code === null) return <InlineAlert tone="warning" title={words.pathTooLong[language]} />;
  const address = sharedAddress(window.location, code);
  return (
    <Stack gap={3}>
      <TextField label={words.address[language]} description={words.addressHelp[language]} value={address} isReadOnly />
      <CopyButton text={address} label={words.copyAddress[language]} language={language} />
    </Stack>
  );
}
