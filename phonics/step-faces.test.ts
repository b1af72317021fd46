import { expect, test } from 'vitest';
import { faceOf } from './step-faces.ts';
import { steps } from './steps.ts';

/** The graphemes of a face, without the hyphens and dots that stand for the rest of a word. */
const partsOf = (face: string) => face.split(/[ ·]|^-|-$/).filter(Boolean);

test('every step has a face of its own', () => {
  expect(new Set(steps.map(({ id }) => faceOf(id))).size).toBe(steps.length);
});

test('a face is short enough for its stone', () => {
  for (const { id } of steps) {
    expect(faceOf(id).length, id).toBeLessThanOrEqual(7);
    expect(partsOf(faceOf(id)).length, id).toBeLessThanOrEqual(3);
  }
});

const ofShapes = ['1.7', '1.8', '1.9', '1.10'];
const insideWords = { '5.3': ['or'], '7.2': ['ough'], '9.1': ['c', 'g'], '9.5': ['ti'] };

test.each(steps.filter(({ id }) => !ofShapes.includes(id)))(
  'the face of step $id shows letters that the step teaches',
  ({ id, phonograms }) => {
    const taught = phonograms.map(({ letters }) => letters);
    const shown = (insideWords as Record<string, string[]>)[id] ?? partsOf(faceOf(id));
    for (const letters of shown) {
      expect(faceOf(id)).toContain(letters);
      expect(taught).toContain(letters);
    }
  },
);

test('a step that teaches shapes of words shows where the letters stand', () => {
  expect(ofShapes.map((id) => faceOf(id as '1.7'))).toEqual(['-nd', 'st-', 'str-', 'pic·nic']);
});
