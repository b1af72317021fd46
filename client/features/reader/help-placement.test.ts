import { describe, expect, it } from 'vitest';
import { type Box, placeHelp, type PlacementOptions } from './help-placement.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const phone = box(0, 0, 390, 844);

function placedBox(
  options: Partial<PlacementOptions> & Pick<PlacementOptions, 'sentence'>,
  height = 240,
) {
  const found = placeHelp({
    areas: [phone],
    word: options.sentence,
    text: options.sentence,
    heightAt: () => height,
    ...options,
  });
  if (found === null) return null;
  const { left, top, width, maxHeight } = found;
  return box(left, top, left + width, top + Math.min(height, maxHeight));
}

const covers = (a: Box | null, b: Box) =>
  a === null || (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);

describe('the placement of word help', () => {
  it('is close below a sentence in the upper half, and close above one in the lower half', () => {
    expect(placedBox({ sentence: box(40, 100, 350, 150) })).toEqual(box(8, 160, 382, 400));
    expect(placedBox({ sentence: box(40, 600, 350, 650) })).toEqual(box(8, 350, 382, 590));
  });

  it('is beside all words of the page where there is room', () => {
    const sentence = box(900, 300, 1240, 340);
    const text = box(860, 90, 1250, 700);
    const help = placedBox({ areas: [box(0, 0, 1280, 800)], sentence, text });
    expect(help?.right).toBe(850);
    expect(help?.top).toBe(200);
  });

  it('stays on the page where it can, so that the buttons stay free', () => {
    const sheet = box(20, 80, 1260, 720);
    const screen = box(0, 0, 1280, 800);
    const sentence = box(860, 300, 1250, 520);
    const help = placedBox({ areas: [sheet, screen], sentence });
    expect(help?.right).toBe(850);
    expect(
      placedBox({ areas: [box(20, 80, 1260, 200), screen], sentence: box(20, 90, 1260, 120) })?.top,
    ).toBe(130);
  });

  it('is never wider than the screen, and limited to the free height', () => {
    const sentence = box(10, 260, 310, 420);
    const help = placedBox({ areas: [box(0, 0, 320, 568)], sentence }, 400);
    expect(help).toEqual(box(8, 8, 312, 250));
  });

  it('is null when the sentence leaves no room', () => {
    expect(placedBox({ sentence: box(0, 100, 390, 800) })).toBeNull();
  });

  it('never covers the sentence, wherever the sentence is', () => {
    for (const screen of [phone, box(0, 0, 320, 568), box(0, 0, 844, 390), box(0, 0, 1280, 800)])
      for (let top = 0; top < screen.bottom - 60; top += 20)
        for (let left = 0; left < screen.right - 200; left += 60) {
          const sentence = box(left, top, left + 200, top + 60);
          const help = placedBox({ areas: [screen], sentence });
          if (help !== null) expect(covers(help, sentence)).toBe(false);
          if (help !== null) expect(covers(help, screen)).toBe(true);
        }
  });
});
