import type { Page } from '@playwright/test';

/** Lets the answer to `path` fail on its way into the page, with an error that says nothing. */
export async function failWithoutWords(page: Page, path: string): Promise<void> {
  await page.addInitScript((failing) => {
    const read = Response.prototype.text;
    Response.prototype.text = function (this: Response) {
      if (new URL(this.url).pathname === failing) return Promise.reject(new Error(''));
      return read.call(this);
    };
  }, path);
}
