import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flipbooks } from './books.ts';
import { flipbooksStandIn } from './plugin.ts';

let app: FastifyInstance;
const get = (url: string) => app.inject({ method: 'GET', url });

beforeAll(async () => {
  app = Fastify();
  await app.register(flipbooksStandIn());
});
afterAll(() => app.close());

describe.each([...flipbooks])('the flipbook %s', (id, book) => {
  it('is a page with a cover, eight pages or more, and named controls', async () => {
    const response = await get(`/flipbooks/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<h1>${book.title}</h1>`);
    expect(response.body.match(/<section /g)).toHaveLength(book.pages.length);
    expect(book.pages.length).toBeGreaterThanOrEqual(9);
    expect(response.body).toContain('aria-label="Next page"');
    expect(response.body).toContain('aria-label="Previous page"');
    // The script fills this status once it can turn pages, so tests can wait for it.
    expect(response.body).toContain('<p id="place" role="status"></p>');
  });

  it('has a picture with a text alternative for every page', async () => {
    const { body } = await get(`/flipbooks/${id}`);
    const images = [...body.matchAll(/<img\s+src="([^"]+)"\s+alt="([^"]+)"/g)];
    expect(images).toHaveLength(book.pages.length);
    for (const [, address = '', alt = ''] of images) {
      const picture = await get(address);
      expect(picture.statusCode, address).toBe(200);
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect(picture.body).toMatch(/^<svg .*<\/svg>$/s);
      expect(picture.body).not.toMatch(/NaN|undefined/);
      expect(alt.length).toBeGreaterThan(15);
    }
  });

  it('has no duplicate ids within a picture', async () => {
    for (const index of book.pages.keys()) {
      const { body } = await get(`/flipbooks/${id}/page-${index + 1}.svg`);
      const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('can be framed by any origin and loads nothing from other hosts', async () => {
    const { headers, body } = await get(`/flipbooks/${id}`);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/https?:\/\/|\son[a-z]+=|<script>|style="/);
  });
});

describe('the flipbook host', () => {
  it('serves the script and the style of its viewer', async () => {
    const script = await get('/flipbooks/assets/viewer.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('prefers-reduced-motion');
    const style = await get('/flipbooks/assets/viewer.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each(['400', '700'])(
    'serves the font of weight %s to frames without an origin',
    async (weight) => {
      const font = await get(`/flipbooks/assets/andika-${weight}.woff2`);
      expect(font.headers['content-type']).toBe('font/woff2');
      expect(font.headers['access-control-allow-origin']).toBe('*');
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    },
  );

  it.each([
    '/flipbooks/no-such-book',
    '/flipbooks/no-such-book/page-1.svg',
    '/flipbooks/drew-the-new-dragon/page-0.svg',
    '/flipbooks/drew-the-new-dragon/page-99.svg',
    '/flipbooks/drew-the-new-dragon/viewer.js',
    '/flipbooks/%3Cscript%3E',
  ])('responds to %s with a 404 page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('This flipbook host has no book at this address.');
    expect(response.body).not.toContain('<script');
  });
});
