import { describe, expect, it } from 'vitest';
import { cast, type Who } from './cast.ts';
import { feelings } from './expressions.ts';
import { armPoses, stances } from './pose.ts';

const names = Object.keys(cast) as Who[];
const whole = stances.flatMap((does) => feelings.map((feels) => ({ does, feels })));

describe.each(names)('%s', (who) => {
  const drawings = whole.map((pose) => cast[who].draw(pose));

  it('is drawn in every stance and feeling, with no broken number', () => {
    for (const drawing of drawings) {
      expect(drawing).toMatch(/^<g\b.*<(path|ellipse|circle|rect)\b.*<\/g>$/s);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
      expect(drawing.match(/<g\b/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
    }
  });

  it('is different in each of them', () => {
    expect(new Set(drawings).size).toBe(whole.length);
  });

  it('has no ids, gradients, filters, clip paths or outlines of black', () => {
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/\bid=|url\(|clip-path|filter|#000\b|#000000|black/);
    }
  });

  it('is the same each time', () => {
    expect(whole.map((pose) => cast[who].draw(pose))).toEqual(drawings);
  });

  it('turns its head, looks with its eyes, and speaks', () => {
    const plain = cast[who].draw({});
    for (const pose of [
      { looks: 'left' },
      { looks: 'front' },
      { head: 'left' },
      { gaze: [0, -1] },
      { says: 'shout' },
    ] as const) {
      expect(cast[who].draw(pose), JSON.stringify(pose)).not.toBe(plain);
    }
  });

  it('holds and wears what it is given', () => {
    const prop = { svg: '<path d="M1 2h3"/>', size: 40 };
    for (const does of stances) {
      expect(cast[who].draw({ does, wears: prop }), does).toContain(prop.svg);
    }
    for (const does of stances.filter(
      (stance) => !['lying', 'crawling', 'peeking', 'turned'].includes(stance),
    )) {
      expect(cast[who].draw({ does, holds: prop }), does).toContain(prop.svg);
    }
  });
});

describe('the cast', () => {
  it('has no two characters that are drawn alike', () => {
    expect(new Set(names.map((who) => cast[who].draw({}))).size).toBe(names.length);
  });

  it('moves the arms of all but the snail and the worm, who have none', () => {
    for (const who of names.filter((name) => name !== 'snail' && name !== 'worm')) {
      const different = new Set(armPoses.map((arms) => cast[who].draw({ arms }))).size;
      // Spider and ladybird stand on their arms, 'down' or 'swinging'.
      const alike = who === 'spider' || who === 'ladybird' ? 1 : 0;
      expect(different, who).toBe(armPoses.length - alike);
    }
  });
});
