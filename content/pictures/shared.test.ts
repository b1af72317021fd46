import { describe, expect, it } from 'vitest';
import { drawOnce, shorten } from './shared.ts';

/** A group that is long enough to be shared. */
const long = (name: string) => `<g class="${name}">${'<path d="M0 0h1"/>'.repeat(5)}</g>`;
const short = '<g><path d="M0 0h1"/></g>';

describe('what is drawn once', () => {
  it('is a group that the drawing repeats', () => {
    expect(drawOnce(`${long('a')}<path d="M1 1"/>${long('a')}`)).toEqual({
      definitions: `<g id="shared-1">${long('a')}</g>`,
      body: '<use href="#shared-1"/><path d="M1 1"/><use href="#shared-1"/>',
    });
  });

  it('is the outer one of two groups, also where it holds others', () => {
    const outer = `<g transform="scale(2)">${long('a')}${short}</g>`;
    const { definitions, body } = drawOnce(outer + outer);
    expect(definitions).toBe(`<g id="shared-1">${outer}</g>`);
    expect(body).toBe('<use href="#shared-1"/><use href="#shared-1"/>');
  });

  it('is each of several groups, under an id of its own', () => {
    const { definitions, body } = drawOnce(long('a') + long('bb') + long('a') + long('bb'));
    expect(definitions).toBe(`<g id="shared-1">${long('bb')}</g><g id="shared-2">${long('a')}</g>`);
    expect(body).toBe('<use href="#shared-2"/><use href="#shared-1"/>'.repeat(2));
  });

  it('is nothing that is short or stands alone', () => {
    const drawing = short + long('a') + short;
    expect(drawOnce(drawing)).toEqual({ definitions: '', body: drawing });
  });
});

describe('a shorter path', () => {
  it('has no space before a minus and no nought before a point', () => {
    expect(shorten('<path d="M0 -4.5L10.5 -0.5Q0.5 0.25 100.5 0z"/>')).toBe(
      '<path d="M0-4.5L10.5-.5Q.5 .25 100.5 0z"/>',
    );
  });

  it('leaves all else as it is', () => {
    const rest = '<g transform="translate(0.5 -2)"><circle cx="0.5" r="3"/></g>';
    expect(shorten(rest)).toBe(rest);
  });
});
