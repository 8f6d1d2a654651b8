import { vars } from '@ruta/design-system';
import type { Chart } from './layout';
import { svgFile } from './svg-file';

/** Downloads the chart as an SVG file in the current theme. `drawing` is the group that contains it. */
export function exportChart(drawing: SVGGElement, { width, height }: Chart, title: string, fileName: string): void {
  const copy = drawing.cloneNode(true) as SVGGElement;
  copy.querySelectorAll('[data-ui]').forEach((part) => part.remove());
  const style = getComputedStyle(document.documentElement);
  const serializer = new XMLSerializer();
  const markup = [...copy.children].map((part) => serializer.serializeToString(part)).join('');
  const background = vars.color.bg.inset;
  const file = svgFile({ markup, width, height, title, background }, (name) => style.getPropertyValue(name));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  link.download = `${fileName}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
