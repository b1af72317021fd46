// The process of drawer.ts: opens one PDF file with PDFium, a reader that was written for hostile files
// and runs here as WebAssembly, draws its pages into a folder, and ends.
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { PDF_PAGES } from '../../../domain/flipbooks.ts';
import type { DrawMessage, DrawnPage, DrawRequest } from './drawer.ts';
import { misfitOf, scaleOf } from './drawing-rules.ts';
import { formRefusalOf, openPage, readText } from './form-fields.ts';
import { hugePictureIn, hugePictureOn } from './huge-pictures.ts';
import { missingLettersOn } from './missing-letters.ts';
import { cleanPageText } from './page-text.ts';
import { isCutShort } from './wholeness.ts';

/** The smaller of the two pictures of a page: for phones. */
const SMALL = 0.5;
/** A picture of the first page for the shelf, in pixels. */
const COVER = { width: 600, height: 800 };
const QUALITY = { quality: 82, smartSubsample: true };

/** A sentence about the file. */
class Refusal extends Error {}

/** The machine cannot do its part, such as for a full disk: that is no fault of the file. */
const isOfMachine = (error: unknown): error is NodeJS.ErrnoException =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string';

const send = (message: DrawMessage) => process.send?.(message);

async function openFile(file: Buffer): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init();
  try {
    return await library.loadDocument(file);
  } catch (error) {
    const { message } = error as Error;
    if (/password|security/i.test(message)) {
      throw new Refusal(
        'This PDF is locked with a password. Save a copy without a password, and upload that.',
      );
    }
    if (isCutShort(file)) throw new Refusal(CUT_SHORT);
    throw new Refusal('This PDF is damaged and cannot be opened. Export it anew, and upload that.');
  }
}

const CUT_SHORT = 'This PDF ends in the middle: its last part is missing. Upload the whole file.';

async function drawPage(
  document: PDFiumDocument,
  index: number,
  folder: string,
): Promise<DrawnPage> {
  const opened = openPage(document, index);
  const { page } = opened;
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const size = { width: originalWidth, height: originalHeight };
  const misfit = misfitOf(size, index + 1) ?? hugePictureOn(page, index + 1);
  if (misfit !== null) throw new Refusal(misfit);
  const missing = missingLettersOn(page, index + 1);
  if (missing !== null) throw new Refusal(missing);
  const text = cleanPageText(readText(opened));
  const { width, height, data } = await page.render({ scale: scaleOf(size) });
  const picture = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  // Not by sharp, whose error does not say that the disk was full.
  const keep = async (made: ReturnType<typeof picture>, name: string) =>
    writeFile(join(folder, name), await made.webp(QUALITY).toBuffer());
  await keep(picture(), `page-${index + 1}.webp`);
  const small = picture().resize(Math.max(1, Math.round(width * SMALL)));
  await keep(small, `page-${index + 1}-small.webp`);
  if (index === 0) {
    const cover = picture().resize({ ...COVER, fit: 'inside', withoutEnlargement: true });
    await keep(cover, 'cover.webp');
  }
  return { width, height, text };
}

async function draw({ file: path, folder }: DrawRequest): Promise<void> {
  const file = await readFile(path);
  const document = await openFile(file);
  const count = document.getPageCount();
  if (isCutShort(file)) throw new Refusal(CUT_SHORT);
  const formRefusal = formRefusalOf(document);
  if (formRefusal !== null) throw new Refusal(formRefusal);
  if (count === 0) throw new Refusal('This PDF has no pages.');
  if (count > PDF_PAGES) {
    throw new Refusal(`This PDF has ${count} pages; a flipbook can have at most ${PDF_PAGES}.`);
  }
  send({ pageCount: count });
  for (let index = 0; index < count; index++) {
    try {
      send({ page: await drawPage(document, index, folder) });
    } catch (error) {
      // PDFium gives up as WebAssembly does: out of memory, or called deeper than its stack.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        throw new Refusal(
          `Page ${index + 1} is too intricate to be drawn. Simplify it, or save it as a picture.`,
          { cause: error },
        );
      }
      if (error instanceof Refusal || isOfMachine(error)) throw error;
      throw new Refusal(`Page ${index + 1} is damaged and cannot be drawn.`, { cause: error });
    }
  }
  // After the pages, of which each would be named.
  const hidden = hugePictureIn(file);
  if (hidden !== null) throw new Refusal(hidden);
}

process.once('message', async (request: DrawRequest) => {
  // Readers come first.
  setPriority(5);
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    await draw(request);
    send({ isDone: true });
  } catch (error) {
    if (isOfMachine(error)) send({ failure: error.message });
    else if (error instanceof Refusal) send({ refusal: error.message });
    else if (error instanceof WebAssembly.RuntimeError) {
      send({ refusal: 'This PDF is too intricate to be opened.' });
    }
    // What else is no fault of the file ends the process, and is told by that.
    else throw error;
  }
  process.disconnect();
});
