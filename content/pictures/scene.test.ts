import { describe, expect, it } from 'vitest';
import { backgrounds, type Background } from './backgrounds/backgrounds.ts';
import { loadDrawings } from './drawings/drawings.ts';
import { renderScene, withOwnIds, type Scene } from './scene.ts';

const drawings = loadDrawings();
const names = Object.keys(backgrounds) as Background[];

describe('a rendered scene', () => {
  it.each(names)('on %s is well-formed, at both sizes, with no broken number', (background) => {
    for (const options of [{ drawings }, { drawings, frame: 'coral' as const }]) {
      const svg = renderScene({ background, items: [] }, options);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
      expect(svg.match(/<g\b/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it('is 800 x 600 as a page and 600 x 800 with a frame as a cover', () => {
    const scene: Scene = { background: 'hills', items: [] };
    expect(renderScene(scene, { drawings })).toContain('viewBox="0 0 800 600"');
    expect(renderScene(scene, { drawings, frame: 'mint' })).toContain('viewBox="0 0 600 800"');
  });

  it('draws a picture once, however often it is used', () => {
    const rabbit = { picture: 'rabbit', y: 400, size: 100 };
    const items = [100, 200, 300].map((x) => ({ ...rabbit, x }));
    const svg = renderScene({ background: 'snow', items }, { drawings });
    expect(svg.match(/<g id="rabbit">/g)).toHaveLength(1);
    expect(svg.match(/<use href="#rabbit"/g)).toHaveLength(3);
  });

  it('never repeats an id, also with pictures that bring gradients', () => {
    const items = ['bubbles', 'butter', 'confetti-ball', 'own-glow'].map((picture, i) => ({
      picture,
      x: 100 * i,
      y: 300,
      size: 80,
    }));
    const svg = renderScene({ background: 'sea', items }, { drawings });
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('puts a picture on its base line and mirrors it about its own middle', () => {
    const item = { picture: 'cat', x: 400, y: 500, size: 320 };
    const plain = renderScene({ background: 'room', items: [item] }, { drawings });
    const mirrored = renderScene(
      { background: 'room', items: [{ ...item, mirror: true }] },
      { drawings },
    );
    expect(plain).toContain('translate(400 360)scale(10 10)translate(-16 -16)');
    expect(mirrored).toContain('translate(400 360)scale(-10 10)translate(-16 -16)');
  });

  it('names a picture that does not exist', () => {
    const items = [{ picture: 'no-such-thing', x: 0, y: 0, size: 10 }];
    expect(() => renderScene({ background: 'sky', items }, { drawings })).toThrow('no-such-thing');
  });
});

describe('ids of a drawing', () => {
  it('are prefixed where they are defined and where they are used', () => {
    expect(withOwnIds('<g id="a" fill="url(#b)"><use href="#a"/></g>', 'cat')).toBe(
      '<g id="cat-a" fill="url(#cat-b)"><use href="#cat-a"/></g>',
    );
  });
});
