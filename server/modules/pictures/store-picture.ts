// Prepares a picture and stores it.
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  type PicturePurpose,
  picturePurposes,
  type StoredPicture,
} from '../../../contracts/pictures.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { reEncode } from './re-encode.ts';

/** Throws as `reEncode` does. */
export async function storePicture(
  objects: ObjectStore,
  file: AsyncIterable<Buffer>,
  purpose: PicturePurpose,
): Promise<StoredPicture> {
  const { bytes, width, height } = await reEncode(
    await buffer(Readable.from(file)),
    picturePurposes[purpose],
  );
  const address = await objects.put(`uploads/${purpose}.webp`, bytes);
  return { address, width, height };
}
