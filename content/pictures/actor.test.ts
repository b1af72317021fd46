import { describe, expect, it } from 'vitest';
import { picturesOf, renderActor, renderActorShadow, several, type Actor } from './actor.ts';
import { cast } from './cast/cast.ts';

/** One unit of this actor is one unit of the scene. */
const sam: Actor = { who: 'sam', at: [400, 500], size: 200 };

describe('an actor', () => {
  it('stands at its place, in its size, turned about its feet', () => {
    expect(renderActor({ ...sam, size: 300, turn: 20 })).toBe(
      `<g transform="translate(400 500)rotate(20)scale(1.5)">${cast.sam.draw({})}</g>`,
    );
  });

  it('stands at several places as a crowd, and is the same at each', () => {
    const rabbit = { who: 'rabbit', feels: 'sad', size: 100 } as const;
    const crowd = several(rabbit, [
      [10, 20],
      [30, 40],
    ]);
    expect(crowd).toEqual([
      { ...rabbit, at: [10, 20] },
      { ...rabbit, at: [30, 40] },
    ]);
  });

  it('reaches a point of the scene, however it stands', () => {
    const there = { reaches: [[40, -60]] } as const;
    expect(renderActor({ ...sam, reaches: [[440, 440]] })).toContain(cast.sam.draw(there));
    expect(renderActor({ ...sam, size: 400, reaches: [[480, 380]] })).toContain(
      cast.sam.draw(there),
    );
    expect(renderActor({ ...sam, looks: 'left', reaches: [[360, 440]] })).toContain(
      cast.sam.draw({ ...there, looks: 'left' }),
    );
    // A quarter turn, clockwise: what was up is to the right.
    expect(renderActor({ ...sam, turn: 90, reaches: [[460, 540]] })).toContain(
      cast.sam.draw(there),
    );
  });

  it('names and shows what it holds and wears', () => {
    const laden: Actor = {
      ...sam,
      holds: { picture: 'balloon', size: 60 },
      wears: { picture: 'top-hat', size: 88 },
    };
    expect(picturesOf(laden)).toEqual(['balloon', 'top-hat']);
    for (const picture of picturesOf(laden))
      expect(renderActor(laden)).toContain(`<use href="#${picture}"/>`);
    expect(picturesOf(sam)).toEqual([]);
  });

  it('has a shadow at its feet, and none when it peeks', () => {
    expect(renderActorShadow(sam)).toMatch(/^<ellipse cx="400" cy="500" /);
    expect(renderActorShadow({ ...sam, does: 'peeking' })).toBe('');
  });
});
