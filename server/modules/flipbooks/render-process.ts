// The child process of renderer.ts: opens one PDF file with PDFium, renders its pages into a folder, and exits.
// PDFium is built for hostile files, and runs here as WebAssembly.
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { PDF_PAGES } from '../../../domain/flipbooks.ts';
import type { RenderMessage, RenderedPage, RenderRequest } from './renderer.ts';
import { pageSizeProblem, scaleOf } from './page-size.ts';
import { formRefusalOf, openPage } from './form-fields.ts';
import { hugePictureIn, hugePictureOn } from './huge-pictures.ts';
import { missingLettersOn } from './missing-letters.ts';
import { readText } from './page-letters.ts';
import { cleanPageText } from './page-text.ts';
import { titleOf } from './document-title.ts';
import { isTruncated } from './truncated-pdf.ts';

/** The scale of the smaller picture of a page, for phones. */
const SMALL = 0.5;
/** The largest size of the cover, in pixels. */
const COVER = { width: 600, height: 800 };
const QUALITY = { quality: 82, smartSubsample: true };

/** Why the file is refused, in a sentence for the owner. */
class Refusal extends Error {}

/** Whether the operating system failed, such as for a full disk, and not the file. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string';

const send = (message: RenderMessage) => process.send?.(message);

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
    if (isTruncated(file)) throw new Refusal(CUT_SHORT);
    throw new Refusal(
      'This PDF is damaged and cannot be opened. Export it again, and upload that.',
    );
  }
}

const CUT_SHORT = 'This PDF ends in the middle: its last part is missing. Upload the whole file.';

async function renderPage(
  document: PDFiumDocument,
  index: number,
  folder: string,
): Promise<RenderedPage> {
  const { page, isFlattened } = openPage(document, index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const size = { width: originalWidth, height: originalHeight };
  const problem = pageSizeProblem(size, index + 1) ?? hugePictureOn(page, index + 1);
  if (problem !== null) throw new Refusal(problem);
  const missing = missingLettersOn(page, index + 1);
  if (missing !== null) throw new Refusal(missing);
  const text = cleanPageText(readText(page, isFlattened));
  const { width, height, data } = await page.render({ scale: scaleOf(size) });
  const picture = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  // Does not write with sharp, whose error does not say that the disk is full.
  const write = async (image: ReturnType<typeof picture>, name: string) =>
    writeFile(join(folder, name), await image.webp(QUALITY).toBuffer());
  await write(picture(), `page-${index + 1}.webp`);
  const small = picture().resize(Math.max(1, Math.round(width * SMALL)));
  await write(small, `page-${index + 1}-small.webp`);
  if (index === 0) {
    const cover = picture().resize({ ...COVER, fit: 'inside', withoutEnlargement: true });
    await write(cover, 'cover.webp');
  }
  return { width, height, text };
}

async function renderFile({ file: path, folder }: RenderRequest): Promise<void> {
  const file = await readFile(path);
  const document = await openFile(file);
  const count = document.getPageCount();
  if (isTruncated(file)) throw new Refusal(CUT_SHORT);
  const formRefusal = formRefusalOf(document);
  if (formRefusal !== null) throw new Refusal(formRefusal);
  if (count === 0) throw new Refusal('This PDF has no pages.');
  if (count > PDF_PAGES) {
    throw new Refusal(`This PDF has ${count} pages; a flipbook can have at most ${PDF_PAGES}.`);
  }
  send({ pageCount: count, title: titleOf(document) });
  for (let index = 0; index < count; index++) {
    try {
      send({ page: await renderPage(document, index, folder) });
    } catch (error) {
      // WebAssembly throws these if PDFium is out of memory or overflows the stack.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        throw new Refusal(
          `Page ${index + 1} is too complex to be drawn. Simplify it, or save it as a picture.`,
          { cause: error },
        );
      }
      if (error instanceof Refusal || isSystemError(error)) throw error;
      throw new Refusal(`Page ${index + 1} is damaged and cannot be drawn.`, { cause: error });
    }
  }
  // Runs after the pages, because their own checks name the page.
  const hidden = hugePictureIn(file);
  if (hidden !== null) throw new Refusal(hidden);
}

process.once('message', async (request: RenderRequest) => {
  // Gives way to the server, which serves the readers.
  setPriority(5);
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    await renderFile(request);
    send({ isDone: true });
  } catch (error) {
    if (isSystemError(error)) send({ failure: error.message });
    else if (error instanceof Refusal) send({ refusal: error.message });
    else if (error instanceof WebAssembly.RuntimeError) {
      send({ refusal: 'This PDF is too complex to be opened.' });
    }
    // Any other error ends the process, and the parent reports the exit code.
    else throw error;
  }
  process.disconnect();
});
