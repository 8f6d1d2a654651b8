import { memo } from 'react';
import { Button, IconButton, Inline, ToggleButton } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { words } from './words';

interface ChartToolsProps {
  language: LabelLanguage;
  isReady: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  hasCode: boolean;
  onCode: (hasCode: boolean) => void;
  /** Whether any state is closed; the button then opens all. */
  hasClosed: boolean;
  onCloseAll: () => void;
  onExport: () => void;
}

/** Buttons that control the chart. */
export const ChartTools = memo(function ChartTools(props: ChartToolsProps) {
  const { language, isReady, isFollowing, hasCode, hasClosed } = props;
  const isDisabled = !isReady;
  return (
    <div role="group" aria-label={words.tools[language]}>
      <Inline gap={2}>
        <IconButton
          size="S"
          variant="secondary"
          icon="minus"
          label={words.zoomOut[language]}
          isDisabled={isDisabled}
          onPress={props.onZoomOut}
        />
        <IconButton
          size="S"
          variant="secondary"
          icon="plus"
          label={words.zoomIn[language]}
          isDisabled={isDisabled}
          onPress={props.onZoomIn}
        />
        <Button size="S" isDisabled={isDisabled} onPress={props.onFit}>
          {words.fit[language]}
        </Button>
        <Button size="S" isDisabled={isDisabled} onPress={props.onCloseAll}>
          {words[hasClosed ? 'openAll' : 'closeAll'][language]}
        </Button>
        <ToggleButton
          size="S"
          icon="target"
          label={words.follow[language]}
          isSelected={isFollowing}
          onChange={props.onFollow}
        />
        <ToggleButton size="S" label={words.code[language]} isSelected={hasCode} onChange={props.onCode} />
        <Button size="S" icon="download" isDisabled={isDisabled} onPress={props.onExport}>
          {words.exportSvg[language]}
        </Button>
      </Inline>
    </div>
  );
});
