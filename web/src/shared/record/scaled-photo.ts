/** Longest side of a photo in pixels, as the server keeps it. */
const SIDE_MAX = 2000;
/** Quality of a scaled JPEG or WebP. */
const QUALITY = 0.85;

/**
 * The photo scaled to 2000 pixels on its longest side, so that less travels. Returns the file itself if it is no
 * picture, is small enough, or this browser cannot scale it; the server judges it either way.
 */
export async function scaledPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = SIDE_MAX / Math.max(picture.width, picture.height);
  const scaled = scale < 1 ? await drawn(picture, scale, file.type) : null;
  picture.close();
  // A browser that cannot write a type writes PNG instead.
  if (scaled === null || scaled.type !== file.type || scaled.size >= file.size) return file;
  return new File([scaled], file.name, { type: scaled.type, lastModified: file.lastModified });
}

function drawn(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
