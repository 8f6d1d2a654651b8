type Lab = readonly [number, number, number];

const DEGREE = Math.PI / 180;
const cos = (degrees: number) => Math.cos(degrees * DEGREE);
const ofChroma = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360);

function meanHue(one: number, other: number): number {
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return ((one + other + 360) / 2) % 360;
}

/**
 * Perceived difference of two CIE L*a*b* colours: ΔE00 (CIEDE2000; Sharma, Wu and Dalal 2005). About 1 is just visible
 * side by side; black and white differ by 100.
 */
export function colorDifference([light1, a1, b1]: Lab, [light2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - ofChroma((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const chroma1 = Math.hypot(a1 * stretch, b1);
  const chroma2 = Math.hypot(a2 * stretch, b2);
  const hue1 = hueOf(a1 * stretch, b1);
  const hue2 = hueOf(a2 * stretch, b2);
  const isGrey = chroma1 * chroma2 === 0;
  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const hue = isGrey ? hue1 + hue2 : meanHue(hue1, hue2);
  const light = (light1 + light2) / 2;
  const chroma = (chroma1 + chroma2) / 2;

  const weight = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
  const byLight = (light2 - light1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * chroma * weight);
  const blues = 30 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation = -Math.sin(2 * blues * DEGREE) * 2 * ofChroma(chroma);
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}
