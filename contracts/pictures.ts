// Pictures that the owner uploads: the accepted formats and the result.
import { z } from 'zod';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
/** In bytes. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;
export const MOST_PIXELS = 50_000_000;
/** Lower, because the AVIF decoder needs up to 27 bytes per pixel. */
export const MOST_PIXELS_OF_AVIF = 18_000_000;

export const PICTURES_ALLOWED = 'Pictures can be PNG, JPEG, WebP, GIF or AVIF.';
export const PICTURE_TOO_LARGE = `A picture can have at most ${LARGEST_PICTURE / 1024 / 1024} MB.`;

/** The maximum stored width in pixels, by purpose. */
export const picturePurposes = { cover: 800, page: 1600 };
export type PicturePurpose = keyof typeof picturePurposes;

export const picturePurpose = z.enum(['cover', 'page'], { error: 'For must be cover or page' });

/** A stored picture. `width` and `height` are in pixels. */
export const storedPicture = z.object({
  address: z.string(),
  width: z.number(),
  height: z.number(),
});

export type StoredPicture = z.output<typeof storedPicture>;
