// The library's own flipbooks, which it renders from a PDF.
import { expect } from '@playwright/test';
import { makePdf } from '../../server/modules/flipbooks/pdf.test-support.ts';
import { origin } from './config.ts';
import type { Owner } from './owner.ts';

/** The words of the pages of `addFlipbook`. */
export const FLIPBOOK_WORDS = [
  'Sam sat.',
  'Pam ran.',
  'Sam ran at Pam.',
  'Pam sat.',
  'Pam and Sam sat.',
];
const SHAPE = { width: 432, height: 576 };

/** Returns a PDF with a line on each page. */
export const pdfOf = (lines: string[]) => ({
  name: 'Sam and Pam.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf(lines.map((line) => ({ ...SHAPE, lines: [line] }))),
});

/** Pages are rendered in a process with low priority, which may take long. */
export const RENDERED = { timeout: 45_000 };

/** Adds a book with a flipbook of five pages. */
export async function addFlipbook(owner: Owner): Promise<{ id: string; title: string }> {
  const sent = await fetch(`${origin}/api/admin/flipbooks`, {
    method: 'POST',
    headers: { 'admin-auth': owner.token, 'content-type': 'application/pdf' },
    body: new Uint8Array(pdfOf(FLIPBOOK_WORDS).buffer),
  });
  const { id } = (await sent.json()) as { id: string };
  const look = () =>
    owner.call<{ state: string; flipbookUrl: string }>('GET', `/api/admin/flipbooks/${id}`);
  await expect.poll(async () => (await look()).state, RENDERED).toBe('ready');
  return owner.addBook({ flipbookUrl: (await look()).flipbookUrl });
}
