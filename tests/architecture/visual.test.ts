import { compare } from '../../scripts/visual/compare.mjs';

type Colour = readonly [number, number, number];
/** A picture with one row of pixels. */
const row = (...colours: Colour[]) => ({
  width: colours.length,
  height: 1,
  data: Buffer.from(colours.flatMap(([red, green, blue]) => [red, green, blue, 255])),
});

describe('DS-02 the comparison of two pictures', () => {
  const before = row([255, 255, 255], [0, 0, 0], [47, 107, 176], [255, 255, 255]);

  test('finds nothing in a picture and itself', () => {
    expect(compare(before, before).changed).toBe(0);
  });

  test('counts the pixels that differ and marks them red, and them alone', () => {
    const after = row([255, 255, 255], [0, 0, 0], [168, 35, 31], [255, 255, 254]);
    const { changed, share, picture } = compare(before, after);
    expect([changed, share]).toEqual([1, 0.25]);
    expect([...picture.data.subarray(8, 12)]).toEqual([214, 0, 40, 255]);
    expect(picture.data[0]).toBe(picture.data[1]);
  });

  test('lets pass what is within the tolerance, and not what is beyond it in one channel', () => {
    const nearly = row([250, 250, 250], [9, 9, 9], [47, 107, 160], [255, 255, 255]);
    expect(compare(before, nearly).changed).toBe(0);
    expect(compare(before, nearly, 0.02).changed).toBe(2);
    expect(compare(before, row([255, 255, 255], [0, 0, 0], [47, 107, 140], [255, 255, 255])).changed).toBe(1);
  });

  test('sees what grew: beyond the smaller picture there is nothing, which is no colour', () => {
    const smaller = row([255, 255, 255], [0, 0, 0], [47, 107, 176]);
    expect(compare(smaller, before).changed).toBe(1);
    expect(compare(before, smaller).changed).toBe(1);
  });
});
