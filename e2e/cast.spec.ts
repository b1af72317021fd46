// Every character of the books as a browser draws it: where it stands, how large it is, and whether it can be told
// from every other.
import { expect, test, type Page } from '@playwright/test';
import { embeddedBooks, inlineBooks } from '../content/books.ts';
import { cast, type Who } from '../content/pictures/cast/cast.ts';
import { feelings } from '../content/pictures/cast/expressions.ts';
import { stances } from '../content/pictures/cast/pose.ts';
import { loadDrawings, withProps } from '../content/pictures/drawings/drawings.ts';
import { HERO_SIZE, renderHero } from '../content/pictures/hero.ts';

const names = Object.keys(cast) as Who[];
/** In these a character is off the ground. */
const inTheAir = new Set<string>(['jumping', 'running', 'flying']);
/** The frame of a character, in its units: it stands on 0 0 and is about 200 high. */
const FRAME = { left: -190, right: 190, top: -350, bottom: 17 };

/** A part of a character's space around its frame, and how many pixels a unit has. */
interface Cell {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

/** An SVG picture of poses side by side, each in a cell of its own. */
function pictureOf(drawings: readonly string[], cell: Cell): string {
  const [width, height] = [drawings.length * cell.width, cell.height];
  const cells = drawings.map(
    (drawing, i) =>
      `<g transform="translate(${i * cell.width - cell.left} ${-cell.top})">${drawing}</g>`,
  );
  return `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * cell.scale}" height="${height * cell.scale}" stroke-linecap="round">${cells.join('')}</svg>`,
  ).toString('base64')}`;
}

/** Gives the page a function that reads the pixels of a picture. */
async function definePixelsOf(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pixelsOf = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('The browser has no canvas');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    Object.assign(window, { pixelsOf });
  });
}

interface WithPixelsOf {
  pixelsOf: (address: string) => Promise<ImageData>;
}

/** Returns the edges of what is drawn in each cell, in units of the character. */
async function edgesOf(page: Page, drawings: readonly string[], cell: Cell) {
  return page.evaluate(
    async ({ address, count, left, top, scale }) => {
      const { data, width, height } = await (window as unknown as WithPixelsOf).pixelsOf(address);
      const wide = width / count;
      return Array.from({ length: count }, (_, i) => {
        const edges = { left: 0, right: 0, top: 0, bottom: -Infinity };
        for (let y = 0; y < height; y += 1) {
          for (let x = 0; x < wide; x += 1) {
            if ((data[4 * (y * width + i * wide + x) + 3] ?? 0) < 40) continue;
            const [across, down] = [Math.round(x / scale + left), Math.round(y / scale + top)];
            edges.left = Math.min(edges.left, across);
            edges.right = Math.max(edges.right, across);
            edges.top = Math.min(edges.top, down);
            edges.bottom = Math.max(edges.bottom, down);
          }
        }
        return edges;
      });
    },
    { address: pictureOf(drawings, cell), count: drawings.length, ...cell },
  );
}

/** Returns the grey of each pixel, where nothing is drawn 255. */
async function greysOf(page: Page, drawing: string, cell: Cell): Promise<number[]> {
  return page.evaluate(
    async (address) => {
      const { data } = await (window as unknown as WithPixelsOf).pixelsOf(address);
      return Array.from({ length: data.length / 4 }, (_, p) => {
        const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * p, 4 * p + 4);
        return Math.round(255 + (0.3 * r + 0.59 * g + 0.11 * b - 255) * (a / 255));
      });
    },
    pictureOf([drawing], cell),
  );
}

test.beforeEach(({ page }) => definePixelsOf(page));

for (const does of stances) {
  const ground = inTheAir.has(does) ? '' : ' and reaches its ground';
  test(`every character ${does} stays within its frame${ground}`, async ({ page }) => {
    const cell = { left: -230, top: -390, width: 460, height: 450, scale: 0.25 };
    const faults: string[] = [];
    for (const who of names) {
      const drawings = feelings.map((feels) => cast[who].draw({ does, feels }));
      for (const [i, box] of (await edgesOf(page, drawings, cell)).entries()) {
        const onGround = inTheAir.has(does) || box.bottom > -14;
        const within =
          box.left > FRAME.left &&
          box.right < FRAME.right &&
          box.top > FRAME.top &&
          box.bottom < FRAME.bottom;
        if (!onGround || !within || box.bottom - box.top < 30) {
          faults.push(`${who} ${feelings[i] ?? ''} ${JSON.stringify(box)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test('every hero fits into its picture', async ({ page }) => {
  const margin = 60;
  const side = HERO_SIZE + 2 * margin;
  const cell = { left: -margin, top: -margin, width: side, height: side, scale: 1 };
  const drawings = loadDrawings();
  const faults: string[] = [];
  const books = [...inlineBooks, ...embeddedBooks];
  // Whoever is not a hero yet may become one.
  const bare = names.map((who) => ({ id: who, hero: { who }, props: undefined }));
  for (const { id, hero, props } of [...books, ...bare]) {
    // Shows what the picture would cut off.
    const picture = renderHero(hero, withProps(drawings, props)).replace(
      '<svg ',
      '<svg overflow="visible" ',
    );
    const [box] = await edgesOf(page, [picture], cell);
    const within =
      box && box.left >= 0 && box.top >= 0 && box.right < HERO_SIZE && box.bottom < HERO_SIZE;
    if (!within) faults.push(`${id} ${JSON.stringify(box)}`);
  }
  expect(faults).toEqual([]);
});

test('no two characters look alike at 60 pixels in greys', async ({ page }) => {
  const cell = { left: -150, top: -315, width: 300, height: 330, scale: 0.2 };
  const pictures = new Map<Who, number[]>();
  for (const who of names) pictures.set(who, await greysOf(page, cast[who].draw({}), cell));
  // Maud is the crab with a claw too many.
  pictures.delete('maud');
  const alike: string[] = [];
  for (const [a, one] of pictures) {
    for (const [b, other] of pictures) {
      if (a >= b) continue;
      const inked = one.filter((grey, i) => grey < 250 || (other[i] ?? 255) < 250).length;
      const apart = one.filter((grey, i) => Math.abs(grey - (other[i] ?? 255)) > 24).length;
      if (apart / inked < 0.3) alike.push(`${a} and ${b}: ${Math.round((100 * apart) / inked)} %`);
    }
  }
  expect(alike).toEqual([]);
});
