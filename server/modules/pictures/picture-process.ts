// The child process of re-encode.ts: reads a picture, rotates it upright, resizes it, and writes it as WebP without
// metadata such as place and time.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { nameOfKind, pictureRefusal } from '../../../contracts/file-kinds.ts';
import {
  MOST_PIXELS,
  MOST_PIXELS_OF_AVIF,
  PICTURES_ALLOWED,
  pictureTypes,
} from '../../../contracts/pictures.ts';
import { readKind } from '../../providers/storage/file-kind.ts';
import type { FirstLine } from './re-encode.ts';

sharp.cache(false);
sharp.concurrency(1);
// Allows only the decoders of these formats. The format is detected from the bytes, not from a declared type.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

const input = await buffer(process.stdin);

function respond(first: FirstLine, bytes?: Uint8Array): void {
  process.stdout.write(`${JSON.stringify(first)}\n`);
  if (bytes) process.stdout.write(bytes);
}

async function reEncode(widest: number): Promise<void> {
  const media = await readKind(input);
  const name = nameOfKind(media);
  if (name !== null && !pictureTypes.includes(media ?? '')) {
    return respond({ refusal: pictureRefusal(media, name) });
  }
  // Only reads the first frame of an animation.
  const options = { limitInputPixels: false, pages: 1 } as const;
  const header =
    input.length === 0
      ? null
      : await sharp(input, options)
          .metadata()
          .catch(() => null);
  if (header === null)
    return respond({ refusal: `This is not a picture, or it is incomplete. ${PICTURES_ALLOWED}` });
  const { format, width, height } = header;
  const [kind, most] =
    format === 'heif' ? ['An AVIF picture', MOST_PIXELS_OF_AVIF] : ['A picture', MOST_PIXELS];
  if (width * height > most) {
    return respond({
      refusal: `This picture has ${width} × ${height} pixels. ${kind} can have at most ${most / 1e6} million.`,
    });
  }
  const made = await sharp(input, { ...options, limitInputPixels: most, failOn: 'error' })
    .autoOrient()
    .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (made === null) {
    return respond({ refusal: 'This picture is damaged or incomplete. Please save it again.' });
  }
  respond({ width: made.info.width, height: made.info.height }, made.data);
}

await reEncode(Number(process.argv[2]));
